package meldhouse.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;

/**
 * A journal that lives as long as this object: for tests and for private tables. A server that is
 * started again with the same object finds its lines; {@link #close} keeps them.
 */
public final class MemoryJournal implements Journal {
    private final Map<String, List<String>> tables = new LinkedHashMap<>();
    private final Map<String, List<String>> archive = new LinkedHashMap<>();

    /** A journal without lines. */
    public MemoryJournal() {}

    @Override
    public synchronized CompletionStage<Void> append(String table, String line) {
        Lines.check(table, line);
        tables.computeIfAbsent(table, ignored -> new ArrayList<>()).add(line);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void replay(BiConsumer<String, String> lines) {
        snapshot().forEach((table, all) -> all.forEach(line -> lines.accept(table, line)));
    }

    @Override
    public synchronized CompletionStage<Void> retire(String table) {
        List<String> lines = tables.remove(table);
        if (lines != null) {
            archive.put(table, lines);
        }
        return CompletableFuture.completedFuture(null);
    }

    /** The lines of a table, retired or not; empty if it has none. */
    public synchronized List<String> lines(String table) {
        List<String> lines = tables.getOrDefault(table, archive.getOrDefault(table, List.of()));
        return List.copyOf(lines);
    }

    @Override
    public void close() {}

    private synchronized Map<String, List<String>> snapshot() {
        Map<String, List<String>> copy = new LinkedHashMap<>();
        tables.forEach((table, lines) -> copy.put(table, List.copyOf(lines)));
        return copy;
    }
}
