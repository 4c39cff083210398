package meldhouse.api.game;

import java.util.ArrayList;
import java.util.List;

/**
 * The legal moves of the seat whose turn it is: a list, and ranges where a list would be long. A
 * player that only ever picks from these can always go on and can reach every kind of decision.
 */
public interface LegalMoves {
    /** No moves: it is no seat's turn. */
    LegalMoves NONE = of(List.of());

    /** How many moves are listed. */
    int size();

    /**
     * A listed move.
     *
     * @param index from 0 to {@link #size()} - 1, in an order that depends on the position alone
     */
    Move get(int index);

    /** Further moves, each a whole number of a range. */
    default List<MoveRange> ranges() {
        return List.of();
    }

    /** Whether every legal move is listed or in a range; if not, others may be legal too. */
    default boolean complete() {
        return true;
    }

    /** The listed moves as a list. */
    default List<Move> listed() {
        List<Move> moves = new ArrayList<>(size());
        for (int i = 0; i < size(); i++) {
            moves.add(get(i));
        }
        return List.copyOf(moves);
    }

    /** Whether the move is listed or lies in a range. */
    default boolean contains(Move move) {
        for (int i = 0; i < size(); i++) {
            if (get(i).equals(move)) {
                return true;
            }
        }
        return ranges().stream().anyMatch(range -> range.contains(move));
    }

    /** Exactly these moves. */
    static LegalMoves of(List<? extends Move> moves) {
        return of(moves, List.of());
    }

    /** Exactly these moves and ranges. */
    static LegalMoves of(List<? extends Move> moves, List<MoveRange> ranges) {
        List<Move> listed = List.copyOf(moves);
        List<MoveRange> ranged = List.copyOf(ranges);
        return new LegalMoves() {
            @Override
            public int size() {
                return listed.size();
            }

            @Override
            public Move get(int index) {
                return listed.get(index);
            }

            @Override
            public List<MoveRange> ranges() {
                return ranged;
            }

            @Override
            public List<Move> listed() {
                return listed;
            }
        };
    }
}
