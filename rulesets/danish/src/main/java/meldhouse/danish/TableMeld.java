package meldhouse.danish;

import java.util.List;

/**
 * A meld on the table (danish.md 3), with all that its worth depends on.
 *
 * @param number its number in this round, from 0, in the order of laying, over all sides; it never
 *     changes, and a joined meld keeps the lower of the two
 * @param side whose it is
 * @param type set or straight
 * @param cards a straight from low to high; a set in the order of laying, where a natural card
 *     takes the place of the wild that it rescued
 * @param rescued the wilds rescued from it, in order
 * @param laidAtOnce how many cards the action that made it laid; 0 for a joined meld
 * @param naturalsAtOnce how many of these were natural
 * @param startHand whether it was a Pinochle of the start hand (danish.md 3.5, D28)
 * @param worth what it is worth as it lies
 */
public record TableMeld(
        int number,
        int side,
        MeldType type,
        List<LaidCard> cards,
        List<RescuedWild> rescued,
        int laidAtOnce,
        int naturalsAtOnce,
        boolean startHand,
        MeldWorth worth) {
    public TableMeld {
        cards = List.copyOf(cards);
        rescued = List.copyOf(rescued);
    }
}
