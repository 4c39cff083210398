package meldhouse.american;

import meldhouse.api.cards.Card;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The widow of a deal, also after it was taken up (variants.md 3.4).
 *
 * @param count how many cards it has or had
 * @param cards which, in the order of a hand; null for whoever has not seen them
 */
public record Widow(int count, @Nullable List<Card> cards) {
    public Widow {
        cards = cards == null ? null : List.copyOf(cards);
    }
}
