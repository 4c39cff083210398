package meldhouse.client.terminal;

/**
 * What a typed line came to.
 *
 * @param <M> the kind of move
 */
public sealed interface Reading<M> {
    /**
     * A move. Whether it is legal is for the server to say.
     *
     * @param move the move
     */
    record Wish<M>(M move) implements Reading<M> {}

    /**
     * No move.
     *
     * @param sentence what may be typed instead
     */
    record Unclear<M>(String sentence) implements Reading<M> {}
}
