package meldhouse.scripting;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.ResourceLimits;
import org.graalvm.polyglot.SandboxPolicy;
import org.graalvm.polyglot.Source;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Where house rules in JavaScript run: no host, no I/O, no clock, no chance, and bounds on
 * statements, time and memory. One engine for all, one context for each run, on a thread of its
 * own; a script that cannot be stopped keeps that thread, and nobody waits for it.
 */
final class Sandbox {
    /** The most statements of a run; what is built into the language does not count. */
    static final long STATEMENTS = 5_000_000;

    /** How long a run may take. */
    static final Duration DEADLINE = Duration.ofSeconds(2);

    /** The most bytes that a run may ask for, the collected ones included. */
    static final long MEMORY = 512L * 1024 * 1024;

    /** With so many threads lost, no script runs any more until one ends after all. */
    static final int MOST_STUCK = 2;

    /** How long the engine may take for its own beginning, which is no fault of a script. */
    private static final Duration BEGINNING = Duration.ofSeconds(60);

    private static final Duration MERCY = Duration.ofMillis(500);
    private static final Duration GLANCE = Duration.ofMillis(10);
    private static final Collection<Thread> LOST = new ConcurrentLinkedQueue<>();

    private Sandbox() {}

    /** Built at first use: whoever reads no script loads none of this. */
    private static final class Shared {
        static final Engine ENGINE =
                Engine.newBuilder("js")
                        .sandbox(SandboxPolicy.CONSTRAINED)
                        .out(OutputStream.nullOutputStream())
                        .err(OutputStream.nullOutputStream())
                        .option("engine.WarnInterpreterOnly", "false")
                        .build();
        static final Source PRELUDE = own("prelude.js");
        static final Source FREEZE = own("freeze.js");

