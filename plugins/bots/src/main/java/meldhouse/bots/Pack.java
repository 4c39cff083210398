package meldhouse.bots;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The 24 cards of the pack by number, suit (S H D C) times 6 plus rank (A T K Q J 9), so that of
 * two cards of a suit the lower number is the higher card.
 */
final class Pack {
    static final int SUITS = 4;
    static final int RANKS = 6;
    static final int KINDS = 24;

    static final int ACE = 0;
    static final int TEN = 1;
    static final int KING = 2;
    static final int QUEEN = 3;
    static final int JACK = 4;
    static final int NINE = 5;

    private static final Rank[] ORDER = {
        Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE
    };

    private static final List<Card> CARDS =
            IntStream.range(0, KINDS)
                    .mapToObj(n -> Card.of(ORDER[n % RANKS], Suit.values()[n / RANKS]))
                    .toList();

    private Pack() {}

    static Card card(int number) {
        return CARDS.get(number);
    }

    static int number(Card card) {
        for (int rank = 0; rank < RANKS; rank++) {
            if (ORDER[rank] == card.rank()) {
                return card.suit().ordinal() * RANKS + rank;
            }
        }
        throw new IllegalArgumentException("the pack has no " + card);
    }

    static int number(int suit, int rank) {
        return suit * RANKS + rank;
    }

    static int suit(int number) {
        return number / RANKS;
    }

    static int rank(int number) {
        return number % RANKS;
    }

    /** How many of each card. */
    static int[] counts(List<Card> cards) {
        int[] counts = new int[KINDS];
        for (Card card : cards) {
            counts[number(card)]++;
        }
        return counts;
    }

    /** How many cards of a suit. */
    static int length(int[] counts, int suit) {
        int length = 0;
        for (int card = suit * RANKS; card < (suit + 1) * RANKS; card++) {
            length += counts[card];
        }
        return length;
    }

    /** Whether a card would beat another one that lies in the trick. */
    static boolean beats(int card, int other, int trump) {
        return suit(card) == suit(other) ? card < other : suit(card) == trump;
    }
}
