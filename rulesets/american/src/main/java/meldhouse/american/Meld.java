package meldhouse.american;

import meldhouse.api.cards.Card;

import java.util.List;

/**
 * A meld as it is shown and counted (american.md 6).
 *
 * @param kind what it is
 * @param cards its cards, in the order of a hand
 * @param points its price under the house rules
 */
public record Meld(MeldKind kind, List<Card> cards, int points) {
    public Meld {
        cards = List.copyOf(cards);
    }
}
