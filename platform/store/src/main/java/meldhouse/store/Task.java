package meldhouse.store;

import java.util.concurrent.CompletableFuture;

/** What a journal's writer is to do. */
sealed interface Task {
    /** The table that it is about. */
    String table();

    /** Completes when it would outlive a crash. */
    CompletableFuture<Void> done();

    /** To add a line. */
    record Append(String table, String line, CompletableFuture<Void> done) implements Task {}

    /** To put a table's lines away. */
    record Retire(String table, CompletableFuture<Void> done) implements Task {}
}
