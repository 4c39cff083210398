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
}
