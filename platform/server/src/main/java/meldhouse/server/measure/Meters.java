package meldhouse.server.measure;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;

import meldhouse.scripting.WorkerPool;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * What is counted and timed of a server, told as Prometheus reads it. Numbers and names of kinds
 * alone: nobody's name, no table's id, no card. Safe for any thread.
 */
public final class Meters {
    /** From what nobody notices to what everybody does. */
    private static final Duration[] STEPS =
            LongStream.of(1, 2, 5, 10, 20, 30, 50, 100, 200, 500, 1000, 2000, 5000)
                    .mapToObj(Duration::ofMillis)
                    .toArray(Duration[]::new);

    /** A function takes a tenth of a millisecond if all is well. */
    private static final Duration[] SHORT_STEPS =
            Stream.concat(
                            LongStream.of(50, 100, 200, 500)
                                    .mapToObj(micros -> Duration.ofNanos(1000 * micros)),
                            Stream.of(STEPS))
                    .toArray(Duration[]::new);

    private final PrometheusMeterRegistry registry =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Map<String, AtomicInteger> tables = new ConcurrentHashMap<>();
    private final AtomicInteger connections = new AtomicInteger();
    private final AtomicInteger players = new AtomicInteger();
    private final Timer move;
    private final Timer commit;
    private final Counter lost;

    /** Nothing has happened yet. */
    public Meters() {
        gauge("meldhouse.connections", "TCP connections of clients now", connections::get);
        gauge("meldhouse.players", "Players with a connection now", players::get);
        gauge(
                "meldhouse.heap.bytes",
                "Memory in use by the server's objects, garbage included",
                () ->
                        (double) Runtime.getRuntime().totalMemory()
                                - Runtime.getRuntime().freeMemory());
        move =
                timer(
                        "meldhouse.move",
                        "From a move's line read until it was decided, journalled and told");
        commit = timer("meldhouse.journal.commit", "Until the journal had a line on the disk");
        lost =
                Counter.builder("meldhouse.journal.failures")
                        .description("Lines that the journal could not take")
                        .register(registry);
        for (String by : new String[] {"player", "bot", "fallback", "clock"}) {
            moves(by);
        }
        for (WorkerPool.Outcome outcome : WorkerPool.Outcome.values()) {
            scripts(outcome);
        }
        for (String state : new String[] {"waiting", "playing", "paused", "over"}) {
            tables(state);
        }
    }

    private Timer timer(String name, String what) {
        return Timer.builder(name)
                .description(what)
                .serviceLevelObjectives(STEPS)
                .register(registry);
    }

    private void gauge(String name, String what, Supplier<Number> value) {
        Gauge.builder(name, value).strongReference(true).description(what).register(registry);
    }

    private Counter moves(String by) {
        return Counter.builder("meldhouse.moves")
                .description("Moves made, by whom: a player, a bot, the table for either")
                .tag("by", by)
                .register(registry);
    }

    private AtomicInteger tables(String state) {
        return tables.computeIfAbsent(
                state,
                word -> {
                    AtomicInteger count = new AtomicInteger();
                    Gauge.builder("meldhouse.tables", count, AtomicInteger::get)
                            .description("Tables now, by their state")
                            .tag("state", word)
                            .register(registry);
                    return count;
                });
    }

    private Timer bot(String id) {
        return Timer.builder("meldhouse.bot")
                .description("Time that bots thought for a move, by bot")
                .tag("bot", id)
                .serviceLevelObjectives(STEPS)
                .register(registry);
    }

    /** A connection of a client stands. */
    public void connected() {
        connections.incrementAndGet();
    }

    /** A connection is gone. */
    public void disconnected() {
        connections.decrementAndGet();
    }

    /** How many connections stand. */
    public int connections() {
        return connections.get();
    }

    /** A move has been made; {@code by} is the word for whom. */
    public void moved(String by) {
        moves(by).increment();
    }

    /** A client's move was dealt with, refused ones too. */
    public void moveTook(long nanos) {
        move.record(Duration.ofNanos(nanos));
    }

    /** A bot has thought, however that ended. */
    public void botThought(String bot, long nanos) {
        bot(bot).record(Duration.ofNanos(nanos));
    }

    /** A bot gave no legal move. */
    public void botFailed(String bot) {
        Counter.builder("meldhouse.bot.failures")
                .description("Moves that a bot failed to give, by bot")
                .tag("bot", bot)
                .register(registry)
                .increment();
    }

    /** A line is in the journal. */
    public void committed(long nanos) {
        commit.record(Duration.ofNanos(nanos));
    }

    /** The journal could not take a line. */
    public void notCommitted() {
        lost.increment();
    }

    /** A function of the house rules was called in a process of its own, however that ended. */
    public void scriptCalled(WorkerPool.Outcome outcome, long nanos) {
        scripts(outcome).record(Duration.ofNanos(nanos));
    }

    private Timer scripts(WorkerPool.Outcome outcome) {
        return Timer.builder("meldhouse.script.call")
                .description(
                        "Time that tables waited for a function of house rules, by how that ended")
                .tag("outcome", outcome.name().toLowerCase(Locale.ROOT))
                .serviceLevelObjectives(SHORT_STEPS)
                .register(registry);
    }

    /** A function of the house rules failed; {@code hook} is where it is called. */
    public void scriptFailed(String hook) {
        Counter.builder("meldhouse.script.faults")
                .description("Functions of house rules that failed, by where they are called")
                .tag("hook", hook)
                .register(registry)
                .increment();
    }

    /** Watches the processes that call functions of house rules, and the threads of bots. */
    public void watch(WorkerPool pool, IntSupplier stuckBots) {
        // The registry outlives nothing, but a server that is stopped need not be kept by it.
        WeakReference<WorkerPool> there = new WeakReference<>(pool);
        counter(there, "meldhouse.script.workers.started", "Workers started", "", f -> f.started());
        String ended = "Workers that were ended: over the deadline, heap full, or gone otherwise";
        counter(there, "meldhouse.script.workers.ended", ended, "late", f -> f.late());
        counter(there, "meldhouse.script.workers.ended", ended, "full", f -> f.full());
        counter(there, "meldhouse.script.workers.ended", ended, "gone", f -> f.gone());
        gauge(
                "meldhouse.script.workers",
                "Processes that call functions of house rules now",
                () -> pool.figures().processes().size());
        gauge("meldhouse.bots.stuck", "Threads that hang in a bot's code", stuckBots::getAsInt);
    }

    private void counter(
            WeakReference<WorkerPool> there,
            String name,
            String what,
            String why,
            ToDoubleFunction<WorkerPool.Figures> count) {
        FunctionCounter.Builder<WeakReference<WorkerPool>> counter =
                FunctionCounter.builder(
                                name,
                                there,
                                pool -> {
                                    WorkerPool now = pool.get();
                                    return now == null ? 0 : count.applyAsDouble(now.figures());
                                })
                        .description(what);
        (why.isEmpty() ? counter : counter.tag("why", why)).register(registry);
    }

    /** How many players are connected, and how many tables there are of each state. */
    public void seen(int playersNow, Map<String, Integer> tablesNow) {
        players.set(playersNow);
        tablesNow.keySet().forEach(this::tables);
        tables.forEach((state, count) -> count.set(tablesNow.getOrDefault(state, 0)));
    }

    /** All of it as text, in the format of Prometheus. */
    public String text() {
        return registry.scrape();
    }
}
