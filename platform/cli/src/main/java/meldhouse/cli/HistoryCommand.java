package meldhouse.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import meldhouse.client.terminal.TableTitle;
import meldhouse.server.MatchHistory;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** {@code meldhouse history}: the matches that a host has seen to their end. */
@CommandLine.Command(
        name = "history",
        mixinStandardHelpOptions = true,
        description = "List a host's finished matches; export them, count them.")
final class HistoryCommand implements Callable<Integer> {
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm").withZone(ZoneId.systemDefault());

    private final Console console;

    @CommandLine.Mixin private JournalOptions journal = new JournalOptions();

    @CommandLine.Option(
            names = "--player",
            paramLabel = "NAME",
            description = "Only matches that began with this player.")
    private @Nullable String player;

    @CommandLine.Option(names = "--json", description = "Answer with one JSON object a line.")
    private boolean json;

    HistoryCommand(Console console) {
        this.console = console;
    }

    /** The command with its verbs. */
    static CommandLine line(Console console) {
        CommandLine line = new CommandLine(new HistoryCommand(console));
        line.addSubcommand(new Export(console));
        line.addSubcommand(new Import(console));
        line.addSubcommand(new PlayersCommand(console));
        return line;
    }

    @Override
    public Integer call() {
        MatchHistory history = MatchFile.history(console, Installation.find(console), journal);
        history.unreadable().forEach(console::complain);
        List<MatchHistory.Finished> shown =
                history.matches().stream().filter(this::isMeant).toList();
        if (shown.isEmpty() && !json) {
            if (player == null) {
                console.say("history.empty");
            } else {
                console.say("history.noneOf", player);
            }
        }
        for (MatchHistory.Finished match : shown) {
            console.out().println(json ? json(match) : text(match));
        }
        return Exit.DONE;
    }

    private boolean isMeant(MatchHistory.Finished match) {
        return player == null || names(match.record()).contains(player);
    }

    private static String json(MatchHistory.Finished match) {
        var object =
                JsonNodeFactory.instance
                        .objectNode()
                        .put("match", match.id())
                        .put("table", match.table())
                        .put("ended", match.ended().toString())
                        .put("title", match.title());
        for (String field : List.of("ruleset", "version", "seats", "scores")) {
            object.set(field, match.record().path(field));
        }
        return object.toString();
    }

    private String text(MatchHistory.Finished match) {
        List<String> sides = new ArrayList<>();
        List<String> names = names(match.record());
        for (JsonNode side : match.record().path("scores")) {
            List<String> who = new ArrayList<>();
            side.path("seats").forEach(seat -> who.add(names.get(seat.asInt())));
            sides.add(
                    console.text(
                            side.path("winner").asBoolean() ? "history.won" : "history.side",
                            String.join(", ", who),
                            side.path("points").asText()));
        }
        return console.text(
                "history.one",
                match.id(),
                DATE.format(match.ended()),
                match.record().path("ruleset").asText(),
                TableTitle.in(console.tongue(), match.title()),
                match.table(),
                String.join(", ", sides));
    }

    /** Who sat where when the match began. */
    static List<String> names(JsonNode record) {
        List<String> names = new ArrayList<>();
        record.path("seats").forEach(seat -> names.add(seat.path("who").asText()));
        return names;
    }

    /** How a record is written down, and where to. */
    static final class Writing {
        @CommandLine.Option(
                names = "--format",
                paramLabel = "KIND",
                description = "text or json. Default: export writes text, import json.")
        private MatchFile.@Nullable Notation notation;

        @CommandLine.Option(
                names = "--out",
                paramLabel = "FILE",
                description = "Where to. Default: to the screen.")
        private @Nullable Path out;

        /** Never over a file that is there. */
        private int write(Console console, JsonNode record, MatchFile.Notation usual) {
            String text = MatchFile.print(record, notation == null ? usual : notation);
            if (out == null) {
                console.out().print(text);
                console.out().flush();
                return Exit.DONE;
            }
            try {
                Files.writeString(out, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
                return Exit.DONE;
            } catch (FileAlreadyExistsException e) {
                throw Stop.wrong("history.there", out);
            } catch (IOException e) {
                throw Stop.wrong("history.unwritten", out, String.valueOf(e.getMessage()));
            }
        }
    }

    /** {@code meldhouse history export}: a match in the open notation, or as JSON. */
    @CommandLine.Command(
            name = "export",
            mixinStandardHelpOptions = true,
            description = "Write a finished match down, with its seed and every move.")
    static final class Export implements Callable<Integer> {
        private final Console console;

        @CommandLine.Parameters(
                paramLabel = "MATCH",
                description = "Its number in the list, or its table there.")
        private String match = "";

        @CommandLine.Mixin private JournalOptions journal = new JournalOptions();

        @CommandLine.Mixin private Writing writing = new Writing();

        Export(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() {
            JsonNode record = MatchFile.find(console, Installation.find(console), journal, match);
            return writing.write(console, record, MatchFile.Notation.text);
        }
    }

    /** {@code meldhouse history import}: from one notation into the other, checked. */
    @CommandLine.Command(
            name = "import",
            mixinStandardHelpOptions = true,
            description = "Read a match that was exported, check it, and write it as JSON or text.")
    static final class Import implements Callable<Integer> {
        private final Console console;

        @CommandLine.Parameters(paramLabel = "FILE", description = "Text or JSON.")
        private Path file = Path.of("");

        @CommandLine.Mixin private Writing writing = new Writing();

        Import(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() {
            JsonNode record = MatchFile.read(file);
            VerifyCommand.verify(Installation.find(console), record);
            return writing.write(console, record, MatchFile.Notation.json);
        }
    }
}
