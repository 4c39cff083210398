package meldhouse.american.rules;

import meldhouse.api.cards.Card;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * The arithmetic of hands. A hand is a {@code long} of two planes: bit n says that it holds card n
 * at least once, bit 24 + n that it holds it twice. So the number of set bits is the number of
 * cards, and a meld is held once or twice if one or both planes hold its mask.
 */
final class Hand {
    static final long EMPTY = 0;

    /** The whole pack. */
    static final long PACK = (1L << Deck.SIZE) - 1;

    private Hand() {}

    /** The distinct cards. */
    static int once(long hand) {
        return (int) hand & Deck.ALL;
    }

    /** The cards held in both copies. */
    static int twice(long hand) {
        return (int) (hand >>> Deck.KINDS);
    }

    static int size(long hand) {
        return Long.bitCount(hand);
    }

    static int copies(long hand, int card) {
        return (int) (hand >>> card & 1) + (int) (hand >>> card + Deck.KINDS & 1);
    }

    static boolean has(long hand, int card) {
        return (hand >>> card & 1) != 0;
    }

    /** How often the hand holds all cards of the mask: 0, 1 or 2. */
    static int sets(long hand, int mask) {
        if ((once(hand) & mask) != mask) {
            return 0;
        }
        return (twice(hand) & mask) == mask ? 2 : 1;
    }

    /** The hand and one more card, of which it holds one copy at most. */
    static long with(long hand, int card) {
        long bit = 1L << card;
        return (hand & bit) == 0 ? hand | bit : hand | bit << Deck.KINDS;
    }

    /** The hand without one copy of a card that it holds. */
    static long without(long hand, int card) {
        long second = 1L << card + Deck.KINDS;
        return (hand & second) != 0 ? hand ^ second : hand & ~(1L << card);
    }

    /** Both together; no card more than twice. */
    static long plus(long hand, long other) {
        long sum = hand;
        for (int card = 0; card < Deck.KINDS; card++) {
            for (int copy = copies(other, card); copy > 0; copy--) {
                sum = with(sum, card);
            }
        }
        return sum;
    }

    /** What is left without the others, all of which the hand holds. */
    static long minus(long hand, long others) {
        long rest = hand;
        for (int card = 0; card < Deck.KINDS; card++) {
            for (int copy = copies(others, card); copy > 0; copy--) {
                rest = without(rest, card);
            }
        }
        return rest;
    }

    /** Whether the hand holds all the others, each as often. */
    static boolean holds(long hand, long others) {
        int once = once(others) & ~once(hand);
        int twice = twice(others) & ~twice(hand);
        return (once | twice) == 0;
    }

    /** So many cards of a hand, every choice of physical cards as likely as any other. */
    static long draw(long hand, int count, RandomGenerator random) {
        List<Card> left = new ArrayList<>(cards(hand));
        long drawn = EMPTY;
        for (int i = 0; i < count; i++) {
            drawn = with(drawn, Deck.number(left.remove(random.nextInt(left.size()))));
        }
        return drawn;
    }

    /**
     * Packs cards of the pack.
     *
     * @throws IllegalArgumentException if one is none of the pack, or is there three times
     */
    static long of(Collection<Card> cards) {
        long hand = EMPTY;
        for (Card card : cards) {
            int number = Deck.number(card);
            if (number < 0) {
                throw new IllegalArgumentException(
                        "Cannot use card '%s': the pack has none. Allowed: A T K Q J 9 of S H D C."
                                .formatted(card));
            }
            if (copies(hand, number) == Deck.COPIES) {
                throw new IllegalArgumentException(
                        "Cannot hold the %s three times: the pack has two."
                                .formatted(card.title()));
            }
            hand = with(hand, number);
        }
        return hand;
    }

    /** The cards by suit S H D C, then A T K Q J 9, equal ones side by side. */
    static List<Card> cards(long hand) {
        List<Card> cards = new ArrayList<>(size(hand));
        for (int card = 0; card < Deck.KINDS; card++) {
            for (int copy = copies(hand, card); copy > 0; copy--) {
                cards.add(Deck.card(card));
            }
        }
        return List.copyOf(cards);
    }

    /** The distinct cards of a mask, in the same order. */
    static List<Card> distinct(int mask) {
        return cards(mask & Deck.ALL);
    }

    /** As {@code AS AS TS}; {@code -} for no card. */
    static String text(long hand) {
        return hand == EMPTY
                ? "-"
                : cards(hand).stream().map(Card::toString).collect(Collectors.joining(" "));
    }

    /**
     * Reads what {@link #text} printed.
     *
     * @throws IllegalArgumentException if it is no hand; the message says why
     */
    static long parse(String text) {
        return text.strip().equals("-") ? EMPTY : of(Card.parseAll(text));
    }
}
