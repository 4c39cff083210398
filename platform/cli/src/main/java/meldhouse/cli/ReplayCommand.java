package meldhouse.cli;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Viewer;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Look;
import meldhouse.client.terminal.OpenMatch;
import meldhouse.client.terminal.Screens;
import meldhouse.engine.Happening;
import meldhouse.engine.History;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.PlainJson;
import meldhouse.protocol.SeatKind;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.protocol.Unreadable;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** {@code meldhouse replay}: a finished match, step by step, with every hand open. */
@CommandLine.Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = {
            "Go through a finished match step by step, with every hand open.",
            "Return goes on, b goes back, a number goes there, t shows the table, ? tells this, q"
                    + " ends."
        })
final class ReplayCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Parameters(
            paramLabel = "RECORD",
            description =
                    "A file, or a match in the history: its number, or its table's id or title.")
    private String record = "";

    @CommandLine.Option(
            names = "--at",
            paramLabel = "N",
            description = "Show the table after N events, and end.")
    private @Nullable Integer at;

    @CommandLine.Mixin private JournalOptions journal = new JournalOptions();

    ReplayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Installation installation = Installation.find(console);
        JsonNode found = MatchFile.find(console, installation, journal, record);
        History history = VerifyCommand.replayed(installation, found).history();
        LanguageCodec codec =
                new LanguageCodec(installation.ruleset(found.path("ruleset").asText()).language());
        Course course = new Course(history, codec);
        try {
            OpenMatch match =
                    new OpenMatch(
                            Screens.of(
                                    ReplayCommand.class.getClassLoader(), installation.catalog()),
                            row(found, history.game().seats()),
                            console.tongue(),
                            course);
            if (at == null) {
                walk(match, course.steps());
            } else {
                go(match, at, course.steps());
                show(match);
            }
        } catch (Unreadable e) {
            throw Stop.wrong(Message.verbatim(String.valueOf(e.getMessage())));
        }
        return Exit.DONE;
    }

    private static void go(OpenMatch match, int step, int steps) throws Unreadable {
        if (step < 0 || step > steps) {
            throw Stop.usage("replay.at", step, steps);
        }
        match.to(step);
    }

    private void walk(OpenMatch match, int steps) throws IOException, Unreadable {
        tell(console.text("replay.keys", steps));
        BufferedReader typed =
                new BufferedReader(new InputStreamReader(console.in(), console.charset()));
        while (true) {
            if (console.person()) {
                console.out().print("[%d/%d] ".formatted(match.step(), steps));
                console.out().flush();
            }
            String line = typed.readLine();
            if (line == null || line.strip().equals("q")) {
                return;
            }
            step(match, line.strip(), steps);
            console.out().flush();
        }
    }

    private void step(OpenMatch match, String word, int steps) throws Unreadable {
        switch (word) {
            case "" -> {
                if (match.step() == steps) {
                    console.say("replay.end", steps);
                } else {
                    match.next().forEach(this::tell);
                    if (console.person()) {
                        show(match);
                    }
                }
            }
            case "t" -> show(match);
            case "?" -> tell(console.text("replay.keys", steps));
            case "b" -> there(match, Math.max(0, match.step() - 1));
            default -> {
                if (!word.matches("\\d{1,9}") || Integer.parseInt(word) > steps) {
                    tell(console.text("replay.unclear", word, steps));
                } else {
                    there(match, Integer.parseInt(word));
                }
            }
        }
    }

    /** Broken between words where a person reads it. */
    private void tell(String sentence) {
        if (console.person()) {
            Line.broken(sentence, size().columns()).forEach(console.out()::println);
        } else {
            console.out().println(sentence);
        }
    }

    private void there(OpenMatch match, int step) throws Unreadable {
        match.to(step);
        show(match);
    }

    private void show(OpenMatch match) throws Unreadable {
        TerminalSize size = size();
        Look look =
                new Look(
                        Math.max(size.columns(), Look.LEAST_WIDTH),
                        Math.max(size.lines(), Look.LEAST_HEIGHT),
                        false,
                        console.charset().newEncoder().canEncode('♠'));
        match.picture(look).stream().map(Line::text).forEach(console.out()::println);
    }

    private TerminalSize size() {
        TerminalSize least = new TerminalSize(Look.LEAST_WIDTH, Look.LEAST_HEIGHT);
        return console.person() ? TerminalSize.ofProcess().orElse(least) : least;
    }

    /** The table at which it was played, as a lobby would show it. */
    private static ServerMessage.TableRow row(JsonNode record, int seats) {
        List<ServerMessage.SeatRow> rows = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            JsonNode told = record.path("seats").path(seat);
            rows.add(
                    new ServerMessage.SeatRow(
                            seat,
                            told.path("kind").asText().equals("player")
                                    ? SeatKind.PLAYER
                                    : SeatKind.BOT,
                            told.path("who").asText(),
                            null,
                            true));
        }
        return new ServerMessage.TableRow(
                "replay",
                record.path("ruleset").asText(),
                "",
                rows,
                TableState.OVER,
                0,
                false,
                null,
                null,
                PlainJson.map(record.path("houseRules")),
                null,
                null,
                false,
                false,
                null);
    }

    /** A match's history, as it is on the wire. */
    private record Course(History history, LanguageCodec codec) implements OpenMatch.Course {
        @Override
        public int steps() {
            return history.happenings().size();
        }

        @Override
        public @Nullable JsonNode event(int number) {
            return switch (history.happenings().get(number - 1)) {
                case Happening.Occurred(var event) -> codec.event(event.seenBy(Viewer.WATCHER));
                case Happening.TakenBack _ -> null;
            };
        }

        @Override
        public JsonNode view(int number, Viewer viewer) {
            return codec.view(history.viewAt(number, viewer));
        }
    }
}
