package meldhouse.american;

import meldhouse.api.cards.Card;

import java.util.List;

/**
 * A meld that a seat lists (american.md 6.3).
 *
 * @param kind what it is said to be
 * @param cards its cards, in any order; kept in the order of a hand
 */
public record Claim(MeldKind kind, List<Card> cards) {
    public Claim {
        cards = HandOrder.sorted(cards);
    }
}
