package meldhouse.american.rules;

import java.util.List;

/**
 * A guess at all that a viewer cannot see of a deal.
 *
 * @param hands hands and widow
 * @param stock the hidden cards of the stock, the top first
 * @param widow the widow that was taken up, and what became of it
 * @param exchange the cards passed
 * @param chosen cards chosen to be passed, still in the hand
 * @param buried the cards laid away
 */
record World(
        Hands hands,
        List<Integer> stock,
        TakenWidow widow,
        Exchange exchange,
        long chosen,
        long buried) {
    World {
        stock = List.copyOf(stock);
    }
}
