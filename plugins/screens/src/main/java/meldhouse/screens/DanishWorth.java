package meldhouse.screens;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.danish.DanishCard;

import java.util.List;

/** The card values that no house rule changes (danish.md 1.1, 5.2). */
final class DanishWorth {
    private DanishWorth() {}

    /** What a rank is worth in a meld. */
    static int value(Rank rank) {
        return switch (rank) {
            case ACE, TWO -> 15;
            case KING, QUEEN, JACK, TEN, NINE, EIGHT -> 10;
            case SEVEN, SIX, FIVE, FOUR, THREE -> 5;
        };
    }

    /** What a card left in the hand costs. */
    static int own(Card card) {
        return card.isJoker() ? 30 : value(card.rank());
    }

    /** What a whole hand costs. */
    static int hand(List<DanishCard> cards) {
        return cards.stream().mapToInt(card -> own(card.card())).sum();
    }

    /** Whether a rank is that of an ace or a picture. */
    static boolean isHigh(Rank rank) {
        return rank == Rank.ACE || rank == Rank.KING || rank == Rank.QUEEN || rank == Rank.JACK;
    }
}
