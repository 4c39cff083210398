package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.MeldWorth;
import meldhouse.danish.NewMeld;
import meldhouse.danish.rules.Worth.Pinochle;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

/** What each house rule does to the worth of a meld (danish.md 3.3 to 3.6 and 7). */
class WorthTest {
    private static final String EIGHT_KINGS = "KH KH KS KS KD KD KC KC";
    private static final String PINOCHLE = "7H 7H 7S 7S 7D 7D 7C 7C JK JK 2H";
    private static final String HEARTS = "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH";

    private static MeldWorth worth(HouseRules house, String type, String cards, String rescued) {
        DanishRules rules = Rules.of(house);
        MeldType kind = type.equals("set") ? MeldType.SET : MeldType.STRAIGHT;
        List<DanishCard> given =
                DanishCard.parseAll(
                        switch (cards) {
                            case "EIGHT_KINGS" -> EIGHT_KINGS;
                            case "PINOCHLE" -> PINOCHLE;
                            case "HEARTS" -> HEARTS;
                            default -> cards;
                        });
        List<DanishCard> lying =
                switch (new MeldJudge(rules).lay(new NewMeld(kind, given))) {
                    case Ruling.Fits fits -> fits.cards();
                    case Ruling.Not not -> throw new AssertionError(not.why());
                };
        int naturals = (int) lying.stream().filter(card -> !card.isWild()).count();
        return Worth.of(
                rules,
                kind,
                lying,
                rescued == null ? List.of() : DanishCard.parseAll(rescued),
                Pinochle.of(rules, lying.size(), naturals, false));
    }

    @ParameterizedTest
    @CsvSource({
        // option, value, type, cards, rescued, worth by default, worth with the option
        "wildValueInMelds, own, set, 9H 9S 2C, , 30, 35",
        "wildValueInMelds, own, straight, 3H 4H JK, , 15, 40",
        "cleanStraightValue, 1500, straight, HEARTS, , 1250, 1500",
        "specialMeldsAddCardValue, true, straight, HEARTS, , 1250, 1350",
        "semiCleanOneValue, 900, straight, 3H 4H 5H 6H 7H JK 9H TH JH QH KH AH, , 1000, 900",
        "semiCleanTwoValue, 700, straight, JK 4H 5H 6H 7H JK 9H TH JH QH KH AH, , 750, 700",
        "dirtyStraightValue, 400, straight, 2C 4H 5H 6H 7H JK 9H TH JH QH KH AH, , 500, 400",
        "semiCleanWildRule, anyWild, straight, 2C 4H 5H 6H 7H JK 9H TH JH QH KH AH, , 500, 750",
        "semiCleanWildRule, sameSuitTwoOnly, straight, 3H JK 5H 6H 7H 8H 9H TH JH QH KH AH, , 1000,"
                + " 500",
        "sixWithWildRule, sixNaturalsPlusWild, set, KH KH KS KS KD 2C, , 120, 60",
        "wildOnNaturalSpecial, keepsNaturalValue, set, KH KH KS KS KD KD KC KC JK, , 120, 750",
        "wildOnNaturalSpecial, keepsNaturalValue, set, AH AH AS AS AD AD JK 2C, , 120, 300",
        "specialMeldsAddCardValue, true, set, EIGHT_KINGS, , 750, 830",
        "eightNaturalsBonus, 100, set, TH TH TS TS TD TD TC TC, , 130, 180",
        "pinochleLaterValue, 1000, set, PINOCHLE, , 1500, 1000",
        "pinochleMinNaturals, 8, set, 7H 7H 7S 7S 7D 7D 7C JK JK 2H 2S, , 1500, 55",
        "specialMeldsAddCardValue, true, set, PINOCHLE, , 1500, 1555",
        "reddeUnit, 50, set, KH KS KD, JK=K, 60, 80",
        "reddePairSetFactor, 4, set, KH KS KD KC, JK=K 2S=K, 120, 140",
        "reddePairStraight, 40, straight, 7H 8H 9H, JK=7H 2S=8H, 100, 125",
        "rescuedWildsKeepMeldDirty, true, straight, HEARTS, JK=8H, 1280, 1030",
        "rescuedWildsKeepMeldDirty, true, straight, HEARTS, 2C=8H, 1280, 530",
        "rescuedWildsKeepMeldDirty, true, set, AH AH AS AS AD AD, JK=A, 330, 210",
        "rescuedWildsKeepMeldDirty, true, set, TH TH TS TS TD TD TC TC, JK=T, 160, 110"
    })
    void aHouseRuleChangesTheWorth(
            String option,
            String value,
            String type,
            String cards,
            String rescued,
            int plain,
            int changed) {
        Object typed =
                value.equals("true")
                        ? Boolean.TRUE
                        : value.matches("\\d+") ? Integer.valueOf(value) : value;

        assertThat(worth(HouseRules.DEFAULTS, type, cards, rescued).total()).isEqualTo(plain);
        assertThat(worth(HouseRules.of(option, typed), type, cards, rescued).total())
                .isEqualTo(changed);
    }

    /** danish.md 7.1: a set of more than eleven laid at once, the further cards at card value. */
    @ParameterizedTest
    @CsvSource({"11, false, 1500", "12, false, 1505", "11, true, 3000", "10, false, 55"})
    void aPinochleIsElevenLaidAtOnce(int laidAtOnce, boolean start, int total) {
        List<DanishCard> cards =
                DanishCard.parseAll(
                        "7H 7H 7S 7S 7D 7D 7C 7C JK=7 JK=7 2H=7"
                                + (laidAtOnce == 12 ? " 2S=7" : ""));
        Pinochle pinochle = Pinochle.of(Rules.DEFAULTS, laidAtOnce, 8, start);

        assertThat(Worth.of(Rules.DEFAULTS, MeldType.SET, cards, List.of(), pinochle).total())
                .isEqualTo(total);
    }
}
