package meldhouse.american;

import meldhouse.api.cards.Card;

import java.util.List;

/**
 * A whole hand that was laid open to claim a redeal (american.md 13.3).
 *
 * @param seat whose hand it was
 * @param cards its cards, in the order of a hand
 */
public record ShownHand(int seat, List<Card> cards) {
    public ShownHand {
        cards = List.copyOf(cards);
    }
}
