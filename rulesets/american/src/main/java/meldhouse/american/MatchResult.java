package meldhouse.american;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * How the match ended (american.md 10, variants.md 5.8). Lists are by side, those of winners apart.
 *
 * @param winner the winning side; null: several share the win
 * @param winners every side that has won
 * @param reason what decided it
 * @param totals the final totals
 * @param kitty how the kitty was shared; null: there is none
 * @param checks the checks of the match; null: none are paid
 */
public record MatchResult(
        @Nullable Integer winner,
        List<Integer> winners,
        Reason reason,
        List<Integer> totals,
        @Nullable KittyShare kitty,
        @Nullable MatchChecks checks) {
    public MatchResult {
        winners = List.copyOf(winners);
        totals = List.copyOf(totals);
    }

    /** What each side ends with: its total, with its share of the kitty. */
    public List<Integer> finals() {
        return kitty == null ? totals : kitty.finals();
    }

    /**
     * The kitty at the end of a match in units (variants.md 5.9).
     *
     * @param kitty what it held, or owed
     * @param share what each person got of it, or paid
     * @param left what stayed
     * @param finals the totals with these shares
     */
    public record KittyShare(int kitty, int share, int left, List<Integer> finals) {
        public KittyShare {
            finals = List.copyOf(finals);
        }
    }

    /**
     * The checks of a match (variants.md 5.10).
     *
     * @param game what the match itself brought or cost
     * @param totals the ledgers at the end
     * @param pointsWinner the side that won by points; null: several were level
     */
    public record MatchChecks(
            List<Integer> game, List<Integer> totals, @Nullable Integer pointsWinner) {
        public MatchChecks {
            game = List.copyOf(game);
            totals = List.copyOf(totals);
        }
    }

    /** What decided a match. */
    public enum Reason {
        /** One side alone reached the target. */
        TARGET("target"),
        /** Several reached it, and the highest total won. */
        HIGHER_TOTAL("higherTotal"),
        /** Several reached it, and the bidding side counted first. */
        BIDDING_SIDE("biddingSide"),
        /** The bidding side reached it by a bid that it made, as it must. */
        BID_OUT("bidOut"),
        /** A side took every trick of a deal. */
        ALL_TRICKS("allTricks"),
        /** Somebody said that the target was reached, which was right or wrong. */
        DECLARED_OUT("declaredOut"),
        /** A side was too far behind. */
        MERCY("mercy"),
        /** The agreed number of deals was scored. */
        DEALS("deals"),
        /** The agreed number of deals was scored, and the leaders are level. */
        DRAW("draw"),
        /** The side with more checks won. */
        CHECKS("checks");

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
