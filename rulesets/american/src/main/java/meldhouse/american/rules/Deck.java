package meldhouse.american.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The cards that packs are made of: 24, or 20 where there are no nines (american.md 1 and 2).
 * Inside the rules a card is its number, suit (S H D C) times 6 plus rank (A T K Q J 9), so that of
 * two cards of a suit the lower number is the higher card; a set of cards is a mask of 24 bits, bit
 * n for card n.
 */
final class Deck {
    static final int SUITS = 4;
    static final int RANKS = 6;
    static final int KINDS = 24;
    static final int MOST_COPIES = 4;

    /** The cards of the largest pack: four copies without nines. */
    static final int MOST = 80;

    static final int ALL = (1 << KINDS) - 1;

    /** A suit's place in masks and tables where there is no trump. */
    static final int NO_TRUMP = 4;

    static final int ACE = 0;
    static final int TEN = 1;
    static final int KING = 2;
    static final int QUEEN = 3;
    static final int JACK = 4;
    static final int NINE = 5;

    private static final Rank[] ORDER = {
        Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE
    };
    private static final Suit[] EVERY_SUIT = Suit.values();

    /** Every card once, by number. */
    static final List<Card> CARDS =
            IntStream.range(0, KINDS)
                    .mapToObj(number -> Card.of(ORDER[number % RANKS], EVERY_SUIT[number / RANKS]))
                    .toList();

    private static final int[] PLACE = places();

    private Deck() {}

    private static int[] places() {
        int[] places = new int[Rank.values().length];
        Arrays.fill(places, -1);
        for (int place = 0; place < RANKS; place++) {
            places[ORDER[place].ordinal()] = place;
        }
        return places;
    }

    static Card card(int number) {
        return CARDS.get(number);
    }

    static int number(int suit, int rank) {
        return suit * RANKS + rank;
    }

    /** The number of a card; -1 if the pack has no such card. */
    static int number(Card card) {
        int place = card.isJoker() ? -1 : PLACE[card.rank().ordinal()];
        return place < 0 ? -1 : card.suit().ordinal() * RANKS + place;
    }

    static Suit suit(int suit) {
        return EVERY_SUIT[suit];
    }

    static int suitOf(int number) {
        return number / RANKS;
    }

    static int rankOf(int number) {
        return number % RANKS;
    }

    /** All cards of a suit; none for {@link #NO_TRUMP}. */
    static int ofSuit(int suit) {
        return suit == NO_TRUMP ? 0 : 0b111111 << suit * RANKS;
    }

    /** The cards of one rank in all suits. */
    static int ofRank(int rank) {
        return 0b000001_000001_000001_000001 << rank;
    }

    static int mask(int number) {
        return 1 << number;
    }
}
