package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanView;
import meldhouse.american.DealScore;
import meldhouse.american.Meld;
import meldhouse.american.MeldKind;
import meldhouse.american.Outcome;
import meldhouse.american.SeatMelds;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.client.terminal.Citations;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Tongue;
import meldhouse.danish.DanishView;
import meldhouse.danish.RoundScore;
import meldhouse.danish.ScoreLine;
import meldhouse.danish.SideScore;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Every line of a score says which option made it, where that is not the default. */
class CitedScoresTest {
    private static final Catalog CATALOG = Catalog.of(CitedScoresTest.class.getClassLoader());
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cid", "Dot");
    private static final String FILE = "kitchen-table.js:3:5";

    private static Seats seats(String ruleset, Tongue tongue, Map<String, Object> changed) {
        Map<String, String> origins = new TreeMap<>();
        changed.keySet().forEach(name -> origins.put(name, FILE));
        return seats(ruleset, tongue, changed, origins);
    }

    private static Seats seats(
            String ruleset,
            Tongue tongue,
            Map<String, Object> changed,
            @Nullable Map<String, String> origins) {
        Ruleset rules = CATALOG.ruleset(ruleset);
        Game game = rules.configure(new HouseRules(changed));
        ServerMessage.TableRow row =
                new ServerMessage.TableRow(
                        "t1",
                        ruleset,
                        "",
                        List.of(),
                        TableState.PLAYING,
                        0,
                        false,
                        null,
                        null,
                        new TreeMap<>(changed),
                        origins,
                        null,
                        false,
                        false,
                        null);
        return new Seats(0, NAMES.subList(0, game.seats()), tongue, game)
                .citing(Citations.of(game, row, tongue));
    }

    private static Sides sides(Seats seats) {
        AmericanView view = (AmericanView) seats.game().start().view(Viewer.seat(0));
        return Sides.of(view, seats);
    }

