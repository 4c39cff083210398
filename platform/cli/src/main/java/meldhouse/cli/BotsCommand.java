package meldhouse.cli;

import meldhouse.api.bot.BotProvider;

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
                    installation.played(bot).stream().map(installation.catalog()::idOf).toList();
            console.say(
                    "bots.one",
                    bot.id(),
                    bot.title(),
                    Message.of("level." + bot.level()),
                    Names.list(games));
        }
        return Exit.DONE;
    }
}
