package meldhouse.bots;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.american.Call;
import meldhouse.api.bot.Chosen;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;

import java.util.List;

/**
 * Bids up to what the hand is worth (american.md 15.3), a step at a time, and names the suit with
 * the highest estimate.
 */
final class Bidder {
    /**
     * What is left of the estimate for safety: a set contract costs more than a passed-out deal,
     * and the opponents score in both.
     */
    private static final int SAFETY = 10;

    /** What a partner who bid has more than one who is silent. */
    private static final int PARTNER_BID = 25;

    /** What each card passed to the declarer adds. */
    private static final int PASSED_CARD = 14;

    /** A contract that the estimate misses by more than this is given up where that costs less. */
    private static final int HOPELESS = 15;

    private final Valuation valuation;
    private final int passCount;

    /** The points of a deal, as a part of those that these numbers were found for. */
    private final double scale;

    Bidder(Valuation valuation, int passCount, double scale) {
        this.valuation = valuation;
        this.passCount = passCount;
        this.scale = scale;
    }

    Chosen call(AmericanView view, LegalMoves legal, Friends friends) {
        int partner = friends.partner();
        Valuation.Worth best = valuation.best(view.hand());
        int limit =
                best.estimate()
                        + (int)
                                Math.round(
                                        scale
                                                * (PASSED_CARD * passCount
                                                        + fromPartner(view.calls(), partner)
                                                        - SAFETY));
        Move bid = lowestBid(legal);
        Move pass = new AmericanMove.Pass();
        if (!legal.contains(pass)) {
            return Why.MUST_BID.chosen(bid);
        }
        if (!(bid instanceof AmericanMove.Bid(int amount))) {
            return Why.NO_BID_LEFT.chosen(pass);
        }
        if (view.highBidder() != null && view.highBidder() == partner) {
            return Why.PARTNER_HAS_BID.chosen(pass);
        }
        return (amount > limit ? Why.TOO_FEW : Why.SAFE_BID)
                .chosen(
                        amount > limit ? pass : bid,
                        "suit",
                        best.trump(),
                        "meld",
                        best.meld(),
                        "points",
                        limit,
                        "amount",
                        amount);
    }

    private static int fromPartner(List<Call> calls, int partner) {
        return partner >= 0
                        && calls.stream()
                                .anyMatch(call -> call.seat() == partner && call.amount() != null)
                ? PARTNER_BID
                : 0;
    }

    /** Whether the contract is better given up before it is played. */
    boolean isHopeless(AmericanView view) {
        Integer contract = view.contract();
        Suit trump = view.trump();
        if (contract == null) {
            return false;
        }
        int estimate =
                trump == null
                        ? valuation.best(view.hand()).estimate()
                        : valuation.of(view.hand()).get(trump.ordinal()).estimate();
        return estimate + HOPELESS * scale < contract;
    }

    private static Move lowestBid(LegalMoves legal) {
        for (Move move : legal.listed()) {
            if (move instanceof AmericanMove.Bid) {
                return move;
            }
        }
        return legal.ranges().isEmpty()
                ? new AmericanMove.Pass()
                : legal.ranges().getFirst().least();
    }

    Chosen trump(AmericanView view, LegalMoves legal) {
        Valuation.Worth best = null;
        for (Valuation.Worth worth : valuation.of(view.hand())) {
            if (legal.contains(new AmericanMove.Trump(worth.trump()))
                    && (best == null || worth.estimate() > best.estimate())) {
                best = worth;
            }
        }
        if (best == null) {
            return Chosen.of(legal.get(0));
        }
        return Why.BEST_TRUMP.chosen(
                new AmericanMove.Trump(best.trump()), "suit", best.trump(), "meld", best.meld());
    }
}
