package meldhouse.american;

import java.util.List;

/**
 * How the match ended (american.md 10).
 *
 * @param winner the winning side: 0 (seats 0 and 2) or 1 (seats 1 and 3)
 * @param reason what decided it
 * @param totals the final totals of the sides
 */
public record MatchResult(int winner, Reason reason, List<Integer> totals) {
    public MatchResult {
        totals = List.copyOf(totals);
    }

    /** What decided a match. */
    public enum Reason {
        /** One side alone reached the target. */
        TARGET("target"),
        /** Both reached it, and the higher total won. */
        HIGHER_TOTAL("higherTotal"),
        /** Both reached it, and the bidding side counted first. */
        BIDDING_SIDE("biddingSide"),
        /** Somebody said that the target was reached, which was right or wrong. */
        DECLARED_OUT("declaredOut"),
        /** The agreed number of deals was scored. */
        DEALS("deals");

        private final String word;

        Reason(String word) {
            this.word = word;
        }

        /** As on the wire: {@code higherTotal}. */
        @Override
        public String toString() {
            return word;
        }
    }
}
