package meldhouse.architecture;

import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.Option;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The presets and options of a ruleset as tables of its rule page. */
final class OptionWords {

    private OptionWords() {}

    static String presets(Ruleset ruleset) {
        return "| Preset | What it is | What it changes |\n|---|---|---|\n"
                + ruleset.presets().stream().map(OptionWords::row).collect(Collectors.joining());
    }

    private static String row(Preset preset) {
        String changes =
                preset.rules().values().entrySet().stream()
                        .map(option -> code(option.getKey() + "=" + option.getValue()))
                        .collect(Collectors.joining(", "));
        return "| %s | %s. %s | %s |\n"
                .formatted(
                        code(preset.id()),
                        preset.title(),
                        preset.about(),
                        changes.isEmpty() ? "nothing" : changes);
    }

    /** One table for each group of options, in the order of the schema. */
    static String options(Ruleset ruleset) {
        Map<String, List<Option>> groups =
                ruleset.options().options().stream()
                        .collect(
                                Collectors.groupingBy(
                                        Option::group,
                                        java.util.LinkedHashMap::new,
                                        Collectors.toList()));
        return groups.entrySet().stream()
                .map(group -> table(group.getKey(), group.getValue()))
                .collect(Collectors.joining("\n"));
    }

    private static String table(String group, List<Option> options) {
        return "### Options: %s\n\n| Option | Values | Default | Meaning |\n|---|---|---|---|\n"
                        .formatted(group)
                + options.stream().map(OptionWords::row).collect(Collectors.joining());
    }

    private static String row(Option option) {
        return "| %s | %s | %s | %s |\n"
                .formatted(
                        code(option.name()),
                        values(option),
                        code(String.valueOf(option.defaultValue())),
                        option.meaning());
    }

    private static String values(Option option) {
        return switch (option) {
            case Option.Choice choice -> codes(choice.values().stream());
            case Option.Flag _ -> codes(Stream.of("true", "false"));
            case Option.Whole whole -> whole.allowed();
            case Option.Wholes wholes -> wholes.allowed();
            case Option.Points points -> points.allowed();
            case Option.Rows rows -> rows.allowed();
            case Option.Fields fields -> fields.allowed();
            case Option.Several several -> several.allowed();
        };
    }

    private static String codes(Stream<String> words) {
        return words.map(OptionWords::code).collect(Collectors.joining(", "));
    }

    private static String code(String text) {
        return "`" + text + "`";
    }
}
