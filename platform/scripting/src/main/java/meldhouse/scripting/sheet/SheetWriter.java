package meldhouse.scripting.sheet;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.Option;
import meldhouse.api.options.SheetEntry;
import meldhouse.api.options.SheetSection;
import meldhouse.api.options.ValueWords;
import meldhouse.api.options.Values;
import meldhouse.scripting.EffectiveRules;
import meldhouse.scripting.Origin;
import meldhouse.scripting.Setting;
import meldhouse.scripting.sheet.RuleSheet.Block;
import meldhouse.scripting.sheet.RuleSheet.Change;
import meldhouse.scripting.sheet.RuleSheet.Section;
import meldhouse.scripting.sheet.RuleSheet.Sentence;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Puts a ruleset's texts and the values together. */
final class SheetWriter {
    private static final Pattern PLACE = Pattern.compile("\\{([A-Za-z]\\w*)(?:\\.(\\w+))?}");
    private static final String ITEM = "- ";
    private static final String MORE = "+ ";
    private static final String VALUE = "value";

    private final Ruleset ruleset;
    private final Values values;
    private final Sayings sayings;
    private final ValueWords words;
    private final Map<String, Option> options = new LinkedHashMap<>();
    private final Map<String, Change> changes = new LinkedHashMap<>();

    SheetWriter(EffectiveRules rules, Sayings sayings) {
        this.ruleset = rules.ruleset();
        this.values = rules.values();
        this.sayings = sayings;
        this.words = new ValueWords(sayings::called);
        rules.settings().forEach(setting -> options.put(setting.name(), setting.option()));
        rules.changed().forEach(setting -> changes.put(setting.name(), change(setting)));
    }

    private Change change(Setting setting) {
        return new Change(
                setting.name(),
                sayings.meaning(setting.option()),
                words.of(setting.option(), setting.value()),
                words.of(setting.option(), setting.option().defaultValue()),
                origin(setting.origin()));
    }

    private String origin(Origin origin) {
        return switch (origin) {
            case Origin.Default _ -> sayings.own("origin.default");
            case Origin.FromPreset(String id) -> sayings.own("origin.preset", id);
            case Origin.FromFile file -> file.toString();
            case Origin.Locked _ -> sayings.own("origin.locked");
            case Origin.FromTable _ -> sayings.own("origin.table");
        };
    }

    RuleSheet write(String language) {
        String title =
                sayings.text("sheet.title")
                        .map(text -> filled(text, null))
                        .orElseGet(() -> sayings.own("title", ruleset.info().title()));
        return new RuleSheet(
                language,
                title,
                "",
                List.copyOf(changes.values()),
                List.of(),
                ruleset.sheet().stream()
                        .map(this::section)
                        .filter(section -> !section.blocks().isEmpty())
                        .toList());
    }

    private Section section(SheetSection section) {
        List<Block> blocks = new ArrayList<>();
        for (SheetEntry entry : section.entries()) {
            if (entry.when().test(values)) {
                say(entry, blocks);
            }
        }
        return new Section(section.group(), heading(section.group()), blocks);
    }

    private String heading(String group) {
        return sayings.text("group." + group)
                .orElseGet(
                        () -> group.substring(0, 1).toUpperCase(Locale.ROOT) + group.substring(1));
    }

    /** A rule goes on in the paragraph before it, unless its text begins with an empty line. */
    private void say(SheetEntry entry, List<Block> blocks) {
        @Nullable Option option =
                entry instanceof SheetEntry.Rule rule ? known(rule.option()) : null;
        boolean joins = option != null;
        for (String line : text(entry).split("\n")) {
            String said = line.strip();
            boolean item = said.startsWith(ITEM);
            boolean more = said.startsWith(MORE);
            if (!said.isEmpty()) {
                Sentence sentence =
                        sentence(item || more ? said.substring(ITEM.length()) : said, option);
                if (!item && (joins || more)) {
                    goOn(sentence, blocks);
                } else {
                    blocks.add(new Block(item, List.of(sentence)));
                }
            }
            joins = false;
        }
    }

    private static void goOn(Sentence sentence, List<Block> blocks) {
        List<Sentence> paragraph = new ArrayList<>();
        if (!blocks.isEmpty() && !blocks.getLast().item()) {
            paragraph.addAll(blocks.removeLast().sentences());
        }
        paragraph.add(sentence);
        blocks.add(new Block(false, paragraph));
    }

    private Option known(String name) {
        return Objects.requireNonNull(options.get(name), () -> "the sheet names no option " + name);
    }

    private String text(SheetEntry entry) {
        return switch (entry) {
            case SheetEntry.Prose prose ->
                    sayings.text("sheet." + prose.key())
                            .orElseThrow(
                                    () ->
                                            new IllegalStateException(
                                                    "ruleset %s has no text sheet.%s"
                                                            .formatted(
                                                                    ruleset.info().id(),
                                                                    prose.key())));
            case SheetEntry.Rule rule ->
                    sayings.text(
                                    "rule." + rule.option() + "." + plain(rule.option()),
                                    "rule." + rule.option())
                            .orElseGet(
                                    () ->
                                            ITEM
                                                    + sayings.meaning(known(rule.option()))
                                                    + ": {value}.");
        };
    }

    private String plain(String option) {
        return String.valueOf(values.all().get(option));
    }

    private Sentence sentence(String line, @Nullable Option option) {
        Set<String> told = new LinkedHashSet<>();
        if (option != null) {
            told.add(option.name());
        }
        PLACE.matcher(line).results().forEach(place -> told.add(place.group(1)));
        return new Sentence(
                filled(line, option),
                Optional.ofNullable(option).map(Option::name),
                told.stream().flatMap(name -> Stream.ofNullable(changes.get(name))).toList());
    }

    /** A line with the values in their places; a place that is no option's stays as it is. */
    private String filled(String line, @Nullable Option about) {
        Matcher place = PLACE.matcher(line);
        StringBuilder filled = new StringBuilder();
        while (place.find()) {
            Option option = place.group(1).equals(VALUE) ? about : options.get(place.group(1));
            place.appendReplacement(
                    filled,
                    Matcher.quoteReplacement(
                            option == null ? place.group() : value(option, place.group(2))));
        }
        return place.appendTail(filled).toString();
    }

    private String value(Option option, @Nullable String part) {
        Object value = values.all().get(option.name());
        return part == null ? words.of(option, value) : words.part(option, value, part);
    }
}
