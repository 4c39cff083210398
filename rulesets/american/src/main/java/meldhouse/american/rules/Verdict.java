package meldhouse.american.rules;

import meldhouse.american.MatchResult;
import meldhouse.american.MatchResult.Reason;
import meldhouse.american.rules.Choices.BothOverTarget;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

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
     * @param bidders the bidding side of that deal; null: none
     * @param deals how many deals have been scored
     */
    static Verdict of(
            AmericanRules rules, List<Integer> totals, @Nullable Integer bidders, int deals) {
        Integer target = rules.match().target();
        List<Integer> there =
                target == null
                        ? List.of()
                        : IntStream.range(0, totals.size())
                                .filter(side -> totals.get(side) >= target)
                                .boxed()
                                .toList();
        if (there.size() == 1) {
            return won(there.getFirst(), Reason.TARGET, totals);
        }
        if (!there.isEmpty()) {
            return rules.match().bothOverTarget() == BothOverTarget.BIDDING_SIDE
                            && bidders != null
                            && there.contains(bidders)
                    ? won(bidders, Reason.BIDDING_SIDE, totals)
                    : highest(Reason.HIGHER_TOTAL, totals);
        }
        Integer most = rules.match().dealsPerMatch();
        return most != null && deals >= most ? highest(Reason.DEALS, totals) : ON;
    }

    private static Verdict highest(Reason reason, List<Integer> totals) {
        int most = Collections.max(totals);
        return Collections.frequency(totals, most) > 1
                ? TIE
                : won(totals.indexOf(most), reason, totals);
    }

    private static Verdict won(int side, Reason reason, List<Integer> totals) {
        return new Verdict(new MatchResult(side, reason, totals), false);
    }

    /** The totals after a deal (american.md 9; P47). */
    static List<Integer> totals(AmericanRules rules, List<Integer> before, List<Integer> delta) {
        return IntStream.range(0, before.size())
                .map(side -> total(rules, before, delta, side))
                .boxed()
                .toList();
    }

    private static int total(
            AmericanRules rules, List<Integer> before, List<Integer> delta, int side) {
        int sum = Settlement.bounded((long) before.get(side) + delta.get(side));
        Integer floor = rules.match().scoreFloor();
        return floor == null ? sum : Math.max(floor, sum);
    }
}
