package meldhouse.cli;

import meldhouse.catalog.Culprit;
import meldhouse.engine.Contest;
import meldhouse.engine.ContestReport;
import meldhouse.engine.Contestant;
import meldhouse.engine.PairingReport;
import meldhouse.engine.Seed;
import meldhouse.engine.Series;
import meldhouse.engine.Stopwatch;
import meldhouse.engine.Tournament;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** {@code meldhouse arena}: which bot is better, and how sure is that? */
@CommandLine.Command(
        name = "arena",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Let bots play each other, and report who is better.",
            "A bot is an id (see: ${sys:meldhouse.command:-meldhouse} bots) or a program:"
                    + " \"NAME=python3 mybot.py\".",
            "The same seed gives the same result, but for the times."
        })
final class ArenaCommand implements Callable<Integer> {
    private static final int MOST = 10_000_000;
    private static final int MOST_THREADS = 1024;
    private static final int MOST_BOTS = 16;
    private static final int MOST_RUNS = 100_000;
    private static final int MOST_MILLIS = 3_600_000;
    private static final int WARM_UP = 64;
    private static final Duration WARM_UP_LIMIT = Duration.ofSeconds(2);

    private final Console console;

    @CommandLine.Parameters(
            arity = "1..*",
            paramLabel = "BOT",
            descriptionKey = "BOT",
            description = "Who plays: two or more. One named twice meets itself.")
    private List<String> bots = new ArrayList<>();

    @CommandLine.Mixin private final GameOptions game = new GameOptions();

    @CommandLine.Option(
            names = "--house-rules",
            paramLabel = "FILE",
            description = "The same as --rules.")
    private @Nullable String houseRules;

    @CommandLine.Option(
            names = "--deals",
            paramLabel = "N",
            description = "How many deals each two play, void ones counted. Default: 1000.")
    private @Nullable Integer deals;

    @CommandLine.Option(
            names = "--matches",
            paramLabel = "N",
            description = "Whole matches instead of deals.")
    private @Nullable Integer matches;

    @CommandLine.Option(
            names = "--seed",
            paramLabel = "N",
            description = "Where the cards come from. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @CommandLine.Option(
            names = "--ms",
            paramLabel = "N",
            description = "The time for a decision; a late one costs a default move.")
    private @Nullable Integer millis;

    @CommandLine.Option(
            names = "--sprt",
            description = "Stop a pairing as soon as its result is beyond doubt.")
    private boolean sequential;

    @CommandLine.Option(
            names = "--runs",
            paramLabel = "N",
            description =
                    "Play it all N times, with the seeds that follow, and say how often a"
                            + " difference was significant.")
    private int runs = 1;

    @CommandLine.Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many at once. Default: all cores.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @CommandLine.Option(names = "--json", description = "Answer with one JSON object.")
    private boolean json;

    @CommandLine.Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Write a page with plots too.")
    private @Nullable Path html;

    @CommandLine.Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Keep every deal, one JSON object on a line.")
    private @Nullable Path record;

    ArenaCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws Exception {
        check();
        Installation installation = Installation.find(console);
        if (houseRules != null) {
            game.rules = houseRules;
        }
        GameOptions.Chosen chosen = game.chosen(installation);
        Vigil vigil =
                Vigil.over(chosen, millis == null ? Duration.ZERO : Duration.ofMillis(millis));
        return vigil.watch(() -> play(installation, chosen, vigil));
    }

    private int play(Installation installation, GameOptions.Chosen chosen, Vigil vigil)
            throws InterruptedException, IOException {
        try (NamedBots named = new NamedBots().endingWithThis()) {
            List<Contestant> contestants = contestants(installation, chosen, named);
            named.warm(Math.min(threads, 2) * (chosen.seats() / 2 + 1));
            warmUp(chosen, contestants, vigil);
            if (runs > 1) {
                repeat(chosen, contestants, vigil);
                return Exit.DONE;
            }
            Contest contest = contest(chosen, contestants, seed);
            ContestReport found = play(contest, vigil);
            ArenaReport report = new ArenaReport(chosen, seed, found, console.tongue());
            console.out().println(json ? report.json() : report.text(console.width()));
            if (html != null) {
                Files.writeString(html, new ArenaPage(report).html());
            }
            for (var bot : named.programs()) {
                if (!bot.complaints().isEmpty() && hasFaults(found)) {
                    console.complain(
                            Message.of("program.stderr", bot.title(), NamedBots.complaints(bot)));
                }
            }
        }
        return Exit.DONE;
    }

    private static boolean hasFaults(ContestReport found) {
        return found.conduct().stream().anyMatch(conduct -> conduct.faults() > 0);
    }

