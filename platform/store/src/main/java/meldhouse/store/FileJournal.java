package meldhouse.store;

import meldhouse.store.TableFile.Condition;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;

/**
 * A journal in a folder of plain text files, one for each table, which only their owner can read:
 * seeds are in them. A line is durable when its stage completes: one thread writes whatever has
 * come in meanwhile and waits for the disk once for each file.
 *
 * <p>One file a table rather than one for all, because tables come and go on their own: a damaged
 * one can be set aside, and a closed one put away, without touching the others.
 *
 * <p>When it is opened, a last line that was never finished is cut off (nobody was told of it); a
 * file with a damaged line is moved to {@code set-aside/}; both are said in {@link #report()}.
 */
public final class FileJournal implements Journal {
    private final Folder folder;
    private final Disk disk;
    private final Map<String, Tail> tails = new HashMap<>();
    private final OpenTapes tapes;
    private final List<String> report = new ArrayList<>();
    private final Writer writer = new Writer(this::work, this::end);

    /**
     * The durable part of a table's file.
     *
     * @param length in bytes
     * @param lines how many
     */
    private record Tail(long length, long lines) {}

    private FileJournal(Folder folder, Disk disk) {
        this.folder = folder;
        this.disk = disk;
        this.tapes = new OpenTapes(disk);
    }

    /**
     * Opens a journal, or makes one.
     *
     * @param folder of its own; made if it is not there
     * @throws IOException if it cannot be used, another server has it, or a newer Meldhouse wrote
     *     it; the message names the folder
     */
    public static FileJournal open(Path folder) throws IOException {
        return open(folder, Disk.REAL);
    }

    static FileJournal open(Path path, Disk disk) throws IOException {
        Folder folder = Folder.open(path);
        try {
            FileJournal journal = new FileJournal(folder, disk);
            for (String table : folder.tables()) {
                journal.inspect(table);
            }
            journal.writer.start();
            return journal;
        } catch (IOException | RuntimeException e) {
            folder.close();
            throw e;
        }
    }

    /** What was mended when the journal was opened, a sentence each; empty if all was well. */
    public List<String> report() {
        return Collections.unmodifiableList(report);
    }

    private void inspect(String table) throws IOException {
        Path file = folder.file(table);
        switch (TableFile.read(file, line -> {})) {
            case Condition.Whole(long length, long lines) ->
                    tails.put(table, new Tail(length, lines));
            case Condition.Torn(long length, long lines, long left) -> {
                try (Disk.Tape tape = disk.open(file)) {
                    tape.cut(length);
                    tape.force();
                }
                tails.put(table, new Tail(length, lines));
                report.add(
                        "Table '%s': its last line was never finished and nobody was told of it; %d bytes were cut off after line %d."
                                .formatted(table, left, lines));
            }
            case Condition.Damaged(String problem) -> {
                Path aside = folder.setAside(table);
                report.add(
                        "Table '%s' is set aside as '%s': %s. The other tables go on."
                                .formatted(table, aside, problem));
            }
            case Condition.Newer(String version) ->
                    throw new IOException(
                            "Cannot read the journal file '%s': it has format %s, written by a newer Meldhouse. Allowed: format %d."
                                    .formatted(file, version, TableFile.VERSION));
        }
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
        for (String table : folder.tables()) {
            Condition condition =
                    TableFile.read(folder.file(table), line -> lines.accept(table, line));
            if (!(condition instanceof Condition.Whole)) {
                throw new IOException(
                        "Cannot replay table '%s': its file '%s' has changed since it was opened."
                                .formatted(table, folder.file(table)));
            }
        }
    }

    @Override
    public void close() {
        writer.close();
    }

    private void end() {
        tapes.close();
        try {
            folder.close();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot give the journal's folder back", e);
        }
    }

    private void work(List<Task> batch) {
        Map<String, List<Task.Append>> appends = new LinkedHashMap<>();
        for (Task task : batch) {
            switch (task) {
                case Task.Append append ->
                        appends.computeIfAbsent(append.table(), t -> new ArrayList<>()).add(append);
                case Task.Retire retire -> {
                    write(appends);
                    retire(retire);
                }
            }
        }
        write(appends);
    }

    private void write(Map<String, List<Task.Append>> appends) {
        appends.forEach(this::write);
        appends.clear();
    }

    private void write(String table, List<Task.Append> appends) {
        Path file = folder.file(table);
        Tail tail = tails.getOrDefault(table, new Tail(0, 0));
        try {
            List<byte[]> pieces = new ArrayList<>();
            if (tail.length == 0) {
                pieces.add(TableFile.header());
            }
            long number = tail.lines;
            for (Task.Append append : appends) {
                pieces.add(TableFile.encode(++number, append.line()));
            }
            long length = tapes.write(file, tail.length, pieces);
            if (tail.length == 0) {
                disk.forceFolder(file.getParent());
            }
            tails.put(table, new Tail(length, number));
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            tapes.giveUp(file, tail.length);
            IOException failure = failure("append to the journal of table", table, file, e);
            appends.forEach(append -> append.done().completeExceptionally(failure));
            return;
        }
        appends.forEach(append -> append.done().complete(null));
    }

    private void retire(Task.Retire retire) {
        String table = retire.table();
        if (!tails.containsKey(table)) {
            retire.done().complete(null);
            return;
        }
        Path file = folder.file(table);
        try {
            tapes.close(file);
            folder.archive(table);
            tails.remove(table);
            for (Path part : folder.parts()) {
                disk.forceFolder(part);
            }
        } catch (IOException | RuntimeException e) {
            retire.done()
                    .completeExceptionally(
                            failure("put away the journal of table", table, file, e));
            return;
        }
        retire.done().complete(null);
    }

    private static IOException failure(String what, String table, Path file, Throwable e) {
        return new IOException(
                "Cannot %s '%s' in '%s': %s.".formatted(what, table, file, reason(e)), e);
    }

    private static String reason(Throwable e) {
        return switch (e) {
            case NoSuchFileException ignored -> "the folder is not there any more";
            case AccessDeniedException ignored -> "this user may not write there";
            case FileSystemException named when named.getReason() != null -> named.getReason();
            default -> e.getMessage() == null ? e.toString() : e.getMessage();
        };
    }
}
