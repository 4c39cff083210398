package meldhouse.danish;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * What the seat to move drew in this turn (danish.md 2.1).
 *
 * @param from stock or pile
 * @param count how many cards
 * @param cards which, those of the pile from bottom to top; null: a card of the stock that the
 *     viewer did not see
 */
public record Drawn(Source from, int count, @Nullable List<DanishCard> cards) {
    public Drawn {
        cards = cards == null ? null : List.copyOf(cards);
    }
}
