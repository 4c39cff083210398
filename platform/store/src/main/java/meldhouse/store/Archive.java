package meldhouse.store;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What a database keeps of all tables, closed ones too; read while a server may be using it. */
public final class Archive {
    private Archive() {}

    /**
     * A table with its lines.
     *
     * @param number of its journal, which no other table has or had
     * @param id of the table; a later table may have the same
     * @param open whether the table is not closed
     * @param lines all of them
     */
    public record StoredTable(long number, String id, boolean open, List<Line> lines) {
        public StoredTable {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A line.
     *
     * @param written when it was; for people alone
     */
    public record Line(Instant written, String text) {}

    /**
     * Tells every table whose lines are whole, in the order in which they were made, one at a time.
     *
     * @throws IOException if there is no journal there, it cannot be read, or a newer Meldhouse
     *     wrote it
     */
    public static void read(Database database, Consumer<StoredTable> tables) throws IOException {
        if (database instanceof Database.Sqlite(Path file) && !Files.exists(file)) {
            throw new IOException(
                    "Cannot read the journal '%s': it is not there. Allowed: a folder that a host has used."
                            .formatted(file));
        }
        Connections.prepare(database);
        try (Handle handle = Jdbi.open(Connections.to(database))) {
            for (Kept.Any any : Kept.whole(handle)) {
                List<Line> lines = new ArrayList<>();
                Kept.Condition condition =
                        Kept.read(
                                handle,
                                any.id(),
                                entry ->
                                        lines.add(
                                                new Line(
                                                        Instant.ofEpochMilli(entry.written()),
                                                        entry.line())));
                if (condition.problem() == null) {
                    tables.accept(new StoredTable(any.id(), any.table(), any.live(), lines));
                }
            }
        } catch (JdbiException e) {
            throw new IOException(
                    "Cannot read the journal '%s': %s."
                            .formatted(database.name(), Connections.reason(e)),
                    e);
        }
    }
}
