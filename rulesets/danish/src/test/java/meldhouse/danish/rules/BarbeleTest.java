package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.danish.rules.Barbele.Opening;

import org.junit.jupiter.api.Test;

/** The opening of a side that is ahead (danish.md 4). */
class BarbeleTest {
    private static final DanishRules DEFAULTS = Rules.DEFAULTS;

    @Test
    void aSideHasBarbeleFrom750AndLosesItBelow() {
        assertThat(Barbele.has(DEFAULTS, 750, false)).isTrue();
        assertThat(Barbele.has(DEFAULTS, 745, true)).isFalse();
        assertThat(Barbele.has(Rules.of("barbeleThreshold", 700), 745, false)).isTrue();
    }

    @Test
    void aStickyBarbeleIsKept() {
        assertThat(Barbele.has(Rules.of("barbeleSticky", true), 100, true)).isTrue();
        assertThat(Barbele.has(Rules.of("barbeleSticky", true), 100, false)).isFalse();
    }

    @Test
    void theMinimumIsSeventy() {
        assertThat(Barbele.opening(DEFAULTS, 70, 70, false, 0, false))
                .isEqualTo(new Opening(true, 0, null));
        assertThat(Barbele.opening(DEFAULTS, 70, 65, false, 0, false))
                .isEqualTo(new Opening(false, 50, null));
        assertThat(Barbele.opening(DEFAULTS, 65, 65, false, 0, false).allowed()).isTrue();
        assertThat(
                        Barbele.opening(Rules.of("barbelePenalty", 100), 70, 65, false, 0, false)
                                .penalty())
                .isEqualTo(100);
    }

    @Test
    void noSecondOpeningIsTriedInATurnWhereOneFailed() {
        assertThat(Barbele.opening(DEFAULTS, 70, 500, true, 0, false))
                .isEqualTo(new Opening(false, 0, "openingAlreadyFailedThisTurn"));
    }

    @Test
    void everyAttemptMayCostOrNoneMay() {
        DanishRules every = Rules.of("barbeleFailedAttempt", "penaltyEveryAttempt");
        assertThat(Barbele.opening(every, 70, 65, true, 0, false).penalty()).isEqualTo(50);
        assertThat(Barbele.opening(every, 70, 70, true, 0, false).allowed()).isTrue();

        DanishRules refused = Rules.of("barbeleFailedAttempt", "refuseNoPenalty");
        assertThat(Barbele.opening(refused, 70, 65, false, 0, false))
                .isEqualTo(new Opening(false, 0, "openingBelowMinimum"));
    }

    @Test
    void goingOutIsNoExemptionUnlessTheHouseRulesSaySo() {
        assertThat(Barbele.opening(DEFAULTS, 70, 60, false, 0, true).allowed()).isFalse();
        assertThat(
                        Barbele.opening(Rules.of("barbeleFoldExempt", true), 70, 60, false, 0, true)
                                .allowed())
                .isTrue();
    }
}
