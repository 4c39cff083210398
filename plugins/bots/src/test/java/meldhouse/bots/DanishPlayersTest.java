package meldhouse.bots;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;
import meldhouse.api.game.Game;
import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove.Discard;
import meldhouse.danish.DanishMove.Draw;
import meldhouse.danish.DanishMove.Lay;
import meldhouse.danish.DanishMove.LayOff;
import meldhouse.danish.Source;
import meldhouse.engine.Arena;
import meldhouse.engine.Seed;
import meldhouse.engine.Series;

import org.junit.jupiter.api.Test;

import java.util.List;

class DanishPlayersTest {
    private static final String SIX_KINGS = "0:0 set 6/6 KS@0.1 KH@0.1 KD@0.1 KC@0.1 KS@0.1 KH@0.1";

    private static DanishSteady steady() {
        return new DanishSteady(Leaning.TUNED);
    }

    @Test
    void noWildCardSpoilsSixNaturalKings() {
        // 200 points as they lie, 120 with a wild card (danish.md 3.4).
        Chosen chosen = Danish.afterDraw(steady(), "3S 5D 8H TC QS JK", SIX_KINGS);
        assertThat(chosen.move()).isInstanceOf(Discard.class);
        assertThat(chosen.why())
                .isEqualTo("A wild card on meld 0 would lower it from 200 to 120, so I keep mine.");
    }

    @Test
    void itSaysWhyASetIsLaidWithoutTheWildCardAtHand() {
        Chosen chosen = Danish.afterDraw(steady(), "AS AS AH AH AD AD 3S 5D 8H TC JK", "");
        assertThat(chosen.move())
                .isInstanceOfSatisfying(
                        Lay.class,
                        lay ->
                                assertThat(lay.melds().getFirst().cards())
                                        .hasSize(6)
                                        .noneMatch(DanishCard::isWild));
        assertThat(chosen.why())
                .isEqualTo("Without a wild card this set is worth 300, with one 180.");
    }

    @Test
    void aSeventhNaturalKingIsLaid() {
        Chosen chosen = Danish.afterDraw(steady(), "3S 5D 8H TC QS KD", SIX_KINGS);
        assertThat(chosen.move())
                .isInstanceOfSatisfying(
                        LayOff.class, lay -> assertThat(lay.cards()).hasToString("[KD]"));
    }

    @Test
    void itGoesOutWhenAllCardsFit() {
        DanishSteady player = steady();
        Chosen chosen = Danish.afterDraw(player, "4S 5S 6S 7S", SIX_KINGS);
        assertThat(chosen.move())
                .isInstanceOfSatisfying(
                        Lay.class, lay -> assertThat(lay.melds().getFirst().cards()).hasSize(4));
        assertThat(chosen.why()).isEqualTo("With this I go out.");
    }

    @Test
    void itTakesAPileThatMakesMelds() {
        Chosen chosen = Danish.beforeDraw(steady(), "8S 8D 9H TH 4S 4D QC", "8C JH 4H", SIX_KINGS);
        assertThat(chosen.move()).isEqualTo(new Draw(Source.PILE));
    }

    @Test
    void itLeavesAPileThatFitsNothing() {
        Chosen chosen = Danish.beforeDraw(steady(), "8S 8D 9H TH 4S", "3C QD AC 6C JS", SIX_KINGS);
        assertThat(chosen.move()).isEqualTo(new Draw(Source.STOCK));
    }

    @Test
    void greedyDiscardsTheDearestCardThatGoesWithNoOther() {
        Chosen chosen = Danish.afterDraw(new DanishGreedy(), "3S 4S 8H TC AD", "");
        assertThat(chosen.move())
                .isInstanceOfSatisfying(
                        Discard.class, discard -> assertThat(discard.card()).hasToString("AD"));
    }

    @Test
    void greedyLaysTheDearestFirst() {
        Chosen chosen = Danish.afterDraw(new DanishGreedy(), "3S 3H 3D AD AC AS 5C", "");
        assertThat(chosen.move())
                .isInstanceOfSatisfying(
                        Lay.class,
                        lay ->
                                assertThat(lay.melds().getFirst().cards())
                                        .extracting(Object::toString)
                                        .containsExactlyInAnyOrder("AD", "AC", "AS"));
    }

    @Test
    void steadyBeatsGreedyAndGreedyBeatsRandom() throws InterruptedException {
        // Seeded: the same every time. docs/bots.md has the figures of a thousand matches.
        assertThat(won(new SteadyBotProvider(), new GreedyBotProvider(), 4)).isGreaterThan(0.6);
        assertThat(won(new GreedyBotProvider(), new RandomBotProvider(), 2)).isEqualTo(1);
    }

    private static double won(BotProvider own, BotProvider other, int matches)
            throws InterruptedException {
        Game game = Danish.RULESET.configure(HouseRules.DEFAULTS);
        Series series =
                new Series(
                        game,
                        List.of(own, other, own, other),
                        Series.Unit.MATCH,
                        matches,
                        Seed.ofNumber(7),
                        true,
                        null);
        return Arena.play(series, 2, done -> {}).teams().getFirst().get("matchesWon").mean();
    }
}
