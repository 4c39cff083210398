package meldhouse.american.rules;

import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Who scores, and plays, with whom (variants.md 2, 4.3). Lists by side are in the order of these
 * numbers.
 */
sealed interface Sides {
    /** So many zeros. */
    List<List<Integer>> NOTHING =
            List.of(
                    List.of(),
                    List.of(0),
                    List.of(0, 0),
                    List.of(0, 0, 0),
                    List.of(0, 0, 0, 0),
                    List.of(0, 0, 0, 0, 0));

    /** How many sides there are. */
    int count();

    /** The side of a seat. */
    int of(int seat);

    /** The seats of a side. */
    List<Integer> seats(int side);

    /**
     * A bit for each seat that plays with this one against the others.
     *
     * @param seat whose friends
     * @param declarer who won the auction; -1: nobody, there was none
     */
    int friends(int seat, int declarer);

    /** Whether two sides alone are at odds in a deal, so that the defenders have a common pile. */
    boolean hasTwoCamps();

    /** Seats 0 and 2 against 1 and 3. */
    record Partners() implements Sides {
        @Override
        public int count() {
            return 2;
        }

        @Override
        public int of(int seat) {
            return seat & 1;
        }

        @Override
        public List<Integer> seats(int side) {
            return List.of(side, side + 2);
        }

        @Override
        public int friends(int seat, int declarer) {
            return 1 << (seat ^ 2);
        }

        @Override
        public boolean hasTwoCamps() {
            return true;
        }
    }

    /**
     * Everybody alone.
     *
     * @param count how many people there are
     */
    record Individual(int count) implements Sides {
        @Override
        public int of(int seat) {
            return seat;
        }

        @Override
        public List<Integer> seats(int side) {
            return List.of(side);
        }

        @Override
        public int friends(int seat, int declarer) {
            return 0;
        }

        @Override
        public boolean hasTwoCamps() {
            return false;
        }
    }

    /**
     * The declarer against all others, who are friends in the play; accounts are kept for each.
     *
     * @param count how many people there are
     */
    record SoloVsRest(int count) implements Sides {
        @Override
        public int of(int seat) {
            return seat;
        }

        @Override
        public List<Integer> seats(int side) {
            return List.of(side);
        }

        @Override
        public int friends(int seat, int declarer) {
            int everybody = (1 << count) - 1;
            return seat == declarer ? 0 : everybody & ~(1 << declarer) & ~(1 << seat);
        }

        @Override
        public boolean hasTwoCamps() {
            return true;
        }
    }

    /** A bit for each seat of a side. */
    default int mask(int side) {
        int mask = 0;
        for (int seat : seats(side)) {
            mask |= 1 << seat;
        }
        return mask;
    }

    /** A number for each side. */
    default List<Integer> each(IntUnaryOperator number) {
        return Seating.list(count(), number);
    }

    /** What the seats of each side have together. */
    default List<Integer> sums(List<Integer> bySeat) {
        return each(
                side -> {
                    int sum = 0;
                    for (int seat : seats(side)) {
                        sum += bySeat.get(seat);
                    }
                    return sum;
                });
    }

    /** No points for any side. */
    default List<Integer> nothing() {
        return NOTHING.get(count());
    }
}
