package meldhouse.cli;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Language;
import meldhouse.api.game.Ruleset;
import meldhouse.catalog.Culprit;
import meldhouse.engine.Arena;
import meldhouse.engine.Division;
import meldhouse.engine.Seed;
import meldhouse.engine.Series;
import meldhouse.engine.SeriesReport;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;

/** {@code meldhouse simulate}: bots against bots, many deals at once, no server. */
@CommandLine.Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        description = {
            "Let bots play many deals and say what came of it.",
            "The same seed gives the same result, whatever the number of threads."
        })
final class SimulateCommand implements Callable<Integer> {
    private static final int MOST = 10_000_000;
    private static final int MOST_THREADS = 1024;

    private final Console console;

    @CommandLine.Mixin private final GameOptions game = new GameOptions();

    @CommandLine.Option(
            names = "--bots",
            required = true,
            split = ",",
            paramLabel = "BOT",
            description =
                    "Who plays, one for each seat; fewer are repeated in turn: steady,random means"
                            + " every other seat.")
    private List<String> bots = new ArrayList<>();

    @CommandLine.Option(
            names = "--deals",
            paramLabel = "N",
            description = "How many deals, void ones counted. Default: 1000.")
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
            names = "--duplicate",
            description = "Play each again with the same cards and the sides exchanged.")
    private boolean duplicate;

    @CommandLine.Option(
            names = "--moves",
            split = ",",
            paramLabel = "TYPE",
            description =
                    "The bots decide these kinds of move alone, as in play for the cards; --rest"
                            + " decides all else, so that all play after the same auctions.")
    private List<String> moves = new ArrayList<>();

    @CommandLine.Option(
            names = "--rest",
            paramLabel = "BOT",
            description = "Who decides what --moves leaves out. Default: the first of --bots.")
    private @Nullable String rest;

    @CommandLine.Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many at once. Default: all cores.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @CommandLine.Option(names = "--json", description = "Answer with one JSON object.")
    private boolean json;

    SimulateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws Exception {
        if (deals != null && matches != null) {
            throw Stop.usage(Message.of("simulate.both"));
        }
        if (threads < 1 || threads > MOST_THREADS) {
            throw Stop.usage("simulate.threads", threads, MOST_THREADS);
        }
        if (seed < 0) {
            throw Stop.usage("simulate.seed", seed);
        }
        Installation installation = Installation.find(console);
        GameOptions.Chosen chosen = game.chosen(installation);
        Vigil vigil = Vigil.over(chosen, Duration.ZERO);
        console.out().println(vigil.watch(() -> report(installation, chosen, vigil)));
        return Exit.DONE;
    }

    private String report(Installation installation, GameOptions.Chosen chosen, Vigil vigil)
            throws InterruptedException {
        Series series = series(installation, chosen);
        SimulateReport report =
                new SimulateReport(chosen, series, seed, play(series, vigil), console.tongue());
        return json ? report.json() : report.text(console.width());
    }

    private Series series(Installation installation, GameOptions.Chosen chosen) {
        Ruleset ruleset = chosen.ruleset();
        if (bots.isEmpty() || bots.size() > chosen.seats()) {
            throw Stop.usage("simulate.bots", bots.size(), chosen.id(), chosen.seats());
        }
        List<BotProvider> seated = new ArrayList<>();
        for (int seat = 0; seat < chosen.seats(); seat++) {
            seated.add(bot(installation, ruleset, bots.get(seat % bots.size())));
        }
        int count = matches != null ? matches : deals != null ? deals : 1000;
        if (count < 1 || count > MOST) {
            throw Stop.usage(matches != null ? "simulate.matches" : "simulate.deals", count, MOST);
        }
        try {
            return new Series(
                    chosen.game(),
                    seated,
                    matches != null ? Series.Unit.MATCH : Series.Unit.DEAL,
                    count,
                    Seed.ofNumber(seed),
                    duplicate,
                    division(installation, chosen));
        } catch (IllegalArgumentException e) {
            throw Stop.usage(Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    private @Nullable Division division(Installation installation, GameOptions.Chosen chosen) {
        Ruleset ruleset = chosen.ruleset();
        if (moves.isEmpty()) {
            if (rest != null) {
                throw Stop.usage(Message.of("simulate.rest"));
            }
            return null;
        }
        List<String> known =
                Language.records(ruleset.language().moves()).stream()
                        .map(Language::wireType)
                        .toList();
        for (String type : moves) {
            if (!known.contains(type)) {
                throw Stop.usage(Names.unknown("move", type, known, chosen.id()));
            }
        }
        String decider = rest == null ? bots.getFirst() : rest;
        return new Division(Set.copyOf(moves), bot(installation, ruleset, decider));
    }

    private static BotProvider bot(Installation installation, Ruleset ruleset, String id) {
        installation.requireBot(id, ruleset);
        return installation.catalog().bot(id);
    }

    private SeriesReport play(Series series, Vigil vigil) throws InterruptedException {
        ProgressBar bar = new ProgressBar(console, series.count());
        try {
            return Arena.play(series, threads, vigil.showing(bar));
        } catch (IllegalStateException e) {
            throw Culprit.of(e).isPresent()
                    ? e
                    : Stop.wrong(Message.verbatim(String.valueOf(e.getMessage())));
        } finally {
            bar.clear();
        }
    }
}
