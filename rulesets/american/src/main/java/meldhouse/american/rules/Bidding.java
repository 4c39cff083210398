package meldhouse.american.rules;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanEvent.DealVoid;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Bid;
import meldhouse.american.AmericanMove.ClaimMisdeal;
import meldhouse.american.AmericanMove.Pass;
import meldhouse.american.Phase;
import meldhouse.american.rules.BidGrid.Stretch;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * A seat is to call (american.md 4; variants.md 5.1), or to claim a redeal instead.
 *
 * @param refused a bit for each seat whose claim of a redeal its partner has not agreed to
 */
record Bidding(Ledger ledger, Hands hands, Auction auction, int refused)
        implements InDeal.Undecided, Claiming {
    private static final Pass PASS = new Pass();
    private static final List<AmericanMove> PASS_ALONE = List.of(PASS);
    private static final List<AmericanMove> PASS_OR_CLAIM = List.of(PASS, CLAIM);
    private static final List<AmericanMove> CLAIM_ALONE = List.of(CLAIM);

    static Bidding start(Ledger ledger, Hands hands) {
        Auction auction = Auction.start(ledger.game().seating(), ledger.dealer());
        return new Bidding(ledger, hands, auction, 0);
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

    @Override
    public InDeal deal() {
        return this;
    }

    /** Whether this is a time to claim a redeal, for a hand that has the right. */
    private boolean isClaimTime() {
        MisdealRules misdeal = rules().misdeal();
        int own = 1 << auction.turn();
        return game().hasMisdeals()
                && (refused & own) == 0
                && switch (misdeal.misdealWindow()) {
                    case BEFORE_OWN_FIRST_CALL -> (auction.called() & own) == 0;
                    case BEFORE_AUCTION -> false;
                    case BEFORE_FIRST_LEAD -> true;
                };
    }

    /**
     * A pass, the claim of a redeal, and the bids, most of them as ranges. Where nothing but a bid
     * is allowed, the least of them is listed.
     */
    @Override
    public LegalMoves legalMoves() {
        AmericanRules rules = rules();
        List<Integer> calls = game().calls(auction, hand());
        if (calls != null) {
            return LegalMoves.of(listed(calls));
        }
        List<AmericanMove> moves = withoutBids();
        if (!auction.canBid(rules) || !auction.mayBid(rules, hand())) {
            return LegalMoves.of(moves);
        }
        long least = auction.least(rules);
        Integer greatest = auction.greatest(rules, hand());
        boolean alone = greatest != null && greatest == least;
        if (alone || moves.isEmpty()) {
            moves = new ArrayList<>(moves);
            moves.add(new Bid((int) least));
            least = rules.auction().grid().above(least);
        }
        return least > (greatest == null ? Integer.MAX_VALUE : greatest)
                ? LegalMoves.of(moves)
                : LegalMoves.of(moves, ranges((int) least, greatest));
    }

    /** The calls that a function allows. */
    private List<AmericanMove> listed(List<Integer> calls) {
        List<AmericanMove> moves = new ArrayList<>();
        calls.forEach(call -> moves.add(call == Said.PASS ? PASS : new Bid(call)));
        if (isClaimTime() && hasRight()) {
            moves.add(CLAIM);
        }
        return moves;
    }

    private List<AmericanMove> withoutBids() {
        boolean claim = isClaimTime() && hasRight();
        if (auction.mayPass(rules(), hand())) {
            return claim ? PASS_OR_CLAIM : PASS_ALONE;
        }
        return claim ? CLAIM_ALONE : List.of();
    }

    private List<MoveRange> ranges(int least, @Nullable Integer greatest) {
        List<Stretch> stretches = rules().auction().grid().stretches(least, greatest);
        if (stretches.size() == 1) {
            return List.of(range(stretches.getFirst()));
        }
        return stretches.stream().map(Bidding::range).toList();
    }

    private static MoveRange range(Stretch bids) {
        return new MoveRange("bid", "amount", bids.least(), bids.greatest(), bids.step(), Bid::new);
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        return switch (move) {
            case Bid(int amount) when amount == Said.PASS ->
                    auction.refusal(rules(), amount, hand());
            case Bid bid -> game().refusal(auction, bid.amount(), hand());
            case Pass _ -> game().refusal(auction, Said.PASS, hand());
            case ClaimMisdeal _ when isClaimTime() -> claimRefusal();
            default -> InDeal.notNow("bid or pass");
        };
    }

    @Override
    public AmericanPosition unclaimed() {
        return new Bidding(ledger, hands, auction, refused | 1 << auction.turn());
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        if (move instanceof ClaimMisdeal) {
            return claim(story);
        }
        int seat = auction.turn();
        int call = move instanceof Bid bid ? bid.amount() : Said.PASS;
        if (call == Said.PASS) {
            story.tell(next -> new AmericanEvent.Passed(seat, next));
        } else {
            story.tell(next -> new AmericanEvent.Bid(seat, call, next));
        }
        Auction called = auction.with(rules(), call);
        return switch (called.status()) {
            case OPEN -> new Bidding(ledger, hands, called, refused);
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
