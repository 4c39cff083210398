package meldhouse.danish;

import meldhouse.api.cards.Card;

import java.util.List;

/**
 * One round of the draw for places (danish.md 1.3).
 *
 * @param cards who drew what; a seat that drew a joker drew again at once, and stands here again
 */
public record Draws(List<Draw> cards) {
    public Draws {
        cards = List.copyOf(cards);
    }

    /**
     * A card drawn.
     *
     * @param seat by whom
     * @param card which
     */
    public record Draw(int seat, Card card) {}
}
