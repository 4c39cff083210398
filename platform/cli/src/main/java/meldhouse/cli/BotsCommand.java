package meldhouse.cli;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;

import picocli.CommandLine;

import java.util.List;
import java.util.concurrent.Callable;

/** {@code meldhouse bots}: who plays without a body. */
@CommandLine.Command(
        name = "bots",
        mixinStandardHelpOptions = true,
        description = "List the bots and the games that they play.")
final class BotsCommand implements Callable<Integer> {
    private final Console console;

    BotsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        for (BotProvider bot : installation.catalog().bots()) {
            List<String> games =
                    Installation.played(installation.catalog(), bot).stream()
                            .map((Ruleset ruleset) -> ruleset.info().id())
                            .toList();
            console.out()
                    .printf(
                            "%s: %s, %s, plays %s%n",
                            bot.id(), bot.title(), bot.level(), String.join(", ", games));
        }
        return Exit.DONE;
    }
}
