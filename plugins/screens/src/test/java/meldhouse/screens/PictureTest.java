package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.american.Phase;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Look;
import meldhouse.client.terminal.Picture;
import meldhouse.client.terminal.Reading;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Tongue;
import meldhouse.engine.Match;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * The table as it is drawn. The golden files are written anew by {@code ./meldhouse test -pl
 * plugins/screens -am -Dgolden.write=true}, and looked at.
 */
class PictureTest {
    private static final Path GOLDEN = Path.of("src/test/screens");
    private static final Ruleset AMERICAN =
            Catalog.of(PictureTest.class.getClassLoader()).ruleset("american");
    private static final AmericanScreen SCREEN = new AmericanScreen();
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cid", "Dot");

    /** Rows for the news, what was refused and the question. */
    private static final int BELOW = 4;

    /** What a player sees, and may do. */
    private record Moment(AmericanView view, LegalMoves legal) {}

    private static Game game(String preset) {
        return AMERICAN.configure(
                HouseRules.of("dealsPerMatch", 3).with(AMERICAN.preset(preset).rules()));
    }

    /** Every moment of a random match, as a viewer sees it. */
    private static List<Moment> moments(String preset, Viewer viewer) {
        Game game = game(preset);
        Seed seed = Seed.of(new byte[Seed.BYTES]).mixedWith(List.of(preset));
        RandomGenerator random = seed.randomFor("pictures");
        List<Moment> moments = new ArrayList<>();
        AmericanView view = (AmericanView) game.start().view(viewer);
        Step step = Match.start(game, seed);
        while (true) {
            for (Event event : step.events()) {
                view = view.after(event.seenBy(viewer));
                moments.add(new Moment(view, LegalMoves.NONE));
            }
            if (!(step.match().turn() instanceof Turn.Seated(int seat))) {
                return moments;
            }
            LegalMoves legal = step.match().position().legalMoves();
            if (viewer.equals(Viewer.seat(seat))) {
                moments.add(new Moment(view, legal));
            }
            step = (Step) step.match().decide(seat, pick(legal, random));
        }
    }

    private static Move pick(LegalMoves legal, RandomGenerator random) {
        boolean bid = !legal.ranges().isEmpty() && random.nextInt(3) == 0;
        return bid || legal.size() == 0
                ? legal.ranges().getFirst().least()
                : legal.get(random.nextInt(legal.size()));
    }

    /** So that whoever does what a hint says may type it as it stands there. */
    @ParameterizedTest
    @EnumSource(Tongue.class)
    void theWordsOfAMoveCanBeTypedBack(Tongue tongue) {
        Seats seats = new Seats(0, NAMES, tongue);
        int typed = 0;
        for (Moment moment : moments("partnership", Viewer.seat(0))) {
            for (Move move : moment.legal().listed()) {
                if (move instanceof AmericanMove.Play
                        || move instanceof AmericanMove.Pass
                        || move instanceof AmericanMove.Trump) {
                    assertThat(
                                    SCREEN.read(
                                            SCREEN.words(move, seats),
                                            moment.view(),
                                            moment.legal(),
                                            seats))
                            .isEqualTo(new Reading.Wish<>(move));
                    typed++;
                }
            }
        }
        assertThat(typed).isGreaterThan(50);
    }

    private static Picture picture(Moment moment, Seats seats, Look look) {
        return SCREEN.picture(moment.view(), moment.legal(), seats, look).orElseThrow();
    }

    private static List<Line> lines(Picture picture) {
        List<Line> lines = new ArrayList<>(picture.table());
        lines.addAll(picture.hand());
        return lines;
    }

