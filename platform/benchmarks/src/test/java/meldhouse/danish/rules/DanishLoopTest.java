package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Position;

import org.junit.jupiter.api.Test;

import java.util.SplittableRandom;

class DanishLoopTest {
    @Test
    void aRoundEndsAndNoCardIsLost() {
        DanishLoop loop = new DanishLoop();
        int seed = 0;
        for (DanishDeals.Dealt dealt : DanishDeals.dealt(50)) {
            SplittableRandom random = new SplittableRandom(seed++);
            loop.start(dealt.cards());
            int moves = 0;
            while (!loop.isOver()) {
                loop.move(random);
                assertThat(loop.cards()).isEqualTo(Pack.SIZE);
                assertThat(++moves).isLessThan(10_000);
            }
        }
    }

    /**
     * At each move both offer as many moves, and each choice leaves the same cards in the hands.
     */
    @Test
    void theHandWrittenLoopPlaysTheSameRoundsAsThePlatform() {
        DanishLoop loop = new DanishLoop();
        int seed = 0;
        int longest = 0;
        for (DanishDeals.Dealt dealt : DanishDeals.dealt(150)) {
            SplittableRandom random = new SplittableRandom(seed++);
            loop.start(dealt.cards());
            Position position = dealt.position();
            while (position instanceof InRound) {
                assertThat(loop.isOver()).isFalse();
                LegalMoves legal = position.legalMoves();
                int offered = loop.list();
                String text = offered == legal.size() ? "" : position.text();
                assertThat(offered).as(text).isEqualTo(legal.size());
                longest = Math.max(longest, offered);
                int choice = random.nextInt(offered);
                loop.make(choice);
                position = position.next(legal.get(choice));
                if (position instanceof InRound now) {
                    assertSameHands(loop, now.round(), ((InRound) dealt.position()).round().seat);
                }
            }
            assertThat(loop.isOver()).isTrue();
        }
        assertThat(longest).isGreaterThan(100);
    }

    private static void assertSameHands(DanishLoop loop, Round round, int first) {
        int seat = first;
        for (int i = 0; i < DanishLoop.SEATS; i++) {
            for (int kind = 0; kind < Pack.KINDS; kind++) {
                if (loop.count(i, kind) != round.hands[seat].count(kind)) {
                    throw new AssertionError("seat " + seat + " holds " + round.hands[seat]);
                }
            }
            seat = round.chairs().after(seat);
        }
    }
}
