package meldhouse.catalog;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Calls strangers' code: on a thread of its own, under its class loader, and no longer than is
 * borne. Whatever it throws is its fault alone, and a thread that hangs is left behind. Safe for
 * any thread.
 */
public final class Guard {
    /** How many hanging threads of one plugin are borne. */
    private static final int MOST_STUCK = 3;

    private final Duration patience;
    private final Map<String, Integer> stuck = new HashMap<>();

    /**
     * @param patience for one call
     */
    public Guard(Duration patience) {
        this.patience = patience;
    }

    /**
     * Calls, and waits for the answer.
     *
     * @param who is called, in the words of a report
     * @throws ExecutionException if it threw; the cause is what was thrown
     * @throws TimeoutException if it gives no answer, or has hung too often; the message says so
     */
    public <T> T call(String who, ClassLoader loader, Callable<T> work)
            throws ExecutionException, TimeoutException {
        if (isDistrusted(who)) {
            throw new TimeoutException(who + " hung too often and is not asked any more");
        }
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread =
                Thread.ofPlatform()
                        .daemon()
                        .name("plugin " + who)
                        .inheritInheritableThreadLocals(false)
                        .unstarted(() -> run(who, task));
        thread.setContextClassLoader(loader);
        thread.start();
        try {
            return task.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            hung(who, task);
            throw new TimeoutException(
                    "%s gave no answer within %d ms".formatted(who, patience.toMillis()));
        } catch (InterruptedException e) {
            task.cancel(true);
            Thread.currentThread().interrupt();
            throw new TimeoutException(who + " was interrupted");
        }
    }

    private void run(String who, FutureTask<?> task) {
        task.run();
        if (task.isCancelled()) {
            synchronized (this) {
                stuck.merge(who, -1, Integer::sum);
            }
        }
    }

    private synchronized boolean isDistrusted(String who) {
        return stuck.getOrDefault(who, 0) >= MOST_STUCK;
    }

    private synchronized void hung(String who, FutureTask<?> task) {
        if (task.cancel(true)) {
            stuck.merge(who, 1, Integer::sum);
        }
    }
}
