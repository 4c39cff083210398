package meldhouse.scripting;

import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** Ends calls of functions that take too long or too much memory, from a thread of its own. */
final class HookWatch {
    /** The most bytes that one call may ask for, the collected ones included. */
    static final long MEMORY = 64L * 1024 * 1024;

    /** Copying half a gigabyte cannot be interrupted, but ends. */
    private static final Duration MERCY = Duration.ofSeconds(5);

    private static final Duration GLANCE = Duration.ofMillis(10);
    private static final Set<Call> CALLS = ConcurrentHashMap.newKeySet();

    private HookWatch() {}

    /** Begun at the first call. */
    private static final class Shared {
        static final ScheduledExecutorService WATCH =
                Executors.newSingleThreadScheduledExecutor(
                        task -> Thread.ofPlatform().daemon().name("hook watch").unstarted(task));

        static {
            WATCH.scheduleWithFixedDelay(
                    () -> CALLS.forEach(Call::look),
                    GLANCE.toMillis(),
                    GLANCE.toMillis(),
                    TimeUnit.MILLISECONDS);
        }
    }

    /**
     * Watches what the calling thread does in a context, until {@link Call#end}.
     *
     * @param stuck told what cannot be stopped
     */
    static Call begin(Context context, String name, Duration deadline, Consumer<String> stuck) {
        if (Shared.WATCH.isShutdown()) {
            throw new IllegalStateException("nobody watches");
        }
        Call call = new Call(context, Thread.currentThread(), name, deadline, stuck);
        CALLS.add(call);
        return call;
    }

    /** What one thread does in a context. */
    static final class Call {
        private final Context context;
        private final Thread thread;
        private final String name;
        private final Duration deadline;
        private final Consumer<String> stuck;
        private final long end;
        private final long allocated;

        /** Why it is being ended; empty: it has ended by itself. */
        private final AtomicReference<@Nullable String> state = new AtomicReference<>();

        private final CountDownLatch stopped = new CountDownLatch(1);

        private Call(
                Context context,
                Thread thread,
                String name,
                Duration deadline,
                Consumer<String> stuck) {
            this.context = context;
            this.thread = thread;
            this.name = name;
            this.deadline = deadline;
            this.stuck = stuck;
            end = System.nanoTime() + deadline.toNanos();
            allocated = Sandbox.Allocated.by(thread);
        }

        /** Called by the thread itself when it is done; the reason if it was stopped. */
        @Nullable String end() {
            CALLS.remove(this);
            if (state.compareAndSet(null, "")) {
                return null;
            }
            boolean interrupted = false;
            while (true) {
                try {
                    stopped.await();
                    break;
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            return state.get();
        }

        private void look() {
            if (System.nanoTime() - end >= 0) {
                stop("it did not end within %d ms".formatted(deadline.toMillis()));
            } else if (Sandbox.Allocated.by(thread) - allocated > MEMORY) {
                stop("it asked for more than %d MB of memory".formatted(MEMORY >> 20));
            }
        }

        private void stop(String reason) {
            if (!state.compareAndSet(null, reason)) {
                return;
            }
            try {
                context.interrupt(MERCY);
            } catch (TimeoutException e) {
                stuck.accept(
                        "Cannot stop %s: %s, and it could not be interrupted."
                                .formatted(name, reason));
            } catch (IllegalStateException e) {
                // Closed meanwhile: it has ended.
            } finally {
                stopped.countDown();
            }
        }
    }
}
