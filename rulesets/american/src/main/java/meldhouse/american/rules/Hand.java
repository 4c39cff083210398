package meldhouse.american.rules;

import meldhouse.api.cards.Card;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * The arithmetic of hands. A hand is a {@code long}: bit n says that it holds card n at least once,
 * bit 24 + n that it holds one more copy of it, and a third bit two more. So a hand holds up to
 * four copies of a card; where the pack has two, the third bits are never set and the number of set
 * bits is the number of cards.
 *
 * <p>The third bits of aces, tens, kings and queens stand above the other two planes. For those of
 * jacks there is no room left; they stand where the second nine of the suit would. That cannot be
 * mistaken: a pack with four copies has no nines, and a second nine is held only beside a first.
 */
final class Hand {
    static final long EMPTY = 0;

    private static final int THIRD = 2 * Deck.KINDS;
    private static final int NINES = Deck.ofRank(Deck.NINE);

    /** For each card its third bit; 0 for nines. */
    private static final long[] TWO_MORE = new long[Deck.KINDS];

    /** For each card the bit that says, if it is set, that its third bit means something else. */
    private static final long[] MISLEADING = new long[Deck.KINDS];

    static {
        for (int card = 0; card < Deck.KINDS; card++) {
            int rank = Deck.rankOf(card);
            if (rank < Deck.JACK) {
                TWO_MORE[card] = 1L << THIRD + Deck.suitOf(card) * Deck.JACK + rank;
            } else if (rank == Deck.JACK) {
                TWO_MORE[card] = 1L << Deck.KINDS + card + 1;
                MISLEADING[card] = 1L << card + 1;
            }
        }
    }

    private Hand() {}

    /** The distinct cards. */
    static int once(long hand) {
        return (int) hand & Deck.ALL;
    }

    /** The cards held twice or more. */
    static int twice(long hand) {
        return oneMore(hand) | thrice(hand);
    }

    /** The cards held three times or more. */
    static int thrice(long hand) {
        int jacks = (int) (hand >>> Deck.KINDS) & ~(int) hand & NINES;
        int others = (int) (hand >>> THIRD);
        return (others | jacks) == 0
                ? 0
                : jacks >>> 1
                        | others & 0xF
                        | (others & 0xF0) << 2
                        | (others & 0xF00) << 4
                        | (others & 0xF000) << 6;
    }

    /** The cards held four times. */
    static int fourTimes(long hand) {
        return oneMore(hand) & thrice(hand);
    }

    /** The cards of which an even number is held, or none, left out: the second plane. */
    private static int oneMore(long hand) {
        return (int) (hand >>> Deck.KINDS) & Deck.ALL & (~NINES | (int) hand);
    }

    static int size(long hand) {
        long jacks = hand >>> Deck.KINDS & ~hand & NINES;
        return Long.bitCount(hand) + Long.bitCount(hand >>> THIRD) + Long.bitCount(jacks);
    }

    /** How many cards of a mask it holds, copies counted. */
    static int count(long hand, int mask) {
        int two = thrice(hand) & mask;
        return Integer.bitCount(once(hand) & mask)
                + Integer.bitCount(oneMore(hand) & mask)
                + 2 * Integer.bitCount(two);
    }

    static int copies(long hand, int card) {
        int first = (int) (hand >>> card) & 1;
        int more = (int) (hand >>> card + Deck.KINDS) & first;
        return first + more + (hasTwoMore(hand, card) ? 2 : 0);
    }

    private static boolean hasTwoMore(long hand, int card) {
        return (hand & TWO_MORE[card]) != 0 && (hand & MISLEADING[card]) == 0;
    }

    static boolean has(long hand, int card) {
        return (hand >>> card & 1) != 0;
    }

    /** How often the hand holds all cards of the mask: 0 to 4. */
    static int sets(long hand, int mask) {
        if ((once(hand) & mask) != mask) {
            return 0;
        }
        if ((twice(hand) & mask) != mask) {
            return 1;
        }
        if ((thrice(hand) & mask) != mask) {
            return 2;
        }
        return (oneMore(hand) & mask) == mask ? 4 : 3;
    }

    /** The hand and one more card, of which it holds three copies at most. */
    static long with(long hand, int card) {
        long first = 1L << card;
        if ((hand & first) == 0) {
            return hand | first;
        }
        long second = first << Deck.KINDS;
        return (hand & second) == 0 ? hand | second : hand ^ second | TWO_MORE[card];
    }

    /** The hand without one copy of a card that it holds. */
    static long without(long hand, int card) {
        long second = 1L << card + Deck.KINDS;
        if ((hand & second) != 0) {
            return hand ^ second;
        }
        return hasTwoMore(hand, card) ? hand ^ TWO_MORE[card] ^ second : hand & ~(1L << card);
    }

    /** Both together; no card more often than four times. */
    static long plus(long hand, long other) {
        long sum = hand;
        for (int rest = once(other); rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            for (int copy = copies(other, card); copy > 0; copy--) {
                sum = with(sum, card);
            }
        }
        return sum;
    }

    /** Of each card as many as the one or the other has, whichever has more. */
    static long either(long hand, long other) {
        long all = hand;
        for (int rest = once(other); rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            for (int copy = copies(hand, card); copy < copies(other, card); copy++) {
                all = with(all, card);
            }
        }
        return all;
    }

    /** What is left without the others, all of which the hand holds. */
    static long minus(long hand, long others) {
        long left = hand;
        for (int rest = once(others); rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            for (int copy = copies(others, card); copy > 0; copy--) {
                left = without(left, card);
            }
        }
        return left;
    }

    /** So many copies of each card of a mask. */
    static long of(int mask, int copies) {
        long hand = EMPTY;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            for (int copy = 0; copy < copies; copy++) {
                hand = with(hand, Integer.numberOfTrailingZeros(rest));
            }
        }
        return hand;
    }

    /** The cards of a mask that it holds, copies counted. */
    static long only(long hand, int mask) {
        long left = hand;
        for (int rest = once(hand) & ~mask; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            for (int copy = copies(hand, card); copy > 0; copy--) {
                left = without(left, card);
            }
        }
        return left;
    }

    /** Whether the hand holds all the others, each as often. */
    static boolean holds(long hand, long others) {
        return (once(others) & ~once(hand)) == 0
                && (twice(others) & ~twice(hand)) == 0
                && (thrice(others) & ~thrice(hand)) == 0
                && (fourTimes(others) & ~fourTimes(hand)) == 0;
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
     * Packs cards.
     *
     * @throws IllegalArgumentException if one is in no pack, or is there five times
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
            int most = Deck.rankOf(number) == Deck.NINE ? 2 : Deck.MOST_COPIES;
            if (copies(hand, number) == most) {
                throw new IllegalArgumentException(
                        "Cannot hold the %s %d times: no pack has so many."
                                .formatted(card.title(), most + 1));
            }
            hand = with(hand, number);
        }
        return hand;
    }

    /** The cards by suit S H D C, then A T K Q J 9, equal ones side by side. */
    static List<Card> cards(long hand) {
        if (hand == EMPTY) {
            return List.of();
        }
        Card[] cards = new Card[size(hand)];
        int place = 0;
        for (int rest = once(hand); rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            for (int copy = copies(hand, card); copy > 0; copy--) {
                cards[place++] = Deck.card(card);
            }
        }
        return List.of(cards);
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
