package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;

/** What each house rule about the score of a round does (danish.md 5 and 7). */
class SettlementTest {
    private static final HouseRules DEFAULTS = HouseRules.DEFAULTS;

    /** a1 folds its hand: 30 + 25 of its own, a king on the partner's, which has a wild. */
    private static final String FOLD =
            """
            A a1 a2
            B b1 b2
            a1 set 9H 9S 9D
            a1 straight 7C 8C 9C
            a2,a2,a2,a1 set KH KS JK KD
            a2 holds 4C 2S
            b1 set QH QS QC
            b1 holds JK
            b2 holds AH AS
            a1 out fold firstTurn supported discard 3D
            """;

    private static int total(String side, HouseRules rules, String round) {
        return Scored.points("total", side, rules, round);
    }

    private static HouseRules with(String option, Object value) {
        return HouseRules.of(option, value);
    }

    /**
     * Ordinary 30 + 25 + 40 = 95; the partner laid a wild, so x2 on a1's 30 + 25 + 10 = 65; 20 for
     * the finish; the partner holds 5 + 15.
     */
    @Test
    void aFoldOnAPartnersWildIsDoubled() {
        Map<?, ?> side = Scored.side("A", DEFAULTS, FOLD);

        assertThat(side.get("ordinary")).isEqualTo(95);
        assertThat(side.get("multiplier")).isEqualTo(2);
        assertThat(side.get("multiplierExtra")).isEqualTo(65);
        assertThat(side.get("finish")).isEqualTo(20);
        assertThat(side.get("hand")).isEqualTo(20);
        assertThat(side.get("total")).isEqualTo(160);
        assertThat(total("B", DEFAULTS, FOLD)).isEqualTo(30 - 30 - 30);
    }

    @ParameterizedTest
    @CsvSource({
        // 160 by default
        "finishBonus, 50, 190",
        "foldingTheHandBonus, 100, 260",
        "foldOneWildFactor, 3, 225",
        "foldOneWildFactor, 1, 95",
        "foldNoWildFactor, 8, 160",
        "partnerHandCounts, false, 180",
        "multiplierScope, sideCards, 190",
        "foldAllowsFinalDiscard, false, 95",
        "wildValueInMelds, own, 180",
        "exitPenaltyFlat, 100, 160",
        "finishSpecialBonus, 500, 160"
    })
    void aHouseRuleChangesTheFoldByItsOwnMeasure(String option, String value, int total) {
        assertThat(total("A", with(option, typed(value)), FOLD)).isEqualTo(total);
    }

    private static Object typed(String value) {
        return switch (value) {
            case "true", "false" -> Boolean.valueOf(value);
            default -> value.matches("-?\\d+") ? Integer.valueOf(value) : value;
        };
    }

    /** b's six queens with a natural special, redde and eight tens, a failed opening; blocked. */
    private static final String BLOCKED =
            """
            A a1
            B b1
            a1 set QH QH QS QS QD QD
            a1 set TH TH TS TS TD TD TC TC
            a1 set KH KS KD KC rescued a1 JK=K
            a1 straight 5H 6H 7H rescued a1 2S=6H
            a1 holds 3C
            A failed 2
            A cut
            A turned 5H
            B missed 1
            """;

    /**
     * Special 200, ordinary 80 + 40 + 15, redde 30 + 30, eight naturals 50, cut 50, turned-up card
     * 50, less the hand 5 and two failed openings 100.
     */
    @Test
    void aBlockedRoundCountsAllButTheFinish() {
        Map<?, ?> side = Scored.side("A", DEFAULTS, BLOCKED);

        assertThat(side.get("special")).isEqualTo(200);
        assertThat(side.get("ordinary")).isEqualTo(135);
        assertThat(side.get("redde")).isEqualTo(60);
        assertThat(side.get("exitPenalty")).isEqualTo(100);
        assertThat(side.get("total")).isEqualTo(440);
    }

    @ParameterizedTest
    @CsvSource({
        // 440 by default
        "exactCutPoints, 200, 590",
        "turnedCardPoints, 100, 490",
        "eightNaturalsBonus, 0, 390",
        "reddeUnit, 10, 400",
        "reddePairSetFactor, 4, 440",
        "barbelePenalty, 75, 390",
        "specialMeldsAddCardValue, true, 500",
        "rescuedWildsKeepMeldDirty, true, 440",
        "exitPenaltyFlat, 100, 440"
    })
    void aHouseRuleChangesTheBlockedRoundByItsOwnMeasure(String option, String value, int total) {
        assertThat(total("A", with(option, typed(value)), BLOCKED)).isEqualTo(total);
    }

    @Test
    void aForgottenPumbaCostsWhatWasAgreed() {
        assertThat(total("B", DEFAULTS, BLOCKED)).isZero();
        assertThat(total("B", with("pumbaMode", "manual").with("pumbaMissPenalty", 20), BLOCKED))
                .isEqualTo(-20);
    }

