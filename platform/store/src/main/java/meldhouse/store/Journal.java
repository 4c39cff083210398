package meldhouse.store;

import java.io.IOException;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;

/**
 * The truth about every table: lines of text, in the order in which they were appended. What a line
 * says is the server's affair. A line counts once its stage has completed, and nobody may be told
 * of what it says before.
 *
 * <p>Safe for any thread. Stages complete on the journal's own thread or on the caller's: whoever
 * has a thread of its own goes on there.
 */
public interface Journal extends AutoCloseable {
    /**
     * Adds a line to a table's.
     *
     * @param table the table's id: 1 to 64 letters and digits of ASCII, {@code -} and {@code _}
     * @param line without line breaks and the character U+0000, at most {@value #LONGEST_LINE}
     *     characters
     * @return completes when the line would outlive a crash, in the order of the calls for one
     *     table; fails with an {@link IOException} whose message says what went wrong, and then the
     *     line is not in the journal and later ones may be appended
     * @throws IllegalArgumentException if the table's id or the line is not allowed
     */
    CompletionStage<Void> append(String table, String line);

    /**
     * Tells every line of every table that is not retired, a table's lines one after the other and
     * in their order. At the start, before the first {@link #append}.
     *
     * @param lines is given the table and the line
     * @throws IOException if the lines cannot be read
     */
    void replay(BiConsumer<String, String> lines) throws IOException;

    /**
     * Puts a closed table's lines away: {@link #replay} no longer tells them, and the id is free.
     * Nothing happens if the table has no lines.
     *
     * @return completes when it would outlive a crash; fails with an {@link IOException}
     */
    CompletionStage<Void> retire(String table);

    /** Waits until what was appended is durable, and ends. Later appends fail. */
    @Override
    void close();

    /** How long a line may be, in characters: a megabyte. */
    int LONGEST_LINE = 1 << 20;
}
