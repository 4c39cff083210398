package meldhouse.load;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * Plays at many tables of a server at once: players who know no game and pick any legal move. All
 * of them share one thread, so that most of the machine is left to the server.
 */
public final class Load {
    /** Tables and idle connections that are being made at the same time. */
    private static final int AT_ONCE = 32;

    private static final long TICK_MILLIS = 200;

    private final Workload load;
    private final Progress progress;
    private final EventLoopGroup loop =
            new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final Tally tally = new Tally();

    /** In every name: who was here in an earlier run may still be known to the server. */
    private final String run =
            Integer.toString(new SplittableRandom().nextInt(36 * 36 * 36 * 36), 36);

    private final List<PlayedTable> tables = new ArrayList<>();
    private final List<IdleLink> idle = new ArrayList<>();
    private final CompletableFuture<Outcome> outcome = new CompletableFuture<>();
    private int made;
    private int pending;

    /** Told now and then how far it is; on the load's thread, so it should be quick. */
    @FunctionalInterface
    public interface Progress {
        /** Says nothing. */
        Progress NONE = (stage, done, all) -> {};

        /** What is going on. */
        enum Stage {
            /** Connections are made. */
            CONNECTING,
            /** It is played, and nothing is counted. */
            WARMING_UP,
            /** It is counted. */
            MEASURING
        }

        /**
         * @param done connections, or milliseconds, of
         * @param all of them
         */
        void at(Stage stage, long done, long all);
    }

    private Load(Workload load, Progress progress) {
        this.load = load;
        this.progress = progress;
    }

    /**
     * Runs a load to its end. What goes wrong with a table or a connection is counted and told in
     * the outcome; the others go on.
     *
     * @throws InterruptedException if the thread is interrupted; all connections are closed then
     */
    public static Outcome run(Workload load, Progress progress) throws InterruptedException {
        return new Load(load, progress).run();
    }

    private Outcome run() throws InterruptedException {
        try {
            loop.execute(this::makeMore);
            return outcome.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            loop.shutdownGracefully(0, 1, TimeUnit.SECONDS).await();
        }
    }

    private int things() {
        return load.tables() + load.idle();
    }

    /** Idle connections first: they are to be there while it is played. */
    private void makeMore() {
        while (pending < AT_ONCE && made < things()) {
            pending++;
            int number = made++;
            if (number < load.idle()) {
                IdleLink link = new IdleLink(load, tally, run, number, this::isMade);
                idle.add(link);
                LineLink.open(loop, load.host(), load.port(), load.tls(), link);
            } else {
                PlayedTable table =
                        new PlayedTable(loop, load, tally, run, number - load.idle(), this::isMade);
                tables.add(table);
                table.open();
            }
        }
        if (things() == 0) {
            warmUp();
        }
    }

    private void isMade() {
        pending--;
        progress.at(Progress.Stage.CONNECTING, made - pending, things());
        // Not from here: who fails at once would call this in this call.
        loop.execute(this::makeMore);
        if (pending == 0 && made == things()) {
            warmUp();
        }
    }

    private void warmUp() {
        wait(
                Progress.Stage.WARMING_UP,
                load.warmUp().toNanos(),
                () -> {
                    tally.count(true);
                    wait(Progress.Stage.MEASURING, load.measured().toNanos(), this::end);
                });
    }

    private void end() {
        tally.count(false);
        Outcome all = tally.outcome();
        tables.forEach(PlayedTable::close);
        idle.forEach(IdleLink::close);
        outcome.complete(all);
    }

    private void wait(Progress.Stage stage, long nanos, Runnable then) {
        long began = System.nanoTime();
        var ticks =
                loop.scheduleAtFixedRate(
                        () ->
                                progress.at(
                                        stage,
                                        TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began),
                                        TimeUnit.NANOSECONDS.toMillis(nanos)),
                        0,
                        TICK_MILLIS,
                        TimeUnit.MILLISECONDS);
        loop.schedule(
                () -> {
                    ticks.cancel(false);
                    then.run();
                },
                nanos,
                TimeUnit.NANOSECONDS);
    }
}
