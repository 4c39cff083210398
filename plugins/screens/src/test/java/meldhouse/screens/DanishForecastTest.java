package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.End;
import meldhouse.danish.NewMeld;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Set;

/** What the screen says that moves would come to is what they come to, by any house rules. */
class DanishForecastTest {
    private static final String KINGS = "0:0 set 3/3 KH@0.1 KS@0.1 KD@0.1";

    private static final String TARGET = "The match is played to 1500 points.";

    private static NewMeld set(String cards) {
        return NewMeld.set(DanishCard.parseAll(cards));
    }

    private static DanishMove lay(NewMeld... melds) {
        return new DanishMove.Lay(List.of(melds));
    }

    private static DanishMove off(int meld, String cards, End end) {
        return new DanishMove.LayOff(meld, DanishCard.parseAll(cards), end);
    }

    private static String warning(DanishSetting setting, DanishMove move) {
        return new DanishWarning(setting.playing().sides()).of(move).orElse("");
    }

    private static List<String> outlook(DanishSetting setting) {
        DanishSetting.Seen seen = setting.playing();
        return new DanishOutlook(seen.sides(), seen.legal()).lines();
    }

    @ParameterizedTest
    @CsvSource({
        "AS AS AH AH AD AD AC AC, 1000",
        "AH AH AS AS AD JK, 180",
        "QH QH QS QS QD QD QC, 300",
        "TH TH TS TS TD TD TC TC, 130",
        "9H 9S JK, 30"
    })
    void aNewSetBringsWhatTheTableSays(String cards, int worth) {
        DanishSetting.Seen seen = DanishSetting.of(cards + " 4D 5C", "4S").playing();
        DanishForecast forecast = new DanishForecast(seen.sides());
        assertThat(forecast.gain(lay(set(cards)))).isEqualTo(worth);
        assertThat(forecast.worth(set(cards))).contains(worth);
    }

    @Test
    void whereFunctionsDecideNothingIsForetold() {
        DanishSetting.Seen seen = DanishSetting.of("9H 9S JK 4D 5C", "4S").playing();
        assertThat(new DanishOutlook(seen.sides(), seen.legal()).brief()).isNotEmpty();
        for (String hook : List.of("meldValid", "meldValue", "openingMinimum", "roundBonus")) {
            DanishSides sides = seen.decided(Set.of(hook));
            assertThat(new DanishForecast(sides).isKnown()).as(hook).isFalse();
            assertThat(new DanishForecast(sides).gain(lay(set("9H 9S JK")))).as(hook).isZero();
            assertThat(new DanishOutlook(sides, seen.legal()).brief()).as(hook).isEmpty();
            assertThat(new DanishTable(sides).whole()).as(hook).contains(TARGET);
        }
        DanishSides ends = seen.decided(Set.of("matchEnd"));
        assertThat(new DanishForecast(ends).isKnown()).isTrue();
        assertThat(new DanishTable(ends).whole()).isNotEmpty().doesNotContain(TARGET);
    }

    @Test
    void houseRulesChangeWhatAMeldBrings() {
        HouseRules own = HouseRules.of("wildValueInMelds", "own");
        DanishSetting.Seen seen = DanishSetting.of(own, "9H 9S JK 4D 5C", "4S").playing();
        assertThat(new DanishForecast(seen.sides()).gain(lay(set("9H 9S JK")))).isEqualTo(50);
    }

    @Test
    void theSecondRescueOfAMeldBringsThePairTooAndTheOptionItsOwn() {
        String kings = "0:0 set 4/2 KH@0.1 KS@0.1 JK=K@0.1 2C=K@0.1 ~ 2S=K@0.1>0";
        DanishMove rescue =
                new DanishMove.Redde(0, DanishCard.parse("JK=K"), DanishCard.parse("KD"));
        for (int unit : List.of(30, 50)) {
            DanishSetting.Seen seen =
                    DanishSetting.of(HouseRules.of("reddeUnit", unit), "KD 5C 7C", "4S")
                            .with("turn", "3")
                            .with("melds", kings)
                            .playing();
            // The wild was worth a king, as the king is; the second one makes a pair: 2 x 10.
            assertThat(new DanishForecast(seen.sides()).gain(rescue)).isEqualTo(unit + 20);
        }
    }

