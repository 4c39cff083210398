package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Preset;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.api.options.SheetEntry;
import meldhouse.api.options.SheetEntry.Prose;
import meldhouse.api.options.SheetEntry.Rule;
import meldhouse.api.options.SheetSection;
import meldhouse.api.options.Values;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rule sheet and what it says in each language. */
class GameSheetTest {
    private static final List<Option> OPTIONS = Catalogue.SCHEMA.options();
    private static final Pattern PLACE = Pattern.compile("\\{([^}]*)}");

    private static Stream<SheetEntry> entries() {
        return GameSheet.SECTIONS.stream().flatMap(section -> section.entries().stream());
    }

    private static Set<String> ruled(Values values) {
        return entries()
                .filter(entry -> entry.when().test(values))
                .flatMap(entry -> entry instanceof Rule rule ? Stream.of(rule.option()) : null)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Set<String> idle(HouseRules rules) {
        Set<String> idle = new LinkedHashSet<>();
        OPTIONS.forEach(option -> idle.add(option.name()));
        idle.removeAll(ruled(Catalogue.SCHEMA.resolve(rules).values()));
        return idle;
    }

    /** The values of which each may have a sentence of its own. */
    private static List<String> values(Option option) {
        List<String> values = new ArrayList<>();
        if (option instanceof Option.Choice choice) {
            values.addAll(choice.values());
        } else if (option instanceof Option.Flag) {
            values.addAll(List.of("true", "false"));
        } else if (option instanceof Option.Whole whole) {
            for (int value = whole.min(); value <= whole.max(); value += whole.step()) {
                values.add(String.valueOf(value));
            }
            if (whole.open()) {
                values.add("null");
            }
        }
        return values;
    }

    @Test
    void everyOptionStandsOnTheSheetOnce() {
        assertThat(
                        entries()
                                .flatMap(
                                        entry ->
                                                entry instanceof Rule rule
                                                        ? Stream.of(rule.option())
                                                        : null))
                .containsExactlyInAnyOrderElementsOf(OPTIONS.stream().map(Option::name).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "da"})
    void everyOptionHasAMeaningAndEveryValueASentenceOrAnEmptyOne(String language) {
        Map<String, String> texts = GameTexts.in(language);
        for (Option option : OPTIONS) {
            assertThat(texts.get("option." + option.name())).isNotBlank();
            assertThat(values(option))
                    .as(option.name())
                    .isNotEmpty()
                    .allMatch(
                            value ->
                                    texts.containsKey("rule." + option.name() + "." + value)
                                            || texts.containsKey("rule." + option.name()));
            if (option instanceof Option.Choice choice) {
                assertThat(choice.values())
                        .as(option.name())
                        .allMatch(
                                value -> texts.containsKey("value." + option.name() + "." + value));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "da"})
    void everyTextIsUsedAndEveryEntryHasOne(String language) {
        Set<String> known = new LinkedHashSet<>(Set.of("sheet.title"));
        GameSheet.SECTIONS.forEach(section -> known.add("group." + section.group()));
        entries()
                .forEach(
                        entry -> {
                            if (entry instanceof Prose prose) {
                                known.add("sheet." + prose.key());
                            }
                        });
        for (Preset preset : Presets.ALL) {
            known.add("preset." + preset.id());
            known.add("preset." + preset.id() + ".about");
        }
        HookPoints.ALL.forEach(hook -> known.add("short." + hook.name()));
        Measures.ALL.forEach(measure -> known.add("measure." + measure.name()));
        assertThat(GameTexts.in(language)).containsKeys(known.toArray(String[]::new));
        for (Option option : OPTIONS) {
            known.add("option." + option.name());
            known.add("rule." + option.name());
            values(option).forEach(value -> known.add("rule." + option.name() + "." + value));
            values(option).forEach(value -> known.add("value." + option.name() + "." + value));
        }
        assertThat(known).containsAll(GameTexts.in(language).keySet());
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "da"})
    void aLanguageSaysWhatEnglishSays(String language) {
        assertThat(GameTexts.in(language).keySet()).isEqualTo(GameTexts.in("en").keySet());
        GameTexts.in(language)
                .forEach(
                        (key, text) ->
                                assertThat(text.isEmpty())
                                        .as(key)
                                        .isEqualTo(GameTexts.in("en").get(key).isEmpty()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "da"})
    void everyPlaceIsTheValueOfAnOption(String language) {
        GameTexts.in(language)
                .forEach(
                        (key, text) ->
                                assertThat(PLACE.matcher(text).results())
                                        .as(key)
                                        .allMatch(place -> isFilled(key, place.group(1))));
    }

    private static boolean isFilled(String key, String place) {
        return place.equals("value")
                ? key.startsWith("rule.")
                : Catalogue.SCHEMA.option(place).isPresent();
    }

    @Test
    void inEnglishAMeasureIsCalledAsItCallsItself() {
        assertThat(Measures.ALL)
                .allSatisfy(
                        measure ->
                                assertThat(GameTexts.in("en"))
                                        .containsEntry(
                                                "measure." + measure.name(), measure.meaning()));
    }

    @Test
    void inEnglishAPresetIsCalledAsItCallsItself() {
        for (Preset preset : Presets.ALL) {
            assertThat(GameTexts.in("en"))
                    .containsEntry("preset." + preset.id(), preset.title())
                    .containsEntry("preset." + preset.id() + ".about", preset.about());
        }
    }

    @Test
    void aLanguageThatIsNotSpokenHasNoTexts() {
        assertThat(GameTexts.in("fr")).isEmpty();
    }

    @Test
    void theHeadingsAreThoseOfTheSchemaAndThreeMore() {
        assertThat(GameSheet.SECTIONS.stream().map(SheetSection::group))
                .containsAll(OPTIONS.stream().map(Option::group).distinct().toList())
                .contains("goal", "cards", "deal", "finish", "factor")
                .doesNotHaveDuplicates();
    }

    @Test
    void byDefaultOnlyTheForgottenPumbaIsWithoutEffect() {
        assertThat(idle(HouseRules.DEFAULTS)).containsExactly("pumbaMissPenalty");
        assertThat(idle(HouseRules.of("pumbaMode", "manual"))).isEmpty();
    }

    @Test
    void withoutPartnersWhatSpeaksOfThemIsWithoutEffect() {
        assertThat(idle(HouseRules.of("players", 5).with("pumbaMode", "manual")))
                .containsExactlyInAnyOrder(
                        "partnerHandCounts",
                        "multiplierScope",
                        "partnerWildScope",
                        "foldOneWildSupport");
    }

    /** Vector RND18: no partner, no support, no factor. */
    @Test
    void aSupportThatNobodyCanGiveHasAnEffectAlone() {
        assertThat(idle(HouseRules.of("players", 2).with("foldOneWildSupport", "required")))
                .doesNotContain("foldOneWildSupport");
    }

    @Test
    void withoutAMinimumBarbeleIsWithoutEffect() {
        assertThat(idle(HouseRules.of("barbeleMinimum", 0).with("pumbaMode", "manual")))
                .hasSize(6)
                .allMatch(name -> name.startsWith("barbele"));
    }

    @Test
    void whereASetHasNoRoomForElevenThereIsNoPinochle() {
        for (HouseRules rules :
                List.of(HouseRules.of("maxSetSize", 10), HouseRules.of("maxWildsPerMeld", 2))) {
            assertThat(idle(rules))
                    .contains("pinochleMinNaturals", "startHandPinochle", "pinochleLaterValue");
        }
        assertThat(idle(HouseRules.of("maxSetSize", 11).with("maxWildsPerMeld", 3)))
                .doesNotContain("pinochleLaterValue");
    }

    @Test
    void withoutFoldsTheirFactorsAreWithoutEffect() {
        assertThat(
                        idle(
                                HouseRules.of("mustDiscardToGoOut", true)
                                        .with("foldAllowsFinalDiscard", false)
                                        .with("finishBonusScope", "foldOnly")))
                .contains("foldNoWildFactor", "foldOneWildFactor", "foldingTheHandBonus")
                .contains("wildColour", "finishIncludesFinalDiscard")
                .doesNotContain("finishNoWildFactor");
    }
}
