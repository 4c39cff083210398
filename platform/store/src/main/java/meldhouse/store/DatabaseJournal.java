package meldhouse.store;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;

/**
 * A journal in a database. A line is durable when its stage completes: one thread writes whatever
 * has come in meanwhile in one transaction, and waits for the disk once.
 *
 * <p>When it is opened every line is checked. A table with a damaged or missing line is set aside:
 * it stays in the database, is said in {@link #report()}, and the others go on. After a failure, as
 * of a full disk or a database that was restarted, the tasks of that moment fail and later ones are
 * tried anew, over a new connection where the old one is dead.
 */
public final class DatabaseJournal implements Journal {
    private final Database database;
    private final Claim claim;
    private final Writer writer = new Writer(this::work, this::end);
    private final List<String> report = new ArrayList<>();

    /** The live tables. For the writer alone, once it runs. */
    private Map<String, Tail> tails = new HashMap<>();

    private @Nullable Handle handle;
    private long lastId;

    /**
     * The end of a table's lines.
     *
     * @param id of its journal
     * @param lines how many
     */
    private record Tail(long id, long lines) {}

    private DatabaseJournal(Database database, Claim claim, Handle handle) {
        this.database = database;
        this.claim = claim;
        this.handle = handle;
    }

    /**
     * Opens a journal, or makes one.
     *
     * @throws IOException if it cannot be reached, another server has it, it is no database, or a
     *     newer Meldhouse wrote it; the message names it
     */
    public static DatabaseJournal open(Database database) throws IOException {
        return open(database, null);
    }

    /**
     * Opens a journal and takes the tables of an older one in files into it; what is in the files
     * is left there, and the folder is renamed, so that it is done once.
     *
     * @param files the folder of a {@link FileJournal}; nothing happens if it is not there
     * @throws IOException as for {@link #open(Database)}, and if the files cannot be read
     */
    public static DatabaseJournal open(Database database, @Nullable Path files) throws IOException {
        Claim claim = Claim.on(database);
        try {
            Connections.prepare(database);
            Handle handle = claim.connect();
            DatabaseJournal journal = new DatabaseJournal(database, claim, handle);
            journal.inspect(handle);
            if (files != null && Files.isDirectory(files)) {
                journal.adopt(handle, files);
            }
            journal.writer.start();
            return journal;
        } catch (JdbiException e) {
            claim.close();
            throw journalFailure("open", database, e);
        } catch (IOException | RuntimeException e) {
            claim.close();
            throw e;
        }
    }

    /** What was found when the journal was opened, a sentence each; empty if all was well. */
    public List<String> report() {
        return Collections.unmodifiableList(report);
    }

    private void inspect(Handle open) {
        lastId =
                open.createQuery("select coalesce(max(id), 0) from journal")
                        .mapTo(Long.class)
                        .one();
        for (Kept.Journal live : Kept.live(open)) {
            Kept.Condition condition = Kept.read(open, live.id(), line -> {});
            if (condition.problem() == null) {
                tails.put(live.table(), new Tail(live.id(), condition.lines()));
            } else {
                open.createUpdate(
                                "update journal set state = 'damaged', problem = :problem where id"
                                        + " = :id")
                        .bind("problem", condition.problem())
                        .bind("id", live.id())
                        .execute();
                report.add(
                        "Table '%s' is set aside as journal %d of '%s': %s. The other tables go on."
                                .formatted(
                                        live.table(),
                                        live.id(),
                                        database.name(),
                                        condition.problem()));
            }
        }
    }

    private void adopt(Handle open, Path files) throws IOException {
        List<Task> lines = new ArrayList<>();
        try (FileJournal older = FileJournal.open(files)) {
            report.addAll(older.report());
            older.replay(
                    (table, line) -> {
                        // A table that is there was taken in before the folder could be renamed.
                        if (!tails.containsKey(table)) {
                            lines.add(new Task.Append(table, line, new CompletableFuture<>()));
                        }
                    });
        }
        Map<String, Tail> next = new HashMap<>(tails);
        open.useTransaction(transaction -> write(transaction, lines, next));
        tails = next;
        Path moved = files.resolveSibling(files.getFileName() + "-moved");
        Files.move(files, moved);
        report.add(
                "The tables in '%s' are in '%s' now; the files are kept as '%s'."
                        .formatted(files, database.name(), moved));
    }

