package meldhouse.american.rules;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanEvent.ContractMade;
import meldhouse.american.AmericanEvent.DealVoid;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Bid;
import meldhouse.american.AmericanMove.Pass;
import meldhouse.american.Phase;
import meldhouse.american.rules.Auction.Status;
import meldhouse.american.rules.BidGrid.Stretch;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** A seat is to call (american.md 4). */
record Bidding(Ledger ledger, Hands hands, Auction auction) implements InDeal {
    private static final Pass PASS = new Pass();
    private static final LegalMoves PASS_ALONE = LegalMoves.of(List.of(PASS));

    static Bidding start(Ledger ledger, Hands hands) {
        return new Bidding(ledger, hands, Auction.start(ledger.game().seating(), ledger.dealer()));
    }

    @Override
    public Phase phase() {
        return Phase.AUCTION;
    }

    @Override
    public Turn turn() {
        return Turn.seat(auction.turn());
    }

    @Override
    public long hand(int seat) {
        return hands.of(seat);
    }

    @Override
    public @Nullable Said said() {
        return auction.said();
    }

    @Override
    public @Nullable Contract contract() {
        return null;
    }

    @Override
    public @Nullable Terms terms() {
        return null;
    }

    /** A pass, and the bids: a range, or the one bid there is. */
    @Override
    public LegalMoves legalMoves() {
        AmericanRules rules = rules();
        if (!auction.canBid(rules)) {
            return PASS_ALONE;
        }
        int least = (int) auction.least(rules);
        Integer greatest = auction.greatest(rules);
        return greatest != null && greatest == least
                ? LegalMoves.of(List.of(PASS, new Bid(least)))
                : LegalMoves.of(
                        List.of(PASS),
                        rules.auction().grid().stretches(least, greatest).stream()
                                .map(Bidding::range)
                                .toList());
    }

    private static MoveRange range(Stretch bids) {
        return new MoveRange("bid", "amount", bids.least(), bids.greatest(), bids.step(), Bid::new);
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        if (move instanceof Bid bid) {
            return auction.refusal(rules(), bid.amount());
        }
        return move instanceof Pass ? null : InDeal.notNow("bid or pass");
    }

    @Override
    public AmericanPosition after(AmericanMove move) {
        Auction called = called(move);
        return switch (called.status()) {
            case OPEN -> new Bidding(ledger, hands, called);
            case WON -> Contract.won(ledger, hands, called);
            case ALL_PASSED -> ledger.voided(ledger.nextDealerAfterPasses(), null);
        };
    }

    private Auction called(AmericanMove move) {
        return auction.with(rules(), move instanceof Bid bid ? bid.amount() : Said.PASS);
    }

    @Override
    public void tell(AmericanMove move, Story story) {
        int seat = auction.turn();
        if (move instanceof Bid bid) {
            story.tell(next -> new AmericanEvent.Bid(seat, bid.amount(), next));
        } else {
            story.tell(next -> new AmericanEvent.Passed(seat, next));
        }
        Auction called = called(move);
        if (called.status() == Status.ALL_PASSED) {
            story.tellVoid(
                    ledger.deal(), DealVoid.Reason.ALL_PASSED, ledger.nextDealerAfterPasses());
        } else if (called.status() == Status.WON) {
            tellContract(called, story);
        }
    }

    private void tellContract(Auction won, Story story) {
        int declarer = won.declarer();
        int amount = won.contract(rules());
        story.tell(next -> new ContractMade(declarer, amount, next));
        if (Naming.suits(rules(), hands.of(declarer)) == 0) {
            story.tellMelds(hands.melds(game().sheet(), ledger.active(), Deck.NO_TRUMP)).tellEnd();
        }
    }
}
