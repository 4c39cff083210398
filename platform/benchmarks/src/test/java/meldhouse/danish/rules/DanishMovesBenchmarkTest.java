package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.danish.DanishMove;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is measured is what is meant. */
class DanishMovesBenchmarkTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theLargeHandsAreReadAndHaveMelds(boolean barbele) {
        DanishMovesBenchmark.LargeHands hands = new DanishMovesBenchmark.LargeHands();
        hands.barbele = barbele;
        hands.deal();
        assertThat(hands.positions).hasSize(64);
        for (var position : hands.positions) {
            Round round = ((Playing) position).round();
            assertThat(round.hand().size()).isEqualTo(30);
            assertThat(round.hand().wilds()).isEqualTo(6);
            assertThat(round.mustOpen()).isEqualTo(barbele);
            assertThat(position.legalMoves().listed())
                    .hasAtLeastOneElementOfType(DanishMove.Lay.class);
        }
    }
}
