package meldhouse.american.rules;

import java.util.random.RandomGenerator;

/**
 * Finds hands by exchanging cards between them, where draws that fit are too rare to wait for:
 * hands of many cards that must meld exactly what was shown. An exchange that brings the hands
 * nearer to what is known is made, one that leads away seldom; once all fits, cards go on being
 * exchanged for a while, as often as the deal of the hands is likely, so that where the search
 * began is forgotten.
 */
final class Stirring {
    /** How far a hand is from what is known of it: 0 if it fits. */
    @FunctionalInterface
    interface Faults {
        int of(int place, long drawn);
    }

    /** So many exchanges are tried at the most. */
    private static final int MOST = 1_000_000;

    /** For each unseen card so many exchanges are tried after all fits. */
    private static final int MIXED = 20;

    /** How readily an exchange is made that leads away from what is known. */
    private static final double WARMTH = 0.6;

    private final Spread.Seats seats;
    private final Faults faults;
    private final RandomGenerator random;
    private final long[] drawn;
    private final int[] wrong;
    private int sum;

    /**
     * @param drawn what each place got to begin with
     */
    Stirring(Spread.Seats seats, Faults faults, long[] drawn, RandomGenerator random) {
        this.seats = seats;
        this.faults = faults;
        this.random = random;
        this.drawn = drawn.clone();
        wrong = new int[drawn.length];
        for (int place = 0; place < drawn.length; place++) {
            wrong[place] = faults.of(place, drawn[place]);
            sum += wrong[place];
        }
    }

    /** What each place has now. */
    long[] drawn() {
        return drawn.clone();
    }

    /** Exchanges cards until all fits, and for a while after; whether it came so far. */
    boolean stir() {
        int cards = 0;
        for (long hand : drawn) {
            cards += Hand.size(hand);
        }
        int left = MIXED * cards;
        for (int step = 0; step < MOST && left > 0; step++) {
            exchange();
            left -= sum == 0 ? 1 : 0;
        }
        return sum == 0;
    }

    private void exchange() {
        int first = random.nextInt(drawn.length);
        int second = random.nextInt(drawn.length);
        if (first == second || drawn[first] == Hand.EMPTY || drawn[second] == Hand.EMPTY) {
            return;
        }
        int out = any(drawn[first]);
        int in = any(drawn[second]);
        if (out == in || !seats.mayHold(first, in) || !seats.mayHold(second, out)) {
            return;
        }
        long one = Hand.with(Hand.without(drawn[first], out), in);
        long other = Hand.with(Hand.without(drawn[second], in), out);
        int wrongOne = faults.of(first, one);
        int wrongOther = faults.of(second, other);
        int more = wrongOne + wrongOther - wrong[first] - wrong[second];
        double chance =
                Math.exp(-more / WARMTH)
                        * leaving(first, out)
                        * leaving(second, in)
                        / entering(first, in)
                        / entering(second, out);
        boolean fits = sum > 0 || more == 0;
        if (fits && random.nextDouble() < chance) {
            drawn[first] = one;
            drawn[second] = other;
            wrong[first] = wrongOne;
            wrong[second] = wrongOther;
            sum += more;
        }
    }

    /** A card of a hand, each physical one as likely as any other. */
    private int any(long hand) {
        int left = random.nextInt(Hand.size(hand));
        for (int rest = Hand.once(hand); rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            left -= Hand.copies(hand, card);
            if (left < 0) {
                return card;
            }
        }
        throw new IllegalStateException("a hand has fewer cards than it says");
    }

    /**
     * A deal with n copies of a card in one hand is 1 / n! as likely as labels on the cards would
     * make it; these are the factors by which that changes when one comes or goes.
     */
    private double leaving(int place, int card) {
        int copies = Hand.copies(drawn[place], card);
        return likelier(place, card, copies);
    }

    private double entering(int place, int card) {
        int copies = Hand.copies(drawn[place], card) + 1;
        return likelier(place, card, copies);
    }

    private double likelier(int place, int card, int copies) {
        double more = seats.weight(place, card, copies);
        return seats.weight(place, card, copies - 1) / more / copies;
    }
}
