package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * How a round ended: all that its score depends on (danish.md 5). Lists by seat start with seat 0.
 *
 * @param round which round of the match, from 1
 * @param sides the seats of each side
 * @param melds all melds on the table
 * @param hands what the seats still hold
 * @param out who went out, and how; null: the round was blocked
 * @param failedOpenings by side
 * @param pumbaMissed by side
 * @param exactCutSide the side that cut exactly; null: none did
 * @param exactCutter the seat that did; null: not known
 * @param turnedUp the card that was turned up; null: it is not known
 * @param turnedUpSide the side that scores for it; null: none
 * @param before the match totals before the round, by side
 */
record Ending(
        int round,
        List<List<Integer>> sides,
        List<TableMeld> melds,
        List<List<DanishCard>> hands,
        @Nullable Out out,
        List<Integer> failedOpenings,
        List<Integer> pumbaMissed,
        @Nullable Integer exactCutSide,
        @Nullable Integer exactCutter,
        @Nullable DanishCard turnedUp,
        @Nullable Integer turnedUpSide,
        List<Integer> before) {

    /**
     * Going out (danish.md 2.5).
     *
     * @param seat who did
     * @param fold whether the whole hand went in this turn; a final discard is allowed
     * @param firstTurn whether it was the seat's first turn
     * @param finalDiscard the card with which it ended; null: the last card was laid
     */
    record Out(int seat, boolean fold, boolean firstTurn, @Nullable DanishCard finalDiscard) {}

    Ending {
        sides = List.copyOf(sides);
        melds = List.copyOf(melds);
        hands = List.copyOf(hands);
        failedOpenings = List.copyOf(failedOpenings);
        pumbaMissed = List.copyOf(pumbaMissed);
        before = List.copyOf(before);
    }

    int side(int seat) {
        for (int side = 0; side < sides.size(); side++) {
            if (sides.get(side).contains(seat)) {
                return side;
            }
        }
        throw new IllegalArgumentException("no seat " + seat);
    }
}
