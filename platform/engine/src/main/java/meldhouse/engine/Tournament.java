package meldhouse.engine;

import meldhouse.api.game.Measure;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.Consumer;

/**
 * Plays a contest on many threads. But for the times, and for bots that depend on them, what comes
 * out depends on the contest alone: what was found is added up in the order of the deals.
 *
 * <p>A bot may do what it likes: it costs its seat a default move and is counted. One that never
 * comes back loses its thread, and after three of these it is not asked any more.
 */
public final class Tournament {
    private static final System.Logger LOG = System.getLogger(Tournament.class.getName());

    /** Played in one go by one thread. */
    private static final int BLOCK = 32;

    /** So long is waited for a bot where the contest has no limit. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** A limit is stretched by this, for what the machine itself may take. */
    private static final Duration GRACE = Duration.ofMillis(10);

    /** A bot that waits instead of thinking is waited for so much longer than its limit. */
    private static final Duration IDLENESS = Duration.ofSeconds(1);

    /** How many threads a contestant may lose. */
    private static final int MOST_STUCK = 3;

    /** Blocks that may be under way or waiting to be added, for each thread. */
    private static final int AHEAD = 8;

    private final Contest contest;
    private final Stopwatch clock;
    private final Progress progress;
    private final boolean keeps;
    private final List<Contest.Pairing> pairings;
    private final Bout.Layout layout;
    private final int rounds;
    private final long patience;
    private final long work;
    private final AtomicInteger nextBlock = new AtomicInteger();
    private final AtomicIntegerArray stuck;
    private final AtomicIntegerArray settled;
    private final Semaphore ahead;
    private final BlockingQueue<Outcome> outcomes = new LinkedBlockingQueue<>();
    private final ThreadFactory threads =
            Thread.ofPlatform().daemon().name("contest-", 1).factory();
    private volatile boolean stopped;

    /** What a lane has to tell. */
    private sealed interface Outcome {
        /** A block was played, or left out. */
        record Done(Block block) implements Outcome {}

        /** The rules failed. */
        record Failed(@Nullable Block block, Throwable why) implements Outcome {}
    }

    private Tournament(
            Contest contest, int threads, Stopwatch clock, Progress progress, boolean keeps) {
        this.contest = contest;
        this.clock = clock;
        this.progress = progress;
        this.keeps = keeps;
        pairings = contest.pairings();
        layout = Bout.Layout.of(contest);
        rounds = (contest.count() + BLOCK - 1) / BLOCK;
        Duration limit = contest.limit();
        patience = (limit == null ? PATIENCE : limit.plus(IDLENESS)).toNanos();
        work = limit == null ? Long.MAX_VALUE : limit.plus(GRACE).toNanos();
        stuck = new AtomicIntegerArray(contest.contestants().size());
        settled = new AtomicIntegerArray(pairings.size());
        ahead = new Semaphore(AHEAD * threads);
    }

