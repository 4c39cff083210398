package meldhouse.cli;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Looks again and again by which addresses this machine is reached, since a cable or a wireless
 * network may come after a host was started, until it is closed.
 */
final class LanWatch implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(LanWatch.class.getName());

    /** Sooner than somebody who has put a cable in begins to wonder. */
    static final Duration EVERY = Duration.ofSeconds(3);

    private final Supplier<List<LanAddresses.Place>> looking;
    private final Duration every;
    private final Consumer<List<LanAddresses.Place>> seen;
    private final Thread thread;

    private LanWatch(
            Supplier<List<LanAddresses.Place>> looking,
            Duration every,
            Consumer<List<LanAddresses.Place>> seen) {
        this.looking = looking;
        this.every = every;
        this.seen = seen;
        this.thread = Thread.ofPlatform().daemon().name("meldhouse-lan").unstarted(this::watch);
    }

    /**
     * Begins to look; does not wait.
     *
     * @param looking what there is now
     * @param seen is told at once and then each time that it was looked, on a thread of this
     *     watch's
     */
    static LanWatch start(
            Supplier<List<LanAddresses.Place>> looking,
            Duration every,
            Consumer<List<LanAddresses.Place>> seen) {
        LanWatch watch = new LanWatch(looking, every, seen);
        watch.thread.start();
        return watch;
    }

    private void watch() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                seen.accept(looking.get());
            } catch (UncheckedIOException e) {
                // An interface that goes while it is looked at.
                LOG.log(System.Logger.Level.DEBUG, "the interfaces cannot be told", e);
            } catch (RuntimeException e) {
                LOG.log(System.Logger.Level.WARNING, "The network's changes are not followed", e);
            }
            try {
                TimeUnit.NANOSECONDS.sleep(every.toNanos());
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