    @Test
    void anOpeningIsWarnedOfWithItsTotalTheMinimumAndThePenaltyOfTheTable() {
        String hand = "AS AH AD 7H 8H 9H KC";
        DanishMove opening = lay(set("AS AH AD"));
        assertThat(warning(DanishSetting.of(hand, "4S").with("past", "0/900,0"), opening))
                .isEqualTo(
                        "This opening is worth only 45; Barbele asks for 70, and failing costs 50."
                                + " With ! it is shown all the same.");
        HouseRules mild = HouseRules.of("barbeleMinimum", 40).with("barbeleThreshold", 500);
        assertThat(warning(DanishSetting.of(mild, hand, "4S").with("past", "0/500,0"), opening))
                .isEqualTo(
                        "This opening is worth 45; Barbele asks for 40. Type it again with ! to"
                                + " lay it.");
        HouseRules free = HouseRules.of("barbelePenalty", 0);
        assertThat(warning(DanishSetting.of(free, hand, "4S").with("past", "0/900,0"), opening))
                .isEqualTo(
                        "This opening is worth only 45; Barbele asks for 70. With ! it is shown all"
                                + " the same.");
        // The table refuses it without a price: there is nothing to warn of.
        HouseRules refuses = HouseRules.of("barbeleFailedAttempt", "refuseNoPenalty");
        assertThat(warning(DanishSetting.of(refuses, hand, "4S").with("past", "0/900,0"), opening))
                .isEmpty();
        assertThat(warning(DanishSetting.of(hand, "4S"), opening)).isEmpty();
    }

    @Test
    void whereSpecialsDoNotCountTheTotalIsNotThatOfTheTable() {
        HouseRules plain = HouseRules.of("barbeleCountsSpecials", false);
        String aces = "AS AS AH AH AD AD";
        assertThat(
                        warning(
                                DanishSetting.of(plain, aces + " 4D 5C", "4S")
                                        .with("past", "0/900,0"),
                                lay(set(aces))))
                .startsWith("This opening is worth the 70 that Barbele asks for.");
    }

    @Test
    void aWildThatMakesASetWorthLessIsWarnedOf() {
        String aces = "AS AS AH AH AD AD";
        DanishSetting setting = DanishSetting.of(aces + " JK 4D 5C", "4S");
        assertThat(warning(setting, lay(set(aces + " JK"))))
                .isEqualTo(
                        "With the wild card the set is worth 180, without it 300. Type it again"
                                + " with ! to lay it so.");
        assertThat(warning(setting, lay(set(aces)))).isEmpty();
        HouseRules keeps = HouseRules.of("wildOnNaturalSpecial", "keepsNaturalValue");
        assertThat(
                        warning(
                                DanishSetting.of(keeps, aces + " JK 4D 5C", "4S"),
                                lay(set(aces + " JK"))))
                .isEmpty();
    }

    @Test
    void aWildOntoANaturalSetIsWarnedOf() {
        String aces = "4:0 set 6/6 AS@0.1 AS@0.1 AH@0.1 AH@0.1 AD@0.1 AD@0.1";
        DanishSetting setting =
                DanishSetting.of("JK 4D 5C AC", "4S").with("turn", "3").with("melds", aces);
        assertThat(warning(setting, off(4, "JK", null)))
                .isEqualTo("Meld 4 would fall from 300 to 180. Type it again with ! to do it.");
        assertThat(warning(setting, off(4, "AC", null))).isEmpty();
        HouseRules six = HouseRules.of("sixWithWildRule", "sixNaturalsPlusWild");
        assertThat(
                        warning(
                                DanishSetting.of(six, "JK 4D 5C AC", "4S")
                                        .with("turn", "3")
                                        .with("melds", aces),
                                off(4, "JK", null)))
                .contains("from 300 to 180");
    }