        private static Source own(String name) {
            try (InputStream in = Sandbox.class.getResourceAsStream(name)) {
                String text =
                        new String(
                                Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
                return Source.newBuilder("js", text, name).build();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** What is done in a context. */
    @FunctionalInterface
    interface Work<T> {
        T in(Context context);
    }

    /** A run that was ended, with the reason as a clause. */
    static final class Stopped extends Exception {
        private static final long serialVersionUID = 1;

        Stopped(String reason) {
            super(reason);
        }

        String reason() {
            return String.valueOf(getMessage());
        }
    }

    /** The engine's name and version. */
    static String engine() {
        return Shared.ENGINE.getImplementationName() + " " + Shared.ENGINE.getVersion();
    }

    /** Whether it has a JIT. Its own name says so, and nothing else that can be asked. */
    static boolean compiled() {
        return !Shared.ENGINE.getImplementationName().contains("Interpreted");
    }

    /** How many threads are lost to scripts that could not be stopped and go on. */
    static int stuck() {
        LOST.removeIf(thread -> !thread.isAlive());
        return LOST.size();
    }

    /**
     * Does something in a fresh context, on a thread of its own, and waits for it.
     *
     * @param name of the thread: what runs
     * @throws Stopped if it was ended by one of the bounds
     * @throws PolyglotException if the script threw or is none
     */
    static <T> T run(String name, Work<T> work) throws Stopped {
        return run(name, DEADLINE, work);
    }

    /** Does something, as {@link #run(String, Work)} does, within a deadline of its own. */
    static <T> T run(String name, Duration deadline, Work<T> work) throws Stopped {
        int stuck = stuck();
        if (stuck >= MOST_STUCK) {
            throw new Stopped(
                    "no script is run any more, since %d could not be stopped; start Meldhouse again"
                            .formatted(stuck));
        }
        CompletableFuture<Context> begun = new CompletableFuture<>();
        CompletableFuture<T> done = new CompletableFuture<>();
        Thread thread =
                Thread.ofPlatform()
                        .daemon()
                        .name("script " + name)
                        .start(() -> work(work, begun, done));
        Context context = wait(begun, BEGINNING);
        long allocated = Allocated.by(thread);
        long end = System.nanoTime() + deadline.toNanos();
        while (System.nanoTime() - end < 0) {
            try {
                return done.get(GLANCE.toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                if (Allocated.by(thread) - allocated > MEMORY) {
                    throw stop(
                            context,
                            thread,
                            "it asked for more than %d MB of memory".formatted(MEMORY >> 20));
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw stop(context, thread, "whoever waited for it was interrupted");
            } catch (ExecutionException e) {
                throw failure(e.getCause());
            }
        }
        throw stop(
                context,
                thread,
                "it did not end within %s"
                        .formatted(
                                deadline.equals(DEADLINE)
                                        ? "%d seconds".formatted(deadline.toSeconds())
                                        : "%d ms".formatted(deadline.toMillis())));
    }

    private static <T> void work(
            Work<T> work, CompletableFuture<Context> begun, CompletableFuture<T> done) {
        try (Context context = context(STATEMENTS)) {
            context.eval(Shared.PRELUDE);
            begun.complete(context);
            done.complete(work.in(context));
        } catch (Throwable e) {
            // Also errors such as a stack or a heap that is full: whoever waits is told.
            begun.completeExceptionally(e);
            done.completeExceptionally(e);
        }
    }

    /** What is run before scripts that are called again and again. */
    static List<Source> preludes() {
        return List.of(Shared.PRELUDE, Shared.FREEZE);
    }

    /** A context that may run so many statements until its limits are reset. */
    static Context context(long statements) {
        return Context.newBuilder("js")
                .engine(Shared.ENGINE)
                .sandbox(SandboxPolicy.CONSTRAINED)
                .option("js.allow-eval", "false")
                .option("js.console", "false")
                .option("js.esm-eval-returns-exports", "true")
                .option("js.graal-builtin", "false")
                .option("js.load", "false")
                .option("js.print", "false")
                .resourceLimits(
                        ResourceLimits.newBuilder().statementLimit(statements, null).build())
                .build();
    }

    private static Context wait(CompletableFuture<Context> begun, Duration most) throws Stopped {
        try {
            return begun.get(most.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new Stopped("the engine did not start");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Stopped("whoever waited for it was interrupted");
        } catch (ExecutionException e) {
            throw failure(e.getCause());
        }
    }

    private static RuntimeException failure(Throwable cause) throws Stopped {
        switch (cause) {
            case PolyglotException e when e.isResourceExhausted() || e.isCancelled() ->
                    throw new Stopped(
                            String.valueOf(e.getMessage()).contains("Statement count")
                                    ? "it ran more than %d million statements"
                                            .formatted(STATEMENTS / 1_000_000)
                                    : "it used up the memory or the stack");
            case PolyglotException e -> throw e;
            case OutOfMemoryError e -> throw new Stopped("it used up the memory");
            case StackOverflowError e -> throw new Stopped("it used up the stack");
            case RuntimeException e -> throw e;
            default -> throw new IllegalStateException(cause);
        }
    }

    /** Asks the script to end; if it does not, its thread is left to itself. */
    private static Stopped stop(Context context, Thread thread, String reason) {
        try {
            context.interrupt(MERCY);
        } catch (TimeoutException | IllegalStateException e) {
            // Seen by whether the thread ends.
        }
        try {
            if (!thread.join(MERCY)) {
                LOST.add(thread);
                return new Stopped(reason + ", and could not be stopped");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new Stopped(reason);
    }

    /** How much a thread has asked of the heap. */
    static final class Allocated {
        private static final com.sun.management.@org.jspecify.annotations.Nullable ThreadMXBean
                THREADS =
                        java.lang.management.ManagementFactory.getThreadMXBean()
                                        instanceof com.sun.management.ThreadMXBean bean
                                ? bean
                                : null;

        static long by(Thread thread) {
            return THREADS == null ? 0 : THREADS.getThreadAllocatedBytes(thread.threadId());
        }
    }
}
