package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Preset;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.api.options.SheetEntry;
import meldhouse.api.options.SheetEntry.Prose;
import meldhouse.api.options.SheetEntry.Rule;
import meldhouse.api.options.SheetSection;
import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rule sheet has words for everything, in every language. */
class SheetTest {
    private static final List<String> LANGUAGES = AmericanSheet.LANGUAGES;
    private static final List<SheetSection> SECTIONS = Games.RULESET.sheet();
    private static final Pattern PLACE = Pattern.compile("\\{([^}]*)}");

    private static Map<String, String> texts(String language) {
        return Games.RULESET.texts(language);
    }

    private static Stream<SheetEntry> entries() {
        return SECTIONS.stream().flatMap(section -> section.entries().stream());
    }

    private static List<Option> options() {
        return Games.RULESET.options().options();
    }

    private static Values values(HouseRules rules) {
        return Games.RULESET.options().resolve(rules).values();
    }

    /** The text of a rule under a value; null: there is none. */
    private static @Nullable String sentence(
            String language, String option, @Nullable Object value) {
        Map<String, String> texts = texts(language);
        String own = texts.get("rule." + option + "." + value);
        return own == null ? texts.get("rule." + option) : own;
    }

    /** What a section says under these values, empty texts left out. */
    private static List<String> said(String language, SheetSection section, Values values) {
        List<String> said = new ArrayList<>();
        for (SheetEntry entry : section.entries()) {
            if (entry.when().test(values)) {
                String text =
                        switch (entry) {
                            case Prose prose -> texts(language).get("sheet." + prose.key());
                            case Rule rule ->
                                    sentence(
                                            language,
                                            rule.option(),
                                            values.all().get(rule.option()));
                        };
                assertThat(text).as("%s of %s", language, entry).isNotNull();
                if (!String.valueOf(text).isBlank()) {
                    said.add(String.valueOf(text));
                }
            }
        }
        return said;
    }

    @Test
    void everyPresetHasATitleAndASentenceInEachLanguage() {
        for (String language : AmericanSheet.LANGUAGES) {
            var texts = AmericanSheet.texts(language);
            for (var preset : Presets.ALL) {
                assertThat(texts.get("preset." + preset.id())).as(language + preset).isNotBlank();
                assertThat(texts.get("preset." + preset.id() + ".about"))
                        .as(language + preset)
                        .endsWith(".");
            }
            assertThat(texts.keySet().stream().filter(key -> key.startsWith("preset.")))
                    .hasSize(2 * Presets.ALL.size());
        }
    }

    @Test
    void everyOptionStandsInTheSheet() {
        List<String> told =
                entries()
                        .filter(Rule.class::isInstance)
                        .map(entry -> ((Rule) entry).option())
                        .distinct()
                        .toList();
        assertThat(told)
                .containsExactlyInAnyOrderElementsOf(options().stream().map(Option::name).toList());
    }

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void everyOptionHasAMeaning(String language) {
        assertThat(options())
                .allSatisfy(
                        option ->
                                assertThat(texts(language).get("option." + option.name()))
                                        .as(option.name())
                                        .isNotBlank());
    }

    @Test
    void noMeaningIsLeftInEnglish() {
        List<String> others = LANGUAGES.subList(1, LANGUAGES.size());
        assertThat(options())
                .allSatisfy(
                        option ->
                                assertThat(others)
                                        .allSatisfy(
                                                language ->
                                                        assertThat(texts(language))
                                                                .doesNotContainEntry(
                                                                        "option." + option.name(),
                                                                        option.meaning())));
    }

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void everyValueHasASentenceOrAnEmptyOne(String language) {
        for (Option option : options()) {
            for (Object value : tried(option)) {
                assertThat(sentence(language, option.name(), value))
                        .as("%s: %s %s", language, option.name(), value)
                        .isNotNull();
            }
        }
    }

