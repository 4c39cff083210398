package meldhouse.american.rules;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Spreads unseen cards over hidden hands at random: each way as likely as the deal of its cards is.
 * A deal with both copies of a card in one hand can come about in one way, one with the copies
 * apart in two; so a way of spreading has the weight 1 / n! for each hand and card dealt to it n
 * times.
 *
 * <p>Cards of which nothing is known are dealt at last, in any order: the weight of all ways to do
 * so follows from how many each hand still needs. For the others the weights are summed from the
 * last card back to the first, for every number of cards that the hands may still need; a spread is
 * then drawn card by card, by these sums.
 */
final class Spread {
    /** The factorials of the numbers of cards that a hand can hold. */
    private static final double[] FACTORIAL = factorials(Deck.KINDS * Deck.MOST_COPIES);

    /** Bits for how many cards a hand needs, and above them a bit to see that none is lacking. */
    private static final int BITS = 8;

    private static final long GUARDS = 0x8080808080808080L;

    /** How a hand stands before the unseen cards are spread. */
    interface Seats {
        /** How many hands. */
        int count();

        /** How many unseen cards a hand gets. */
        int need(int hand);

        /** Whether a hand may get a card. */
        boolean mayHold(int hand, int card);

        /**
         * How likely it is that a hand has got some more copies of a card than are known, compared
         * with other numbers of copies.
         */
        double weight(int hand, int card, int copies);

        /** Whether nothing is known of a card: any hand may get it, as by a fresh deal. */
        default boolean isFree(int card) {
            return false;
        }
    }

    /** The weight of a hand by the number of copies of a card dealt to it. */
    static double weight(int dealt) {
        return 1 / FACTORIAL[dealt];
    }

    private static double[] factorials(int most) {
        double[] all = new double[most + 1];
        Arrays.setAll(all, number -> 1);
        for (int number = 2; number <= most; number++) {
            all[number] = number * all[number - 1];
        }
        return all;
    }

    /**
     * The ways to share out the unseen copies of one card.
     *
     * @param takes how many copies each hand gets, {@link #BITS} for each
     * @param steps from one state of needs to the next
     */
    private record Shares(int card, int count, long[] takes, int[] steps, double[] weights) {}

    private final Seats seats;
    private final int hands;
    private final int[] stride;
    private final int start;

    /** For each state how many cards the hands but the last still need, {@link #BITS} for each. */
    private final long[] needs;

    /** The states by how many cards these hands need together. */
    private final int[] byNeed;

    /** Where in them each number of cards begins. */
    private final int[] begins;

    /** The cards of which something is known. */
    private final Shares[] shares;

    /** The others, each copy by itself. */
    private final int[] free;

    /**
     * For each card from which to go on, and each state of needs, the weight of all that follows.
     */
    private final double[][] ways;

    /**
     * Prepares.
     *
     * @param unseen the cards to spread: as many as the hands need together
     */
    Spread(long unseen, Seats seats) {
        this.seats = seats;
        hands = seats.count();
        stride = new int[hands];
        int states = 1;
        int first = 0;
        int most = 0;
        // The need of the last hand follows from the others.
        for (int hand = 0; hand < hands - 1; hand++) {
            stride[hand] = states;
            first += seats.need(hand) * states;
            most += seats.need(hand);
            states *= seats.need(hand) + 1;
        }
        start = first;
        needs = new long[states];
        byNeed = new int[states];
        begins = new int[most + 2];
        countNeeds();
        Shares[] known = new Shares[Deck.KINDS];
        int[] unknown = new int[Deck.KINDS * Deck.MOST_COPIES];
        int knownCards = 0;
        int unknownCards = 0;
        for (int card = 0; card < Deck.KINDS; card++) {
            int copies = Hand.copies(unseen, card);
            if (copies > 0 && !seats.isFree(card)) {
                known[knownCards++] = shares(card, copies);
            } else {
                Arrays.fill(unknown, unknownCards, unknownCards + copies, card);
                unknownCards += copies;
            }
        }
        shares = Arrays.copyOf(known, knownCards);
        free = Arrays.copyOf(unknown, unknownCards);
        ways = new double[knownCards + 1][states];
        dealAnyhow(ways[knownCards]);
        int left = unknownCards;
        for (int place = knownCards - 1; place >= 0; place--) {
            left += Hand.copies(unseen, shares[place].card);
            sum(place, left);
        }
    }

    private void countNeeds() {
        int[] together = new int[needs.length];
        for (int state = 0; state < needs.length; state++) {
            int rest = state;
            for (int hand = 0; hand < hands - 1; hand++) {
                int need = rest % (seats.need(hand) + 1);
                rest /= seats.need(hand) + 1;
                needs[state] |= (long) need << hand * BITS;
                together[state] += need;
            }
            begins[together[state] + 1]++;
        }
        for (int need = 1; need < begins.length; need++) {
            begins[need] += begins[need - 1];
        }
        int[] next = begins.clone();
        for (int state = 0; state < needs.length; state++) {
            byNeed[next[together[state]]++] = state;
        }
    }

