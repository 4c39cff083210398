package meldhouse.server;

import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;

/** A journal that takes its time when told to. */
final class SlowJournal implements Journal {
    private final MemoryJournal journal = new MemoryJournal();
    private final CompletableFuture<Void> held;
    private final CompletableFuture<Void> reached = new CompletableFuture<>();
    private volatile boolean slow;

    SlowJournal(CompletableFuture<Void> held) {
        this.held = held;
    }

    /** From now on nothing is kept until the held future completes. */
    void slow() {
        slow = true;
    }

    /** Waits until something is to be kept. */
    void awaitReached() {
        reached.join();
    }

    @Override
    public CompletionStage<Void> append(String table, String line) {
        if (!slow) {
            return journal.append(table, line);
        }
        reached.complete(null);
        return held.thenCompose(done -> journal.append(table, line));
    }

    @Override
    public void replay(BiConsumer<String, String> lines) {
        journal.replay(lines);
    }

    @Override
    public CompletionStage<Void> retire(String table) {
        return journal.retire(table);
    }

    @Override
    public void close() {}
}
