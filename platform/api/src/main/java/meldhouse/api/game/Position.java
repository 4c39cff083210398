package meldhouse.api.game;

/**
 * Where a match stands: immutable, with its rules inside. It covers the whole match, from the draw
 * for the first dealer to the last score. Equal positions are equal.
 */
public interface Position {
    /** Whose turn it is. */
    Turn turn();

    /**
     * What the seat whose turn it is may do; {@link LegalMoves#NONE} where it is no seat's turn.
     */
    LegalMoves legalMoves();

    /**
     * Rules on a move: what happened, or why not. Any move by any seat is answered; nothing is
     * thrown for a bad one.
     */
    Decision decide(int seat, Move move);

    /**
     * The position after a legal move of the seat whose turn it is, without the events: for
     * searches and simulations. The same as {@link #decide} gives.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    Position next(Move move);

    /**
     * The position after chance has moved.
     *
     * @param order the numbers from 0 to {@link Turn.Chance#things()} - 1, shuffled; the first is
     *     on top
     * @throws IllegalStateException if it is not the turn of chance
     * @throws IllegalArgumentException if the order has another length
     */
    Decision.Accepted shuffled(int[] order);

    /** All that this viewer may know. */
    View view(Viewer viewer);

    /** The sides with their scores; final once the match is over. */
    Standing standing();

    /** The whole position as one line of text, which {@link Game#parse} reads. */
    String text();
}
