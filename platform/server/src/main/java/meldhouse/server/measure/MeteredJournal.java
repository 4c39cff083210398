package meldhouse.server.measure;

import meldhouse.store.Journal;

import java.io.IOException;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;

/** A journal that is watched: how long each line takes, and whether the last one got through. */
public final class MeteredJournal implements Journal {
    private final Journal journal;
    private final Meters meters;
    private volatile boolean failing;

    /**
     * @param journal that does the work
     */
    public MeteredJournal(Journal journal, Meters meters) {
        this.journal = journal;
        this.meters = meters;
    }

    /** Whether the last line could not be written: until one can, this is so. */
    public boolean isFailing() {
        return failing;
    }

    @Override
    public CompletionStage<Void> append(String table, String line) {
        long asked = System.nanoTime();
        return journal.append(table, line)
                .whenComplete(
                        (done, e) -> {
                            failing = e != null;
                            if (e == null) {
                                meters.committed(System.nanoTime() - asked);
                            } else {
                                meters.notCommitted();
                            }
                        });
    }

    @Override
    public void replay(BiConsumer<String, String> lines) throws IOException {
        journal.replay(lines);
    }

    @Override
    public CompletionStage<Void> retire(String table) {
        return journal.retire(table);
    }

    @Override
    public void close() {
        journal.close();
    }
}
