package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.danish.DanishCard;
import meldhouse.danish.rules.Choices.WildValue;

import java.util.Collection;
import java.util.Objects;

/** What cards are worth (danish.md 1.1, 5.2). */
final class CardValue {
    private static final int JOKER = 30;
    private static final int[] BY_RANK = new int[Rank.values().length];

    static {
        for (Rank rank : Rank.values()) {
            BY_RANK[rank.ordinal()] =
                    switch (rank) {
                        case THREE, FOUR, FIVE, SIX, SEVEN -> 5;
                        case EIGHT, NINE, TEN, JACK, QUEEN, KING -> 10;
                        case TWO, ACE -> 15;
                    };
        }
    }

    private CardValue() {}

    static int of(Rank rank) {
        return BY_RANK[rank.ordinal()];
    }

    /** The card's own value: what it costs in a hand. */
    static int own(Card card) {
        return card.isJoker() ? JOKER : of(card.rank());
    }

    /** What cards cost in a hand. */
    static int own(Collection<DanishCard> cards) {
        int sum = 0;
        for (DanishCard card : cards) {
            sum += own(card.card());
        }
        return sum;
    }

    /** What a card counts in a meld; a wild one says what it stands for. */
    static int inMeld(DanishRules rules, DanishCard card) {
        return rules.wildValueInMelds() == WildValue.OWN && card.isWild()
                ? own(card.card())
                : of(Objects.requireNonNull(card.playedRank()));
    }

    /** Whether it is an ace or a picture (danish.md 3.4). */
    static boolean isHigh(Rank rank) {
        return rank.compareTo(Rank.JACK) >= 0;
    }
}
