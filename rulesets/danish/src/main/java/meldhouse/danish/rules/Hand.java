package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;

import java.util.ArrayList;
import java.util.List;

/**
 * Cards in no order, by kind ({@link Pack}). Which copy is the turned-up card is not said here.
 *
 * @param one a bit for each suited kind of which there is a card, and from bit 52 on one for each
 *     joker
 * @param two a bit for each suited kind of which there are both cards
 */
record Hand(long one, long two) {
    static final Hand EMPTY = new Hand(0, 0);

    private static final long SUITED = (1L << Pack.JOKER) - 1;
    private static final long TWOS = 0b1111L << Pack.TWOS;
    private static final long STEP = 1L | 1L << 12 | 1L << 24 | 1L << 36;
    private static final long NATURAL = (1L << Pack.TWOS) - 1;

    static Hand of(Iterable<DanishCard> cards) {
        Hand hand = EMPTY;
        for (DanishCard card : cards) {
            hand = hand.with(Pack.of(card.card()));
        }
        return hand;
    }

    int size() {
        return Long.bitCount(one) + Long.bitCount(two);
    }

    boolean isEmpty() {
        return one == 0;
    }

    int count(int kind) {
        return kind == Pack.JOKER ? jokers() : (int) (one >>> kind & 1) + (int) (two >>> kind & 1);
    }

    boolean has(int kind) {
        return (one >>> kind & 1) != 0;
    }

    int jokers() {
        return Long.bitCount(one >>> Pack.JOKER);
    }

    int wilds() {
        return Long.bitCount(one & ~NATURAL) + Long.bitCount(two & TWOS);
    }

    boolean hasWild() {
        return (one & ~NATURAL) != 0;
    }

    /** How many natural cards of a rank there are. */
    int ofStep(int step) {
        long mask = STEP << step;
        return Long.bitCount(one & mask) + Long.bitCount(two & mask);
    }

    /** The steps of a suit of which there is a natural card, as bits. */
    int lane(int suit) {
        return (int) (one >>> suit * Pack.STEPS) & 0xFFF;
    }

    /** The kinds that are there, jokers as bit 52. */
    long kinds() {
        return one & SUITED | (one >>> Pack.JOKER == 0 ? 0 : 1L << Pack.JOKER);
    }

    /**
     * One card more.
     *
     * @throws IllegalArgumentException if the pack has no such card left
     */
    Hand with(int kind) {
        long bit = 1L << kind;
        if (kind == Pack.JOKER) {
            long jokers = one >>> Pack.JOKER;
            if (jokers == 0b1111) {
                throw new IllegalArgumentException("a fifth joker");
            }
            return new Hand(one | (jokers << 1 | 1) << Pack.JOKER, two);
        }
        if ((one & bit) == 0) {
            return new Hand(one | bit, two);
        }
        if ((two & bit) != 0) {
            throw new IllegalArgumentException("a third " + Pack.seen(kind));
        }
        return new Hand(one, two | bit);
    }

    /**
     * One card less.
     *
     * @throws IllegalArgumentException if it is not there
     */
    Hand without(int kind) {
        if (kind == Pack.JOKER) {
            long jokers = one >>> Pack.JOKER;
            if (jokers == 0) {
                throw new IllegalArgumentException("there is no joker");
            }
            return new Hand(one & SUITED | jokers >>> 1 << Pack.JOKER, two);
        }
        long bit = 1L << kind;
        if ((two & bit) != 0) {
            return new Hand(one, two & ~bit);
        }
        if ((one & bit) == 0) {
            throw new IllegalArgumentException("there is no " + Pack.seen(kind));
        }
        return new Hand(one & ~bit, two);
    }

    Hand with(Hand other) {
        if ((one & SUITED & other.one) == 0 && (one | other.one) >>> Pack.JOKER == 0) {
            return new Hand(one | other.one, two | other.two);
        }
        Hand hand = this;
        for (int kind : other.list()) {
            hand = hand.with(kind);
        }
        return hand;
    }

    Hand without(Hand other) {
        Hand hand = this;
        for (int kind : other.list()) {
            hand = hand.without(kind);
        }
        return hand;
    }

    boolean contains(Hand other) {
        return (other.one & SUITED & ~one) == 0
                && (other.two & ~two) == 0
                && other.jokers() <= jokers();
    }

    /** Every card, by kind. */
    int[] list() {
        int[] kinds = new int[size()];
        int at = 0;
        for (long rest = one & SUITED; rest != 0; rest &= rest - 1) {
            int kind = Long.numberOfTrailingZeros(rest);
            kinds[at++] = kind;
            if ((two >>> kind & 1) != 0) {
                kinds[at++] = kind;
            }
        }
        while (at < kinds.length) {
            kinds[at++] = Pack.JOKER;
        }
        return kinds;
    }

    /**
     * The cards as they are seen, in the order of a hand.
     *
     * @param marked the kind of which one copy is the turned-up card; negative: none here
     */
    List<DanishCard> cards(int marked) {
        List<DanishCard> cards = new ArrayList<>(size());
        boolean mark = marked >= 0;
        for (int kind : list()) {
            cards.add(Pack.seen(mark && kind == marked ? kind + Pack.MARK : kind));
            mark &= kind != marked;
        }
        cards.sort(null);
        return List.copyOf(cards);
    }

    /** What the cards cost in a hand (danish.md 1.1). */
    int cost() {
        int cost = 30 * jokers() + 15 * (Long.bitCount(one & TWOS) + Long.bitCount(two & TWOS));
        for (int step = 0; step < Pack.STEPS; step++) {
            cost += ofStep(step) * CardValue.of(Pack.rank(step));
        }
        return cost;
    }

    @Override
    public String toString() {
        return DanishCard.text(cards(-1));
    }
}
