package meldhouse.danish;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A scored round in short.
 *
 * @param round which round of the match, from 1
 * @param finisher the seat that went out; null: the round was blocked
 * @param scores what it brought each side
 */
public record PastRound(int round, @Nullable Integer finisher, List<Integer> scores) {
    public PastRound {
        scores = List.copyOf(scores);
    }
}
