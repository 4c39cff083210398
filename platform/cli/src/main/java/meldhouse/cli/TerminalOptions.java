package meldhouse.cli;

import meldhouse.client.terminal.BotPace;
import meldhouse.client.terminal.Look;
import meldhouse.client.terminal.ScreenTerminal;
import meldhouse.client.terminal.Terminal;
import meldhouse.client.terminal.Texts;
import meldhouse.client.terminal.Tongue;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/** The options of the command line that say how a table is shown. */
final class TerminalOptions {
    private static final System.Logger LOG = System.getLogger(TerminalOptions.class.getName());

    @CommandLine.Option(
            names = "--plain",
            description = {
                "One line an event, nothing drawn: for screen readers, and for pipes.",
                "Default: a whole screen, in a terminal of 80 by 24 or more."
            })
    private boolean plain;

    @CommandLine.Option(
            names = "--pace",
            paramLabel = "WORD",
            description = "How fast bots are shown: none, fast, normal or slow. Default: normal.")
    private String pace = BotPace.NORMAL.toString();

    /**
     * Says what is wrong before anything is begun.
     *
     * @throws Stop if an option is wrong
     */
    void check() {
        pace();
    }

    private BotPace pace() {
        return Arrays.stream(BotPace.values())
                .filter(known -> known.toString().equals(pace))
                .findFirst()
                .orElseThrow(() -> Stop.usage(Names.unknown("pace", pace, BotPace.words())));
    }

    /**
     * The terminal: a whole screen where that is wanted and there is room, else plain lines. It is
     * to be closed.
     *
     * @throws Stop if an option is wrong
     */
    Terminal open(Console console) {
        Tongue tongue = console.tongue();
        BotPace shown = pace();
        if (plain || !console.person() || isDumb(console.environment())) {
            return console.plain();
        }
        Optional<TerminalSize> size = TerminalSize.ofProcess();
        if (size.isEmpty()) {
            return console.plain();
        }
        if (!Look.hasRoom(size.get().columns(), size.get().lines())) {
            Terminal lines = console.plain();
            lines.say(
                    Texts.of(tongue)
                            .say(
                                    "play.small",
                                    size.get().columns(),
                                    size.get().lines(),
                                    Look.LEAST_WIDTH,
                                    Look.LEAST_HEIGHT));
            return lines;
        }
        return wholeScreen(console, tongue, shown);
    }

    private static Terminal wholeScreen(Console console, Tongue tongue, BotPace pace) {
        boolean rich =
                console.environment().getOrDefault("NO_COLOR", "").isEmpty()
                        && console.charset().equals(StandardCharsets.UTF_8);
        try {
            ScreenTerminal screen =
                    ScreenTerminal.ofProcess(
                            tongue, rich, rich, pace, () -> System.exit(Exit.INTERRUPTED));
            LogFile.instead(Installation.state().resolve("meldhouse.log"));
            screen.open();
            return screen;
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "no whole screen", e);
            return console.plain();
        }
    }

    /** Whether the terminal has no cursor that could be moved. */
    static boolean isDumb(Map<String, String> environment) {
        return environment.getOrDefault("TERM", "dumb").equals("dumb")
                && !environment.containsKey("WT_SESSION");
    }
}
