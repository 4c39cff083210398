package meldhouse.cli;

import meldhouse.protocol.PlainJson;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** {@code meldhouse bench}: how fast a ruleset is on this machine. */
@CommandLine.Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = {
            "Measure how fast the rules are on this machine.",
            "A quick figure; docs/performance.md has exact ones."
        })
final class BenchCommand implements Callable<Integer> {
    private static final int MOST_SECONDS = 600;

    private final Console console;

    @CommandLine.Mixin private final GameOptions game = new GameOptions();

    @CommandLine.Option(
            names = "--seconds",
            paramLabel = "S",
            description = "How long in all. Default: ${DEFAULT-VALUE}.")
    private double seconds = 4;

    @CommandLine.Option(names = "--json", description = "Answer with one JSON object.")
    private boolean json;

    BenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws Exception {
        if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
            throw Stop.usage("bench.seconds", seconds, MOST_SECONDS);
        }
        GameOptions.Chosen chosen = game.chosen(Installation.find(console));
        Vigil vigil = Vigil.over(chosen, Duration.ZERO);
        return vigil.watch(() -> measure(chosen, new RulesetBench(chosen.game(), vigil::step)));
    }

    private int measure(GameOptions.Chosen chosen, RulesetBench bench) {
        // Half of the time warms up, a quarter each is measured.
        long quarter = (long) (seconds * TimeUnit.SECONDS.toNanos(1) / 4);
        bench.measure(quarter, false);
        bench.measure(quarter, true);
        RulesetBench.Measured search = bench.measure(quarter, false);
        RulesetBench.Measured table = bench.measure(quarter, true);
        if (json) {
            Map<String, @Nullable Object> fields = new LinkedHashMap<>();
            fields.put("ruleset", chosen.id());
            fields.put("preset", chosen.preset());
            fields.put("seconds", seconds);
            fields.put("search", fields(search));
            fields.put("table", fields(table));
            console.out().println(PlainJson.json(fields));
        } else {
            console.out()
                    .printf(
                            "%s: random matches for %s seconds, half of them to warm up%n",
                            chosen.id(), seconds);
            console.out().printf("%-28s%14s%12s%14s%n", "", "moves/s", "ns a move", "bytes a move");
            show("next position (search)", search);
            show("ruling and events (table)", table);
        }
        return Exit.DONE;
    }

    private void show(String what, RulesetBench.Measured measured) {
        console.out()
                .printf(
                        Locale.ROOT,
                        "%-28s%,14.0f%12.0f%14s%n",
                        what,
                        measured.movesPerSecond(),
                        measured.nanosPerMove(),
                        measured.bytes() < 0
                                ? "unknown"
                                : "%.0f".formatted(measured.bytesPerMove()));
    }

    private static Map<String, @Nullable Object> fields(RulesetBench.Measured measured) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("moves", measured.moves());
        fields.put("movesPerSecond", measured.movesPerSecond());
        fields.put("nanosPerMove", measured.nanosPerMove());
        fields.put("bytesPerMove", measured.bytes() < 0 ? null : measured.bytesPerMove());
        return fields;
    }
}
