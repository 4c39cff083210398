package meldhouse.cli;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;
import meldhouse.engine.Comparison;
import meldhouse.engine.ComparisonReport;
import meldhouse.engine.Seed;
import meldhouse.engine.Series;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** {@code meldhouse rules impact}: what house rules do to the game. */
@CommandLine.Command(
        name = "impact",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Let bots play by the file's rules and by others, and say what differs.",
            "Both get the same cards; every number has its standard error."
        })
final class RulesImpactCommand implements Callable<Integer> {
    private static final int MOST = 10_000_000;
    private static final int MOST_THREADS = 1024;

    /** So many deals are played for one whole match, where nobody says how many. */
    private static final int DEALS_A_MATCH = 20;

    private final Console console;

    @CommandLine.Parameters(
            paramLabel = "FILE",
            descriptionKey = "FILE",
            description = "A file by its path or name, a share code, or a preset.")
    private String file = "";

    @CommandLine.Option(
            names = "--against",
            paramLabel = "BASE",
            description =
                    "What it is compared with: a file, a code or a preset. Default: what the file"
                            + " extends, or the ruleset's defaults.")
    private @Nullable String against;

    @CommandLine.Option(
            names = "--deals",
            paramLabel = "N",
            description = "How many deals, void ones counted. Default: ${DEFAULT-VALUE}.")
    private int deals = 2000;

    @CommandLine.Option(
            names = "--matches",
            paramLabel = "N",
            description =
                    "How many whole matches besides; 0: none. Default: one for every 20 deals.")
    private @Nullable Integer matches;

    @CommandLine.Option(
            names = "--bots",
            split = ",",
            paramLabel = "BOT",
            description =
                    "Who plays, one for each seat; fewer are repeated in turn. Default: steady,"
                            + " or else the first that plays this game.")
    private List<String> bots = new ArrayList<>();

    @CommandLine.Option(
            names = "--seed",
            paramLabel = "N",
            description = "Where the cards come from. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

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

    RulesImpactCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        check();
        Installation installation = Installation.find(console);
        NamedRules named = NamedRules.find(installation, file);
        NamedRules base = against == null ? named.base() : NamedRules.find(installation, against);
        if (!base.ruleset().info().id().equals(named.ruleset().info().id())) {
            throw Stop.usage(
                    "rules.impact.other",
                    named.name(),
                    named.ruleset().info().id(),
                    base.name(),
                    base.ruleset().info().id());
        }
        List<Named> seated = bots(installation, named);
        int whole = matches == null ? deals / DEALS_A_MATCH : matches;
        boolean measured = !named.ruleset().measures().isEmpty();
        ComparisonReport nothing = new ComparisonReport(List.of(), Map.of());
        ImpactReport report =
                new ImpactReport(
                        console.tongue(),
                        base,
                        named,
                        seated.stream().map(Named::id).toList(),
                        deals,
                        whole,
                        seed,
                        measured ? play(seated, base, named, Series.Unit.DEAL, deals) : nothing,
                        whole == 0 ? nothing : play(seated, base, named, Series.Unit.MATCH, whole));
        console.out().println(json ? report.json() : report.text(console.width()));
        if (html != null) {
            Files.writeString(html, new ImpactPage(report).html());
        }
        return Exit.DONE;
    }

    private void check() {
        within("--deals", deals, 1, MOST);
        within("--matches", matches == null ? 0 : matches, 0, MOST);
        within("--threads", threads, 1, MOST_THREADS);
        if (seed < 0) {
            throw Stop.usage("simulate.seed", seed);
        }
    }

    private static void within(String option, int number, int least, int most) {
        if (number < least || number > most) {
            throw Stop.usage("arena.within", option, number, least, most);
        }
    }

    /** A bot as it was named. */
    private record Named(String id, BotProvider bot) {}

    private List<Named> bots(Installation installation, NamedRules named) {
        List<String> ids = bots;
        if (ids.isEmpty()) {
            List<String> known =
                    installation.bots(named.ruleset()).stream().map(BotProvider::id).toList();
            ids = known.contains("steady") ? List.of("steady") : known.stream().limit(1).toList();
        }
        List<Named> all = new ArrayList<>();
        for (String id : ids) {
            installation.requireBot(id, named.ruleset());
            all.add(new Named(id, installation.catalog().bot(id)));
        }
        if (all.isEmpty() || all.size() > named.game().seats()) {
            throw Stop.usage(
                    "simulate.bots", all.size(), named.ruleset().info().id(), named.game().seats());
        }
        return all;
    }

    private ComparisonReport play(
            List<Named> seated, NamedRules base, NamedRules named, Series.Unit unit, int count)
            throws InterruptedException {
        ProgressBar bar = new ProgressBar(console, count);
        try {
            return Comparison.play(
                    series(seated, base.game(), unit, count),
                    series(seated, named.game(), unit, count),
                    threads,
                    bar::show);
        } catch (IllegalStateException e) {
            throw Stop.wrong(Message.verbatim(String.valueOf(e.getMessage())));
        } finally {
            bar.clear();
        }
    }

    private Series series(List<Named> seated, Game game, Series.Unit unit, int count) {
        List<BotProvider> all = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            all.add(seated.get(seat % seated.size()).bot());
        }
        try {
            return new Series(game, all, unit, count, Seed.ofNumber(seed), false, null);
        } catch (IllegalArgumentException e) {
            throw Stop.usage(Message.verbatim(String.valueOf(e.getMessage())));
        }
    }
}
