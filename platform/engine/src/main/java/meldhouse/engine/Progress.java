package meldhouse.engine;

/** Is told how a long run gets on. Called by any thread. */
@FunctionalInterface
public interface Progress {
    /**
     * Told now and then.
     *
     * @param count how many of all are done
     */
    void done(int count);

    /** Told of every move, before it is made: where none comes any more, something hangs. */
    default void step() {}
}