    private static List<String> melds(Seats seats) {
        AmericanView view = (AmericanView) seats.game().start().view(Viewer.seat(0));
        SeatMelds melds =
                new SeatMelds(
                        1,
                        90,
                        List.of(),
                        List.of(
                                new Meld(MeldKind.ACES_AROUND, List.of(), 80),
                                new Meld(MeldKind.ROUNDHOUSE, List.of(), 10)),
                        0);
        return new AmericanNews(view, view, sides(seats))
                .of(new AmericanEvent.MeldsShown(List.of(melds), null));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ENGLISH | House rules: roundhouse bonus 10, by kitchen-table.js.",
                "GERMAN | Hausregeln: Zuschlag für Ehen rund 10, laut kitchen-table.js.",
                "DANISH | Husregler: tillæg for ægteskaber rundt 10, ifølge kitchen-table.js."
            })
    void aRoundhouseSaysWhoseBonusItIs(Tongue tongue, String cited) {
        assertThat(melds(seats("american", tongue, Map.of("meldRoundhouseBonus", 10))))
                .contains(cited);
    }

    @Test
    void aPriceAsUsualIsNotCited() {
        assertThat(melds(seats("american", Tongue.ENGLISH, Map.of("meldRun", 200))))
                .noneMatch(line -> line.startsWith("House rules"));
    }

    private static DealScore deal(Outcome outcome, List<Integer> meld, List<Integer> delta) {
        return new DealScore(
                1,
                0,
                1,
                300,
                1,
                Suit.SPADES,
                outcome,
                List.of(40, 100, 0, 0),
                meld,
                List.of(0, 12),
                List.of(0, 240),
                List.of(0, 20),
                List.of(),
                List.of(0, 0),
                List.of(0, 260),
                null,
                null,
                delta,
                null,
                null,
                delta,
                1000);
    }

    @Test
    void aDealCitesWhatItsSumsCameFrom() {
        Seats seats =
                seats(
                        "american",
                        Tongue.ENGLISH,
                        Map.of(
                                "meldRequiresTrick",
                                "trick",
                                "lastTrickBonus",
                                20,
                                "setMultiplier",
                                2,
                                "minimumBid",
                                200));
        DealScore made = deal(Outcome.MADE, List.of(0, 100), List.of(0, 360));
        DealScore set = deal(Outcome.SET, List.of(40, 100), List.of(40, -600));

        assertThat(ScoreSheet.deal(made, sides(seats)).getLast())
                .isEqualTo(
                        "House rules: meld kept only with: trick, by kitchen-table.js; last trick"
                                + " 20, by kitchen-table.js.");
        assertThat(ScoreSheet.deal(set, sides(seats)).getLast())
                .isEqualTo(
                        "House rules: last trick 20, by kitchen-table.js; a bid missed costs, times"
                                + " 2, by kitchen-table.js.");
        assertThat(ScoreSheet.lines(List.of(made, set), sides(seats)))
                .satisfiesExactly(
                        first -> assertThat(first).endsWith("[1, 2]"),
                        second -> assertThat(second).endsWith("[2, 3]"),
                        note -> assertThat(note).startsWith("[1] meld kept only with: trick"),
                        note -> assertThat(note).startsWith("[2] last trick 20"),
                        note -> assertThat(note).startsWith("[3] a bid missed costs, times 2"));
    }

    @Test
    void thePlainGameCitesNothing() {
        Seats seats = seats("american", Tongue.ENGLISH, Map.of());
        DealScore made = deal(Outcome.MADE, List.of(0, 100), List.of(0, 360));

        assertThat(ScoreSheet.deal(made, sides(seats)))
                .isNotEmpty()
                .noneMatch(line -> line.startsWith("House rules"));
        assertThat(ScoreSheet.lines(List.of(made), sides(seats))).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "preset counters | last trick 20, by preset counters",
                "locked by the host | last trick 20, by the host",
                "table | last trick 20, by the table",
                "my:rules.json | last trick 20, by my:rules.json",
                "        | last trick 20"
            })
    void whoeverSaysSoIsNamed(@Nullable String origin, String cited) {
        Map<String, String> origins =
                origin == null ? null : Collections.singletonMap("lastTrickBonus", origin);
        Seats seats = seats("american", Tongue.ENGLISH, Map.of("lastTrickBonus", 20), origins);
        DealScore made = deal(Outcome.MADE, List.of(40, 100), List.of(40, 360));

        assertThat(ScoreSheet.deal(made, sides(seats)).getLast())
                .isEqualTo("House rules: " + cited + ".");
    }

    private static List<String> round(Seats seats) {
        ScoreLine finish = new ScoreLine(ScoreLine.Kind.FINISH, 20, null, null, 0, 1, List.of());
        ScoreLine colour =
                new ScoreLine(
                        ScoreLine.Kind.FINISH_SPECIAL, 250, "oneColour", null, 0, 1, List.of());
        SideScore won =
                new SideScore(
                        0, 1, 0, 0, 0, 0, 0, 0, 20, 250, 0, 0, 0, 270, List.of(finish, colour));
        SideScore lost = new SideScore(0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, List.of());
        RoundScore score =
                new RoundScore(1, 0, 0, false, false, null, List.of(won, lost), List.of(270, 0));
        DanishView view = DanishSetting.of("3C", "4C", "5C", "6C").playing().view();
        return new DanishSheet(score, new DanishSides(view, seats)).lines();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ENGLISH | [Points for each of the three conditions: 250, by kitchen-table.js]",
                "GERMAN | [Punkte für jede der drei Bedingungen: 250, laut kitchen-table.js]",
                "DANISH | [Point for hver af de tre betingelser: 250, ifølge kitchen-table.js]"
            })
    void aLineOfARoundSaysWhoseBonusItIs(Tongue tongue, String cited) {
        List<String> lines = round(seats("danish", tongue, Map.of("finishSpecialBonus", 250)));

        assertThat(lines).filteredOn(line -> line.startsWith("+250")).hasSize(1);
        assertThat(lines).filteredOn(line -> line.endsWith(cited)).hasSize(1);
        assertThat(lines)
                .filteredOn(line -> line.startsWith("+20 "))
                .noneMatch(line -> line.contains("["));
    }

    @Test
    void everyHouseRuleThatAScoreCitesHasItsNameInThreeLanguages() {
        for (String id : List.of("american", "danish")) {
            Ruleset ruleset = CATALOG.ruleset(id);
            for (Tongue tongue : Tongue.values()) {
                Map<String, String> texts = ruleset.texts(tongue.code());
                assertThat(ruleset.options().options())
                        .isNotEmpty()
                        .allSatisfy(
                                option ->
                                        assertThat(
                                                        texts.getOrDefault(
                                                                "short." + option.name(),
                                                                texts.get(
                                                                        "option." + option.name())))
                                                .as(id + " " + tongue + " " + option.name())
                                                .isNotBlank());
            }
        }
    }
}
