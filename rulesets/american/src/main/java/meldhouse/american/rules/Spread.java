package meldhouse.american.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Spreads unseen cards over hidden hands at random: each way as likely as the deal of its cards is.
 * A deal with both copies of a card in one hand can come about in one way, one with the copies
 * apart in two; so a way of spreading has the weight 1 / n! for each hand and card dealt to it n
 * times.
 *
 * <p>The weights are summed from the last card back to the first, for every number of cards that
 * the hands may still need; a spread is then drawn card by card, by these sums.
 */
final class Spread {
    /** The factorials of the numbers of copies that a hand can be dealt. */
    private static final double[] FACTORIAL = {1, 1, 2, 6, 24};

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
    }

    /** The weight of a hand by the number of copies of a card dealt to it. */
    static double weight(int dealt) {
        return 1 / FACTORIAL[dealt];
    }

    /** One way to share out the unseen copies of one card. */
    private record Share(int[] copies, int step, double weight) {}

    private final int hands;
    private final int[] stride;
    private final int start;

    /** For each hand but the last and each state, how many cards the hand still needs. */
    private final int[][] needs;

    private final List<Integer> cards = new ArrayList<>();
    private final List<List<Share>> shares = new ArrayList<>();

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
        hands = seats.count();
        stride = new int[hands];
        int states = 1;
        int first = 0;
        // The need of the last hand follows from the others.
        for (int hand = 0; hand < hands - 1; hand++) {
            stride[hand] = states;
            first += seats.need(hand) * states;
            states *= seats.need(hand) + 1;
        }
        start = first;
        needs = new int[hands - 1][states];
        for (int hand = 0; hand < hands - 1; hand++) {
            for (int state = 0; state < states; state++) {
                needs[hand][state] = state / stride[hand] % (seats.need(hand) + 1);
            }
        }
        for (int card = 0; card < Deck.KINDS; card++) {
            int copies = Hand.copies(unseen, card);
            if (copies > 0) {
                cards.add(card);
                List<Share> ways = new ArrayList<>();
                share(seats, card, copies, 0, new int[hands], ways);
                shares.add(ways);
            }
        }
        ways = new double[cards.size() + 1][states];
        ways[cards.size()][0] = 1;
        int left = 0;
        for (int place = cards.size() - 1; place >= 0; place--) {
            left += Hand.copies(unseen, cards.get(place));
            sum(place, left, seats.need(hands - 1));
        }
    }

    private void share(Seats seats, int card, int left, int hand, int[] copies, List<Share> found) {
        if (hand == hands - 1) {
            copies[hand] = left;
            if (left == 0 || seats.mayHold(hand, card)) {
                found.add(share(seats, card, copies.clone()));
            }
            return;
        }
        for (int count = 0; count <= left; count++) {
            if (count == 0 || seats.mayHold(hand, card)) {
                copies[hand] = count;
                share(seats, card, left - count, hand + 1, copies, found);
            }
        }
    }

    private Share share(Seats seats, int card, int[] copies) {
        int step = 0;
        double weight = 1;
        for (int hand = 0; hand < hands; hand++) {
            step += copies[hand] * stride[hand];
            weight *= seats.weight(hand, card, copies[hand]);
        }
        return new Share(copies, step, weight);
    }

    /**
     * Sums the weights from one card on.
     *
     * @param left how many copies there are from this card on
     * @param most how many of them the last hand can need
     */
    private void sum(int place, int left, int most) {
        double[] after = ways[place + 1];
        double[] now = ways[place];
        for (int state = 0; state < now.length; state++) {
            int last = left;
            for (int[] need : needs) {
                last -= need[state];
            }
            if (last < 0 || last > most) {
                continue;
            }
            double sum = 0;
            for (Share share : shares.get(place)) {
                if (fits(share, state)) {
                    sum += share.weight * after[state - share.step];
                }
            }
            now[state] = sum;
        }
    }

    /** Whether the hands still need as much as they would get. */
    private boolean fits(Share share, int state) {
        for (int hand = 0; hand < hands - 1; hand++) {
            if (share.copies[hand] > needs[hand][state]) {
                return false;
            }
        }
        return true;
    }

    /** Whether there is any way at all. */
    boolean isPossible() {
        return ways[0][start] > 0;
    }

    /** Draws what each hand gets. */
    long[] draw(RandomGenerator random) {
        long[] drawn = new long[hands];
        int state = start;
        for (int place = 0; place < cards.size(); place++) {
            Share share = draw(place, state, random);
            for (int hand = 0; hand < hands; hand++) {
                for (int copy = share.copies[hand]; copy > 0; copy--) {
                    drawn[hand] = Hand.with(drawn[hand], cards.get(place));
                }
            }
            state -= share.step;
        }
        return drawn;
    }

    private Share draw(int place, int state, RandomGenerator random) {
        double left = random.nextDouble() * ways[place][state];
        Share last = null;
        for (Share share : shares.get(place)) {
            if (fits(share, state)) {
                double weight = share.weight * ways[place + 1][state - share.step];
                if (weight > 0) {
                    last = share;
                    left -= weight;
                    if (left < 0) {
                        return share;
                    }
                }
            }
        }
        if (last == null) {
            throw new IllegalStateException("no way to spread the cards");
        }
        return last;
    }
}
