package meldhouse.scripting;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Java processes that call functions of house rules whose authors need not be trusted, and one more
 * that stands by. One that is over its deadline, or full, is ended at once and another takes its
 * place. They are started when the first function is to be called. For any platform thread; whoever
 * asks waits.
 */
public final class WorkerPool implements AutoCloseable {
    /** How many calls run at once, if nothing else is said. */
    public static final int WORKERS = 2;

    /** How long a call may take, if nothing else is said. */
    public static final Duration DEADLINE = Duration.ofMillis(1000);

    /** How long loading the files of a table may take. */
    static final Duration LOADING = Duration.ofSeconds(3);

    /** How long one of them may take to start. */
    private static final Duration BEGINNING = Duration.ofSeconds(60);

    private static final int MOST_FAILED_STARTS = 3;
    private static final String PROBLEM = "problem";
    private static final System.Logger LOG = System.getLogger(WorkerPool.class.getName());

    private final int atOnce;
    private final Duration deadline;
    private final Clerk clerk;
    private final ScheduledThreadPoolExecutor watch;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final List<Worker> idle = new ArrayList<>();
    private final Set<Worker> busy = new HashSet<>();
    private int starting;
    private int failedStarts;
    private boolean closed;
    private long calls;
    private long started;
    private long late;
    private long full;
    private long gone;

    /**
     * What a pool has done.
     *
     * @param calls that were answered
     * @param started processes
     * @param late that were ended since a call was over its deadline
     * @param full that had used up their heap
     * @param gone that ended otherwise
     * @param processes those there are now, by their ids
     */
    public record Figures(
            long calls, long started, long late, long full, long gone, List<Long> processes) {
        public Figures {
            processes = List.copyOf(processes);
        }
    }

    /** How a call may end. */
    public enum Outcome {
        /** The function returned something; whether that has the right shape is judged later. */
        ANSWERED,
        /** The function failed, or its files could not be loaded. */
        FAILED,
        /** It was over the deadline. */
        LATE,
        /** It used up the memory of its process. */
        FULL,
        /** Its process ended otherwise, or none could be started. */
        GONE
    }

    /** Takes note of calls. */
    @FunctionalInterface
    public interface Clerk {
        /**
         * A call has ended; on the thread of whoever asked.
         *
         * @param nanos how long whoever asked waited, for a free process too
         */
        void called(Outcome outcome, long nanos);
    }

    /** With {@link #WORKERS} and {@link #DEADLINE}, and nobody who takes note. */
    public WorkerPool() {
        this(WORKERS, DEADLINE, (outcome, nanos) -> {});
    }

    /**
     * Nothing is started yet.
     *
     * @param workers how many calls run at once; one process more stands by
     * @param deadline for each call; a process that is over it is ended
     * @param clerk is told of each call
     */
    public WorkerPool(int workers, Duration deadline, Clerk clerk) {
        if (workers < 1) {
            throw new IllegalArgumentException("no workers: " + workers);
        }
        atOnce = workers;
        this.deadline = deadline;
        this.clerk = clerk;
        watch =
                new ScheduledThreadPoolExecutor(
                        1,
                        task -> Thread.ofPlatform().daemon().name("worker watch").unstarted(task));
        watch.setRemoveOnCancelPolicy(true);
    }

    /** Starts the processes ahead of the first call. */
    public void warm() {
        lock.lock();
        try {
            fill();
        } finally {
            lock.unlock();
        }
    }

    /** What it has done, and who works for it now. */
    public Figures figures() {
        lock.lock();
        try {
            List<Long> processes = new ArrayList<>();
            idle.forEach(worker -> processes.add(worker.handle().pid()));
            busy.forEach(worker -> processes.add(worker.handle().pid()));
            return new Figures(calls, started, late, full, gone, processes);
        } finally {
            lock.unlock();
        }
    }

    /**
     * Calls a function.
     *
     * @param hook null: the room is loaded, and nothing called
     * @param patience so many times the deadline may it take
     * @return {@code value}, or {@code problem} with what is known of it
     */
    Map<?, ?> ask(WorkerRoom room, @Nullable String hook, Map<String, ?> argument, int patience) {
        long began = System.nanoTime();
        Answer answer = answer(room, hook, argument, patience);
        if (hook != null) {
            clerk.called(answer.outcome(), System.nanoTime() - began);
        }
        return answer.fields();
    }

    /** What came of a call. */
    private record Answer(Outcome outcome, Map<?, ?> fields) {
        static Answer problem(Outcome outcome, String problem) {
            return new Answer(outcome, Map.of(PROBLEM, problem));
        }
    }