    /** exitPenaltyFlat: a side without melds when another goes out, and only then (D47). */
    @Test
    void aSideCaughtWithoutAMeldPaysWhatWasAgreed() {
        String caught =
                """
                A a1
                B b1
                a1 set 9H 9S 9D
                b1 holds 3C
                a1 out
                """;
        assertThat(total("B", DEFAULTS, caught)).isEqualTo(-5);
        assertThat(total("B", with("exitPenaltyFlat", 100), caught)).isEqualTo(-105);
        assertThat(total("B", with("exitPenaltyFlat", 100), caught.replace("a1 out\n", "")))
                .isEqualTo(-5);
    }

    private static final String GRADUAL =
            """
            A a1 a2
            B b1
            a1 set 9H 9S 9D
            a2 set 4H 4S JK
            a2,a2,a2,a1 straight TC JC QC KC
            a1 out supported
            """;

    /** danish.md 5.6: the wild stands in another meld than the one that was leaned on. */
    @Test
    void aPartnersWildSpoilsTheFactorInTheRoundOrInTheMeldLeanedOn() {
        assertThat(Scored.points("multiplier", "A", DEFAULTS, GRADUAL)).isEqualTo(1);
        assertThat(
                        Scored.points(
                                "multiplier",
                                "A",
                                with("partnerWildScope", "supportedMeld"),
                                GRADUAL))
                .isEqualTo(2);
        assertThat(
                        Scored.points(
                                "multiplier",
                                "A",
                                with("partnerWildScope", "supportedMeld"),
                                GRADUAL.replace("TC JC QC KC", "TC JK QC KC")))
                .isEqualTo(1);
        assertThat(
                        Scored.points(
                                "multiplier",
                                "A",
                                with("finishNoWildFactor", 3)
                                        .with("partnerWildScope", "supportedMeld"),
                                GRADUAL))
                .isEqualTo(3);
    }

    /** The finisher's own cards are low, the partner's are not, and the last discard is a king. */
    private static final String LOW =
            """
            A a1 a2
            B b1
            a1 set 9H 9S 9D
            a1 straight 3C 4C JK
            a2 set AH AS AD
            a1 out discard 7H
            """;

    @ParameterizedTest
    @CsvSource({
        "finishBonusScope, finisherRound, 1000",
        "finishBonusScope, teamRound, 0",
        "finishBonusScope, foldOnly, 0",
        "finishBonusScope, off, 0",
        "finishSpecialBonus, 250, 250",
        "wildColour, represented, 1000",
        "wildColour, printed, 1000",
        "wildColour, spoils, 0"
    })
    void theThreeConditionsLookAtWhatWasAgreed(String option, String value, int points) {
        assertThat(Scored.points("finishSpecials", "A", with(option, typed(value)), LOW))
                .isEqualTo(points);
    }

    @Test
    void aFinalDiscardBelongsToTheConditionsOrNot() {
        String king = LOW.replace("discard 7H", "discard KH");
        assertThat(Scored.points("finishSpecials", "A", DEFAULTS, king)).isZero();
        assertThat(
                        Scored.points(
                                "finishSpecials",
                                "A",
                                with("finishIncludesFinalDiscard", false),
                                king))
                .isEqualTo(1000);
    }

    @Test
    void aFoldMeetsTheConditionsWhereTheyAreForFolds() {
        assertThat(
                        Scored.points(
                                "finishSpecials",
                                "A",
                                with("finishBonusScope", "foldOnly"),
                                LOW.replace("a1 out", "a1 out fold")))
                .isEqualTo(1000);
    }

    /** A rescued wild is judged as what it stood for (danish.md 5.5), and counts as laid (5.6). */
    @Test
    void aRescuedWildStillCountsForWhoeverLaidIt() {
        String rescued =
                """
                A a1 a2
                B b1
                a1 set 9H 9S 9D
                a1,a2,a1 straight TC JC QC rescued a1 JK=JC
                a1 out
                """;
        assertThat(Scored.points("multiplier", "A", DEFAULTS, rescued)).isEqualTo(1);
        assertThat(
                        Scored.points(
                                "finishSpecials",
                                "A",
                                DEFAULTS,
                                rescued.replace("TC JC QC", "8C 9C TC").replace("=JC", "=9C")))
                .isEqualTo(1000);
        assertThat(Scored.points("finishSpecials", "A", DEFAULTS, rescued)).isZero();
    }

    @Test
    void everyPartHasItsLineWithItsCards() {
        List<?> lines = (List<?>) Scored.side("A", DEFAULTS, FOLD).get("lines");

        assertThat(lines.stream().map(line -> String.valueOf(((Map<?, ?>) line).get("kind"))))
                .containsExactly(
                        "ordinary",
                        "multiplier",
                        "ordinary",
                        "multiplier",
                        "ordinary",
                        "multiplier",
                        "finish",
                        "hand");
        assertThat(lines.toString())
                .contains(
                        "points=40, meld=2, times=1, working=10+10+10+10, cards=[KS, KH, KD, JK=K]")
                .contains("points=10, meld=2, player=a1, times=2, working=(2-1) x (10), cards=[KD]")
                .contains("points=-20, player=a2, times=1, working=-(5+15), cards=[4C, 2S]");
    }
}
