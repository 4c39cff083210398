package meldhouse.danish;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The sheet of a round. Lists have one entry for each side, in the order of the sides.
 *
 * @param round which round of the match, from 1
 * @param finisher the seat that went out; null: the round was blocked
 * @param finisherSide its side; null: the round was blocked
 * @param fold whether it folded (danish.md 2.5)
 * @param firstTurn whether it folded in its own first turn
 * @param finalDiscard the card with which it ended; null: it laid its last card, or nobody went out
 * @param sides each side's score
 * @param totals the match totals after it
 */
public record RoundScore(
        int round,
        @Nullable Integer finisher,
        @Nullable Integer finisherSide,
        boolean fold,
        boolean firstTurn,
        @Nullable DanishCard finalDiscard,
        List<SideScore> sides,
        List<Integer> totals) {
    public RoundScore {
        sides = List.copyOf(sides);
        totals = List.copyOf(totals);
    }
}
