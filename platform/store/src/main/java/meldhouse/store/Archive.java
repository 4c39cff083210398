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
     * @param written when the last line was
     * @param lines all of them
     */
    public record StoredTable(
            long number, String id, boolean open, Instant written, List<String> lines) {
        public StoredTable {
            lines = List.copyOf(lines);
        }
    }

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
            for (Kept.Dated dated : Kept.whole(handle)) {
                List<String> lines = new ArrayList<>();
                if (Kept.read(handle, dated.id(), lines::add).problem() == null) {
                    tables.accept(
                            new StoredTable(
                                    dated.id(),
                                    dated.table(),
                                    dated.live(),
                                    Instant.ofEpochMilli(dated.written()),
                                    lines));
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
