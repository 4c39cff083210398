package meldhouse.scripting;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * Ends what takes too long, one thing after the other. While things end in time, the thread that
 * looks is woken about once in the time that they may take, and not for each of them: that would
 * cost more than a short call does. Safe for any thread.
 */
final class Deadline {
    private final ScheduledExecutorService watch;
    private final Runnable whenLate;
    private @Nullable ScheduledFuture<?> look;
    private long lookAt;
    private long due;
    private boolean running;
    private boolean late;

    /**
     * @param watch looks, and ends what is late
     * @param whenLate ends it; run at most once
     */
    Deadline(ScheduledExecutorService watch, Runnable whenLate) {
        this.watch = watch;
        this.whenLate = whenLate;
    }

    /** Something begins, and may take so long. */
    synchronized void begin(Duration time) {
        due = System.nanoTime() + time.toNanos();
        running = true;
        if (look == null || lookAt - due > 0) {
            lookThen();
        }
    }

    /** It is over: false if that was too late, and what ends it was run. */
    synchronized boolean end() {
        running = false;
        return !late;
    }

    /** Nothing more will begin. */
    synchronized void close() {
        if (look != null) {
            look.cancel(false);
            look = null;
        }
    }

    private void lookThen() {
        close();
        lookAt = due;
        look = watch.schedule(this::look, due - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    private synchronized void look() {
        look = null;
        if (!running || late) {
            return;
        }
        if (System.nanoTime() - due >= 0) {
            late = true;
            whenLate.run();
        } else {
            lookThen();
        }
    }
}
