package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanView;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Look;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Tongue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

class AmericanTableTest {
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cid", "Dot", "Eve");
    private static final Ruleset AMERICAN =
            Catalog.of(AmericanTableTest.class.getClassLoader()).ruleset("american");

    /** 300 are bid and 90 taken; 25 are buried. */
    @ParameterizedTest
    @CsvSource({
        "declarer, 0, You need 185 more for the contract.",
        "declarer, 1, Ann needs 210 more for the contract. The buried cards count as well.",
        "nobody,   0, You need 210 more for the contract.",
        "nobody,   1, Ann needs 210 more for the contract.",
        "defenders, 1, Ann needs 210 more for the contract."
    })
    void buriedCardsCountForWhoeverKnowsThem(String counts, int seat, String need) {
        Game game =
                AMERICAN.configure(
                        AMERICAN.preset("auctionWidow").rules().with("buryCounts", counts));
        AmericanView view =
                (AmericanView)
                        game.parse(
                                        "play; contract 0:300; taken TH TH KD; trump S; buried TH"
                                                + " TH KD; hands AS | KH | AD; tricks 10 4 0;"
                                                + " points 90 60 0")
                                .view(Viewer.seat(seat));
        Seats seats = new Seats(seat, NAMES.subList(0, 3), Tongue.ENGLISH, game);

        assertThat(new AmericanTable(view, Sides.of(view, seats)).need()).isEqualTo(need);
    }

    /** A function decides who wins: what the options say of it would contradict it. */
    @Test
    void noTargetIsToldWhereAFunctionDecidesWhoWins() {
        Game plain = AMERICAN.configure(HouseRules.DEFAULTS);
        assertThat(table(plain)).contains("The match is played to 1000 points.");
        Game decided = AMERICAN.configure(HouseRules.DEFAULTS, new Elsewhere(Set.of("matchEnd")));
        assertThat(table(decided)).isNotEmpty().doesNotContain("The match is played to");
        assertThat(drawn(plain)).contains("1000");
        assertThat(drawn(decided)).isNotEmpty().doesNotContain("1000");
    }

    private static Seats seats(Game game) {
        return new Seats(0, NAMES.subList(0, 4), Tongue.ENGLISH, game);
    }

    private static AmericanView dealt(Game game) {
        return (AmericanView) game.parse("deal; deal 2; dealer 1").view(Viewer.seat(0));
    }

    private static String table(Game game) {
        AmericanView view = dealt(game);
        return String.join("\n", new AmericanTable(view, Sides.of(view, seats(game))).whole());
    }

    private static String drawn(Game game) {
        return new AmericanScreen()
                        .picture(
                                dealt(game),
                                meldhouse.api.game.LegalMoves.NONE,
                                seats(game),
                                new Look(80, 24, true, true))
                        .orElseThrow()
                        .table()
                        .stream()
                        .map(Line::text)
                        .collect(Collectors.joining("\n"));
    }

    @Test
    void betweenTwoDealsFivePeopleAreAllThere() {
        Game game =
                AMERICAN.configure(AMERICAN.preset("auctionWidow").rules().with("tableSeats", 5));
        AmericanView view =
                (AmericanView) game.parse("deal; deal 2; dealer 1").view(Viewer.seat(0));
        Seats seats = new Seats(0, NAMES, Tongue.ENGLISH, game);

        List<Line> lines =
                new AmericanScreen()
                        .picture(
                                view,
                                meldhouse.api.game.LegalMoves.NONE,
                                seats,
                                new Look(80, 24, true, true))
                        .orElseThrow()
                        .table();

        String drawn = lines.stream().map(Line::text).collect(Collectors.joining("\n"));
        assertThat(drawn.lines().skip(2).collect(Collectors.joining("\n")))
                .contains("You", "Bob", "Cid", "Dot", "Eve");
    }

    /** It names a stock only where there is one; of the Danish game nothing is taken back. */
    @Test
    void theHelpIsOfWhatTheTableHas() {
        assertThat(help(HouseRules.DEFAULTS)).doesNotContain("stock").doesNotContain("To bury");
        assertThat(help(AMERICAN.preset("auctionWidow").rules())).contains("To bury");
        assertThat(help(AMERICAN.preset("twoHanded").rules())).contains("stock");
        assertThat(new DanishScreen().takesBack()).isFalse();
        assertThat(new AmericanScreen().takesBack()).isTrue();
    }

    private static String help(HouseRules rules) {
        Game game = AMERICAN.configure(rules);
        List<String> names = List.of("Ann", "Bob", "Cid", "Dot").subList(0, game.seats());
        return String.join(
                "\n", new AmericanScreen().help(new Seats(0, names, Tongue.ENGLISH, game)));
    }
}
