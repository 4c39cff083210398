package meldhouse.american;

import meldhouse.api.cards.Card;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * What the declarer laid away, face down (variants.md 5.4).
 *
 * @param count how many cards
 * @param cards which, in the order of a hand; null for all but the declarer
 * @param trumps how many of them are trumps, where that is announced; else null
 * @param aces how many of them are aces, where that is announced; else null
 */
public record Buried(
        int count, @Nullable List<Card> cards, @Nullable Integer trumps, @Nullable Integer aces) {
    public Buried {
        cards = cards == null ? null : List.copyOf(cards);
    }
}
