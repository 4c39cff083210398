package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;

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

    /** Words of the family's table that only its later variants use. */
    private static final Map<String, Set<String>> LATER =
            Map.of(
                    "firstDealer", Set.of("lowCard"),
                    "auctionStyle", Set.of("none"),
                    "allPass", Set.of("dealerMustBid"),
                    "pointScale", Set.of("ones"),
                    "trickRounding", Set.of("from7"),
                    "setScore", Set.of("toDefenders"),
                    "concede", Set.of("afterWidow"),
                    "bothOverTarget", Set.of("raiseTarget", "biddingSideElseRaise"));

    /** Presets of the partnership game: the others need options of later variants. */
    private static final Set<String> PRESETS =
            Set.of(
                    "partnership",
                    "seedShort",
                    "seedTraditional",
                    "seedLively",
                    "tableStandard",
                    "oneRound150");

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
    void everyOptionOfTheBaseGameIsThere() {
        Set<String> expected = new HashSet<>(Set.of("dealsPerMatch"));
        for (JsonNode row : table) {
            if (row.get("base").asBoolean()) {
                expected.add(row.get("name").asText());
            }
        }

        assertThat(expected).hasSize(64);
        assertThat(Catalogue.SCHEMA.options())
                .extracting(Option::name)
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void typesRangesAndDefaultsAreThoseOfTheTable() {
        int checked = 0;
        for (JsonNode row : table) {
            Option option = Catalogue.SCHEMA.option(row.get("name").asText()).orElse(null);
            if (option != null) {
                checked++;
                assertThat(option.group()).as(option.name()).isEqualTo(row.get("group").asText());
                assertThat(JSON.<JsonNode>valueToTree(option.defaultValue()))
                        .as(option.name())
                        .isEqualTo(row.get("default"));
                assertThat(option.meaning()).as(option.name()).matches("[A-Z].*\\.");
                range(option, row);
            }
        }
        assertThat(checked).isEqualTo(64);
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
                words.removeAll(LATER.getOrDefault(option.name(), Set.of()));
                assertThat(choice.values()).containsExactlyInAnyOrderElementsOf(words);
            }
            case Option.Whole whole -> {
                assertThat(whole.step()).isEqualTo(1);
                assertThat(whole.min()).as(option.name()).isEqualTo(range.get(0).asInt());
                assertThat(whole.max()).as(option.name()).isEqualTo(range.get(1).asInt());
                if (type.equals("enum")) {
                    assertThat(range).hasSize(whole.max() - whole.min() + 1);
                    assertThat(whole.open()).isFalse();
                } else {
                    assertThat(type).isEqualTo(whole.open() ? "int?" : "int");
                }
            }
            case Option.Wholes wholes -> {
                assertThat(type).isEqualTo("packets");
                assertThat(wholes.sum()).isEqualTo(12);
            }
            case Option.Rows _, Option.Fields _, Option.Several _ ->
                    throw new AssertionError(option.name() + " has a form of its own");
            case Option.Points points -> {
                assertThat(type).isEqualTo("cardPoints");
                assertThat(points.keys()).containsExactly("A", "T", "K", "Q", "J", "9");
                assertThat(points.open()).isTrue();
            }
        }
    }

    @Test
    void presetsAreThoseOfTheTable() {
        assertThat(Presets.ALL)
                .extracting(preset -> preset.id())
                .containsExactlyInAnyOrderElementsOf(PRESETS);
        Presets.ALL.forEach(
                preset -> {
                    JsonNode row = presets.get(preset.id());
                    assertThat(preset.title()).isEqualTo(row.get("title").asText());
                    assertThat(JSON.<JsonNode>valueToTree(preset.rules().values()))
                            .isEqualTo(row.get("rules"));
                    Games.game(preset.rules());
                });
    }

    @Test
    void everyWordOfAChoiceIsAConstant() {
        Catalogue.SCHEMA.options().stream()
                .filter(Option.Choice.class::isInstance)
                .map(Option.Choice.class::cast)
                .flatMap(
                        choice ->
                                choice.values().stream()
                                        .filter(word -> !word.equals("custom"))
                                        .map(word -> HouseRules.of(choice.name(), word)))
                .forEach(Games::game);
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
                        game,
                        0,
                        Integer.MAX_VALUE,
                        List.of(0, 0),
                        meldhouse.american.Outcome.CONCEDED);

        assertThat(settled.delta()).containsExactly(-1_000_000_000, 0);
        assertThat(Verdict.totals(game.rules(), List.of(-1_000_000_000, 0), settled.delta()))
                .containsExactly(-1_000_000_000, 0);
    }
}
