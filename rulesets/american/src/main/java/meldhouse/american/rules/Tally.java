package meldhouse.american.rules;

/**
 * How many sets of each kind of meld are claimed, packed into a {@code long}: four bits a kind. The
 * kinds are numbered here; a common marriage has a number for each suit.
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

    private static final int BITS = 4;

    private Tally() {}

    static int of(long tally, int kind) {
        return (int) (tally >>> kind * BITS) & (1 << BITS) - 1;
    }

    static long one(int kind) {
        return 1L << kind * BITS;
    }

    static long with(long tally, int kind, int count) {
        long cleared = tally & ~((1L << BITS) - 1 << kind * BITS);
        return cleared | (long) count << kind * BITS;
    }
}
