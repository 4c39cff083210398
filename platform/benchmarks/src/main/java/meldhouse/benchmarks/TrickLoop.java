package meldhouse.benchmarks;

import java.util.SplittableRandom;

/**
 * The trick phase as somebody would write it who wants nothing but speed: mutable arrays of bit
 * masks, the default duties built in, no events, no views, no other house rule. It is the limit
 * that the playouts of the platform are measured against, and it is checked to play the same
 * tricks.
 *
 * <p>A hand is one long: bit {@code suit * 6 + rank} (S H D C; A T K Q J 9) for the first copy of a
 * card, the same bit 24 places up for the second.
 */
final class TrickLoop {
    private static final int SUIT = 0b111111;
    private static final int CARDS = 0xFFFFFF;
    private static final int[] POINTS = {10, 10, 5, 0, 0, 0};

    private final long[] hands = new long[4];
    private final int[] points = new int[2];
    private int trump;
    private int leader;

    /** Sets up a deal: the hands by seat, the trump from 0 to 3, who leads. */
    void start(long[] dealt, int trumpSuit, int leads) {
        System.arraycopy(dealt, 0, hands, 0, 4);
        points[0] = 0;
        points[1] = 0;
        trump = trumpSuit;
        leader = leads;
    }

    /** Plays all tricks at random; the points of side 0 (last trick included) come back. */
    int play(SplittableRandom random) {
        int trumps = SUIT << trump * 6;
        for (int trick = 0; trick < 12; trick++) {
            int led = 0;
            int best = 0;
            int bestSeat = leader;
            int highest = 0;
            int worth = 0;
            for (int i = 0; i < 4; i++) {
                int seat = (leader + i) & 3;
                int held = (int) hands[seat] & CARDS;
                int legal = i == 0 ? held : legal(held, led, highest, best, trumps);
                int card = pick(legal, random);
                int bit = 1 << card;
                hands[seat] ^= (hands[seat] >>> 24 & bit) != 0 ? (long) bit << 24 : bit;
                worth += POINTS[card % 6];
                if (i == 0) {
                    led = SUIT << card / 6 * 6;
                    best = bit;
                    highest = bit;
                } else {
                    if ((bit & led) != 0 && bit < highest) {
                        highest = bit;
                    }
                    if (beats(bit, best, trumps)) {
                        best = bit;
                        bestSeat = seat;
                    }
                }
            }
            points[bestSeat & 1] += worth;
            leader = bestSeat;
        }
        points[leader & 1] += 10;
        return points[0];
    }

    /** Of one suit the lower bit is the higher card; a trump beats any plain card. */
    private static boolean beats(int bit, int best, int trumps) {
        boolean trump = (bit & trumps) != 0;
        boolean bestTrump = (best & trumps) != 0;
        if (trump != bestTrump) {
            return trump;
        }
        return bit < best && sameSuit(bit, best);
    }

    private static boolean sameSuit(int a, int b) {
        return Integer.numberOfTrailingZeros(a) / 6 == Integer.numberOfTrailingZeros(b) / 6;
    }

    private static int legal(int held, int led, int highest, int best, int trumps) {
        int follow = held & led;
        if (follow != 0) {
            int higher = follow & highest - 1;
            return higher != 0 ? higher : follow;
        }
        int ruff = held & trumps;
        if (ruff == 0) {
            return held;
        }
        if ((best & trumps) == 0) {
            return ruff;
        }
        int higher = ruff & best - 1;
        return higher != 0 ? higher : ruff;
    }

    private static int pick(int legal, SplittableRandom random) {
        int skip = random.nextInt(Integer.bitCount(legal));
        int mask = legal;
        for (int i = 0; i < skip; i++) {
            mask &= mask - 1;
        }
        return Integer.numberOfTrailingZeros(mask);
    }
}
