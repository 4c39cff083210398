package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import meldhouse.api.game.Preset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.StreamSupport;

/** The catalogue is the table of the rule page, section 7. */
class CatalogueTest {
    private static final DanishRuleset RULESET = new DanishRuleset();

    private static List<JsonNode> table() throws IOException {
        try (InputStream in = CatalogueTest.class.getResourceAsStream("danish-options.json")) {
            JsonNode rows = new ObjectMapper().readTree(Objects.requireNonNull(in));
            return StreamSupport.stream(rows.spliterator(), false).toList();
        }
    }

    @Test
    void everyOptionOfTheRulePageIsThere() throws IOException {
        assertThat(Catalogue.SCHEMA.options())
                .hasSize(69)
                .extracting(Option::name)
                .containsExactlyInAnyOrderElementsOf(
                        table().stream().map(row -> row.get("name").asText()).toList());
    }

    @Test
    void typesRangesAndDefaultsAreThoseOfTheRulePage() throws IOException {
        for (JsonNode row : table()) {
            Option option = Catalogue.SCHEMA.option(row.get("name").asText()).orElseThrow();
            assertThat(String.valueOf(option.defaultValue()))
                    .as(option.name())
                    .isEqualTo(row.get("default").asText());
            assertThat(option.meaning()).as(option.name()).matches("[A-Z].*\\.");
            String type = row.get("type").asText();
            String values = row.get("values").asText();
            switch (option) {
                case Option.Flag ignored -> assertThat(type).isEqualTo("bool");
                case Option.Choice choice -> {
                    assertThat(type).isEqualTo("enum");
                    assertThat(String.join(", ", choice.values())).isEqualTo(values);
                }
                case Option.Whole whole -> {
                    assertThat(type).isEqualTo(whole.open() ? "int or null" : "int");
                    String step = whole.step() == 1 ? "" : " step " + whole.step();
                    assertThat(whole.min() + ".." + whole.max() + step)
                            .as(option.name())
                            .isEqualTo(values);
                }
                default -> throw new AssertionError("no such kind on the page: " + option);
            }
        }
    }

    @Test
    void everyWordOfAChoiceIsAConstant() {
        for (Option option : Catalogue.SCHEMA.options()) {
            if (option instanceof Option.Choice choice) {
                for (String word : choice.values()) {
                    assertThat(Rules.of(choice.name(), word).toString())
                            .containsIgnoringCase(choice.name() + "=" + word);
                }
            }
        }
    }

    @Test
    void presetsChangeWhatTheRulePageSaysAndCanBePlayed() {
        assertThat(Presets.ALL.getFirst()).extracting(Preset::id).isEqualTo("standard");
        assertThat(RULESET.preset("standard").rules()).isEqualTo(HouseRules.DEFAULTS);
        assertThat(RULESET.preset("parentLike").rules().values())
                .isEqualTo(
                        Map.of(
                                "pinochleMinNaturals", 8,
                                "foldOneWildSupport", "required",
                                "finishBonusScope", "foldOnly"));
        assertThat(RULESET.preset("gentle").rules().values())
                .isEqualTo(Map.of("finishSpecialBonus", 250, "cleanStraightValue", 1000));
        for (Preset preset : Presets.ALL) {
            assertThat(RULESET.configure(preset.rules()).seats()).isBetween(2, 6);
        }
        assertThat(Presets.ALL)
                .extracting(preset -> RULESET.configure(preset.rules()).seats())
                .contains(2, 3, 4, 5, 6);
    }

    @Test
    void faultsOfSingleValuesAndBetweenThemComeTogether() {
        HouseRules bad =
                HouseRules.of("players", 5)
                        .with("teamMode", "pairs")
                        .with("stallTurnsPerPlayer", 21)
                        .with("targetScore", 1501)
                        .with("maxSetSize", 7)
                        .with("pumbaMode", "never")
                        .with("reddeUnits", 30);

        assertThat(faults(bad))
                .containsOnlyKeys(
                        "teamMode",
                        "stallTurnsPerPlayer",
                        "targetScore",
                        "maxSetSize",
                        "pumbaMode",
                        "reddeUnits");
        assertThat(faults(bad).get("teamMode"))
                .isEqualTo(
                        "Cannot set teamMode to \"pairs\": 5 players cannot sit in pairs. Allowed:"
                                + " auto, individual; pairs with 4 or 6 players.");
        assertThat(faults(HouseRules.of("teamMode", "threes"))).containsOnlyKeys("teamMode");
    }

    private static Map<String, String> faults(HouseRules rules) {
        Map<String, String> faults = new LinkedHashMap<>();
        assertThatExceptionOfType(BadHouseRules.class)
                .isThrownBy(() -> RULESET.configure(rules))
                .satisfies(
                        bad -> {
                            for (Fault fault : bad.faults()) {
                                faults.put(fault.option(), fault.sentence());
                            }
                        });
        return faults;
    }
}
