package meldhouse.client.terminal;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Language;
import meldhouse.client.RequestFailed;
import meldhouse.client.TableMirror;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.Unreadable;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A table of a ruleset that brings no screen, or whose jar is not here: events and views field by
 * field, legal moves by number.
 */
final class GenericSpeaker implements Speaker {
    private static final String VIEW = "view.";
    private static final String EACH = ".each";
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");

    private final TableMirror mirror;

    /** What the ruleset calls things, if it says. */
    private final Map<String, String> called;

    private final Citations citations;
    private final @Nullable LanguageCodec codec;
    private Seats seats;
    private List<JsonNode> legal = List.of();

    GenericSpeaker(String table, Seats seats) {
        this(table, seats, Map.of());
    }

    /** Where nothing is cited. */
    GenericSpeaker(String table, Seats seats, Map<String, String> called) {
        this(table, seats, called, null, Citations.NONE);
    }

    /**
     * @param called the ruleset's texts
     * @param language the ruleset's; null: it is not here
     * @param citations what is said of the table's house rules where something is scored
     */
    GenericSpeaker(
            String table,
            Seats seats,
            Map<String, String> called,
            @Nullable Language language,
            Citations citations) {
        this.codec = language == null ? null : new LanguageCodec(language);
        this.citations = citations;
        this.mirror = new TableMirror(table, null);
        this.seats = seats;
        this.called = called;
    }

    @Override
    public void seats(Seats now) {
        seats = now;
    }

    @Override
    public List<String> hear(ServerMessage.ViewNow view) throws Unreadable {
        mirror.set(view);
        return List.of();
    }

    @Override
    public List<String> hear(ServerMessage.EventSeen event) throws Unreadable {
        mirror.after(event);
        List<String> lines = new ArrayList<>();
        lines.add(sentence("event.", event.event()));
        List<String> cited =
                codec == null ? citations.all(event.scoredBy()) : cited(event.event(), codec);
        if (!cited.isEmpty()) {
            lines.add(texts().say("cited.all", String.join("; ", cited)));
        }
        return lines;
    }

    private List<String> cited(JsonNode event, LanguageCodec codec) throws Unreadable {
        return citations.byOption().isEmpty() ? List.of() : citations.all(codec.event(event));
    }

    @Override
    public boolean needsView() {
        return mirror.isStale();
    }

    @Override
    public List<String> turn(ServerMessage.YourTurn turn) {
        legal = turn.legal();
        List<String> lines = new ArrayList<>(table());
        lines.add(texts().say("generic.turn"));
        lines.addAll(moves());
        return lines;
    }

