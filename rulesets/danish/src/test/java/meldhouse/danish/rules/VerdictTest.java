package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;

import java.util.List;

/** When a match is over, and who has won it (danish.md 5.8). */
class VerdictTest {
    private static Verdict verdict(HouseRules rules, int finisher, int rounds, Integer... totals) {
        return Verdict.of(Rules.of(rules), List.of(totals), finisher, rounds);
    }

    private static Verdict verdict(int finisher, Integer... totals) {
        return verdict(HouseRules.DEFAULTS, finisher, 1, totals);
    }

    @Test
    void whoeverReachesTheTargetAloneWins() {
        assertThat(verdict(0, 1495, 900).isOver()).isFalse();
        assertThat(verdict(1, 1500, 900).winner()).isZero();
        assertThat(verdict(HouseRules.of("targetScore", 500), 1, 1, 400, 505).winner())
                .isEqualTo(1);
    }

    @Test
    void theHigherTotalWinsAndThenWhoeverWentOut() {
        assertThat(verdict(0, 1510, 1620).winner()).isEqualTo(1);
        assertThat(verdict(1, 1550, 1550).winner()).isEqualTo(1);
        assertThat(verdict(-1, 1550, 1550)).isEqualTo(new Verdict(-1, true, false));
        assertThat(verdict(2, 1550, 1550, 1505)).isEqualTo(new Verdict(-1, true, false));
    }

    @Test
    void theFinisherMayWinOrAnotherRoundBePlayed() {
        HouseRules finisher = HouseRules.of("simultaneousCrossing", "finisherWins");
        assertThat(verdict(finisher, 0, 1, 1510, 1620).winner()).isZero();
        assertThat(verdict(finisher, 2, 1, 1510, 1620, 0).winner()).isEqualTo(1);

        HouseRules playOn = HouseRules.of("simultaneousCrossing", "playOn");
        assertThat(verdict(playOn, 0, 1, 1510, 1620)).isEqualTo(new Verdict(-1, true, false));
        assertThat(verdict(playOn.with("maxRounds", 3), 0, 3, 1510, 1620).winner()).isEqualTo(1);
    }

    @Test
    void afterTheLastRoundTheHighestTotalWins() {
        HouseRules three = HouseRules.of("maxRounds", 3);
        assertThat(verdict(three, 0, 2, 300, 200).isOver()).isFalse();
        assertThat(verdict(three, 1, 3, 300, 200).winner()).isZero();
        assertThat(verdict(three, 1, 3, 200, 200)).isEqualTo(new Verdict(-1, true, false));
        assertThat(verdict(three, 1, 4, 200, 205).winner()).isEqualTo(1);
    }
}
