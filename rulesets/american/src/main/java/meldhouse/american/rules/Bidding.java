package meldhouse.american.rules;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanEvent.DealVoid;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Bid;
import meldhouse.american.AmericanMove.Pass;
import meldhouse.american.Phase;
import meldhouse.american.rules.BidGrid.Stretch;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** A seat is to call (american.md 4). */
record Bidding(Ledger ledger, Hands hands, Auction auction) implements InDeal.Undecided {
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
    public @Nullable Said said() {
        return auction.said();
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
    public AmericanPosition make(AmericanMove move, Story story) {
        int seat = auction.turn();
        int call = move instanceof Bid bid ? bid.amount() : Said.PASS;
        if (call == Said.PASS) {
            story.tell(next -> new AmericanEvent.Passed(seat, next));
        } else {
            story.tell(next -> new AmericanEvent.Bid(seat, call, next));
        }
        Auction called = auction.with(rules(), call);
        return switch (called.status()) {
            case OPEN -> new Bidding(ledger, hands, called);
            case WON -> Contract.won(ledger, hands, called, story);
            case ALL_PASSED ->
                    ledger.voided(
                            DealVoid.Reason.ALL_PASSED,
                            ledger.nextDealerAfterPasses(),
                            null,
                            story);
        };
    }
}
