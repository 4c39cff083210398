package meldhouse.scripting.sheet;

import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.SheetEntry;
import meldhouse.api.options.SheetSection;
import meldhouse.api.options.Values;
import meldhouse.scripting.EffectiveRules;
import meldhouse.scripting.HookFunction;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The complete rules of a game as its house rules make it, in one language. {@link SheetFormat}
 * writes it down.
 *
 * @param language two letters
 * @param title what the sheet is called
 * @param about a sentence or two for whoever chooses; may be empty
 * @param changes the house rules that differ from the defaults, in the schema's order
 * @param functions what functions decide, as the ruleset calls it; their chapter is the last
 * @param sections the chapters, none of them empty
 */
public record RuleSheet(
        String language,
        String title,
        String about,
        List<Change> changes,
        List<String> functions,
        List<Section> sections) {
    public RuleSheet {
        changes = List.copyOf(changes);
        functions = List.copyOf(functions);
        sections = List.copyOf(sections);
    }

    /**
     * The sheet of a game.
     *
     * @param language two letters; what the ruleset does not say in it is said in English
     */
    public static RuleSheet of(EffectiveRules rules, String language) {
        return new SheetWriter(rules, Sayings.of(rules.ruleset(), language)).write(language);
    }

    /** The options that change nothing under these values, as no entry of theirs is said. */
    public static Set<String> withoutEffect(Ruleset ruleset, Values values) {
        Map<String, Boolean> said = new LinkedHashMap<>();
        for (SheetSection section : ruleset.sheet()) {
            for (SheetEntry entry : section.entries()) {
                if (entry instanceof SheetEntry.Rule rule) {
                    said.merge(rule.option(), rule.when().test(values), Boolean::logicalOr);
                }
            }
        }
        said.values().removeIf(one -> one);
        return said.keySet();
    }

    /**
     * A chapter.
     *
     * @param group its name in the ruleset: {@code auction}
     * @param blocks at least one
     */
    public record Section(String group, String heading, List<Block> blocks) {
        public Section {
            blocks = List.copyOf(blocks);
        }
    }

    /**
     * A paragraph or an item of a list.
     *
     * @param item whether it is an item; those that follow each other make a list
     * @param sentences at least one
     */
    public record Block(boolean item, List<Sentence> sentences) {
        public Block {
            sentences = List.copyOf(sentences);
        }
    }

    /**
     * What one entry of the sheet says, in a line.
     *
     * @param option the house rule that it is about; nothing: it holds whatever they say
     * @param changes which of the house rules that it tells differ from their defaults
     */
    public record Sentence(String text, Optional<String> option, List<Change> changes) {
        public Sentence {
            changes = List.copyOf(changes);
        }

        /** Whether it would read otherwise by the defaults. */
        public boolean changed() {
            return !changes.isEmpty();
        }
    }

    /**
     * A house rule that differs from its default.
     *
     * @param option its name
     * @param meaning what it is about, without a full stop
     * @param value what it is, as a player writes it
     * @param usual what it is by default
     * @param origin who says so: {@code kitchen-table.js:4:5}
     */
    public record Change(
            String option, String meaning, String value, String usual, String origin) {}

    /** What is said where no option differs. */
    String unchanged() {
        return Sayings.words(language).own(functions.isEmpty() ? "same" : "same.options");
    }

    /** Which functions change the rules and where it is told what they do; nothing: none do. */
    Optional<String> decided() {
        Sayings words = Sayings.words(language);
        return functions.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        words.own(
                                "functions.decide",
                                String.join(", ", functions),
                                words.own("functions")));
    }

    /** The same sheet with a chapter on what functions decide, as their authors say it. */
    public RuleSheet with(Ruleset ruleset, Collection<HookFunction> counting) {
        if (counting.isEmpty()) {
            return this;
        }
        Sayings sayings = Sayings.of(ruleset, language);
        List<String> names = new ArrayList<>();
        List<Block> blocks = new ArrayList<>();
        for (HookFunction function : counting) {
            String about = function.about().in(language);
            names.add(sayings.text("short." + function.name()).orElse(function.name()));
            String text =
                    about.isEmpty()
                            ? "%s (%s)".formatted(function.name(), function.place())
                            : about;
            blocks.add(new Block(true, List.of(new Sentence(text, Optional.empty(), List.of()))));
        }
        List<Section> all = new ArrayList<>(sections);
        all.add(new Section("functions", Sayings.words(language).own("functions"), blocks));
        return new RuleSheet(language, title, about, changes, names, all);
    }

    /**
     * The same sheet under the name of a set of house rules; its own title goes before what is said
     * about them.
     */
    public RuleSheet titled(String other, String otherAbout) {
        String whole = otherAbout.isEmpty() ? title + "." : title + ". " + otherAbout;
        return new RuleSheet(language, other, whole, changes, functions, sections);
    }

    /** The same sheet under the name that the ruleset gives a preset in its language. */
    public RuleSheet titled(Ruleset ruleset, Preset preset) {
        Sayings sayings = Sayings.of(ruleset, language);
        String key = "preset." + preset.id();
        return titled(
                sayings.text(key).orElse(preset.title()),
                sayings.text(key + ".about").orElse(preset.about()));
    }
}
