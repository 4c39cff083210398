package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Position;

import org.junit.jupiter.api.Test;

import java.util.Random;
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

    @Test
    void theHandWrittenLoopPlaysTheSameRoundsAsThePlatform() {
        DanishLoop loop = new DanishLoop();
        int seed = 0;
        int longest = 0;
        for (DanishDeals.Dealt dealt : DanishDeals.dealt(150)) {
            longest = Math.max(longest, playBoth(loop, dealt, new SplittableRandom(seed++)));
        }
        assertThat(longest).isGreaterThan(100);
    }

    /** A hand of thirty cards and more has the coarser list, too. */
    @Test
    void itDoesSoFromLargeHandsAsWell() {
        DanishLoop loop = new DanishLoop();
        Random random = new Random(4);
        int coarse = 0;
        for (int i = 0; i < 60; i++) {
            String text = DanishDeals.large(random, 26 + i % 25, 4 + i % 7, false, false);
            Drawing start = (Drawing) DanishDeals.game().parse(text);
            var dealt = new DanishDeals.Dealt(start, DanishDeals.cards(start.round()));
            playBoth(loop, dealt, new SplittableRandom(i));
            loop.start(dealt.cards());
            loop.list();
            loop.make(0);
            loop.list();
            coarse += loop.isCoarse() ? 1 : 0;
        }
        assertThat(coarse).isBetween(1, 59);
    }

    /**
     * At each move both offer as many moves, and each choice leaves the same cards in the hands;
     * the longest list comes back.
     */
    private static int playBoth(DanishLoop loop, DanishDeals.Dealt dealt, SplittableRandom random) {
        loop.start(dealt.cards());
        int first = ((InRound) dealt.position()).round().seat;
        int longest = 0;
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
                assertSameHands(loop, now.round(), first);
            }
        }
        assertThat(loop.isOver()).isTrue();
        return longest;
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
