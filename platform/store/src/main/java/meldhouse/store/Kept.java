package meldhouse.store;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.CRC32C;

/** The journals and lines of a database, read and checked. */
final class Kept {
    /** So many lines are fetched at once. */
    private static final int FETCHED = 500;

    private Kept() {}

    /** A table's journal. */
    record Journal(long id, String table) {}

    /**
     * What the lines of a journal are like.
     *
     * @param lines how many
     * @param problem what is wrong with them, a clause; null: nothing
     */
    record Condition(long lines, @Nullable String problem) {}

    /** A table's journal, whether the table is open or closed. */
    record Any(long id, String table, boolean live) {}

    /** The journals that are not damaged, in the order in which they began. */
    static List<Any> whole(Handle handle) {
        return handle.createQuery(
                        "select id, table_id, state from journal where state <> 'damaged'"
                                + " order by id")
                .map(
                        (row, context) ->
                                new Any(
                                        row.getLong(1),
                                        row.getString(2),
                                        row.getString(3).equals("live")))
                .list();
    }

    /**
     * A line.
     *
     * @param written in milliseconds since 1970
     */
    record Entry(long number, long checksum, long written, String line) {}

    /** The journals of tables that are not closed, in the order in which they began. */
    static List<Journal> live(Handle handle) {
        return handle.createQuery(
                        "select id, table_id from journal where state = 'live' order by id")
                .map((row, context) -> new Journal(row.getLong(1), row.getString(2)))
                .list();
    }

    /**
     * Reads a journal.
     *
     * @param lines is given each line, up to the first that is not whole
     */
    static Condition read(Handle handle, long journal, Consumer<Entry> lines) {
        try (var entries =
                handle.createQuery(
                                "select number, checksum, written, line from entry where journal ="
                                        + " ? order by number")
                        .bind(0, journal)
                        .setFetchSize(FETCHED)
                        .map(
                                (row, context) ->
                                        new Entry(
                                                row.getLong(1),
                                                row.getLong(2),
                                                row.getLong(3),
                                                row.getString(4)))
                        .iterator()) {
            return check(entries, lines);
        }
    }

    private static Condition check(Iterator<Entry> entries, Consumer<Entry> lines) {
        long number = 0;
        while (entries.hasNext()) {
            Entry entry = entries.next();
            number++;
            if (entry.number() != number) {
                return new Condition(number - 1, "line " + number + " is missing");
            }
            if (entry.line() == null || entry.checksum() != checksum(number, entry.line())) {
                return new Condition(number - 1, "line " + number + " is not what was written");
            }
            lines.accept(entry);
        }
        return number == 0 ? new Condition(0, "line 1 is missing") : new Condition(number, null);
    }

    /** The checksum of a line with its number. */
    static long checksum(long number, String line) {
        CRC32C sum = new CRC32C();
        sum.update((number + " " + line).getBytes(StandardCharsets.UTF_8));
        return sum.getValue();
    }
}
