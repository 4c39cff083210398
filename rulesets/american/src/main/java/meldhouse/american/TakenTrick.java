package meldhouse.american;

import java.util.List;

/**
 * A complete trick (american.md 7).
 *
 * @param number from 1
 * @param cards in the order of play, the lead first
 * @param winner the seat that took it
 * @param points the points of its cards, without the bonus for the last trick
 */
public record TakenTrick(int number, List<Laid> cards, int winner, int points) {
    public TakenTrick {
        cards = List.copyOf(cards);
    }
}
