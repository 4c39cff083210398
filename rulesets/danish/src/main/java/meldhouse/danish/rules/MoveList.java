package meldhouse.danish.rules;

import java.util.Arrays;

/** Moves as numbers ({@link Packed}), in the order in which they were added. */
final class MoveList {
    private long[] moves = new long[64];
    private int size;

    void add(long move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    int size() {
        return size;
    }

    long get(int index) {
        return moves[index];
    }

    void clear() {
        size = 0;
    }

    /** Removes all moves from a place on. */
    void cut(int from) {
        size = from;
    }

    long[] toArray() {
        return Arrays.copyOf(moves, size);
    }
}