    @Test
    void aFoldIsForeseenToTheLastLineOfTheSheet() {
        DanishSetting fold = DanishSetting.of("9S 9C 9S 4S 4C 4C 7S", "4H 4D");
        List<String> lines = outlook(DanishSetting.of("9S 9C 9S 7S", "4H 4D"));
        // Three nines, 30, times four; one colour and no aces or pictures; the finish itself.
        assertThat(lines)
                .contains(
                        "You can go out now: 2140 points for your side, times 4, one colour only"
                                + " and no aces, no pictures.");
        // Two melds are more than one move: the outlook tells of one.
        assertThat(outlook(fold)).noneMatch(line -> line.startsWith("You can go out"));
    }

    @Test
    void theFinishIsForeseenByTheHouseRulesOfTheTable() {
        HouseRules mild =
                HouseRules.of("finishSpecialBonus", 250)
                        .with("foldNoWildFactor", 3)
                        .with("finishBonus", 35);
        assertThat(outlook(DanishSetting.of(mild, "9S 9C 9S 7S", "4H 4D")))
                .contains(
                        "You can go out now: 625 points for your side, times 3, one colour only"
                                + " and no aces, no pictures.");
        HouseRules off = HouseRules.of("finishBonusScope", "off");
        assertThat(outlook(DanishSetting.of(off, "9S 9C 9S 7S", "4H 4D")))
                .contains(
                        "Your side has 0 on the table, your hand would cost 35.",
                        "You can go out now: 140 points for your side, times 4.");
    }

    @Test
    void aLayOffThatGoesOutIsForeseen() {
        DanishSetting setting =
                DanishSetting.of("KC", "4H 4D").with("turn", "3").with("melds", KINGS);
        // Four kings, gradual and without a wild: twice 40; only aces, pictures and wilds; the end.
        assertThat(outlook(setting))
                .contains(
                        "You can go out now: 1100 points for your side, times 2, only aces,"
                                + " pictures and wilds.");
    }

    @Test
    void thePartnersCardsAreNoPartOfIt() {
        DanishSetting setting = DanishSetting.of("9S 9C 9S 7S", "4H", "AD AD 4D", "5H");
        assertThat(outlook(setting))
                .contains(
                        "You can go out now: 2140 points for your side, times 4, one colour only"
                                + " and no aces, no pictures.",
                        "The cards that your partners hold would be paid for: 3.");
    }

    @Test
    void afterAReshuffleItIsForeseenAllTheSame() {
        DanishSetting setting =
                DanishSetting.of(
                                HouseRules.of("stockExhausted", "reshuffle"),
                                "9S 9C 9S 7S",
                                "4H 4D")
                        .with("turn", "3")
                        .with("reshuffles", "1");
        assertThat(outlook(setting)).anyMatch(line -> line.startsWith("You can go out now: 2140"));
    }

    @Test
    void whereTheHouseRulesAreNotKnownNothingIsForetold() {
        DanishSetting.Seen seen =
                DanishSetting.of("AS AH AD 7H 8H 9H", "4S").with("past", "0/900,0").playing();
        assertThat(new DanishWarning(seen.strange()).of(lay(set("AS AH AD")))).isEmpty();
        DanishSetting.Seen out = DanishSetting.of("9S 9C 9S 7S", "4H 4D").playing();
        assertThat(new DanishOutlook(out.strange(), out.legal()).lines())
                .containsExactly("Your side has 0 on the table, your hand would cost 35.");
        assertThat(new DanishOutlook(out.strange(), out.legal()).brief()).isEmpty();
        assertThat(new DanishForecast(out.strange()).gain(lay(set("9S 9C 9S")))).isZero();
    }
}
