package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanView;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.client.terminal.Tongue;
import meldhouse.engine.Seed;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Whole matches as they read in a terminal. The golden files are written anew by {@code ./meldhouse
 * test -pl plugins/screens -am -Dgolden.write=true}, and reviewed as a diff.
 */
class TranscriptTest {
    private static final Path GOLDEN = Path.of("src/test/transcripts");
    private static final Ruleset AMERICAN =
            Catalog.of(TranscriptTest.class.getClassLoader()).ruleset("american");
    private static final int WIDE = 100;

    /** At random nobody need ever reach the target, so a match is over after a few deals. */
    private static Game game(HouseRules rules) {
        return AMERICAN.configure(HouseRules.of("dealsPerMatch", 4).with(rules));
    }

    private static Seed seed(String text) {
        return Seed.of(new byte[Seed.BYTES]).mixedWith(List.of(text));
    }

    /** Each language has its turn. */
    private static Tongue tongue(Viewer viewer) {
        int seat = viewer instanceof Viewer.Seated(int own) ? own : 0;
        return Tongue.values()[seat % Tongue.values().length];
    }

    /** How many sit at the table. */
    private static int people(Game game) {
        return ((AmericanView) game.start().view(Viewer.WATCHER)).sides().size();
    }

    static Stream<String> presets() {
        return AMERICAN.presets().stream().map(preset -> preset.id());
    }

    @ParameterizedTest
    @CsvSource({
        "partnership, ENGLISH, partnership",
        "tableStandard, ENGLISH, tableStandard",
        "partnership, GERMAN, partnership-de",
        "partnership, DANISH, partnership-da",
        "twoHanded, ENGLISH, twoHanded",
        "twoHandedHoyle, DANISH, twoHandedHoyle-da",
        "cutthroat15, GERMAN, cutthroat15-de",
        "kittyFour, ENGLISH, kittyFour",
        "partnershipWidow, DANISH, partnershipWidow-da"
    })
    void aMatchReadsAsItDid(String preset, Tongue tongue, String file) throws IOException {
        Game game = game(AMERICAN.preset(preset).rules());
        List<String> lines = Transcript.of(game, seed(preset), Viewer.seat(0), tongue);
        Path golden = GOLDEN.resolve(file + ".txt");
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(GOLDEN);
            Files.write(golden, lines);
        }
        assertThat(lines).isEqualTo(Files.readAllLines(golden));
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetIsToldToEverySeatAndToAWatcherWithoutANoiseLine(String preset) {
        Game game = game(AMERICAN.preset(preset).rules());
        List<Viewer> viewers = new ArrayList<>(List.of(Viewer.WATCHER));
        for (int seat = 0; seat < people(game); seat++) {
            viewers.add(Viewer.seat(seat));
        }
        for (Viewer viewer : viewers) {
            List<String> lines = Transcript.of(game, seed(preset + viewer), viewer, tongue(viewer));
            assertThat(lines)
                    .isNotEmpty()
                    .allSatisfy(
                            line ->
                                    assertThat(line)
                                            .hasSizeLessThan(3 * WIDE)
                                            .doesNotContain(
                                                    "null", "  ", "Optional", "@", "{", "}"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"concede\":\"afterMeld\"}",
                "{\"ninesForRedeal\":5}",
                "{\"meldDeclaration\":\"manual\"}",
                "{\"passCount\":3,\"passOrder\":\"simultaneous\"}",
                "{\"trumpRequirement\":\"marriage\"}",
                "{\"minTeamMeld\":100}",
                "{\"autoSetWhenUnreachable\":true}",
                "{\"dealsPerMatch\":3,\"target\":null}",
                "{\"concede\":\"afterMeld\",\"firstLeader\":\"leftOfDealer\"}"
            })
    void houseRulesThatAddDecisionsCanBePlayed(String options) throws IOException {
        HouseRules rules =
                meldhouse.protocol.PlainJson.houseRules(
                        new com.fasterxml.jackson.databind.ObjectMapper().readTree(options));
        Game game = game(rules);
        for (int seat = 0; seat < 4; seat++) {
            Viewer viewer = Viewer.seat(seat);
            assertThat(Transcript.of(game, seed(options), viewer, tongue(viewer))).isNotEmpty();
        }
    }

    @Test
    void aWatcherIsToldOfNoHand() {
        Game game = game(HouseRules.DEFAULTS);
        assertThat(Transcript.of(game, seed("watcher"), Viewer.WATCHER, Tongue.ENGLISH))
                .noneMatch(line -> line.contains("Your"));
    }
}
