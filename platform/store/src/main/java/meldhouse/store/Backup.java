package meldhouse.store;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;

/**
 * Copies of a whole journal, of live tables, closed ones and those that are set aside. A copy is a
 * database of SQLite's in one file, whatever database it was made of, and a server goes on with it
 * as with its own.
 */
public final class Backup {
    /** So many rows go at once. */
    private static final int ROWS = 1_000;

    private Backup() {}

    /**
     * Copies a journal as it is at one moment; a server may be using it meanwhile.
     *
     * @param file where to; only its owner can read it
     * @return how many journals are in it: one for each table, closed ones counted, and one more
     *     for the lobby where somebody has been
     * @throws IOException if the file is there already, or the journal is not, or something fails:
     *     then no file is left
     */
    public static long write(Database from, Path file) throws IOException {
        if (Files.exists(file)) {
            throw new IOException(
                    "Cannot write the backup '%s': it is there already. Allowed: a file that is not there."
                            .formatted(file));
        }
        if (from instanceof Database.Sqlite(Path source) && !Files.exists(source)) {
            throw new IOException(
                    "Cannot back up the journal '%s': it is not there. Allowed: a folder that a host has used."
                            .formatted(source));
        }
        Path whole = file.toAbsolutePath();
        // Beside it, so that it is moved and not copied.
        Path folder = Files.createTempDirectory(whole.getParent(), ".meldhouse-backup");
        Database copy = Database.inFolder(folder);
        try {
            Connections.prepare(from);
            Connections.prepare(copy);
            long journals = copy(from, copy);
            Files.move(folder.resolve("meldhouse.db"), whole, StandardCopyOption.ATOMIC_MOVE);
            return journals;
        } catch (JdbiException e) {
            throw new IOException(
                    "Cannot back up the journal '%s': %s."
                            .formatted(from.name(), Connections.reason(e)),
                    e);
        } finally {
            delete(folder);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (var left = Files.list(folder)) {
            for (Path part : left.toList()) {
                Files.delete(part);
            }
        }
        Files.delete(folder);
    }

    /**
     * Fills an empty journal from a copy.
     *
     * @return how many journals are in it, as {@link #write} counts them
     * @throws IOException if the file is no copy, the journal is in use or not empty: then it is
     *     left as it was
     */
    public static long restore(Path file, Database to) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new IOException(
                    "Cannot restore from '%s': it is no file. Allowed: a file that 'backup' wrote."
                            .formatted(file));
        }
        // Of an older format it is brought up to date, and the original stays as it is.
        Path folder = Files.createTempDirectory("meldhouse-restore");
        Path copied = Files.copy(file, folder.resolve("meldhouse.db"));
        Database copy = new Database.Sqlite(copied);
        try (Claim ours = claimed(copy, file, to)) {
            Connections.prepare(to);
            try (Handle check = ours.connect()) {
                long there = count(check);
                if (there > 0) {
                    throw new IOException(
                            "Cannot restore into '%s': it holds %d journals. Allowed: an empty journal; move that one away, or name another."
                                    .formatted(to.name(), there));
                }
            }
            return copy(copy, to);
        } catch (JdbiException e) {
            throw new IOException(
                    "Cannot restore into '%s': %s.".formatted(to.name(), Connections.reason(e)), e);
        } finally {
            delete(folder);
        }
    }

    /** The journal to be filled; nothing is made there if the file is no copy. */
    private static Claim claimed(Database copy, Path file, Database to) throws IOException {
        Connections.prepare(copy, file.toString());
        return Claim.on(to);
    }

    private static long count(Handle handle) {
        return handle.createQuery("select count(*) from journal").mapTo(Long.class).one();
    }

    private static long copy(Database from, Database to) throws IOException {
        try (Handle source = Jdbi.open(Connections.to(from));
                Handle target = Jdbi.open(Connections.to(to))) {
            return source.inTransaction(
                    from instanceof Database.Postgres
                            ? TransactionIsolationLevel.REPEATABLE_READ
                            : TransactionIsolationLevel.SERIALIZABLE,
                    reader ->
                            target.inTransaction(
                                    writer -> {
                                        copy(
                                                reader,
                                                writer,
                                                "journal",
                                                "id",
                                                "table_id",
                                                "state",
                                                "problem");
                                        copy(
                                                reader,
                                                writer,
                                                "entry",
                                                "journal",
                                                "number",
                                                "checksum",
                                                "written",
                                                "line");
                                        return count(writer);
                                    }));
        }
    }

    private static void copy(Handle from, Handle to, String table, String... columns) {
        String names = String.join(", ", columns);
        PreparedBatch rows =
                to.prepareBatch(
                        "insert into %s (%s) values (%s)"
                                .formatted(
                                        table,
                                        names,
                                        String.join(
                                                ", ", Collections.nCopies(columns.length, "?"))));
        try (var all =
                from.createQuery("select %s from %s".formatted(names, table))
                        .setFetchSize(ROWS)
                        .map(
                                (row, context) -> {
                                    Object[] values = new Object[columns.length];
                                    for (int column = 0; column < values.length; column++) {
                                        values[column] = row.getObject(column + 1);
                                    }
                                    return values;
                                })
                        .iterator()) {
            while (all.hasNext()) {
                rows.add(all.next());
                if (rows.size() == ROWS) {
                    rows.execute();
                }
            }
        }
        if (rows.size() > 0) {
            rows.execute();
        }
    }
}
