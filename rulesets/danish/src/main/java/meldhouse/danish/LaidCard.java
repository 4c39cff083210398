package meldhouse.danish;

/**
 * A card in a meld on the table.
 *
 * @param card the card; a wild one says what it stands for
 * @param seat who laid it
 * @param turn in which turn of the round, from 1
 * @param support whether it was put onto a meld that held a card of a partner (danish.md 5.6)
 */
public record LaidCard(DanishCard card, int seat, int turn, boolean support) {}
