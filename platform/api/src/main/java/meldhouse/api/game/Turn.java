package meldhouse.api.game;

/** Whose turn it is. */
public sealed interface Turn {
    /** The match has ended. */
    Turn OVER = new Over();

    /** A seat is to move. */
    static Turn seat(int seat) {
        return Seated.OF[seat];
    }

    /** Whether the match has ended. */
    default boolean isOver() {
        return this instanceof Over;
    }

    /**
     * A seat is to move.
     *
     * @param seat from 0
     */
    record Seated(int seat) implements Turn {
        private static final int MOST = 16;
        private static final Turn[] OF = new Turn[MOST];

        static {
            for (int seat = 0; seat < MOST; seat++) {
                OF[seat] = new Seated(seat);
            }
        }
    }

    /**
     * Chance is to move: {@link Position#shuffled} wants an order of so many things.
     *
     * @param things how many, at least 1
     */
    record Chance(int things) implements Turn {}

    /** Nobody: the match has ended. */
    record Over() implements Turn {}
}
