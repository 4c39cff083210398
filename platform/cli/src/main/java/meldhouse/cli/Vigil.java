package meldhouse.cli;

import meldhouse.catalog.Culprit;
import meldhouse.engine.Progress;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntConsumer;

/**
 * Watches over long work in which the code of plugins runs. Whoever does the work tells of each
 * step. What a plugin throws ends it with a sentence that names the plugin; and so does a plugin in
 * which a thread is found when no step has come for too long.
 */
final class Vigil {
    /** Longer than a bot may think where nobody says how long. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final long LOOK_MILLIS = 100;

    private final Duration patience;
    private final Optional<String> plugin;
    private final LongAdder steps = new LongAdder();

    /**
     * @param patience between two steps
     * @param plugin whose rules are played, for faults that do not say where they come from
     */
    Vigil(Duration patience, Optional<String> plugin) {
        this.patience = patience;
        this.plugin = plugin;
    }

    /** Over a game, with bots that may take so long for a step. */
    static Vigil over(GameOptions.Chosen chosen, Duration longest) {
        return new Vigil(PATIENCE.plus(longest), chosen.plugin());
    }

    /** Something was done. From any thread. */
    void step() {
        steps.increment();
    }

    /** Shows how much is done, and takes note of every step. */
    Progress showing(ProgressBar bar) {
        return progress(bar::show);
    }

    /** Takes note of every step. */
    Progress quiet() {
        return progress(count -> {});
    }

    private Progress progress(IntConsumer shown) {
        return new Progress() {
            @Override
            public void done(int count) {
                shown.accept(count);
            }

            @Override
            public void step() {
                Vigil.this.step();
            }
        };
    }

    /**
     * Does the work.
     *
     * @throws Stop if a plugin's code threw something or hangs
     * @throws Exception whatever else the work throws
     */
    <T> T watch(Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = Thread.ofPlatform().daemon().name("work").start(task);
        long seen = -1;
        long since = System.nanoTime();
        try {
            while (true) {
                try {
                    return task.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
                } catch (TimeoutException e) {
                    long now = steps.sum();
                    if (now != seen) {
                        seen = now;
                        since = System.nanoTime();
                    } else if (System.nanoTime() - since > patience.toNanos()) {
                        stopIfStuck();
                    }
                }
            }
        } catch (ExecutionException e) {
            throw fault(e.getCause());
        } finally {
            thread.interrupt();
        }
    }

    private void stopIfStuck() {
        Thread.getAllStackTraces().values().stream()
                .flatMap(stack -> Culprit.of(stack).stream())
                .findFirst()
                .ifPresent(
                        culprit -> {
                            throw Stop.wrong("plugin.silent", culprit, patience.toSeconds());
                        });
    }

    private Exception fault(Throwable thrown) {
        Throwable root = thrown;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        // Java leaves the stack out of what is thrown often at one place.
        boolean isBare = root.getStackTrace().length == 0;
        Optional<String> culprit = Culprit.of(thrown).or(() -> isBare ? plugin : Optional.empty());
        if (!(thrown instanceof Stop) && culprit.isPresent()) {
            return Stop.wrong("plugin.threw", culprit.get(), thrown(root));
        }
        return switch (thrown) {
            case Exception e -> e;
            case Error e -> throw e;
            default -> new IllegalStateException(thrown);
        };
    }

    /** What was thrown, in a line. */
    static String thrown(Throwable thrown) {
        return thrown.toString().lines().findFirst().orElse("");
    }
}