    @Override
    public CompletionStage<Void> append(String table, String line) {
        return writer.append(table, line);
    }

    @Override
    public CompletionStage<Void> retire(String table) {
        return writer.retire(table);
    }

    @Override
    public void replay(BiConsumer<String, String> lines) throws IOException {
        try (Handle own = Jdbi.open(Connections.to(database))) {
            own.useTransaction(
                    reader -> {
                        for (Kept.Journal live : Kept.live(reader)) {
                            Kept.Condition condition =
                                    Kept.read(
                                            reader,
                                            live.id(),
                                            entry -> lines.accept(live.table(), entry.line()));
                            if (condition.problem() != null) {
                                throw new IOException(
                                        "Cannot replay table '%s' of '%s': it has changed since it was opened, %s."
                                                .formatted(
                                                        live.table(),
                                                        database.name(),
                                                        condition.problem()));
                            }
                        }
                    });
        } catch (JdbiException e) {
            throw journalFailure("replay", database, e);
        }
    }

    @Override
    public void close() {
        writer.close();
    }

    private void end() {
        if (handle != null) {
            handle.close();
        }
        try {
            claim.close();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot give the journal back", e);
        }
    }

    private void work(List<Task> batch) {
        if (batch.isEmpty()) {
            return;
        }
        Map<String, Tail> next = new HashMap<>(tails);
        long before = lastId;
        try {
            Handle open = connected();
            open.useTransaction(transaction -> write(transaction, batch, next));
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            lastId = before;
            IOException failure = journalFailure("write", database, e);
            batch.forEach(task -> task.done().completeExceptionally(failure));
            return;
        }
        tails = next;
        batch.forEach(task -> task.done().complete(null));
    }

    /** The connection; a new one if the last was lost. */
    private Handle connected() throws IOException {
        if (handle != null && !isAlive(handle)) {
            handle.close();
            handle = null;
        }
        if (handle == null) {
            handle = claim.connect();
        }
        return handle;
    }

    private static boolean isAlive(Handle handle) {
        try {
            return handle.getConnection().isValid(5);
        } catch (SQLException e) {
            return false;
        }
    }

    private void write(Handle transaction, List<Task> batch, Map<String, Tail> next) {
        PreparedBatch entries =
                transaction.prepareBatch(
                        "insert into entry (journal, number, checksum, written, line)"
                                + " values (?, ?, ?, ?, ?)");
        long now = System.currentTimeMillis();
        for (Task task : batch) {
            switch (task) {
                case Task.Append append -> {
                    Tail tail = next.get(append.table());
                    if (tail == null) {
                        tail = new Tail(++lastId, 0);
                        transaction.execute(
                                "insert into journal (id, table_id, state) values (?, ?, 'live')",
                                tail.id(),
                                append.table());
                    }
                    add(entries, tail.id(), tail.lines() + 1, now, append.line());
                    next.put(append.table(), new Tail(tail.id(), tail.lines() + 1));
                }
                case Task.Retire retire -> {
                    Tail tail = next.remove(retire.table());
                    if (tail != null) {
                        transaction.execute(
                                "update journal set state = 'archived' where id = ?", tail.id());
                    }
                }
            }
        }
        if (entries.size() > 0) {
            entries.execute();
        }
    }

    private static void add(PreparedBatch entries, long id, long number, long now, String line) {
        // What cannot be written in UTF-8 becomes a question mark, before it is summed up.
        String text = new String(line.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        entries.add(id, number, Kept.checksum(number, text), now, text);
    }

    private static IOException journalFailure(String what, Database database, Throwable e) {
        return new IOException(
                "Cannot %s the journal '%s': %s."
                        .formatted(what, database.name(), Connections.reason(e)),
                e);
    }
}
