package meldhouse.server.table;

import meldhouse.api.bot.Chosen;
import meldhouse.engine.BotTurn;
import meldhouse.server.measure.Meters;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/**
 * Asks bots, off the event loop and under a deadline, in platform threads that a bot which never
 * returns cannot use up: its thread is abandoned, and another takes its place. A bot of which too
 * many threads hang is not asked again. Safe for any thread.
 */
public final class BotRunner {
    private static final System.Logger LOG = System.getLogger(BotRunner.class.getName());

    /** How many hanging threads of one bot are borne. */
    private static final int MOST_STUCK = 3;

    private final Duration deadline;
    private final int atOnce;
    private final Meters meters;
    private final ExecutorService threads;
    private final ScheduledExecutorService watch;
    private final Deque<Thought> waiting = new ArrayDeque<>();
    private final Map<Stuck, Integer> stuck = new HashMap<>();
    private final Set<String> distrusted = new HashSet<>();
    private int running;

    /** How often the past was forgiven: what hung before counts for the watch, not for trust. */
    private int pardon;

    /** Threads of a bot that hang, since the past was forgiven so often. */
    private record Stuck(String bot, int pardon) {}

    /** What came of asking a bot. */
    sealed interface Outcome {
        /** It chose; whether the move is legal has yet to be seen. */
        record Chose(Chosen chosen) implements Outcome {}

        /**
         * It failed.
         *
         * @param how in words, after the bot's name; without what the bot said, which may hold its
         *     cards
         */
        record Failed(String how) implements Outcome {}
    }

    /**
     * @param deadline for one move
     * @param atOnce how many bots may think at the same time
     * @param meters are told how long each thought
     */
    public BotRunner(Duration deadline, int atOnce, Meters meters) {
        this.deadline = deadline;
        this.atOnce = atOnce;
        this.meters = meters;
        this.threads = Executors.newCachedThreadPool(daemons("bot"));
        this.watch = Executors.newSingleThreadScheduledExecutor(daemons("bot-watch"));
    }

    private static ThreadFactory daemons(String name) {
        return Thread.ofPlatform().daemon().name(name + "-", 0).factory();
    }

    /** Asks; the stage completes on a thread of this runner, and never fails. */
    CompletionStage<Outcome> ask(BotSeat seat, BotTurn turn, RandomGenerator random) {
        Thought thought = new Thought(seat, turn, random);
        if (isTrusted(seat.id())) {
            enqueue(thought);
        } else {
            thought.outcome.complete(
                    new Outcome.Failed("hung too often and is not asked any more"));
        }
        return thought.outcome;
    }

    /**
     * Lets a bot go that is not needed any more, behind its back: whatever it does then is lost.
     */
    void leave(BotSeat seat) {
        if (!threads.isShutdown()) {
            threads.execute(
                    () -> {
                        try {
                            seat.leave();
                        } catch (RuntimeException | Error e) {
                            LOG.log(
                                    System.Logger.Level.WARNING,
                                    "Bot ''{0}'' failed when it left: {1}",
                                    seat.id(),
                                    e.getClass().getName());
                        }
                    });
        }
    }

    /** Whether few enough threads of the bot hang. */
    synchronized boolean isTrusted(String bot) {
        return !distrusted.contains(bot);
    }

    /** Asks every bot again, whatever it did: its plugin may have been mended. */
    public synchronized void forgive() {
        distrusted.clear();
        pardon++;
    }

    /** How many threads hang now. */
    public synchronized int stuckThreads() {
        return stuck.values().stream().mapToInt(count -> count).sum();
    }

    /** Asks no more. Threads that hang are left behind. */
    public void close() {
        threads.shutdownNow();
        watch.shutdownNow();
    }

    private synchronized void enqueue(Thought thought) {
        waiting.add(thought);
        startNext();
    }

    private synchronized void startNext() {
        while (running < atOnce && !waiting.isEmpty() && !threads.isShutdown()) {
            running++;
            threads.execute(waiting.remove());
        }
    }

    private synchronized void released() {
        running--;
        startNext();
    }

    private synchronized Stuck hung(String bot) {
        Stuck key = new Stuck(bot, pardon);
        int count = stuck.merge(key, 1, Integer::sum);
        if (count >= MOST_STUCK && distrusted.add(bot)) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Bot ''{0}'' has {1} threads that hang: it is not offered any more.",
                    bot,
                    count);
        }
        return key;
    }

    private synchronized void cameBack(Stuck key) {
        stuck.merge(key, -1, Integer::sum);
    }

    /** One question to one bot. */
    private final class Thought implements Runnable {
        private final BotSeat seat;
        private final BotTurn turn;
        private final RandomGenerator random;
        private final CompletableFuture<Outcome> outcome = new CompletableFuture<>();
        private @Nullable Thread thread;
        private @Nullable Stuck late;

        private Thought(BotSeat seat, BotTurn turn, RandomGenerator random) {
            this.seat = seat;
            this.turn = turn;
            this.random = random;
        }

        @Override
        public void run() {
            begin();
            ScheduledFuture<?> alarm =
                    watch.schedule(this::abandon, deadline.toMillis(), TimeUnit.MILLISECONDS);
            long began = System.nanoTime();
            Outcome came = think(Instant.now().plus(deadline));
            meters.botThought(seat.id(), System.nanoTime() - began);
            alarm.cancel(false);
            Stuck late = end();
            if (late != null) {
                cameBack(late);
            } else {
                outcome.complete(came);
                released();
            }
        }

        /** A stranger's code: whatever it throws is its fault alone. */
        private Outcome think(Instant until) {
            Thread current = Thread.currentThread();
            ClassLoader before = current.getContextClassLoader();
            current.setContextClassLoader(seat.loader());
            try {
                Chosen chosen = turn.ask(seat.bot(), random, until);
                return isMove(chosen)
                        ? new Outcome.Chose(chosen)
                        : new Outcome.Failed("chose nothing");
            } catch (Throwable e) {
                return new Outcome.Failed("threw " + e.getClass().getName());
            } finally {
                // An idle thread would keep the loader of a plugin that is not here any more.
                current.setContextClassLoader(before);
            }
        }

        /** A careless bot gives null, whatever the annotations say. */
        private static boolean isMove(@Nullable Chosen chosen) {
            return chosen != null && chosen.move() != null;
        }

        private synchronized void begin() {
            thread = Thread.currentThread();
        }

        /** As what the thread was given up; null if it was not. */
        private synchronized @Nullable Stuck end() {
            thread = null;
            Thread.interrupted();
            return late;
        }

        private void abandon() {
            synchronized (this) {
                if (thread == null) {
                    return;
                }
                late = hung(seat.id());
                thread.interrupt();
            }
            outcome.complete(
                    new Outcome.Failed("gave no move within " + deadline.toMillis() + " ms"));
            released();
        }
    }
}
