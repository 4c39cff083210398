package meldhouse.cli;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.Option;
import meldhouse.client.terminal.Tongue;
import meldhouse.scripting.Origin;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    /** What an option means, in the reader's language if the ruleset has words in it. */
    static String meaning(Ruleset ruleset, Option option, Tongue tongue) {
        return text(ruleset, "option." + option.name(), tongue).orElse(option.meaning());
    }

    /** The heading of a group of options. */
    static String group(Ruleset ruleset, String group, Tongue tongue) {
        return text(ruleset, "group." + group, tongue).orElse(group);
    }

    private static Optional<String> text(Ruleset ruleset, String key, Tongue tongue) {
        return Optional.ofNullable(ruleset.texts(tongue.code()).get(key));
    }
}
