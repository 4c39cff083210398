package meldhouse.american;

import meldhouse.api.cards.Card;

/**
 * A card that a seat laid on the table: to a trick, or in the draw for the dealer.
 *
 * @param seat whose card it is
 * @param card the card
 */
public record Laid(int seat, Card card) {}
