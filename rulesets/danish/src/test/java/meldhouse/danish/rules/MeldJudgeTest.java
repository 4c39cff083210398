package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;
import meldhouse.danish.End;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;
import meldhouse.danish.rules.Worth.Pinochle;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

/** What is no meld, does not fit or does not rescue, and how it is told (danish.md 2.7 and 3). */
class MeldJudgeTest {
    private static final HouseRules LOW_ACE = HouseRules.of("aceInStraights", "highOrLow");

    private static String told(Ruling ruling) {
        return switch (ruling) {
            case Ruling.Fits fits -> DanishCard.text(fits.cards());
            case Ruling.Not not -> not.why().rule() + ": " + not.why().sentence();
        };
    }

    private static Ruling lay(HouseRules house, String type, String cards) {
        MeldType kind = type.equals("set") ? MeldType.SET : MeldType.STRAIGHT;
        return new MeldJudge(Rules.of(house)).lay(new NewMeld(kind, DanishCard.parseAll(cards)));
    }

    private static TableMeld table(HouseRules house, String type, String cards) {
        Ruling.Fits fits = (Ruling.Fits) lay(house, type, cards);
        MeldType kind = type.equals("set") ? MeldType.SET : MeldType.STRAIGHT;
        return new TableMeld(
                0,
                0,
                kind,
                fits.cards().stream().map(card -> new LaidCard(card, 0, 1, false)).toList(),
                List.of(),
                fits.cards().size(),
                0,
                false,
                Worth.of(Rules.of(house), kind, fits.cards(), List.of(), Pinochle.NONE));
    }

    private static String layOff(HouseRules house, String type, String meld, String add, End end) {
        return told(
                new MeldJudge(Rules.of(house))
                        .layOff(table(house, type, meld), DanishCard.parseAll(add), end));
    }

