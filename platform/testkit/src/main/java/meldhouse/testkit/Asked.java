package meldhouse.testkit;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Move;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * What came of asking a bot.
 *
 * @param move what it chose; null if it failed
 * @param fault what it did instead; null if it chose
 * @param nanos how long it took
 */
record Asked(@Nullable Move move, @Nullable Said fault, long nanos) {
    /** Asks in a thread of its own, which is left behind if it does not come back in time. */
    static Asked of(Supplier<Bot> bot, Thinking thinking, Duration patience)
            throws InterruptedException {
        FutureTask<Chosen> task = new FutureTask<>(() -> bot.get().choose(thinking));
        long start = System.nanoTime();
        Thread thread = Thread.ofPlatform().daemon().name("asked").start(task);
        try {
            Chosen chosen = task.get(patience.toNanos(), TimeUnit.NANOSECONDS);
            long took = System.nanoTime() - start;
            return chosen == null || chosen.move() == null
                    ? new Asked(null, Said.of("chose.nothing"), took)
                    : new Asked(chosen.move(), null, took);
        } catch (ExecutionException e) {
            return new Asked(
                    null,
                    Said.of("chose.threw", String.valueOf(e.getCause())),
                    System.nanoTime() - start);
        } catch (TimeoutException e) {
            thread.interrupt();
            return new Asked(
                    null, Said.of("chose.late", patience.toMillis()), System.nanoTime() - start);
        }
    }
}