    /**
     * Plays a contest.
     *
     * @param threads how many at once, at least 1
     * @param clock for the limit and the times
     * @param progress is told how many of {@code count} deals of each pairing are done, and of
     *     every move
     * @param keeper is given every deal in order; null: nobody is
     * @throws IllegalStateException if the rules fail, or a match does not end; the message says
     *     which
     * @throws InterruptedException if the thread that waits is interrupted
     */
    public static ContestReport play(
            Contest contest,
            int threads,
            Stopwatch clock,
            Progress progress,
            @Nullable Consumer<PlayedDeal> keeper)
            throws InterruptedException {
        Tournament tournament = new Tournament(contest, threads, clock, progress, keeper != null);
        List<Lane> lanes = new ArrayList<>();
        ScheduledExecutorService watch =
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().daemon().name("contest-watch").factory());
        try {
            for (int i = 0; i < threads; i++) {
                Lane lane = new Lane(tournament);
                lanes.add(lane);
                tournament.start(lane);
            }
            long tick = Math.clamp(tournament.patience / 4, 1_000_000, 250_000_000);
            watch.scheduleAtFixedRate(
                    () -> lanes.forEach(lane -> tournament.watch(lane)),
                    tick,
                    tick,
                    TimeUnit.NANOSECONDS);
            return tournament.report(keeper == null ? deal -> {} : keeper);
        } finally {
            tournament.stopped = true;
            watch.shutdownNow();
        }
    }

    private void watch(Lane lane) {
        try {
            lane.watch(clock.nanos());
        } catch (RuntimeException | Error e) {
            failed(null, e);
        }
    }

    /** Adds up what the lanes find, in the order of the deals. */
    private ContestReport report(Consumer<PlayedDeal> keeper) throws InterruptedException {
        List<PairingTally> tallies =
                pairings.stream().map(pairing -> new PairingTally(contest.unit())).toList();
        Map<Integer, Block> early = new HashMap<>();
        for (int index = 0; index < rounds * pairings.size(); index++) {
            while (!early.containsKey(index)) {
                switch (outcomes.take()) {
                    case Outcome.Done(Block block) -> early.put(block.index, block);
                    case Outcome.Failed(Block block, Throwable why) ->
                            throw new IllegalStateException(sentence(block, why), why);
                }
            }
            Block block = early.remove(index);
            ahead.release();
            int pairing = index % pairings.size();
            if (settled.get(pairing) == 0) {
                block.tally.played().forEach(keeper);
                Verdict verdict = tallies.get(pairing).add(block.tally, contest.sequential());
                if (verdict != Verdict.OPEN) {
                    settled.set(pairing, 1);
                }
            }
            progress.done(Math.min(contest.count(), (index + 1) / pairings.size() * BLOCK));
        }
        return report(tallies);
    }

    private ContestReport report(List<PairingTally> tallies) {
        List<Measure> measures = Arena.measures(contest.game(), contest.unit());
        List<PairingReport> reports = new ArrayList<>();
        List<Elo.Difference> differences = new ArrayList<>();
        List<Conduct.Gathering> conduct = new ArrayList<>();
        contest.contestants().forEach(one -> conduct.add(new Conduct.Gathering()));
        for (int i = 0; i < pairings.size(); i++) {
            Contest.Pairing pairing = pairings.get(i);
            reports.add(tallies.get(i).report(pairing, measures));
            differences.add(tallies.get(i).difference(pairing));
            conduct.get(pairing.one()).add(tallies.get(i).conduct(0));
            conduct.get(pairing.other()).add(tallies.get(i).conduct(1));
        }
        return new ContestReport(
                contest,
                reports,
                Elo.of(contest.contestants().size(), differences),
                conduct.stream().map(Conduct.Gathering::conduct).toList());
    }

    private String sentence(@Nullable Block block, Throwable why) {
        String what = why.getMessage() == null ? why.toString() : why.getMessage();
        if (block == null) {
            return "Cannot go on with the contest: " + what;
        }
        Contest.Pairing pairing = pairings.get(block.index % pairings.size());
        return "Cannot play number %d of %s against %s: %s"
                .formatted(
                        block.number,
                        contest.contestants().get(pairing.one()).name(),
                        contest.contestants().get(pairing.other()).name(),
                        what);
    }

    Contest contest() {
        return contest;
    }

    /** A move is about to be made. */
    void step() {
        progress.step();
    }

    boolean isStopped() {
        return stopped;
    }

    long nanos() {
        return clock.nanos();
    }

    /** How long this thread has worked; 0 where nobody needs to know. */
    long worked() {
        return contest.limit() == null ? 0 : clock.worked();
    }

    /** Whether a decision that took so long, and so much work, came too late. */
    boolean isLate(long took, long worked) {
        return took > patience || worked > work;
    }

    /** How long a bot is waited for, in nanoseconds. */
    long patience() {
        return patience;
    }

    /**
     * Whether a bot that gave up after so long has used up its time, as a program's keeper does.
     */
    boolean isAtTheLimit(long nanos) {
        Duration limit = contest.limit();
        return limit != null && nanos > 0.9 * limit.toNanos();
    }

    /** What a bot is told: until when it may think. */
    Instant deadline() {
        Duration limit = contest.limit();
        return limit == null ? Instant.MAX : clock.now().plus(limit);
    }

    void start(Lane lane) {
        threads.newThread(lane).start();
    }

    boolean isTrusted(int contestant) {
        return stuck.get(contestant) < MOST_STUCK;
    }

    /** A contestant has cost a thread. */
    void hung(int contestant) {
        if (stuck.incrementAndGet(contestant) == MOST_STUCK) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Bot ''{0}'' has {1} threads that hang: it is not asked any more.",
                    contest.contestants().get(contestant).name(),
                    MOST_STUCK);
        }
    }

    /** A thread that was given up has come back after all. */
    void cameBack(int contestant) {
        stuck.decrementAndGet(contestant);
    }

    /** A bot that cannot even leave has cost nobody anything. */
    void failedToLeave(int contestant, Throwable why) {
        LOG.log(
                System.Logger.Level.DEBUG,
                "bot " + contest.contestants().get(contestant).name() + " failed when it left",
                why);
    }

    /** The next block to be played; null: there is none. */
    @Nullable Block next() {
        try {
            ahead.acquire();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
        int index = nextBlock.getAndIncrement();
        if (stopped || index >= rounds * pairings.size()) {
            ahead.release();
            return null;
        }
        return new Block(index);
    }

    void done(Block block) {
        outcomes.add(new Outcome.Done(block));
    }

    void failed(@Nullable Block block, Throwable why) {
        outcomes.add(new Outcome.Failed(block, why));
    }

    /** Some deals of one pairing, with their repetitions. A workbench of one lane. */
    final class Block {
        private final int index;
        private final PairingTally tally = new PairingTally(contest.unit());
        private final int end;
        private int number;
        private int placing;

        private Block(int index) {
            this.index = index;
            number = index / pairings.size() * BLOCK;
            end = Math.min(contest.count(), number + BLOCK);
        }

        PairingTally tally() {
            return tally;
        }

        /** The next bout; null: there is none, or nobody wants to know any more. */
        @Nullable Bout next() {
            int pairing = index % pairings.size();
            return number == end || settled.get(pairing) != 0
                    ? null
                    : new Bout(contest, layout, pairings.get(pairing), number, placing, keeps);
        }

        void done(Bout bout) {
            tally.add(bout);
            if (keeps) {
                tally.keep(bout.played());
            }
            placing++;
            if (placing == layout.placings().size()) {
                placing = 0;
                tally.endCluster();
                number++;
            }
        }
    }
}