    private static String redde(String type, String meld, String wild, String card) {
        return told(
                new MeldJudge(Rules.DEFAULTS)
                        .redde(
                                table(HouseRules.DEFAULTS, type, meld),
                                DanishCard.parse(wild),
                                DanishCard.parse(card)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "set | 9H 9S | fewerThanThree: A new meld needs three cards or more: 9S 9H are too"
                        + " few.",
                "set | 9H 9S 8D | mixedRanks: A set needs one rank: 8D is no nine.",
                "set | 9H 9S JK=8 | mixedRanks: A set needs one rank: JK=8 is no nine.",
                "set | JK 2S 2H | tooFewNaturals: A meld needs a natural card; jokers and twos are"
                        + " none.",
                "set | 9H 9H 9H | impossibleCards: The pack does not have the nine of hearts 3"
                        + " times.",
                "straight | 7S 8S 9H | mixedSuits: A straight needs one suit: 9H is not a spade.",
                "straight | 7H 7H 8H 9H | duplicateRank: A straight has each rank once: 7H is"
                        + " there twice.",
                "straight | 7H JK 8H | notConsecutive: A straight goes card by card, low to high:"
                        + " 8H does not follow in 7H JK 8H.",
                "straight | QH KH AH JK | notConsecutive: A straight ends with three and ace: QH"
                        + " KH AH JK do not fit on it.",
                "straight | 7H JK=9H 9H | notConsecutive: In this place JK is 8H, and not what"
                        + " JK=9H says.",
                "straight | 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH JK | straightTooLong: A straight"
                        + " has twelve cards at the most."
            })
    void whatIsNoMeldIsRefusedWithItsReason(String type, String cards, String told) {
        assertThat(told(lay(HouseRules.DEFAULTS, type, cards))).isEqualTo(told);
    }

    @Test
    void aWildStandsForWhatItsPlaceSays() {
        assertThat(told(lay(HouseRules.DEFAULTS, "straight", "JK 7H 2C")))
                .isEqualTo("JK=6H 7H 2C=8H");
        assertThat(told(lay(HouseRules.DEFAULTS, "set", "JK 9H 2C"))).isEqualTo("9H 2C=9 JK=9");
    }

    @Test
    void theMarkOfTheTurnedUpCardStays() {
        assertThat(told(lay(HouseRules.DEFAULTS, "straight", "7H 2C#1 9H#1")))
                .isEqualTo("7H 2C=8H#1 9H#1");
    }

    @Test
    void anAceMayStandBelowTheThreeWhereTheHouseRulesSaySo() {
        assertThat(told(lay(LOW_ACE, "straight", "4S AS 3S"))).isEqualTo("AS 3S 4S");
        assertThat(told(lay(LOW_ACE, "straight", "JK 3S 4S"))).isEqualTo("JK=AS 3S 4S");
        assertThat(told(lay(LOW_ACE, "straight", "QS KS JK"))).isEqualTo("QS KS JK=AS");
        assertThat(told(lay(LOW_ACE, "straight", "KS AS 3S"))).startsWith("notConsecutive");
        assertThat(layOff(LOW_ACE, "straight", "3S 4S 5S", "AS", null)).isEqualTo("AS 3S 4S 5S");
        assertThat(layOff(LOW_ACE, "straight", "AS 3S 4S", "JK", End.LOW)).startsWith("beyondEnd");
        assertThat(layOff(LOW_ACE, "straight", "3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "AS", End.LOW))
                .startsWith("AS 3S");
        assertThat(layOff(LOW_ACE, "straight", "AS 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "AS", null))
                .startsWith("beyondEnd");
    }

    @Test
    void whatDoesNotFitOntoAMeldIsRefusedWithItsReason() {
        HouseRules rules = HouseRules.DEFAULTS;
        assertThat(layOff(rules, "set", "9H 9S 9D", "8H", null))
                .isEqualTo("wrongRank: This is a set of the rank nine: 8H does not belong to it.");
        assertThat(layOff(rules, "straight", "7H 8H 9H", "JH", End.HIGH))
                .isEqualTo("doesNotFit: JH does not fit: the next card at the high end is TH.");
        assertThat(layOff(rules, "straight", "QH KH AH", "JK", End.HIGH))
                .isEqualTo("beyondEnd: Nothing goes above the ace in a straight.");
        assertThat(layOff(rules, "straight", "7H 8H 9H", "JK", null))
                .isEqualTo(
                        "doesNotFit: Say which end of the straight is meant, low or high: JK would"
                                + " fit at both.");
        assertThat(layOff(rules, "set", "9H 9S 9H", "9H", null)).startsWith("impossibleCards");
    }

    @Test
    void whereOnlyOneEndFitsNobodyIsAsked() {
        HouseRules rules = HouseRules.DEFAULTS;
        assertThat(layOff(rules, "straight", "7H 8H 9H", "6H 5H", null))
                .isEqualTo("5H 6H 7H 8H 9H");
        assertThat(layOff(rules, "straight", "QH KH AH", "JK", null)).isEqualTo("JK=JH QH KH AH");
    }

    @Test
    void limitsOfTheHouseRulesHold() {
        assertThat(told(lay(HouseRules.of("maxWildsPerMeld", 1), "set", "9H JK JK")))
                .startsWith("tooManyWilds");
        assertThat(told(lay(HouseRules.of("minNaturalsPerMeld", 3), "set", "9H 9S JK")))
                .startsWith("tooFewNaturals");
        assertThat(
                        layOff(
                                HouseRules.of("maxWildsPerMeld", 1),
                                "straight",
                                "7H JK 9H",
                                "2S",
                                End.LOW))
                .startsWith("tooManyWilds");
        assertThat(
                        layOff(
                                HouseRules.of("maxSetSize", 8),
                                "set",
                                "9H 9H 9S 9S 9D 9D 9C 9C",
                                "JK",
                                null))
                .startsWith("setTooLarge");
        HouseRules forbidden = HouseRules.of("wildOnNaturalSpecial", "forbidden");
        assertThat(layOff(forbidden, "set", "KH KH KS KS KD KD", "JK", null))
                .startsWith("wildNotAllowedHere");
        assertThat(layOff(forbidden, "set", "KH KH KS KS KD", "JK", null)).endsWith("JK=K");
    }

    @Test
    void onlyTheCardThatAWildStandsForRescuesIt() {
        assertThat(redde("straight", "7H JK 9H", "JK", "8H")).isEqualTo("7H 8H 9H");
        assertThat(redde("straight", "7H JK 9H", "JK=8H", "8D"))
                .isEqualTo("notTheRepresentedCard: JK stands for 8H: 8D does not rescue it.");
        assertThat(redde("set", "KH KS JK", "JK", "QD"))
                .isEqualTo(
                        "notTheRepresentedCard: JK stands for the rank king: QD does not rescue"
                                + " it.");
        assertThat(redde("set", "KH KS JK", "2S", "KD"))
                .isEqualTo("noSuchWild: There is no 2S in this meld.");
        assertThat(redde("set", "KH KS JK", "JK", "2H"))
                .isEqualTo("mustBeNatural: Only a natural card rescues a wild one: 2H is none.");
        assertThat(redde("straight", "7H JK JK TH", "JK", "9H")).isEqualTo("7H JK=8H 9H TH");
    }
}
