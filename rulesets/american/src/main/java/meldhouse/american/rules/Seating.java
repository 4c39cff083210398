package meldhouse.american.rules;

import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The people at the table and who of them play a deal (variants.md 2, 3.4, 4.3). Seats count
 * clockwise from 0 over all people; a set of seats is a mask, bit n for seat n.
 *
 * @param seats the people at the table: 2 to 5
 * @param players how many of them play each deal; the others sit out
 * @param sides who scores with whom
 */
record Seating(int seats, int players, Sides sides) {
    /** More people than these never sit at a table. */
    static final int MOST = 5;

    static Seating of(AmericanRules rules) {
        Integer people = rules.table().tableSeats();
        int seats = people == null ? rules.table().seats() : people;
        Sides sides =
                switch (rules.table().sides()) {
                    case PARTNERS -> new Sides.Partners();
                    case INDIVIDUAL -> new Sides.Individual(seats);
                    case SOLO_VS_REST -> new Sides.SoloVsRest(seats);
                };
        return new Seating(seats, rules.table().seats(), sides);
    }

    /** Everybody at the table. */
    int everybody() {
        return (1 << seats) - 1;
    }

    /** The next person clockwise, who may be sitting out. */
    int left(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    /**
     * Who plays a deal: all, but for the dealer where there is one too many, and the second seat on
     * his left as well where there are two.
     */
    int active(int dealer) {
        int out = 0;
        if (seats > players) {
            out |= 1 << dealer;
        }
        if (seats > players + 1) {
            out |= 1 << left(left(dealer));
        }
        return everybody() & ~out;
    }

    /** The first player on a seat's left. */
    static int next(int active, int seat) {
        int above = active & -(2 << seat);
        return Integer.numberOfTrailingZeros(above == 0 ? active : above);
    }

    /** The players in order, from a dealer's left on. */
    List<Integer> order(int dealer) {
        return clockwise(active(dealer), dealer);
    }

    /** These seats in order, from the left of a seat on. */
    static List<Integer> clockwise(int active, int seat) {
        return from(active, next(active, seat));
    }

    /** These seats in order, from a seat on, which is one of them. */
    static List<Integer> from(int active, int seat) {
        Integer[] order = new Integer[Integer.bitCount(active)];
        int next = seat;
        for (int place = 0; place < order.length; place++) {
            order[place] = next;
            next = next(active, next);
        }
        return List.of(order);
    }

    /** Who calls last: the dealer, or the player before, if the dealer sits out. */
    int last(int dealer) {
        int active = active(dealer);
        int below = active & (2 << dealer) - 1;
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(below == 0 ? active : below);
    }

    /** The side of each person. */
    List<Integer> sideOfEach() {
        return each(sides::of);
    }

    /** A number for each person. */
    List<Integer> each(IntUnaryOperator number) {
        return list(seats, number);
    }

    /** A list of so many numbers; made often, so without a stream. */
    static List<Integer> list(int count, IntUnaryOperator number) {
        if (count == 2) {
            return List.of(number.applyAsInt(0), number.applyAsInt(1));
        }
        Integer[] numbers = new Integer[count];
        for (int place = 0; place < count; place++) {
            numbers[place] = number.applyAsInt(place);
        }
        return List.of(numbers);
    }
}
