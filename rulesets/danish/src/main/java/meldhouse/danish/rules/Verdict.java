package meldhouse.danish.rules;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Whether the match is over after a round (danish.md 5.8, D45; {@code maxRounds} as in 7.1).
 *
 * @param winner the side that has won; negative: the match goes on
 * @param playOn whether it goes on only because no winner can be told among those who are there
 * @param byFunction whether a function of the house rules says otherwise than the options
 */
record Verdict(int winner, boolean playOn, boolean byFunction) {
    private static final Verdict ON = new Verdict(-1, false, false);
    private static final Verdict LEVEL = new Verdict(-1, true, false);

    /**
     * Judges.
     *
     * @param totals of the sides, after the round
     * @param finisher the side that went out; negative: the round was blocked
     * @param rounds how many rounds have been scored
     */
    static Verdict of(DanishRules rules, List<Integer> totals, int finisher, int rounds) {
        Verdict options = byOptions(rules, totals, finisher, rounds);
        Functions functions = rules.functions();
        Integer winner =
                functions == null
                        ? null
                        : functions.winner(
                                rounds, totals, rules.targetScore(), finisher, options.winner);
        return winner == null || winner == options.winner
                ? options
                : new Verdict(winner, false, true);
    }

    private static Verdict byOptions(
            DanishRules rules, List<Integer> totals, int finisher, int rounds) {
        List<Integer> there =
                IntStream.range(0, totals.size())
                        .filter(side -> totals.get(side) >= rules.targetScore())
                        .boxed()
                        .toList();
        if (there.size() == 1) {
            return won(there.getFirst());
        }
        if (there.size() > 1) {
            return switch (rules.simultaneousCrossing()) {
                case HIGHER_TOTAL -> highest(totals, finisher);
                case FINISHER_WINS ->
                        there.contains(finisher) ? won(finisher) : highest(totals, finisher);
                case PLAY_ON -> isLast(rules, rounds) ? highest(totals, -1) : LEVEL;
            };
        }
        return isLast(rules, rounds) ? highest(totals, -1) : ON;
    }

    private static boolean isLast(DanishRules rules, int rounds) {
        Integer most = rules.maxRounds();
        return most != null && rounds >= most;
    }

    boolean isOver() {
        return winner >= 0;
    }

    /** The higher total, then whoever went out, then nobody yet. */
    private static Verdict highest(List<Integer> totals, int finisher) {
        int most = totals.stream().mapToInt(total -> total).max().orElseThrow();
        List<Integer> leaders =
                IntStream.range(0, totals.size())
                        .filter(side -> totals.get(side) == most)
                        .boxed()
                        .toList();
        if (leaders.size() == 1) {
            return won(leaders.getFirst());
        }
        return leaders.contains(finisher) ? won(finisher) : LEVEL;
    }

    private static Verdict won(int side) {
        return new Verdict(side, false, false);
    }
}
