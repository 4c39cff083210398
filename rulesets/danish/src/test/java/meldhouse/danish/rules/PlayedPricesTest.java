package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;

/**
 * House rules about prices that depend on how a round was played, not on how it lies at the end.
 */
class PlayedPricesTest {
    private static Map<?, ?> score(HouseRules rules, String side, String round) {
        Map<?, ?> scores = (Map<?, ?>) Told.round(rules, round).get("scores");
        return (Map<?, ?>) scores.get(side);
    }

    /**
     * Ben takes the turned-up 6H and discards it, Anna lays it; Ben draws the last of the stock.
     */
    private static final String TURNED =
            """
            sides A Anna : B Ben
            Anna holds 9H 9S 9D 7H 8H 4C
            Ben holds QS QH KD 3C
            turned 6H
            stock 4S 3D 3S 5S
            Anna draws
            Anna discards 4C
            Ben takes the pile
            Ben discards 4C
            Anna draws
            Anna discards 3D
            Ben draws
            Ben discards 6H
            Anna takes the pile
            Anna lays set 9H 9S 9D : straight 6H 7H 8H
            Anna discards 4S
            Ben draws
            Ben discards 5S
            """;

    @ParameterizedTest
    @CsvSource({"laid, 50, 0", "taken, 0, 50", "off, 0, 0"})
    void theTurnedUpCardPaysWhomTheHouseRulesName(String option, int anna, int ben) {
        HouseRules rules = HouseRules.of("turnedCardBonus", option);

        assertThat(score(rules, "A", TURNED).get("turnedCard")).isEqualTo(anna);
        assertThat(score(rules, "B", TURNED).get("turnedCard")).isEqualTo(ben);
    }

    @Test
    void theTurnedUpCardMayPayWhoeverGoesOut() {
        String out =
                """
                sides A Anna : B Ben
                Anna holds 9H 9S 9D
                Ben holds QS
                turned 6H
                stock 4S 4C
                Anna draws
                Anna lays set 9H 9S 9D
                Anna discards 4S
                """;
        assertThat(score(HouseRules.DEFAULTS, "A", out).get("turnedCard")).isEqualTo(0);
        assertThat(
                        score(HouseRules.of("turnedCardBonus", "roundWinner"), "A", out)
                                .get("turnedCard"))
                .isEqualTo(50);
    }

    /** The eighth seven is drawn, so these are not the eleven dealt cards (D28). */
    private static final String PINOCHLE =
            """
            sides A Anna : B Ben
            Anna holds 7H 7H 7S 7S 7D 7D 7C JK JK 2H KS
            Ben holds QS
            turned 6H
            stock 7C 4C 4C
            Anna draws
            Anna lays set 7H 7H 7S 7S 7D 7D 7C 7C JK JK 2H
            Anna discards KS
            """;

    @Test
    void aPinochleOfTheFirstTurnIsOneOfTheStartHandWhereAgreed() {
        assertThat(score(HouseRules.DEFAULTS, "A", PINOCHLE).get("special")).isEqualTo(1500);
        HouseRules first = HouseRules.of("startHandPinochle", "anyFirstTurn");
        assertThat(score(first, "A", PINOCHLE).get("special")).isEqualTo(3000);
        assertThat(score(first.with("pinochleStartHandValue", 2500), "A", PINOCHLE).get("special"))
                .isEqualTo(2500);
    }

    /** danish.md 3.5: a set that grows to eleven is no Pinochle. */
    @Test
    void aSetThatGrowsToElevenIsNoPinochle() {
        String grown =
                PINOCHLE.replace(
                        "Anna lays set 7H 7H 7S 7S 7D 7D 7C 7C JK JK 2H",
                        "Anna lays set 7H 7H 7S 7S 7D 7D 7C 7C\nAnna adds JK JK 2H to 0");
        assertThat(score(HouseRules.DEFAULTS, "A", grown).get("special")).isEqualTo(0);
        assertThat(score(HouseRules.DEFAULTS, "A", grown).get("ordinary")).isEqualTo(55);
    }

    @Test
    void eachFailedOpeningCostsAgainInAnotherTurn() {
        String twice =
                """
                sides A Anna : B Ben
                before A 750 : B 0
                Anna holds 4H 4S 4D KS QC
                Ben holds QS 3C
                turned 6H
                stock 5C 8C 9C
                Anna draws
                Anna lays set 4H 4S 4D
                Anna discards KS
                Ben draws
                Ben discards 8C
                Anna draws
                Anna lays set 4H 4S 4D
                Anna discards QC
                """;
        Map<?, ?> score = score(HouseRules.DEFAULTS, "A", twice);

        assertThat(score.get("exitPenalty")).isEqualTo(100);
        assertThat(score(HouseRules.of("barbeleThreshold", 800), "A", twice).get("exitPenalty"))
                .isEqualTo(0);
        Map<?, ?> refused =
                Told.round(HouseRules.of("barbeleFailedAttempt", "refuseNoPenalty"), twice);
        assertThat(((List<?>) refused.get("steps")).toString()).contains("openingBelowMinimum");
    }
}
