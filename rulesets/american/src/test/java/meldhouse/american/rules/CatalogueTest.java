package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import meldhouse.american.Outcome;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;
import meldhouse.api.options.Values;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The catalogue and the presets are those of the family's one table. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CatalogueTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final JsonNode table = read("american-options.json").get("options");
    private final JsonNode presets = read("american-presets.json").get("presets");

    private static JsonNode read(String name) {
        try (InputStream in = CatalogueTest.class.getResourceAsStream(name)) {
            return JSON.readTree(Objects.requireNonNull(in));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void everyOptionIsThere() {
        Set<String> expected = new HashSet<>();
        table.forEach(row -> expected.add(row.get("name").asText()));

        assertThat(expected).hasSize(141);
        assertThat(Catalogue.SCHEMA.options())
                .extracting(Option::name)
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void typesRangesAndDefaultsAreThoseOfTheTable() {
        for (JsonNode row : table) {
            Option option = Catalogue.SCHEMA.option(row.get("name").asText()).orElseThrow();
            assertThat(option.group()).as(option.name()).isEqualTo(row.get("group").asText());
            assertThat(JSON.<JsonNode>valueToTree(option.defaultValue()))
                    .as(option.name())
                    .isEqualTo(row.get("default"));
            assertThat(option.meaning()).as(option.name()).matches("[A-Z].*\\.");
            range(option, row);
        }
    }

    private static void range(Option option, JsonNode row) {
        String type = row.get("type").asText();
        JsonNode range = row.get("range");
        switch (option) {
            case Option.Flag ignored -> assertThat(type).isEqualTo("bool");
            case Option.Choice choice -> {
                assertThat(type).isEqualTo("enum");
                Set<String> words = new HashSet<>();
                range.forEach(word -> words.add(word.asText()));
                assertThat(choice.values()).containsExactlyInAnyOrderElementsOf(words);
            }
            case Option.Whole whole -> {
                assertThat(whole.min()).as(option.name()).isEqualTo(range.get(0).asInt());
                int last = range.size() - 1;
                assertThat(whole.max()).as(option.name()).isEqualTo(range.get(last).asInt());
                if (type.equals("enum")) {
                    assertThat(last).isEqualTo((whole.max() - whole.min()) / whole.step());
                    assertThat(whole.open()).isFalse();
                } else {
                    assertThat(whole.step()).isEqualTo(1);
                    assertThat(type).isEqualTo(whole.open() ? "int?" : "int");
                }
            }
            case Option.Wholes wholes -> {
                assertThat(type).isEqualTo("packets");
                assertThat(wholes.sum()).isNull();
            }
            case Option.Points points when type.equals("suits") -> {
                assertThat(points.keys()).containsExactly("S", "H", "D", "C");
                assertThat(points.open()).isFalse();
            }
            case Option.Points points -> {
                assertThat(type).isEqualTo("cardPoints");
                assertThat(points.keys()).containsExactly("A", "T", "K", "Q", "J", "9");
                assertThat(points.open()).isTrue();
            }
            case Option.Rows rows -> {
                assertThat(type).isEqualTo("steps");
                assertThat(rows.columns()).hasSize(2);
            }
            case Option.Fields ignored -> assertThat(type).isEqualTo("checks");
            case Option.Several ignored -> assertThat(type).isEqualTo("misdeal");
        }
    }

    @Test
    void presetsAreThoseOfTheTable() {
        Set<String> ids = new HashSet<>();
        presets.fieldNames().forEachRemaining(ids::add);

        assertThat(ids).hasSize(36);
        assertThat(Presets.ALL)
                .extracting(preset -> preset.id())
                .containsExactlyInAnyOrderElementsOf(ids);
        Presets.ALL.forEach(
                preset -> {
                    JsonNode row = presets.get(preset.id());
                    assertThat(preset.title()).isEqualTo(row.get("title").asText());
                    assertThat(JSON.<JsonNode>valueToTree(preset.rules().values()))
                            .as(preset.id())
                            .isEqualTo(row.get("rules"));
                    assertThat(RuleFaults.of(settled(preset.rules()))).as(preset.id()).isEmpty();
                });
    }

    private static Values settled(HouseRules rules) {
        Schema.Resolved resolved = Catalogue.SCHEMA.resolve(rules);
        assertThat(resolved.faults()).isEmpty();
        return resolved.values();
    }

    @Test
    void everyWordOfAChoiceIsAConstant() {
        for (Option option : Catalogue.SCHEMA.options()) {
            if (option instanceof Option.Choice choice) {
                for (String word : choice.values()) {
                    HouseRules rules = HouseRules.of(choice.name(), word);
                    if (word.equals("custom")) {
                        Map<String, Integer> points = new HashMap<>();
                        List.of("A", "T", "K", "Q", "J", "9").forEach(rank -> points.put(rank, 1));
                        rules = rules.with("cardPoints", points);
                    }
                    assertThat(AmericanRules.of(settled(rules))).isNotNull();
                }
            }
        }
    }

    @Test
    void faultsOfSingleValuesAndBetweenThemComeTogether() {
        HouseRules bad =
                HouseRules.of("minimumBid", 0)
                        .with("meldDoublePinochle", 39)
                        .with("maximumBid", 255)
                        .with("stuckBid", 300)
                        .with("pointScale", "custom")
                        .with("target", null)
                        .with("firehouse", true);

        assertThat(faults(bad))
                .containsOnlyKeys(
                        "minimumBid",
                        "meldDoublePinochle",
                        "maximumBid",
                        "stuckBid",
                        "cardPoints",
                        "target",
                        "firehouse");
        assertThat(faults(bad).get("maximumBid"))
                .isEqualTo(
                        "Cannot set maximumBid to 255: no bid can be exactly that. Allowed: 250 and"
                                + " any number of steps of 10 above it, or null.");
    }

    private static Map<String, String> faults(HouseRules rules) {
        Map<String, String> faults = new HashMap<>();
        assertThatExceptionOfType(BadHouseRules.class)
                .isThrownBy(() -> Games.RULESET.configure(rules))
                .satisfies(
                        bad -> {
                            for (Fault fault : bad.faults()) {
                                faults.put(fault.option(), fault.sentence());
                            }
                        });
        return faults;
    }

    @Test
    void theGreatestPricesAndBidsDoNotOverflow() {
        HouseRules dear = HouseRules.of("lastTrickBonus", 100_000).with("meldDix", 100_000);
        for (String kind : List.of("Run", "RoyalMarriage", "AcesAround", "KingsAround")) {
            dear = dear.with("meld" + kind, 100_000).with("meldDouble" + kind, 100_000);
        }
        AmericanGame game = Games.game(dear.with("setMultiplier", 2));
        Settlement settled =
                Settlement.unplayed(
                        new Settlement.Claims(game, 0, Integer.MAX_VALUE, List.of(0, 0)),
                        Outcome.CONCEDED);
        List<Integer> nothing = List.of(0, 0);
        Accounts before = Accounts.start(game).withTotals(List.of(-1_000_000_000, 0));
        Accounts.Brought brought =
                new Accounts.Brought(settled.delta(), 0, false, null, 0, nothing);

        assertThat(settled.delta()).containsExactly(-1_000_000_000, 0);
        assertThat(before.after(game, brought).totals()).containsExactly(-1_000_000_000, 0);
    }
}