    private void check() {
        if (deals != null && matches != null) {
            throw Stop.usage(Message.of("simulate.both"));
        }
        within("--deals", deals, 1, MOST);
        within("--matches", matches, 1, MOST);
        within("--threads", threads, 1, MOST_THREADS);
        within("--ms", millis, 1, MOST_MILLIS);
        within("--runs", runs, 1, MOST_RUNS);
        if (seed < 0) {
            throw Stop.usage("simulate.seed", seed);
        }
        if (bots.size() < 2 || bots.size() > MOST_BOTS) {
            throw Stop.usage("arena.bots", bots.size(), MOST_BOTS);
        }
        if (runs > 1 && (html != null || record != null)) {
            throw Stop.usage(Message.of("arena.runs"));
        }
    }

    private static void within(String option, @Nullable Integer number, int least, int most) {
        if (number != null && (number < least || number > most)) {
            throw Stop.usage("arena.within", option, number, least, most);
        }
    }

    /** The bots, each with a name of its own: one that comes twice is numbered. */
    private List<Contestant> contestants(
            Installation installation, GameOptions.Chosen chosen, NamedBots named) {
        List<Contestant> all = new ArrayList<>();
        Map<String, Integer> times = new HashMap<>();
        for (String word : bots) {
            var bot = named.bot(installation, chosen.ruleset(), word, true);
            int time = times.merge(bot.id(), 1, Integer::sum);
            all.add(new Contestant(time == 1 ? bot.id() : bot.id() + "#" + time, bot));
        }
        return all;
    }

    private Contest contest(GameOptions.Chosen chosen, List<Contestant> all, long number) {
        try {
            return new Contest(
                    chosen.game(),
                    all,
                    matches != null ? Series.Unit.MATCH : Series.Unit.DEAL,
                    matches != null ? matches : deals != null ? deals : 1000,
                    Seed.ofNumber(number),
                    millis == null ? null : Duration.ofMillis(millis),
                    sequential);
        } catch (IllegalArgumentException e) {
            throw Stop.usage(Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    /** Where time counts, nobody's first decision is measured while its code is being loaded. */
    private void warmUp(GameOptions.Chosen chosen, List<Contestant> contestants, Vigil vigil)
            throws InterruptedException {
        if (millis != null) {
            Contest small =
                    new Contest(
                            chosen.game(),
                            contestants,
                            chosen.ruleset().measures().isEmpty()
                                    ? Series.Unit.MATCH
                                    : Series.Unit.DEAL,
                            WARM_UP,
                            Seed.ofNumber(seed),
                            WARM_UP_LIMIT,
                            false);
            Tournament.play(small, threads, new RealTime(), vigil.quiet(), null);
        }
    }

    private ContestReport play(Contest contest, Vigil vigil)
            throws InterruptedException, IOException {
        ProgressBar bar = new ProgressBar(console, contest.count());
        try (DealLines lines = record == null ? null : DealLines.to(record, contest)) {
            return Tournament.play(
                    contest,
                    threads,
                    new RealTime(),
                    vigil.showing(bar),
                    lines == null ? null : lines::add);
        } catch (IllegalStateException e) {
            throw Culprit.of(e).isPresent()
                    ? e
                    : Stop.wrong(Message.verbatim(String.valueOf(e.getMessage())));
        } finally {
            bar.clear();
        }
    }

    private void repeat(GameOptions.Chosen chosen, List<Contestant> contestants, Vigil vigil)
            throws InterruptedException, IOException {
        int significant = 0;
        int outside = 0;
        int all = 0;
        ProgressBar bar = new ProgressBar(console, runs);
        for (int run = 0; run < runs; run++) {
            ContestReport found =
                    Tournament.play(
                            contest(chosen, contestants, seed + run),
                            threads,
                            new RealTime(),
                            vigil.quiet(),
                            null);
            for (PairingReport pairing : found.pairings()) {
                all++;
                significant += pairing.margin().isSignificant() ? 1 : 0;
                outside += pairing.margin().low() > 0 || pairing.margin().high() < 0 ? 1 : 0;
            }
            bar.show(run + 1);
        }
        bar.clear();
        console.out()
                .println(
                        json
                                ? "{\"runs\":%d,\"pairings\":%d,\"significant\":%d,\"outside95\":%d}"
                                        .formatted(runs, all, significant, outside)
                                : console.text("arena.repeated", significant, all, outside));
    }

    /** The clock of this machine. */
    private record RealTime() implements Stopwatch {
        private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

        @Override
        public long nanos() {
            return System.nanoTime();
        }

        @Override
        public long worked() {
            return THREADS.isCurrentThreadCpuTimeSupported()
                    ? THREADS.getCurrentThreadCpuTime()
                    : nanos();
        }

        @Override
        public Instant now() {
            return Instant.now();
        }
    }
}
