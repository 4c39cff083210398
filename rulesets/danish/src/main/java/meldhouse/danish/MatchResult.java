package meldhouse.danish;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * How the match ended (danish.md 5.8). Lists have one entry for each side.
 *
 * @param winner the winning side
 * @param reason what decided it
 * @param totals the final totals
 * @param differences the winner's total minus each side's, 0 for the winner; null where the house
 *     rules do not list them
 */
public record MatchResult(
        int winner, Reason reason, List<Integer> totals, @Nullable List<Integer> differences) {
    public MatchResult {
        totals = List.copyOf(totals);
        differences = differences == null ? null : List.copyOf(differences);
    }

    /** What decided a match. */
    public enum Reason {
        /** One side alone reached the target. */
        TARGET("target"),
        /** Several reached it, and the highest total won. */
        HIGHER_TOTAL("higherTotal"),
        /** Several reached it, and the side that ended the round won. */
        FINISHER("finisher"),
        /** The agreed number of rounds was played. */
        ROUNDS("rounds"),
        /** A function of the house rules. */
        HOUSE_RULE("houseRule");

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
