package meldhouse.american.rules;

/**
 * The hands and the widow, packed as {@link Hand} does it; a seat that sits out has no cards.
 *
 * @param first the hand of seat 0, and so on
 * @param widow what lies in the widow, until the declarer takes it up
 */
record Hands(long first, long second, long third, long fourth, long fifth, long widow) {
    static final Hands NONE = new Hands(0, 0, 0, 0, 0, 0);

    long of(int seat) {
        return switch (seat) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            case 3 -> fourth;
            case 4 -> fifth;
            default -> throw new IllegalArgumentException("no seat " + seat);
        };
    }

    static Hands of(long[] hands) {
        return of(hands, Hand.EMPTY);
    }

    /**
     * Hands and widow.
     *
     * @param hands of the first seats; others have no cards
     */
    static Hands of(long[] hands, long widow) {
        return new Hands(
                at(hands, 0), at(hands, 1), at(hands, 2), at(hands, 3), at(hands, 4), widow);
    }

    private static long at(long[] hands, int seat) {
        return seat < hands.length ? hands[seat] : Hand.EMPTY;
    }

    Hands with(int seat, long hand) {
        return new Hands(
                seat == 0 ? hand : first,
                seat == 1 ? hand : second,
                seat == 2 ? hand : third,
                seat == 3 ? hand : fourth,
                seat == 4 ? hand : fifth,
                widow);
    }

    Hands withWidow(long cards) {
        return new Hands(first, second, third, fourth, fifth, cards);
    }

    /** With these cards gone from one seat to another. */
    Hands moved(int from, int to, long cards) {
        return with(from, Hand.minus(of(from), cards)).with(to, Hand.plus(of(to), cards));
    }

    /** With the widow in this seat's hand. */
    Hands widowTaken(int seat) {
        return with(seat, Hand.plus(of(seat), widow)).withWidow(Hand.EMPTY);
    }
}
