package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.DealScored;
import meldhouse.american.AmericanEvent.DealVoid;
import meldhouse.american.AmericanEvent.MatchEnded;
import meldhouse.american.DealScore;
import meldhouse.american.MatchResult;
import meldhouse.american.SeatMelds;
import meldhouse.american.ShownHand;
import meldhouse.american.rules.Choices.AllPass;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.stream.Stream;

/**
 * What goes on from deal to deal.
 *
 * @param game the rules
 * @param deal the number of the deal, from 1; void deals are counted
 * @param dealer who deals it
 * @param deals the scored deals before it
 */
record Ledger(AmericanGame game, int deal, int dealer, List<DealScore> deals) {
    Ledger {
        deals = List.copyOf(deals);
    }

    static Ledger start(AmericanGame game, int dealer) {
        return new Ledger(game, 1, dealer, List.of());
    }

    AmericanRules rules() {
        return game.rules();
    }

    /** A bit for each seat that plays this deal. */
    int active() {
        return game.seating().active(dealer);
    }

    /** The player on a seat's left. */
    int next(int seat) {
        return Seating.next(active(), seat);
    }

    /** The meld points of each seat. */
    List<Integer> bySeat(List<SeatMelds> melds) {
        return game.seating()
                .each(
                        seat ->
                                melds.stream()
                                        .filter(shown -> shown.seat() == seat)
                                        .mapToInt(SeatMelds::points)
                                        .sum());
    }

    /** Who deals after this deal, if everybody passes (P10). */
    int nextDealerAfterPasses() {
        return rules().auction().allPass() == AllPass.REDEAL_SAME_DEALER
                ? dealer
                : game.seating().left(dealer);
    }

    /** The match totals, by side. */
    List<Integer> totals() {
        return deals.isEmpty() ? game.sides().nothing() : deals.getLast().totals();
    }

    /**
     * The next deal after a void one.
     *
     * @param misdeal the hand shown to claim it; null: everybody passed
     */
    Dealing voided(
            DealVoid.Reason reason, int nextDealer, @Nullable ShownHand misdeal, Story story) {
        story.tell(next -> new DealVoid(deal, reason, nextDealer, next));
        return new Dealing(new Ledger(game, deal + 1, nextDealer, deals), List.of(), misdeal);
    }

    /**
     * Where the match stands when this deal is scored.
     *
     * @param melds what was laid on the table
     */
    AmericanPosition scored(DealScore score, List<SeatMelds> melds, Story story) {
        List<DealScore> sheet = Stream.concat(deals.stream(), Stream.of(score)).toList();
        Verdict verdict = Verdict.of(rules(), score.totals(), score.biddingSide(), sheet.size());
        MatchResult result = verdict.result();
        if (result != null) {
            story.tell(new DealScored(score, null, null))
                    .tell(next -> new MatchEnded(result, next));
            return new MatchOver(new Ledger(game, deal, dealer, sheet), melds, result);
        }
        int left = game.seating().left(dealer);
        story.tell(next -> new DealScored(score, left, next));
        return new Dealing(new Ledger(game, deal + 1, left, sheet), melds, null);
    }
}
