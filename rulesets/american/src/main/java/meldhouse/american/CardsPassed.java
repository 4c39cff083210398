package meldhouse.american;

import meldhouse.api.cards.Card;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Cards that one partner passed to the other, face down (american.md 5).
 *
 * @param from the giver
 * @param to the receiver
 * @param count how many
 * @param cards which, in the order of a hand; null for all but giver and receiver
 */
public record CardsPassed(int from, int to, int count, @Nullable List<Card> cards) {
    public CardsPassed {
        cards = cards == null ? null : List.copyOf(cards);
    }
}
