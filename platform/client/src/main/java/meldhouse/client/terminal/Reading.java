package meldhouse.client.terminal;

import java.util.List;

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

    /**
     * No move but a question, and its answer.
     *
     * @param lines shown as a command's are, on pages of their own where they are many
     */
    record Answer<M>(List<String> lines) implements Reading<M> {
        public Answer {
            lines = List.copyOf(lines);
        }
    }
}
