package meldhouse.client;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/**
 * Brings what was heard to the client's owner, away from the event loop: to the listener one at a
 * time and in order, to whoever waits for an answer on a thread of its own, so that neither can
 * hold up the other.
 */
final class Delivery implements AutoCloseable {
    private final Listener listener;
    private final ExecutorService inOrder =
            Executors.newSingleThreadExecutor(
                    Thread.ofVirtual().name("meldhouse-listener").factory());

    Delivery(Listener listener) {
        this.listener = listener;
    }

    void tell(Consumer<Listener> what) {
        try {
            inOrder.execute(() -> what.accept(listener));
        } catch (RejectedExecutionException e) {
            // The client was closed: nobody listens any more.
        }
    }

    void answer(Runnable completing) {
        Thread.ofVirtual().name("meldhouse-answer").start(completing);
    }

    /** What is being told is told to the end; the rest is not told. */
    @Override
    public void close() {
        inOrder.shutdownNow();
    }
}
