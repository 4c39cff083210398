package meldhouse.american;

import meldhouse.api.cards.Card;

import java.util.List;

/**
 * A melded card that lies open and can still be played (variants.md 4.2).
 *
 * @param seat whose it is
 * @param card the card
 * @param used the kinds of meld that it has served in, in the order of laying
 */
public record TableCard(int seat, Card card, List<MeldKind> used) {
    public TableCard {
        used = List.copyOf(used);
    }
}
