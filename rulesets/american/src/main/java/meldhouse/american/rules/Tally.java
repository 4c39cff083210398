package meldhouse.american.rules;

import java.util.Arrays;

/**
 * What is claimed of each kind of meld, packed into a {@code long}: four bits a kind. The kinds are
 * numbered here; a common marriage has a number for each suit.
 *
 * <p>The four bits say how many sets are claimed and in what claims: four sets of aces may be one
 * quadruple, a triple and a single, and so on. Each such split has a number, see {@link #CLAIMS};
 * the numbers 0 and 1 are none and one single.
 */
final class Tally {
    static final int RUN = 0;
    static final int ROYAL = 1;

    /** Spades; the other suits follow. */
    static final int COMMON = 2;

    static final int DIX = 6;

    /** Aces; kings, queens and jacks follow. */
    static final int AROUND = 7;

    static final int KINGS = AROUND + 1;
    static final int QUEENS = AROUND + 2;
    static final int JACKS = AROUND + 3;
    static final int PINOCHLE = 11;
    static final int ROUNDHOUSE = 12;
    static final int KINDS = 13;

    static final long NOTHING = 0;

    /** Every split of up to four sets, the greatest multiple first, the fewest claims last. */
    static final int[][] CLAIMS = {
        {}, {1}, {1, 1}, {2}, {1, 1, 1}, {2, 1}, {3}, {1, 1, 1, 1}, {2, 1, 1}, {2, 2}, {3, 1}, {4}
    };

    /** How many sets each split claims. */
    private static final int[] SETS = {0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4};

    private static final int BITS = 4;

    private Tally() {}

    /** The split of a kind. */
    static int split(long tally, int kind) {
        return (int) (tally >>> kind * BITS) & (1 << BITS) - 1;
    }

    /** How many sets of a kind are claimed. */
    static int sets(long tally, int kind) {
        return SETS[split(tally, kind)];
    }

    /** How many sets a split claims. */
    static int setsOf(int split) {
        return SETS[split];
    }

    /** The split with one more claim of so many sets; -1 if that is more than four. */
    static int plus(int split, int claim) {
        int[] claims = new int[CLAIMS[split].length + 1];
        System.arraycopy(CLAIMS[split], 0, claims, 0, claims.length - 1);
        claims[claims.length - 1] = claim;
        for (int i = claims.length - 1; i > 0 && claims[i] > claims[i - 1]; i--) {
            int less = claims[i - 1];
            claims[i - 1] = claims[i];
            claims[i] = less;
        }
        for (int other = 0; other < CLAIMS.length; other++) {
            if (Arrays.equals(CLAIMS[other], claims)) {
                return other;
            }
        }
        return -1;
    }

    static long with(long tally, int kind, int split) {
        long cleared = tally & ~((1L << BITS) - 1 << kind * BITS);
        return cleared | (long) split << kind * BITS;
    }
}
