package meldhouse.client.terminal;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.client.TableMirror;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.Unreadable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A table of a ruleset that brings no screen, or whose jar is not here: events and views field by
 * field, legal moves by number.
 */
final class GenericSpeaker implements Speaker {
    private final TableMirror mirror;
    private Seats seats;
    private List<JsonNode> legal = List.of();

    GenericSpeaker(String table, Seats seats) {
        this.mirror = new TableMirror(table, null);
        this.seats = seats;
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
        return List.of(sentence(event.event()));
    }

    @Override
    public boolean needsView() {
        return mirror.isStale();
    }

    @Override
    public List<String> turn(ServerMessage.YourTurn turn) {
        legal = turn.legal();
        List<String> lines = new ArrayList<>(table());
        lines.add("Your turn. You may:");
        for (int i = 0; i < legal.size(); i++) {
            lines.add("%d: %s".formatted(i + 1, wish(legal.get(i), i + 1)));
        }
        return lines;
    }

    private String wish(JsonNode move, int number) {
        if (!MoveRanges.isRange(move)) {
            return words(move);
        }
        Integer max = MoveRanges.max(move);
        return "%s, a number from %d%s in steps of %d. Type both, as in %d %d"
                .formatted(
                        words(MoveRanges.type(move)),
                        move.path("min").intValue(),
                        max == null ? "" : " to " + max,
                        move.path("step").intValue(),
                        number,
                        move.path("min").intValue());
    }

    @Override
    public String prompt() {
        return "Number of your move:";
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
                return new Reading.Unclear<>("Move " + wish(move, number) + ".");
            }
            return new Reading.Wish<>(MoveRanges.move(move, Integer.parseInt(words[1])));
        } catch (NumberFormatException e) {
            return unclear();
        }
    }

    private Reading<JsonNode> unclear() {
        return new Reading.Unclear<>(
                "Type the number of a move, from 1 to %d, or ? for help.".formatted(legal.size()));
    }

    @Override
    public List<String> table() {
        List<String> lines = new ArrayList<>();
        mirror.json()
                .ifPresent(
                        view ->
                                view.properties()
                                        .forEach(
                                                field ->
                                                        lines.add(
                                                                words(field.getKey())
                                                                        + ": "
                                                                        + value(
                                                                                field.getKey(),
                                                                                field
                                                                                        .getValue()))));
        return lines;
    }

    @Override
    public Optional<List<String>> command(String typed) {
        return Optional.empty();
    }

    @Override
    public String words(JsonNode move) {
        return sentence(move).replaceFirst("\\.$", "");
    }

    @Override
    public List<String> help() {
        return List.of("Type the number of a move.");
    }

    /** A move or an event: its type, then its fields. */
    private String sentence(JsonNode thing) {
        String fields =
                thing.properties().stream()
                        .filter(field -> !field.getKey().equals("type"))
                        .map(field -> words(field.getKey()) + " " + value(field))
                        .collect(Collectors.joining(", "));
        String type = words(thing.path("type").asText());
        return (fields.isEmpty() ? type : type + ": " + fields) + ".";
    }

    private String value(java.util.Map.Entry<String, JsonNode> field) {
        return value(field.getKey(), field.getValue());
    }

    private String value(String name, JsonNode value) {
        if (value.isArray()) {
            List<String> parts = new ArrayList<>();
            value.forEach(part -> parts.add(value(name, part)));
            return parts.isEmpty() ? "none" : String.join(" ", parts);
        }
        if (value.isObject()) {
            return value.properties().stream()
                    .map(field -> words(field.getKey()) + " " + value(field))
                    .collect(Collectors.joining(", ", "(", ")"));
        }
        boolean isSeat = name.equals("seat") && value.isInt();
        return isSeat ? seats.whom(value.intValue()) : value.isNull() ? "none" : value.asText();
    }

    /** A wire name in words: {@code trick_taken} and {@code trickTaken} are "trick taken". */
    private static String words(String name) {
        return name.replace('_', ' ').replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase();
    }
}
