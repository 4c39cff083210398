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
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/** The options of the command line that say how a table is shown. */
final class TerminalOptions {
    private static final System.Logger LOG = System.getLogger(TerminalOptions.class.getName());

    /** For each step of the pace: none waits no time at all, the slowest the longest. */
    private static final Duration RECONSIDER = Duration.ofMillis(1500);

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
        if (console.person()) {
            Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> crash(console, thrown));
        }
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
                            tongue,
                            rich,
                            rich,
                            pace,
                            () -> System.exit(Exit.INTERRUPTED),
                            thrown -> crash(console, thrown));
            LogFile.instead(Installation.state().resolve("meldhouse.log"));
            screen.open();
            return screen;
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "no whole screen", e);
            return console.plain();
        }
    }

    /** Something was thrown that nobody caught: a sentence, and the end, with what is kept kept. */
    private static void crash(Console console, Throwable thrown) {
        LOG.log(System.Logger.Level.DEBUG, "a thread has ended", thrown);
        console.complain(Message.of("fault", thrown.toString()));
        System.exit(Exit.WRONG);
    }

    /**
     * How long a bot waits before it answers a bid that may be taken back; nobody waits for a file
     * of lines.
     */
    Duration reconsider(Console console) {
        return console.person() ? RECONSIDER.multipliedBy(pace().ordinal()) : Duration.ZERO;
    }

    /** Whether the terminal has no cursor that could be moved. */
    static boolean isDumb(Map<String, String> environment) {
        return environment.getOrDefault("TERM", "dumb").equals("dumb")
                && !environment.containsKey("WT_SESSION");
    }
}
