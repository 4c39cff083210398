package meldhouse.benchmarks;

import meldhouse.api.game.Game;
import meldhouse.api.game.Hook;
import meldhouse.scripting.BadHouseRuleFile;
import meldhouse.scripting.HookSource;
import meldhouse.scripting.HouseRuleFile;
import meldhouse.scripting.InProcessHooks;
import meldhouse.scripting.WorkerHooks;
import meldhouse.scripting.WorkerPool;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * What a call of a small function costs, never one that was asked before: in this process, and in a
 * worker as at a server. In process it depends on whether this Java has the scripts' JIT.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class HookBenchmark {
    private static final Game GAME = Deals.game();
    private static final String SCRIPT =
            """
            export default {
                ruleset: "american",
                hooks: {
                    trickPoints({ deal }) {
                        const aces = deal.cards.filter(({ card }) => card[0] === "A").length;
                        return aces > 1 ? deal.points + 10 * aces : deal.points;
                    },
                },
            };
            """;

    private InProcessHooks here;
    private WorkerPool pool;
    private WorkerHooks there;
    private Hook hook;
    private int points;

    /** Loads the function here and there. */
    @Setup
    public void load() throws BadHouseRuleFile {
        List<HookSource> sources = HookSource.of(List.of(HouseRuleFile.parse(SCRIPT, "aces.js")));
        Map<String, ?> options = GAME.houseRules().values();
        hook =
                GAME.ruleset().hooks().stream()
                        .filter(one -> one.name().equals("trickPoints"))
                        .findFirst()
                        .orElseThrow();
        here =
                (InProcessHooks)
                        InProcessHooks.load(
                                sources,
                                options,
                                fault -> {
                                    throw new IllegalStateException(fault.text());
                                },
                                sentence -> {
                                    throw new IllegalStateException(sentence);
                                });
        pool = new WorkerPool();
        there = new WorkerHooks(pool, "table", sources, options);
        there.load();
    }

    /** Ends the workers. */
    @TearDown
    public void end() {
        here.close();
        pool.close();
    }

    private Map<String, ?> trick() {
        points++;
        return Map.of(
                "deal",
                Map.of(
                        "cards",
                        List.of(
                                Map.of("seat", 1, "card", "AS"),
                                Map.of("seat", 2, "card", "AS"),
                                Map.of("seat", 3, "card", "9S"),
                                Map.of("seat", 0, "card", "KH")),
                        "winner",
                        1,
                        "trump",
                        "D",
                        "points",
                        points % 9_000));
    }

    /** A call in this process. */
    @Benchmark
    public Optional<Object> inProcess() {
        return answered(here.again(hook, trick()));
    }

    /** A call in a worker. */
    @Benchmark
    public Optional<Object> inWorker() {
        return answered(there.call(hook, trick()));
    }

    private static Optional<Object> answered(Optional<Object> answer) {
        if (answer.isEmpty()) {
            throw new IllegalStateException("no answer");
        }
        return answer;
    }
}
