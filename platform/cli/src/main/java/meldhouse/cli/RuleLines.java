package meldhouse.cli;

import meldhouse.api.options.Option;
import meldhouse.scripting.Origin;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** How house rules are written in lines: values as a file writes them, origins in words. */
final class RuleLines {
    private RuleLines() {}

    /** A value as a file writes it. */
    static String value(@Nullable Object value) {
        return switch (value) {
            case String text -> '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
            case List<?> list ->
                    list.stream().map(RuleLines::value).collect(Collectors.joining(", ", "[", "]"));
            case Map<?, ?> map ->
                    map.entrySet().stream()
                            .map(entry -> key(entry.getKey()) + ": " + value(entry.getValue()))
                            .collect(Collectors.joining(", ", "{", "}"));
            case null -> "null";
            default -> value.toString();
        };
    }

    private static String key(Object key) {
        String name = String.valueOf(key);
        return name.matches("[A-Za-z_][A-Za-z0-9_]*") ? name : '"' + name + '"';
    }

    /** Who says so. */
    static Message origin(Origin origin) {
        return switch (origin) {
            case Origin.Default _ -> Message.of("rules.origin.default");
            case Origin.FromPreset preset -> Message.of("rules.origin.preset", preset.id());
            case Origin.FromFile file -> Message.verbatim(file.toString());
            case Origin.Locked _ -> Message.of("rules.origin.locked");
            case Origin.FromTable _ -> Message.of("rules.origin.table");
        };
    }

    /**
     * What an option means, in the reader's language if the ruleset has words in it.
     *
     * @param texts the ruleset's in that language
     */
    static String meaning(Map<String, String> texts, Option option) {
        return texts.getOrDefault("option." + option.name(), option.meaning());
    }

    /** What an option takes; in English the same as {@link Option#allowed}. */
    static Message allowed(Option option) {
        return switch (option) {
            case Option.Flag _ -> Message.of("rules.allowed.flag");
            case Option.Whole whole -> {
                Message range = Message.of("rules.allowed.whole", whole.min(), whole.max());
                yield open(
                        whole.open(),
                        whole.step() == 1
                                ? range
                                : Message.of("rules.allowed.steps", range, whole.step()));
            }
            case Option.Choice choice -> Message.verbatim(String.join(", ", choice.values()));
            case Option.Wholes list -> {
                Message range =
                        Message.of("rules.allowed.list", list.most(), list.min(), list.max());
                yield list.sum() == null
                        ? range
                        : Message.of("rules.allowed.sum", range, list.sum());
            }
            case Option.Points points ->
                    open(
                            points.open(),
                            Message.of(
                                    "rules.allowed.points",
                                    points.min(),
                                    points.max(),
                                    String.join(", ", points.keys())));
            case Option.Rows rows ->
                    open(
                            rows.open(),
                            Message.of(
                                    "rules.allowed.rows",
                                    rows.most(),
                                    Message.joined(
                                            rows.columns().stream()
                                                    .map(RuleLines::column)
                                                    .toList())));
            case Option.Fields fields ->
                    Message.of(
                            "rules.allowed.fields",
                            Message.joined(
                                    fields.fields().stream()
                                            .map(
                                                    field ->
                                                            Message.of(
                                                                    "rules.allowed.field",
                                                                    field.name(),
                                                                    allowed(field)))
                                            .toList()));
            case Option.Several several ->
                    Message.of("rules.allowed.several", several.most(), allowed(several.form()));
        };
    }

    private static Message column(Option.Rows.Column column) {
        return Message.of("rules.allowed.column", column.title(), column.min(), column.max());
    }

    private static Message open(boolean open, Message range) {
        return open ? Message.of("rules.allowed.open", range) : range;
    }

    /** The heading of a group of options, by the ruleset's texts. */
    static String group(Map<String, String> texts, String group) {
        return texts.getOrDefault("group." + group, group);
    }
}