    private List<String> moves() {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            lines.add("%d: %s".formatted(i + 1, wish(legal.get(i), i + 1)));
        }
        return lines;
    }

    private Texts texts() {
        return Texts.of(seats.tongue());
    }

    private String wish(JsonNode move, int number) {
        if (!MoveRanges.isRange(move)) {
            return words(move);
        }
        Integer max = MoveRanges.max(move);
        int min = move.path("min").intValue();
        int step = move.path("step").intValue();
        String type = words(MoveRanges.type(move));
        return max == null
                ? texts().say("generic.open", type, min, step, number)
                : texts().say("generic.range", type, min, step, number, max);
    }

    @Override
    public String prompt() {
        return texts().say("generic.prompt");
    }

    @Override
    public Reading<JsonNode> read(String typed) {
        String[] words = typed.strip().split("\\s+");
        try {
            int number = Integer.parseInt(words[0]);
            if (number < 1 || number > legal.size()) {
                return unclear();
            }
            JsonNode move = legal.get(number - 1);
            if (!MoveRanges.isRange(move)) {
                return words.length == 1 ? new Reading.Wish<>(move) : unclear();
            }
            if (words.length != 2) {
                return new Reading.Unclear<>(wish(move, number) + ".");
            }
            return new Reading.Wish<>(MoveRanges.move(move, Integer.parseInt(words[1])));
        } catch (NumberFormatException e) {
            return unclear();
        }
    }

    private Reading<JsonNode> unclear() {
        return new Reading.Unclear<>(
                legal.isEmpty()
                        ? texts().say("notYourTurn")
                        : texts().say("generic.unclear", legal.size()));
    }

    /** The server knows; here nobody does. */
    @Override
    public boolean mayBeTakenBack(JsonNode move) {
        return true;
    }

    @Override
    public List<String> table() {
        List<String> lines = new ArrayList<>();
        mirror.json().ifPresent(view -> view.properties().forEach(field -> row(field, lines)));
        return lines;
    }

    private void row(Map.Entry<String, JsonNode> field, List<String> lines) {
        boolean isChosen = called.keySet().stream().anyMatch(key -> key.startsWith(VIEW));
        String label = called.get(VIEW + field.getKey());
        if (label != null || !isChosen) {
            lines.add((label == null ? words(field.getKey()) : label) + ": " + value(field));
        }
    }

    @Override
    public Optional<List<String>> command(String typed) {
        return Optional.empty();
    }

    @Override
    public String words(JsonNode move) {
        return sentence("move.", move).replaceFirst("\\.$", "");
    }

    @Override
    public String why(ServerMessage.HintGiven hint) {
        ServerMessage.Reason reason = hint.reason();
        String said = reason == null ? null : called.get("reason." + reason.code());
        return reason == null || said == null ? hint.why() : filled(said, reason.args());
    }

    @Override
    public boolean takesBack() {
        return true;
    }

    @Override
    public List<String> help() {
        return List.of(texts().say("generic.help"));
    }

    @Override
    public List<String> keys() {
        return List.of("t " + texts().say("command.table"));
    }

    @Override
    public String refusal(Throwable refusal, JsonNode move) {
        String rule =
                refusal instanceof RequestFailed failed && failed.details() != null
                        ? failed.details().path("rule").asText()
                        : "";
        String said = called.get("refusal." + rule);
        return said == null ? new Failures(texts()).of(refusal, "move") : filled(said, move);
    }

    @Override
    public Function<Look, Picture> painter() {
        List<String> table = table();
        List<String> moves = moves();
        return look -> Pictures.inWords(table, moves, look);
    }

    @Override
    public void turnOver() {
        legal = List.of();
    }

    @Override
    public Pause pause() {
        return Pause.SHORT;
    }

    @Override
    public List<String> typable() {
        return List.of();
    }

    /** A move or an event: as the ruleset says it, or its type, then its fields. */
    private String sentence(String kind, JsonNode thing) {
        String said = called.get(kind + thing.path("type").asText());
        if (said != null) {
            return filled(said, thing);
        }
        String fields =
                thing.properties().stream()
                        .filter(field -> !field.getKey().equals("type"))
                        .map(field -> words(field.getKey()) + " " + value(field))
                        .collect(Collectors.joining(", "));
        String type = words(thing.path("type").asText());
        return (fields.isEmpty() ? type : type + ": " + fields) + ".";
    }

    private String filled(String said, JsonNode thing) {
        return PLACE.matcher(said)
                .replaceAll(place -> Matcher.quoteReplacement(field(thing, place.group(1))))
                .replaceAll(" {2,}", " ")
                .strip();
    }

    /** A field in a sentence: nothing where there is nothing. */
    private String field(JsonNode thing, String name) {
        JsonNode field = thing.path(name);
        return field.isMissingNode() || field.isNull() || field.isArray() && field.isEmpty()
                ? ""
                : value(name, field);
    }

    private String value(Map.Entry<String, JsonNode> field) {
        return value(field.getKey(), field.getValue());
    }

    private String value(String name, JsonNode value) {
        if (value.isArray()) {
            List<String> parts = new ArrayList<>();
            boolean isNested = false;
            for (JsonNode part : value) {
                parts.add(value(name, part));
                isNested |= part.isArray();
            }
            return parts.isEmpty()
                    ? texts().say("generic.none")
                    : String.join(between(parts, isNested), parts);
        }
        String each = called.get(VIEW + name + EACH);
        if (value.isObject() && each != null) {
            return filled(each, value).replaceAll(" ?\\(\\)", "");
        }
        if (value.isObject()) {
            return value.properties().stream()
                    .map(field -> words(field.getKey()) + " " + value(field))
                    .collect(Collectors.joining(", ", "(", ")"));
        }
        boolean isSeat = name.equals("seat") && value.isInt();
        return isSeat
                ? seats.who(value.intValue()).subject()
                : value.isNull()
                        ? texts().say("generic.none")
                        : called.getOrDefault("value." + value.asText(), value.asText());
    }

    /** What stands between parts: seat by seat, or words of more than one, they stay apart. */
    private static String between(List<String> parts, boolean isNested) {
        return isNested ? "; " : parts.stream().anyMatch(part -> part.contains(" ")) ? ", " : " ";
    }

    /** A wire name in words: {@code trick_taken} and {@code trickTaken} are "trick taken". */
    private static String words(String name) {
        return name.replace('_', ' ').replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase();
    }
}
