package meldhouse.american.rules;

import meldhouse.american.MatchResult;
import meldhouse.american.MatchResult.Reason;
import meldhouse.american.rules.Choices.BothOverTarget;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Whether the match is over after a scored deal (american.md 10; {@code dealsPerMatch} as in
 * variants.md 5.8).
 *
 * @param result how it ended; null: it goes on
 * @param tie whether it goes on only because both sides are level
 */
record Verdict(@Nullable MatchResult result, boolean tie) {
    private static final Verdict ON = new Verdict(null, false);
    private static final Verdict TIE = new Verdict(null, true);

    /**
     * Judges.
     *
     * @param totals of the sides, after the deal
     * @param bidders the bidding side of that deal
     * @param deals how many deals have been scored
     */
    static Verdict of(AmericanRules rules, List<Integer> totals, int bidders, int deals) {
        int first = totals.get(0);
        int second = totals.get(1);
        Integer target = rules.target();
        if (target != null && (first >= target || second >= target)) {
            boolean both = first >= target && second >= target;
            if (!both) {
                return won(first >= target ? 0 : 1, Reason.TARGET, totals);
            }
            if (rules.bothOverTarget() == BothOverTarget.BIDDING_SIDE) {
                return won(bidders, Reason.BIDDING_SIDE, totals);
            }
            return higher(Reason.HIGHER_TOTAL, totals);
        }
        Integer most = rules.dealsPerMatch();
        return most != null && deals >= most ? higher(Reason.DEALS, totals) : ON;
    }

    private static Verdict higher(Reason reason, List<Integer> totals) {
        int lead = Integer.compare(totals.get(0), totals.get(1));
        return lead == 0 ? TIE : won(lead > 0 ? 0 : 1, reason, totals);
    }

    private static Verdict won(int side, Reason reason, List<Integer> totals) {
        return new Verdict(new MatchResult(side, reason, totals), false);
    }

    /** The totals after a deal (american.md 9; P47). */
    static List<Integer> totals(AmericanRules rules, List<Integer> before, List<Integer> delta) {
        return List.of(total(rules, before, delta, 0), total(rules, before, delta, 1));
    }

    private static int total(
            AmericanRules rules, List<Integer> before, List<Integer> delta, int side) {
        int sum = Settlement.bounded((long) before.get(side) + delta.get(side));
        Integer floor = rules.scoreFloor();
        return floor == null ? sum : Math.max(floor, sum);
    }
}