    /** All values of an option that has few, or some that are unlike each other. */
    private static List<@Nullable Object> tried(Option option) {
        List<@Nullable Object> tried = new ArrayList<>();
        switch (option) {
            case Option.Flag _ -> tried.addAll(List.of(true, false));
            case Option.Choice choice -> tried.addAll(choice.values());
            case Option.Whole whole -> tried.addAll(List.of(whole.min(), whole.max()));
            case Option.Wholes _, Option.Points _, Option.Rows _, Option.Fields _ -> {}
            case Option.Several _ -> tried.add(List.of(Map.of("nines", 5)));
        }
        tried.add(option.defaultValue());
        option.settle(null).ifPresent(settled -> tried.add(settled.value()));
        return tried;
    }

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void everyWordThatIsChosenHasAName(String language) {
        for (Option option : options()) {
            if (option instanceof Option.Choice choice && !language.equals("en")) {
                assertThat(choice.values())
                        .allSatisfy(
                                word ->
                                        assertThat(texts(language))
                                                .containsKey(
                                                        "value." + option.name() + "." + word));
            }
        }
    }

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void everyPlaceIsFilledByAnOption(String language) {
        Map<String, Option> known =
                options().stream().collect(Collectors.toMap(Option::name, option -> option));
        texts(language)
                .forEach(
                        (key, text) ->
                                PLACE.matcher(text)
                                        .results()
                                        .map(MatchResult::group)
                                        .forEach(place -> assertFilled(known, key, place)));
    }

    private static void assertFilled(Map<String, Option> known, String key, String place) {
        List<String> parts = Arrays.asList(place.substring(1, place.length() - 1).split("\\."));
        if (parts.equals(List.of("value"))) {
            assertThat(key).as(place).startsWith("rule.");
            return;
        }
        assertThat(known).as(key).containsKey(parts.getFirst());
        if (parts.size() > 1) {
            assertThat(known.get(parts.getFirst()))
                    .isInstanceOfSatisfying(
                            Option.Fields.class,
                            form ->
                                    assertThat(form.fields())
                                            .as(key)
                                            .extracting(Option::name)
                                            .contains(parts.getLast()));
        }
    }

    @Test
    void theLanguagesHaveTheSameTexts() {
        Set<String> english = new HashSet<>(texts("en").keySet());
        for (String language : LANGUAGES) {
            Set<String> others = new HashSet<>(texts(language).keySet());
            others.removeIf(key -> key.startsWith("value."));
            english.removeIf(key -> key.startsWith("value."));
            assertThat(others).as(language).isEqualTo(english);
        }
    }

    @Test
    void noTextIsLeftOver() {
        Set<String> wanted = new LinkedHashSet<>(List.of("sheet.title"));
        entries()
                .filter(Prose.class::isInstance)
                .forEach(entry -> wanted.add("sheet." + ((Prose) entry).key()));
        SECTIONS.forEach(section -> wanted.add("group." + section.group()));
        assertThat(texts("en").keySet())
                .filteredOn(key -> key.startsWith("sheet.") || key.startsWith("group."))
                .containsExactlyInAnyOrderElementsOf(wanted);
    }

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void underEveryPresetTheChaptersThatEveryGameHasSaySomething(String language) {
        for (Preset preset : Games.RULESET.presets()) {
            Values values = values(preset.rules());
            for (SheetSection section : SECTIONS) {
                boolean everyGame =
                        Set.of("aim", "table", "misdeal", "auction", "trump", "meld", "play")
                                        .contains(section.group())
                                || Set.of("points", "score", "match").contains(section.group());
                if (everyGame) {
                    assertThat(said(language, section, values))
                            .as("%s %s %s", language, preset.id(), section.group())
                            .isNotEmpty();
                }
            }
        }
    }

    @Test
    void thereAreWordsForAnyHouseRules() {
        Random random = new Random(7);
        for (int sheet = 0; sheet < 100; sheet++) {
            Values values = values(Games.randomRules(random, 4));
            for (SheetSection section : SECTIONS) {
                LANGUAGES.forEach(language -> said(language, section, values));
            }
        }
    }

    @Test
    void noSentenceIsSaidTwice() {
        for (Preset preset : Games.RULESET.presets()) {
            List<String> said =
                    SECTIONS.stream()
                            .flatMap(
                                    section -> said("en", section, values(preset.rules())).stream())
                            .toList();
            assertThat(said).as(preset.id()).doesNotHaveDuplicates();
        }
    }
}