    @ParameterizedTest
    @CsvSource({
        "ENGLISH, 80, 24, true",
        "GERMAN, 80, 24, true",
        "DANISH, 80, 24, true",
        "ENGLISH, 120, 40, true",
        "GERMAN, 120, 40, true",
        "DANISH, 120, 40, true",
        "ENGLISH, 80, 24, false",
        "GERMAN, 80, 24, false"
    })
    void theTableLooksAsItDid(Tongue tongue, int width, int height, boolean signs)
            throws IOException {
        Look look = new Look(width, height, signs, signs);
        Seats seats = new Seats(0, NAMES, tongue);
        List<String> lines = new ArrayList<>();
        for (Moment moment : chosen()) {
            lines.add("=".repeat(width));
            lines(picture(moment, seats, look)).forEach(line -> lines.add(line.text()));
        }
        String name =
                "%s-%dx%d%s.txt".formatted(tongue.code(), width, height, signs ? "" : "-ascii");
        Path golden = GOLDEN.resolve(name);
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(GOLDEN);
            Files.write(golden, lines);
        }
        assertThat(lines).isEqualTo(Files.readAllLines(golden));
    }

    @ParameterizedTest
    @CsvSource({
        "twoHanded, ENGLISH, 80, 24",
        "twoHandedDrawFirst, DANISH, 120, 40",
        "cutthroat15, GERMAN, 80, 24",
        "partnershipWidow, ENGLISH, 80, 24",
        "doubleDeckRelaxed, ENGLISH, 80, 24"
    })
    void aVariantLooksAsItDid(String preset, Tongue tongue, int width, int height)
            throws IOException {
        List<Moment> all = moments(preset, Viewer.seat(0));
        Look look = new Look(width, height, true, true);
        Seats seats = new Seats(0, names(all, NAMES), tongue);
        List<String> lines = new ArrayList<>();
        for (Phase phase : Phase.values()) {
            all.stream()
                    .filter(moment -> moment.view().phase() == phase)
                    .filter(moment -> moment.legal() != LegalMoves.NONE)
                    .skip(phase == Phase.PLAY || phase == Phase.MELDING ? 4 : 0)
                    .findFirst()
                    .ifPresent(
                            moment -> {
                                lines.add("=".repeat(width));
                                lines(picture(moment, seats, look))
                                        .forEach(line -> lines.add(line.text()));
                            });
        }
        Path golden = GOLDEN.resolve("%s-%dx%d.txt".formatted(preset, width, height));
        if (Boolean.getBoolean("golden.write")) {
            Files.write(golden, lines);
        }
        assertThat(lines).isEqualTo(Files.readAllLines(golden));
    }

    private static List<String> names(List<Moment> moments, List<String> names) {
        return names.subList(0, moments.getFirst().view().sides().size());
    }

    /** The viewer's turns, one of each kind, and a table between two tricks. */
    private static List<Moment> chosen() {
        List<Moment> all = moments("tableStandard", Viewer.seat(0));
        List<Moment> chosen = new ArrayList<>();
        for (Phase phase : List.of(Phase.AUCTION, Phase.TRUMP, Phase.EXCHANGE, Phase.PLAY)) {
            all.stream()
                    .filter(moment -> moment.view().phase() == phase)
                    .filter(moment -> moment.legal() != LegalMoves.NONE)
                    .findFirst()
                    .ifPresent(chosen::add);
        }
        all.stream()
                .filter(moment -> moment.view().trick().size() == 3)
                .filter(moment -> moment.view().lastTrick() != null)
                .filter(moment -> moment.legal() != LegalMoves.NONE)
                .findFirst()
                .ifPresent(chosen::add);
        all.stream()
                .filter(moment -> moment.view().phase() == Phase.PLAY)
                .filter(moment -> moment.view().trick().isEmpty())
                .filter(moment -> moment.view().lastTrick() != null)
                .findFirst()
                .ifPresent(chosen::add);
        chosen.add(all.getLast());
        assertThat(chosen).hasSizeGreaterThanOrEqualTo(5);
        return chosen;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "seedLively",
                "partnership",
                "tableStandard",
                "twoHanded",
                "cutthroat15",
                "kittyFour",
                "doubleDeckRelaxed"
            })
    void noLineIsWiderThanTheTerminalAndAllRowsFit(String preset) {
        List<String> odd =
                List.of("\u5c71\u672c\u592a\u90ce\u3055\u3093", "x".repeat(32), "B", "C", "D");
        int looked = 0;
        for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(1), Viewer.WATCHER)) {
            int own = viewer instanceof Viewer.Seated(int seat) ? seat : Seats.WATCHING;
            List<Moment> moments = moments(preset, viewer);
            for (Tongue tongue : Tongue.values()) {
                Seats seats = new Seats(own, names(moments, odd), tongue);
                for (Look look :
                        List.of(
                                new Look(80, 24, true, true),
                                new Look(97, 31, false, false),
                                new Look(200, 70, true, true))) {
                    for (Moment moment : moments) {
                        List<Line> lines = lines(picture(moment, seats, look));
                        assertThat(lines).hasSizeLessThanOrEqualTo(look.height() - BELOW);
                        assertThat(lines)
                                .allSatisfy(
                                        line ->
                                                assertThat(line.width())
                                                        .as(line.text())
                                                        .isLessThanOrEqualTo(look.width()));
                        looked++;
                    }
                }
            }
        }
        assertThat(looked).isGreaterThan(1000);
    }

    @Test
    void withoutSignsThereIsNothingButAscii() {
        Look look = new Look(80, 24, false, false);
        Seats seats = new Seats(0, NAMES, Tongue.ENGLISH);
        String all =
                moments("seedLively", Viewer.seat(0)).stream()
                        .flatMap(moment -> lines(picture(moment, seats, look)).stream())
                        .map(Line::text)
                        .collect(Collectors.joining("\n"));
        assertThat(all).isASCII().contains("AS", "TH");
    }

    @Test
    void everyCardThatMayBePlayedHasItsNumberAndTheNumberPlaysIt() {
        Look look = new Look(80, 24, true, true);
        Seats seats = new Seats(0, NAMES, Tongue.ENGLISH);
        int turns = 0;
        for (Moment moment : moments("seedLively", Viewer.seat(0))) {
            if (moment.view().phase() == Phase.PLAY && moment.legal() != LegalMoves.NONE) {
                String keys = picture(moment, seats, look).hand().getLast().text();
                int legal = moment.legal().size();
                assertThat(keys).contains(String.valueOf(legal)).doesNotContain("" + (legal + 1));
                for (int key = 1; key <= legal; key++) {
                    assertThat(
                                    SCREEN.read(
                                            String.valueOf(key),
                                            moment.view(),
                                            moment.legal(),
                                            seats))
                            .isInstanceOfSatisfying(
                                    meldhouse.client.terminal.Reading.Wish.class,
                                    wish ->
                                            assertThat(moment.legal().contains((Move) wish.move()))
                                                    .isTrue());
                }
                turns++;
            }
        }
        assertThat(turns).isGreaterThan(10);
    }

    @ParameterizedTest
    @ValueSource(strings = {"twoHandedHoyle", "twoHandedDrawFirst", "cutthroat15", "tableStandard"})
    void whatIsOfferedForCompletionIsALegalMove(String preset) {
        int words = 0;
        List<Moment> moments = moments(preset, Viewer.seat(0));
        for (Tongue tongue : Tongue.values()) {
            Seats seats = new Seats(0, names(moments, NAMES), tongue);
            for (Moment moment : moments) {
                if (moment.legal() == LegalMoves.NONE) {
                    continue;
                }
                for (String word : SCREEN.typable(moment.view(), moment.legal(), seats)) {
                    assertThat(SCREEN.read(word, moment.view(), moment.legal(), seats))
                            .as(word)
                            .isInstanceOfSatisfying(
                                    meldhouse.client.terminal.Reading.Wish.class,
                                    wish ->
                                            assertThat(moment.legal().contains((Move) wish.move()))
                                                    .as("%s: %s", word, wish)
                                                    .isTrue());
                    words++;
                }
            }
        }
        assertThat(words).isGreaterThan(50);
    }

    @Test
    void anotherHandIsNeverDrawn() {
        Look look = new Look(120, 40, true, true);
        Seats watcher = new Seats(Seats.WATCHING, NAMES, Tongue.ENGLISH);
        for (Moment moment : moments("seedLively", Viewer.WATCHER)) {
            assertThat(picture(moment, watcher, look).hand()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "GERMAN, followSuit, Du hast",
        "GERMAN, mustBeat, überbieten",
        "DANISH, mustTrump, trumfe",
        "DANISH, notHeld, Det kort har du ikke."
    })
    void aRefusalIsSaidInTheViewersLanguage(Tongue tongue, String rule, String words) {
        Seats seats = new Seats(0, NAMES, tongue);
        Moment moment =
                chosen().stream()
                        .filter(now -> now.view().trick().size() == 3)
                        .findFirst()
                        .orElseThrow();
        Move move = new AmericanMove.Play(moment.view().hand().getFirst());
        assertThat(SCREEN.refusal(rule, move, moment.view(), moment.legal(), seats))
                .hasValueSatisfying(sentence -> assertThat(sentence).contains(words));
        assertThat(SCREEN.refusal("anotherRule", move, moment.view(), moment.legal(), seats))
                .isEmpty();
        Seats english = new Seats(0, NAMES, Tongue.ENGLISH);
        assertThat(SCREEN.refusal(rule, move, moment.view(), moment.legal(), english)).isEmpty();
    }
}
