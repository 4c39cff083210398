package meldhouse.api.bot;

/**
 * A player without a body: one function from what a seat may know to a move. One object sits in one
 * seat of one match and is asked by one thread at a time; it may remember what it likes.
 */
@FunctionalInterface
public interface Bot {
    /**
     * Chooses a move. Whatever it does wrong (throws, hangs, chooses an illegal move) costs its
     * seat a default move, and is reported with the bot's name.
     */
    Chosen choose(Thinking thinking);

    /**
     * Whether it wants to be asked where there is one legal move and no choice; otherwise that move
     * is made without asking. The history tells of such turns all the same.
     */
    default boolean seesForcedMoves() {
        return false;
    }

    /**
     * The match is over, or the seat is somebody else's: nothing more will be asked. For a bot that
     * holds something which has to be given back.
     */
    default void leave() {}
}