    private Answer answer(
            WorkerRoom room, @Nullable String hook, Map<String, ?> argument, int patience) {
        Duration most = deadline.multipliedBy(patience);
        for (boolean again = false; ; again = true) {
            Worker worker = take(room.key(), again);
            if (worker == null) {
                return Answer.problem(Outcome.GONE, "no worker could be started");
            }
            int others = worker.rooms() - (worker.knows(room.key()) ? 1 : 0);
            try {
                Map<?, ?> fields =
                        worker.ask(room, hook, argument, most, LOADING.multipliedBy(patience));
                done(worker, null);
                return new Answer(
                        fields.containsKey(PROBLEM) ? Outcome.FAILED : Outcome.ANSWERED, fields);
            } catch (Worker.Ended e) {
                done(worker, e.end());
                switch (e.end()) {
                    case LATE -> {
                        return Answer.problem(
                                Outcome.LATE,
                                "it did not end within %d ms".formatted(deadline.toMillis()));
                    }
                    // What others left in the heap is not held against it.
                    case FULL -> {
                        if (again || others == 0) {
                            return Answer.problem(Outcome.FULL, "it used up the memory");
                        }
                    }
                    case GONE -> {
                        if (again) {
                            return Answer.problem(Outcome.GONE, "its worker ended");
                        }
                    }
                }
            } catch (RuntimeException | Error e) {
                worker.end();
                done(worker, Worker.End.GONE);
                throw e;
            }
        }
    }

    /**
     * Whether a process answers, one that is free or will be; false as well where none can be
     * started. One that does not answer within the deadline is ended, as for a call.
     */
    public boolean isAnswering() {
        Worker worker = take("", false);
        if (worker == null) {
            return false;
        }
        try {
            worker.answer(deadline);
            done(worker, null);
            return true;
        } catch (Worker.Ended e) {
            done(worker, e.end());
            return false;
        } catch (RuntimeException | Error e) {
            worker.end();
            done(worker, Worker.End.GONE);
            throw e;
        }
    }

    /**
     * Waits for one that is free, best one that has loaded the room.
     *
     * @param careful whether another has to be there for others meanwhile
     * @return null: none can be started
     */
    private @Nullable Worker take(String room, boolean careful) {
        lock.lock();
        try {
            fill();
            while (true) {
                if (closed || (failedStarts >= MOST_FAILED_STARTS && noneAtAll())) {
                    return null;
                }
                idle.removeIf(this::isDead);
                if (busy.size() < atOnce && idle.size() > (careful && mayGrow() ? 1 : 0)) {
                    Worker worker = best(room);
                    idle.remove(worker);
                    busy.add(worker);
                    return worker;
                }
                fill();
                changed.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }

    private boolean mayGrow() {
        return failedStarts < MOST_FAILED_STARTS || starting > 0;
    }

    private boolean noneAtAll() {
        return idle.isEmpty() && busy.isEmpty() && starting == 0;
    }

    private boolean isDead(Worker worker) {
        if (worker.isAlive()) {
            return false;
        }
        gone++;
        return true;
    }

    /** One that has loaded the room, else the one with the fewest. */
    private Worker best(String room) {
        Iterator<Worker> all = idle.iterator();
        Worker best = all.next();
        while (all.hasNext()) {
            Worker next = all.next();
            boolean better =
                    next.knows(room) == best.knows(room)
                            ? next.rooms() < best.rooms()
                            : next.knows(room);
            if (better) {
                best = next;
            }
        }
        return best;
    }

    private void done(Worker worker, Worker.@Nullable End end) {
        lock.lock();
        try {
            busy.remove(worker);
            if (end == null) {
                calls++;
                if (closed) {
                    worker.end();
                } else {
                    idle.add(worker);
                }
            } else {
                switch (end) {
                    case LATE -> late++;
                    case FULL -> full++;
                    case GONE -> gone++;
                }
                fill();
            }
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Starts what is missing, one after the other: so the first is there soonest. */
    private void fill() {
        if (!closed && starting == 0 && idle.size() + busy.size() < atOnce + 1) {
            starting++;
            Thread.ofPlatform().daemon().name("worker start").start(this::startOne);
        }
    }

    private void startOne() {
        Worker made = null;
        try {
            made = Worker.start(watch, BEGINNING);
        } catch (IOException | Worker.Ended | RuntimeException e) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "A worker for house rules could not be started: {0}.",
                    e.getMessage());
        }
        lock.lock();
        try {
            starting--;
            if (made == null) {
                failedStarts++;
            } else if (closed) {
                made.end();
            } else {
                failedStarts = 0;
                started++;
                idle.add(made);
            }
            if (failedStarts < MOST_FAILED_STARTS) {
                fill();
            }
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Ends all of them; whoever waits gets no answer. */
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            idle.forEach(Worker::end);
            idle.clear();
            busy.forEach(worker -> worker.handle().destroyForcibly());
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        watch.shutdownNow();
    }

    /** Waits until one stands by; for measurements and tests. */
    boolean awaitReady(Duration time) throws InterruptedException {
        lock.lock();
        try {
            fill();
            long left = time.toNanos();
            while (idle.size() + busy.size() < atOnce + 1 && left > 0) {
                left = changed.awaitNanos(left);
            }
            return left > 0;
        } finally {
            lock.unlock();
        }
    }
}
