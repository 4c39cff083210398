package meldhouse.load;

import java.util.List;

/**
 * What came of a load.
 *
 * @param connections that were open at the end of it
 * @param moves made while it was counted
 * @param seconds for which it was counted
 * @param matches that came to their end, warming up included
 * @param heard from a move that was sent to its event at each of the four seats
 * @param answered from a move that was sent to its answer
 * @param due from when a move was to be sent by the rate to its event at each seat: a server that
 *     falls behind shows here; without a rate it is the same as {@code heard}
 * @param faults errors, lost connections and refused moves, however many
 * @param sentences the first few of them, in words
 */
public record Outcome(
        int connections,
        long moves,
        double seconds,
        long matches,
        Latency heard,
        Latency answered,
        Latency due,
        long faults,
        List<String> sentences) {
    /** Moves in a second, of all tables together. */
    public double movesPerSecond() {
        return moves / seconds;
    }
}
