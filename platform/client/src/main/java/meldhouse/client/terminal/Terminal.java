package meldhouse.client.terminal;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Where a person reads and types: lines one below the other, or a screen redrawn in place. */
public interface Terminal extends AutoCloseable {
    /** The language that is spoken. */
    Tongue tongue();

    /** Whether somebody types at a keyboard, at any time; a file is read one line a question. */
    boolean isPerson();

    /** Tells what happened, a sentence a line. */
    void say(List<String> lines);

    /** Tells one thing. */
    default void say(String line) {
        say(List.of(line));
    }

    /** Shows what was asked for: help, a score sheet. */
    default void show(List<String> lines) {
        say(lines);
    }

    /** Says why what was typed will not do. */
    default void refuse(String sentence) {
        say(sentence);
    }

    /** Asks; the answer is typed behind it. */
    void ask(String question);

    /** Waits for a line; nothing at the end of the input. */
    Optional<String> read();

    /** Notes that a typed line is being dealt with. */
    void heard(String line);

    /** Whether the table is drawn, so that it need not be told. */
    default boolean isDrawn() {
        return false;
    }

    /**
     * Draws the table, from now on, where it is drawn.
     *
     * @param painter draws it for a look
     * @param told the table in sentences, the most important last, where there is no room
     * @param typable what may be typed now, for completion
     */
    default void draw(Function<Look, Picture> painter, List<String> told, List<String> typable) {}

    /**
     * The keys of a table's own commands, where a line of keys is shown.
     *
     * @param keys each with its word; of too many the first are left out
     * @param line the key of the text that they stand in, with those of every table
     */
    default void keys(List<String> keys, String line) {}

    /** There is no table any more. */
    default void clear() {}

    /** How long events are looked at. */
    default BotPace pace() {
        return BotPace.NONE;
    }

    /** Changes how long events are looked at; tells how long now. */
    default BotPace nextPace() {
        return pace();
    }

    /** Sets how long events are looked at. */
    default void pace(BotPace pace) {}

    /** Gives the terminal back as it was. */
    @Override
    default void close() {}
}
