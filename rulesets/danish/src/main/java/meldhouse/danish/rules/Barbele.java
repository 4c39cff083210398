package meldhouse.danish.rules;

import meldhouse.danish.rules.Choices.FailedAttempt;

import org.jspecify.annotations.Nullable;

/** The opening of a side that is ahead (danish.md 4). */
final class Barbele {
    static final String FAILED_BEFORE = "openingAlreadyFailedThisTurn";
    static final String BELOW_MINIMUM = "openingBelowMinimum";

    private Barbele() {}

    /**
     * Whether a side has Barbele in the next round (danish.md 4.1).
     *
     * @param total its match total
     * @param had whether it has had Barbele before
     */
    static boolean has(DanishRules rules, int total, boolean had) {
        return total >= rules.barbeleThreshold() || had && rules.barbeleSticky();
    }

    /**
     * What becomes of an attempt to lay melds.
     *
     * @param allowed whether the melds stay on the table
     * @param penalty what the attempt costs in this round's score
     * @param refused the code of the refusal; null where the melds were laid or shown
     */
    record Opening(boolean allowed, int penalty, @Nullable String refused) {
        private static final Opening FREE = new Opening(true, 0, null);

        /** Whether the cards were shown, and go back to the hand. */
        boolean isFailed() {
            return !allowed && refused == null;
        }
    }

    /**
     * Judges the first melds of a Barbele side (danish.md 4.2, 4.3).
     *
     * @param minimum what they must be worth
     * @param value what the melds of the action are worth together
     * @param failed whether an opening has failed in this turn
     * @param fails how many of the side have failed in this round
     * @param folding whether the player goes out with this action, alone or with a discard after
     *     it, and laid nothing in an earlier turn
     */
    static Opening opening(
            DanishRules rules, int minimum, int value, boolean failed, int fails, boolean folding) {
        if (folding && rules.barbeleFoldExempt()) {
            return Opening.FREE;
        }
        FailedAttempt attempt = rules.barbeleFailedAttempt();
        if (!Bounds.mayTry(rules, failed, fails)) {
            return new Opening(false, 0, FAILED_BEFORE);
        }
        if (value >= minimum) {
            return Opening.FREE;
        }
        return attempt == FailedAttempt.REFUSE_NO_PENALTY
                ? new Opening(false, 0, BELOW_MINIMUM)
                : new Opening(false, rules.barbelePenalty(), null);
    }
}
