package meldhouse.american.rules;

/**
 * The widow once it was taken up (variants.md 1.1, 6).
 *
 * @param cards what it was; empty until it is taken, and where there is none
 * @param gifts the card that each seat got of it where it is given out: five bits a seat, the
 *     card's number plus one; 0: none yet
 */
record TakenWidow(long cards, int gifts) {
    static final TakenWidow NONE = new TakenWidow(Hand.EMPTY, 0);

    private static final int BITS = 5;
    private static final int CARD = (1 << BITS) - 1;

    TakenWidow(long cards) {
        this(cards, 0);
    }

    /** The card that a seat got; -1: none. */
    int gift(int seat) {
        return (gifts >>> seat * BITS & CARD) - 1;
    }

    TakenWidow given(int seat, int card) {
        return new TakenWidow(cards, gifts | card + 1 << seat * BITS);
    }
}
