package meldhouse.protocol;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The record of a finished match as text that people can read and write: {@code docs/notation.md}.
 * The same record as JSON has the same fields, and each is made of the other byte for byte.
 */
public final class MatchNotation {
    /** What the first line says: the name and version of the notation. */
    public static final String TITLE = "meldhouse match 1";

    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9+_#-]+");
    private static final Pattern TOKEN =
            Pattern.compile("((?:[^\\s\"]|\"(?:[^\"\\\\]|\\\\.)*+\")++)\\s*+");
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

    private MatchNotation() {}

    /**
     * A record as text.
     *
     * @param record with the fields of {@code docs/notation.md}
     */
    public static String write(JsonNode record) {
        StringBuilder text = new StringBuilder(TITLE).append('\n');
        line(text, "ruleset", value(record.path("ruleset")), value(record.path("version")));
        for (Map.Entry<String, JsonNode> rule : record.path("houseRules").properties()) {
            line(text, "rule", rule.getKey(), value(rule.getValue()));
        }
        for (JsonNode file : record.path("files")) {
            line(
                    text,
                    "file",
                    value(file.path("name")),
                    value(file.path("hash")),
                    file.path("text").toString());
        }
        for (JsonNode fault : record.path("faults")) {
            boolean off = fault.has("off");
            line(
                    text,
                    off ? "off" : "fault",
                    value(fault.path("hook")),
                    value(fault.path(off ? "off" : "argument")));
        }
        for (JsonNode seat : record.path("seats")) {
            line(text, "seat", value(seat.path("kind")), value(seat.path("who")));
        }
        line(text, "commitment", value(record.path("commitment")));
        line(text, "seed", value(record.path("seed")));
        record.path("salts").forEach(salt -> line(text, "salt", value(salt)));
        line(text, "mixed", value(record.path("mixedSeed")));
        record.path("moves").forEach(move -> move(text, move));
        for (JsonNode side : record.path("scores")) {
            line(
                    text,
                    "score",
                    side.path("seats").toString(),
                    side.path("points").toString(),
                    side.path("winner").asBoolean() ? "won" : "lost");
        }
        return text.toString();
    }

    private static void move(StringBuilder text, JsonNode made) {
        List<String> words = new ArrayList<>();
        words.add(made.path("seq").toString());
        words.add(made.path("seat").toString());
        words.add(value(made.path("by")));
        for (Map.Entry<String, JsonNode> field : made.path("move").properties()) {
            words.add(
                    field.getKey().equals("type")
                            ? value(field.getValue())
                            : field.getKey() + "=" + value(field.getValue()));
        }
        line(text, made.path("takenBack").asBoolean() ? "undone" : "move", words);
    }

    private static void line(StringBuilder text, String keyword, String... words) {
        line(text, keyword, List.of(words));
    }

    private static void line(StringBuilder text, String keyword, List<String> words) {
        text.append(keyword);
        words.forEach(word -> text.append(' ').append(word));
        text.append('\n');
    }

    /** A text without quotes where it cannot be taken for something else, all else as JSON. */
    private static String value(JsonNode value) {
        return value.isTextual() && isWord(value.textValue())
                ? value.textValue()
                : value.toString();
    }

    private static boolean isWord(String text) {
        return WORD.matcher(text).matches() && !isJson(text);
    }

    private static boolean isJson(String text) {
        try {
            JSON.readTree(text);
            return true;
        } catch (JsonProcessingException e) {
            return false;
        }
    }

