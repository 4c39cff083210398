package meldhouse.cli;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.client.terminal.Screens;
import meldhouse.client.terminal.Seats;
import meldhouse.programs.ProgramBots;
import meldhouse.testkit.BotCheck;
import meldhouse.testkit.RefusedMove;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;

/** {@code meldhouse bot check}: a bot at the awkward places of a game. */
@CommandLine.Command(
        name = "check",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Take a bot to the awkward places of a game, with a verdict for each.",
            "Exit code 1 if it does badly at one."
        })
final class BotCheckCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Parameters(
            paramLabel = "BOT",
            descriptionKey = "BOT",
            description = "The id of a bot, or a command that starts one: \"python3 mybot.py\".")
    private String bot = "";

    @CommandLine.Option(
            names = "--ruleset",
            paramLabel = "ID",
            descriptionKey = "ruleset-checked",
            description = "The game. Default: each that it plays.")
    private @Nullable String ruleset;

    @CommandLine.Option(
            names = "--preset",
            paramLabel = "ID",
            descriptionKey = "preset-checked",
            description = "The house rules. Default: all presets, and some at random.")
    private @Nullable String preset;

    BotCheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        Installation installation = Installation.find(console);
        boolean isGood = true;
        try (NamedBots named = new NamedBots().endingWithThis()) {
            BotProvider provider = named.any(installation, bot);
            named.warm(1);
            for (Ruleset one : rulesets(installation, provider)) {
                isGood &= check(installation, provider, one, named);
            }
            for (ProgramBots program : named.programs()) {
                if (!isGood && !program.complaints().isEmpty()) {
                    console.complain(
                            Message.of(
                                    "program.stderr",
                                    program.title(),
                                    NamedBots.complaints(program)));
                }
            }
        }
        return isGood ? Exit.DONE : Exit.WRONG;
    }

    private List<Ruleset> rulesets(Installation installation, BotProvider provider) {
        if (ruleset != null) {
            Ruleset one = installation.ruleset(ruleset);
            if (!provider.plays(one)) {
                throw Stop.usage("bot.plays", provider.id(), ruleset);
            }
            return List.of(one);
        }
        return installation.catalog().rulesets().stream().filter(provider::plays).toList();
    }

    private boolean check(
            Installation installation, BotProvider provider, Ruleset one, NamedBots named)
            throws InterruptedException {
        console.say("bot.at", provider.id(), installation.catalog().idOf(one));
        List<BotCheck.Finding> findings =
                BotCheck.of(
                        provider,
                        one,
                        games(installation, one),
                        () -> named.programs().forEach(ProgramBots::breakOff),
                        refused -> why(installation, one, refused));
        String language = console.tongue().code();
        for (BotCheck.Finding finding : findings) {
            console.out()
                    .printf(
                            "  %-8s%s%s%n",
                            console.text(
                                    "bot.result."
                                            + finding.result().name().toLowerCase(Locale.ROOT)),
                            finding.place().in(language),
                            finding.what() == null ? "" : ": " + finding.what().in(language));
        }
        return findings.stream().noneMatch(finding -> finding.result() == BotCheck.Result.BAD);
    }

    /** In the reader's language where a screen of the game speaks it. */
    String why(Installation installation, Ruleset one, RefusedMove refused) {
        List<String> names =
                IntStream.range(0, refused.game().seats())
                        .mapToObj(seat -> console.text("bot.seat", seat))
                        .toList();
        Seats seats = new Seats(refused.seat(), names, console.tongue(), refused.game());
        return Screens.of(BotCheckCommand.class.getClassLoader(), installation.catalog())
                .screen(installation.catalog().idOf(one))
                .flatMap(
                        screen ->
                                screen.refusal(
                                        refused.why().rule(),
                                        refused.move(),
                                        refused.view(),
                                        refused.legal(),
                                        seats))
                .orElse(refused.why().sentence());
    }

    private List<Game> games(Installation installation, Ruleset one) {
        return preset == null
                ? BotCheck.games(one)
                : List.of(one.configure(installation.preset(one, preset).rules()));
    }
}