    private int need(int hand, int state) {
        return (int) (needs[state] >>> hand * BITS) & 0x7F;
    }

    private Shares shares(int card, int copies) {
        double[][] weights = new double[hands][copies + 1];
        for (int hand = 0; hand < hands; hand++) {
            int most = seats.mayHold(hand, card) ? copies : 0;
            for (int count = 0; count <= most; count++) {
                weights[hand][count] = seats.weight(hand, card, count);
            }
        }
        int most = 1;
        for (int hand = 1; hand < hands; hand++) {
            most = most * (copies + hand) / hand;
        }
        Shares all = new Shares(card, most, new long[most], new int[most], new double[most]);
        int found = share(all, weights, copies, 0, 0, 0, 1, 0);
        return new Shares(card, found, all.takes, all.steps, all.weights);
    }

    private int share(
            Shares all,
            double[][] weights,
            int left,
            int hand,
            long takes,
            int step,
            double weight,
            int found) {
        if (hand == hands - 1) {
            double whole = weight * weights[hand][left];
            if (whole == 0) {
                return found;
            }
            all.takes[found] = takes | (long) left << hand * BITS;
            all.steps[found] = step;
            all.weights[found] = whole;
            return found + 1;
        }
        int count = found;
        for (int copies = 0; copies <= left; copies++) {
            double more = weight * weights[hand][copies];
            if (more != 0) {
                count =
                        share(
                                all,
                                weights,
                                left - copies,
                                hand + 1,
                                takes | (long) copies << hand * BITS,
                                step + copies * stride[hand],
                                more,
                                count);
            }
        }
        return count;
    }

    /** The weights of dealing the cards of which nothing is known. */
    private void dealAnyhow(double[] now) {
        int from = Math.max(0, free.length - seats.need(hands - 1));
        for (int together = from; together <= free.length; together++) {
            for (int at = begin(together); at < begin(together + 1); at++) {
                double weight = weight(free.length - together);
                for (int hand = 0; hand < hands - 1; hand++) {
                    weight /= FACTORIAL[need(hand, byNeed[at])];
                }
                now[byNeed[at]] = weight;
            }
        }
    }

    private int begin(int together) {
        return begins[Math.min(together, begins.length - 1)];
    }

    /**
     * Sums the weights from one card on.
     *
     * @param left how many copies there are from this card on
     */
    private void sum(int place, int left) {
        double[] after = ways[place + 1];
        double[] now = ways[place];
        Shares here = shares[place];
        // What the others do not need is the last hand's, which takes so much and no more.
        int end = begin(left + 1);
        for (int at = begin(Math.max(0, left - seats.need(hands - 1))); at < end; at++) {
            int state = byNeed[at];
            double sum = 0;
            for (int share = 0; share < here.count; share++) {
                if (fits(here, share, state)) {
                    sum += here.weights[share] * after[state - here.steps[share]];
                }
            }
            now[state] = sum;
        }
    }

    /** Whether the hands still need as much as they would get. */
    private boolean fits(Shares all, int share, int state) {
        long last = 0xFFL << (hands - 1) * BITS;
        return ((needs[state] | GUARDS) - (all.takes[share] & ~last) & GUARDS) == GUARDS;
    }

    /** Whether there is any way at all. */
    boolean isPossible() {
        return ways[0][start] > 0;
    }

    /** Draws what each hand gets. */
    long[] draw(RandomGenerator random) {
        long[] drawn = new long[hands];
        int state = start;
        for (int place = 0; place < shares.length; place++) {
            Shares here = shares[place];
            int share = draw(place, state, random);
            for (int hand = 0; hand < hands; hand++) {
                int copies = (int) (here.takes[share] >>> hand * BITS) & 0x7F;
                for (int copy = copies; copy > 0; copy--) {
                    drawn[hand] = Hand.with(drawn[hand], here.card);
                }
            }
            state -= here.steps[share];
        }
        deal(drawn, state, random);
        return drawn;
    }

    private void deal(long[] drawn, int state, RandomGenerator random) {
        int[] left = free.clone();
        int count = left.length;
        for (int hand = 0; hand < hands - 1; hand++) {
            for (int need = need(hand, state); need > 0; need--) {
                int pick = random.nextInt(count--);
                drawn[hand] = Hand.with(drawn[hand], left[pick]);
                left[pick] = left[count];
            }
        }
        for (int rest = 0; rest < count; rest++) {
            drawn[hands - 1] = Hand.with(drawn[hands - 1], left[rest]);
        }
    }

    private int draw(int place, int state, RandomGenerator random) {
        double left = random.nextDouble() * ways[place][state];
        Shares here = shares[place];
        int last = -1;
        for (int share = 0; share < here.count; share++) {
            if (fits(here, share, state)) {
                double weight = here.weights[share] * ways[place + 1][state - here.steps[share]];
                if (weight > 0) {
                    last = share;
                    left -= weight;
                    if (left < 0) {
                        return share;
                    }
                }
            }
        }
        if (last < 0) {
            throw new IllegalStateException("no way to spread the cards");
        }
        return last;
    }
}