    /**
     * Reads a text. Empty lines and lines that begin with {@code #} are passed over.
     *
     * @return the record with the fields of {@code docs/notation.md}
     * @throws Unreadable if it is no record; the message names the line by its number
     */
    public static ObjectNode read(String text) throws Unreadable {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.getFirst().strip().equals(TITLE)) {
            throw bad(1, "it does not begin with '" + TITLE + "'");
        }
        ObjectNode record = JSON.createObjectNode();
        record.put("ruleset", "").put("version", "");
        record.putObject("houseRules");
        record.putArray("seats");
        record.put("commitment", "").put("seed", "");
        record.putArray("salts");
        record.put("mixedSeed", "");
        record.putArray("moves");
        record.putArray("scores");
        for (int number = 2; number <= lines.size(); number++) {
            String line = lines.get(number - 1).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                read(record, number, words(number, line));
            }
        }
        return record;
    }

    private static List<String> words(int number, String line) throws Unreadable {
        List<String> words = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(line);
        int end = 0;
        while (matcher.find() && matcher.start() == end) {
            words.add(matcher.group(1));
            end = matcher.end();
        }
        if (end != line.length()) {
            throw bad(number, "a quotation mark is not closed");
        }
        return words;
    }

    private static void read(ObjectNode record, int number, List<String> words) throws Unreadable {
        switch (words.getFirst()) {
            case "ruleset" -> {
                need(number, words, 3);
                record.set("ruleset", json(number, words.get(1)));
                record.set("version", json(number, words.get(2)));
            }
            case "rule" -> {
                need(number, words, 3);
                ((ObjectNode) record.path("houseRules"))
                        .set(words.get(1), json(number, words.get(2)));
            }
            case "file" -> file(record, number, words);
            case "fault", "off" -> {
                need(number, words, 3);
                ObjectNode fault = functions(record, "faults").addObject();
                fault.set("hook", json(number, words.get(1)));
                fault.set(
                        words.getFirst().equals("off") ? "off" : "argument",
                        json(number, words.get(2)));
            }
            case "seat" -> seat(record, number, words);
            case "commitment" -> one(record, "commitment", number, words);
            case "seed" -> one(record, "seed", number, words);
            case "mixed" -> one(record, "mixedSeed", number, words);
            case "salt" -> {
                need(number, words, 2);
                array(record, "salts").add(json(number, words.get(1)));
            }
            case "move", "undone" -> move(record, number, words);
            case "score" -> {
                need(number, words, 4);
                ObjectNode side = array(record, "scores").addObject();
                side.set("seats", json(number, words.get(1)));
                side.set("points", json(number, words.get(2)));
                side.put(
                        "winner",
                        switch (words.get(3)) {
                            case "won" -> true;
                            case "lost" -> false;
                            default ->
                                    throw bad(
                                            number,
                                            "'%s' says nothing of a side; allowed are won, lost"
                                                    .formatted(words.get(3)));
                        });
            }
            default ->
                    throw bad(
                            number,
                            "'%s' begins no line; allowed are ruleset, rule, file, fault, off, seat, commitment, seed, salt, mixed, move, undone, score"
                                    .formatted(words.getFirst()));
        }
    }

    private static void file(ObjectNode record, int number, List<String> words) throws Unreadable {
        need(number, words, 4);
        ObjectNode file = functions(record, "files").addObject();
        file.set("name", json(number, words.get(1)));
        file.set("hash", json(number, words.get(2)));
        file.set("text", json(number, words.get(3)));
        functions(record, "faults");
    }

    /** Only the record of a match with functions has these; they follow its house rules. */
    private static ArrayNode functions(ObjectNode record, String field) {
        if (!record.has("files")) {
            ObjectNode before = record.deepCopy();
            record.removeAll();
            for (Map.Entry<String, JsonNode> entry : before.properties()) {
                record.set(entry.getKey(), entry.getValue());
                if (entry.getKey().equals("houseRules")) {
                    record.putArray("files");
                    record.putArray("faults");
                }
            }
        }
        return array(record, field);
    }

    private static void seat(ObjectNode record, int number, List<String> words) throws Unreadable {
        need(number, words, 3);
        ObjectNode seat = array(record, "seats").addObject();
        seat.set("kind", json(number, words.get(1)));
        seat.set("who", json(number, words.get(2)));
    }

    private static void move(ObjectNode record, int number, List<String> words) throws Unreadable {
        if (words.size() < 5) {
            throw bad(number, "a move has a number, a seat, who made it, and what was done");
        }
        ObjectNode made = array(record, "moves").addObject();
        made.set("seat", json(number, words.get(2)));
        made.set("seq", json(number, words.get(1)));
        made.set("by", json(number, words.get(3)));
        if (words.getFirst().equals("undone")) {
            made.put("takenBack", true);
        }
        ObjectNode move = made.putObject("move");
        move.set("type", json(number, words.get(4)));
        for (String field : words.subList(5, words.size())) {
            int equals = field.indexOf('=');
            if (equals < 1) {
                throw bad(number, "'%s' is no field; a field is name=value".formatted(field));
            }
            move.set(field.substring(0, equals), json(number, field.substring(equals + 1)));
        }
    }

    private static void one(ObjectNode record, String field, int number, List<String> words)
            throws Unreadable {
        need(number, words, 2);
        record.set(field, json(number, words.get(1)));
    }

    private static ArrayNode array(ObjectNode record, String field) {
        return (ArrayNode) record.path(field);
    }

    private static void need(int number, List<String> words, int count) throws Unreadable {
        if (words.size() != count) {
            throw bad(
                    number,
                    "'%s' is followed by %d values, and here are %d"
                            .formatted(words.getFirst(), count - 1, words.size() - 1));
        }
    }

    private static JsonNode json(int number, String word) throws Unreadable {
        try {
            return JSON.readTree(word);
        } catch (JsonProcessingException e) {
            if (WORD.matcher(word).matches()) {
                return JSON.getNodeFactory().textNode(word);
            }
            throw bad(
                    number,
                    "'%s' is no value; a text with such signs stands in quotes".formatted(word));
        }
    }

    private static Unreadable bad(int number, String problem) {
        return new Unreadable("Cannot read the record: line %d: %s.".formatted(number, problem));
    }
}
