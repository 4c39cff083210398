package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Look;
import meldhouse.client.terminal.Picture;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Tongue;
import meldhouse.engine.Seed;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Whole matches of the Danish game as they read and look in a terminal. The golden files are
 * written anew by {@code ./meldhouse test -pl plugins/screens -am -Dgolden.write=true}, and
 * reviewed as a diff.
 */
class DanishTranscriptTest {
    private static final Path GOLDEN = Path.of("src/test/transcripts");
    private static final Ruleset DANISH =
            Catalog.of(DanishTranscriptTest.class.getClassLoader()).ruleset("danish");
    private static final int NEWS_AND_LINE = 3;

    private static Game game(String preset, int rounds) {
        return DANISH.configure(
                DANISH.preset(preset).rules().with(HouseRules.of("maxRounds", rounds)));
    }

    private static Seed seed(String text) {
        return Seed.of(new byte[Seed.BYTES]).mixedWith(List.of(text));
    }

    static Stream<String> presets() {
        return DANISH.presets().stream().map(preset -> preset.id());
    }

    @ParameterizedTest
    @CsvSource({
        "standard, ENGLISH, danish",
        "standard, GERMAN, danish-de",
        "standard, DANISH, danish-da",
        "sixPairs, ENGLISH, danish-sixPairs"
    })
    void aMatchReadsAsItDid(String preset, Tongue tongue, String file) throws IOException {
        List<String> lines =
                DanishTranscript.of(game(preset, 1), seed(preset), Viewer.seat(0), tongue);
        Path golden = GOLDEN.resolve(file + ".txt");
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(GOLDEN);
            Files.write(golden, lines);
        }
        assertThat(lines).isEqualTo(Files.readAllLines(golden));
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetIsToldToASeatAndToAWatcherWithoutANoiseLine(String preset) {
        Game game = game(preset, 2);
        for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(1), Viewer.WATCHER)) {
            Tongue tongue = viewer.equals(Viewer.seat(1)) ? Tongue.DANISH : Tongue.GERMAN;
            assertThat(DanishTranscript.of(game, seed(preset + viewer), viewer, tongue))
                    .isNotEmpty()
                    .allSatisfy(
                            line ->
                                    assertThat(line)
                                            .doesNotContain(
                                                    "null", "  ", "Optional", "@", "{", "}"));
        }
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyMomentFitsOnTheSmallestScreen(String preset) {
        Game game = game(preset, 1);
        List<String> names = List.of("Ann", "Bob", "Cid", "Dot", "Eva", "Fay");
        for (boolean signs : List.of(true, false)) {
            Look look = new Look(80, 24, signs, signs);
            Seats seats = new Seats(0, names.subList(0, game.seats()), Tongue.GERMAN, game);
            DanishTranscript.watch(
                    game,
                    seed("picture" + preset),
                    Viewer.seat(0),
                    (view, legal) -> {
                        Picture picture = DanishTranscript.picture(view, legal, seats, look);
                        int rows = picture.table().size() + picture.hand().size();
                        assertThat(rows).isLessThanOrEqualTo(24 - NEWS_AND_LINE);
                        picture.table().forEach(line -> assertFits(line, signs));
                        picture.hand().forEach(line -> assertFits(line, signs));
                    });
        }
    }

    private static void assertFits(Line line, boolean signs) {
        assertThat(line.width()).as(line.text()).isLessThanOrEqualTo(80);
        if (!signs) {
            assertThat(line.text()).matches("[\\x20-\\x7eäöüÄÖÜß„“]*");
        }
    }
}
