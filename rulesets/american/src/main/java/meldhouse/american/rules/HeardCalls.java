package meldhouse.american.rules;

import meldhouse.american.AmericanView;
import meldhouse.american.Call;
import meldhouse.american.rules.Forms.BidRequirement;
import meldhouse.american.rules.Forms.FirstMustOpen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;

/**
 * What the calls of a deal tell of hidden hands: a bid that takes a marriage, a pass that a hand
 * with a meld could not have made, a claim of new cards (variants.md 6).
 */
final class HeardCalls {
    private final AmericanGame game;
    private final List<Heard> heard = new ArrayList<>();
    private final List<Integer> claimers;
    private final List<Integer> lateClaimers;

    /**
     * A call of a hidden seat.
     *
     * @param before the auction as it stood
     */
    private record Heard(Auction before, int seat, int call) {
        boolean fits(AmericanGame game, long hand) {
            return game.refusal(before, call, hand) == null;
        }
    }

    HeardCalls(AmericanGame game, AmericanView view, Told told) {
        this.game = game;
        AuctionRules rules = game.rules().auction();
        boolean tells =
                game.functions() != null && game.functions().decideBids
                        || rules.bidRequirement() != BidRequirement.NONE
                        || rules.firstMustOpen() == FirstMustOpen.HOLDER_OF_MELD;
        if (tells && view.dealer() != null) {
            Auction auction = Auction.start(game.seating(), view.dealer());
            for (Call call : view.calls()) {
                int amount = call.amount() == null ? Said.PASS : call.amount();
                if (view.seat() == null || view.seat() != call.seat()) {
                    heard.add(new Heard(auction, call.seat(), amount));
                }
                auction = auction.with(game.rules(), amount);
            }
        }
        claimers = hidden(view, told.claimed());
        lateClaimers = hidden(view, told.claimedLate());
    }

    private static List<Integer> hidden(AmericanView view, int seats) {
        return view.active().stream()
                .filter(seat -> (seats >>> seat & 1) != 0)
                .filter(seat -> view.seat() == null || !view.seat().equals(seat))
                .toList();
    }

    /**
     * Whether hands could have made these calls.
     *
     * @param hands by seat, as they were in the auction
     * @param late by seat, as they were before the first lead
     */
    boolean fit(IntToLongFunction hands, IntToLongFunction late) {
        if (heard.isEmpty() && claimers.isEmpty() && lateClaimers.isEmpty()) {
            return true;
        }
        return heard.stream().allMatch(call -> call.fits(game, hands.applyAsLong(call.seat())))
                && claimers.stream().allMatch(seat -> mayClaim(hands.applyAsLong(seat)))
                && lateClaimers.stream().allMatch(seat -> mayClaim(late.applyAsLong(seat)));
    }

    private boolean mayClaim(long hand) {
        return game.mayClaim(hand);
    }
}
