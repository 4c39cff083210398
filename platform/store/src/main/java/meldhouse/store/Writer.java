package meldhouse.store;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/**
 * The one thread that writes a journal. Whatever has come in while it was busy is done together, so
 * that many tables wait for the disk once.
 */
final class Writer {
    /** How much is made durable at once, in characters: a line more ends a batch. */
    private static final int BATCH = 4 << 20;

    /** What wakes the thread when there is nothing more to come. */
    private static final Task LAST = new Task.Retire("", new CompletableFuture<>());

    private final BlockingQueue<Task> queue = new LinkedBlockingQueue<>();
    private final Consumer<List<Task>> work;
    private final Runnable end;
    private final Thread thread = new Thread(this::run, "meldhouse-journal");
    private boolean closed;

    /**
     * @param work does what it is given, in order, and completes each task's stage; must not throw
     * @param end gives back what the journal holds, at last
     */
    Writer(Consumer<List<Task>> work, Runnable end) {
        this.work = work;
        this.end = end;
    }

    void start() {
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * @throws IllegalArgumentException if the table's id or the line is not allowed
     */
    CompletionStage<Void> append(String table, String line) {
        Lines.check(table, line);
        return queued(new Task.Append(table, line, new CompletableFuture<>()));
    }

    /**
     * @throws IllegalArgumentException if the table's id is not allowed
     */
    CompletionStage<Void> retire(String table) {
        Lines.checkTable(table);
        return queued(new Task.Retire(table, new CompletableFuture<>()));
    }

    private synchronized CompletionStage<Void> queued(Task task) {
        if (closed) {
            task.done().completeExceptionally(new IOException("the journal is closed"));
        } else {
            queue.add(task);
        }
        return task.done().minimalCompletionStage();
    }

    /** Waits until all is done, and ends. */
    void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            queue.add(LAST);
        }
        if (Thread.currentThread() == thread) {
            return;
        }
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        List<Task> batch = new ArrayList<>();
        boolean stopped = false;
        while (!stopped) {
            batch.clear();
            collect(batch);
            // close() adds it under the lock, so nothing can come behind it.
            stopped = batch.getLast() == LAST;
            if (stopped) {
                batch.removeLast();
            }
            work.accept(batch);
        }
        end.run();
    }

    private void collect(List<Task> batch) {
        int size = 0;
        for (Task task = next(); task != null; task = size < BATCH ? queue.poll() : null) {
            batch.add(task);
            size += task instanceof Task.Append append ? append.line().length() : 0;
        }
    }

    private Task next() {
        while (true) {
            try {
                return queue.take();
            } catch (InterruptedException e) {
                // Nobody has a reason to interrupt the writer; close() ends it.
            }
        }
    }
}
