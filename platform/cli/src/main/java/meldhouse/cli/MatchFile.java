package meldhouse.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import meldhouse.client.terminal.TableTitle;
import meldhouse.protocol.MatchNotation;
import meldhouse.protocol.Unreadable;
import meldhouse.server.MatchHistory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The record of a finished match: out of a house's history, or a file in either notation. */
final class MatchFile {
    private static final JsonMapper JSON = new JsonMapper();

    private MatchFile() {}

    /**
     * The record of a name.
     *
     * @param name a file, a match's number in the history, or the id or title of the one table of
     *     which it has one match
     * @throws Stop if it is none of these, or the file holds no finished match
     */
    static JsonNode find(
            Console console, Installation installation, JournalOptions journal, String name) {
        Path file = Path.of(name);
        if (Files.isRegularFile(file)) {
            return read(file);
        }
        List<MatchHistory.Finished> all = history(console, installation, journal).matches();
        return all.stream()
                .filter(match -> match.id().equals(name))
                .findFirst()
                .orElseGet(() -> ofTable(all, name))
                .record();
    }

    private static MatchHistory.Finished ofTable(List<MatchHistory.Finished> all, String named) {
        List<MatchHistory.Finished> meant =
                all.stream()
                        .filter(
                                match ->
                                        match.table().equals(named)
                                                || TableTitle.isShown(match.title(), named))
                        .toList();
        if (meant.isEmpty()) {
            throw Stop.usage("history.none", named);
        }
        if (meant.size() > 1) {
            throw Stop.usage(
                    "history.several",
                    named,
                    meant.stream()
                            .map(MatchHistory.Finished::id)
                            .collect(Collectors.joining(", ")));
        }
        return meant.getFirst();
    }

    /** A house's finished matches. */
    static MatchHistory history(
            Console console, Installation installation, JournalOptions journal) {
        try {
            return MatchHistory.read(
                    journal.database(console.environment()), installation.catalog());
        } catch (IOException e) {
            throw Stop.wrong(Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    /**
     * A file's record: the notation's text, its JSON, or the {@code log} that a server told.
     *
     * @throws Stop if it is none
     */
    static JsonNode read(Path file) {
        try {
            String text = Files.readString(file);
            JsonNode record =
                    text.stripLeading().startsWith("{")
                            ? inside(JSON.readTree(text))
                            : MatchNotation.read(text);
            if (!record.path("moves").isArray() || !record.path("seed").isTextual()) {
                throw Stop.wrong("record.none", file);
            }
            return record;
        } catch (Unreadable e) {
            throw Stop.wrong(Message.verbatim(file + ": " + e.getMessage()));
        } catch (JsonProcessingException e) {
            throw Stop.wrong("record.none", file);
        } catch (IOException e) {
            throw Stop.usage("record.unreadable", file, String.valueOf(e.getMessage()));
        }
    }

    private static JsonNode inside(JsonNode json) {
        return json.path("log").isObject() ? json.path("log") : json;
    }

    /** A record in a notation. */
    static String print(JsonNode record, Notation notation) {
        return switch (notation) {
            case text -> MatchNotation.write(record);
            case json -> record + "\n";
        };
    }

    /** How a record is written; lower case, as on the command line. */
    enum Notation {
        /** Lines for people. */
        text,
        /** One JSON object. */
        json
    }
}
