package meldhouse.american.rules;

import java.util.List;

/**
 * What the sides took in a deal, in tricks and points.
 *
 * @param tricks how many tricks
 * @param cardPoints the points of the cards in them
 * @param lastTrick the bonus for the last
 * @param buried the buried cards that count for somebody
 * @param buriedPoints their points
 */
record Took(
        List<Integer> tricks,
        List<Integer> cardPoints,
        List<Integer> lastTrick,
        long buried,
        List<Integer> buriedPoints) {
    static Took nothing(Sides sides) {
        return soFar(sides, sides.nothing(), sides.nothing());
    }

    /** Before the last trick. */
    static Took soFar(Sides sides, List<Integer> tricks, List<Integer> cardPoints) {
        return new Took(tricks, cardPoints, sides.nothing(), Hand.EMPTY, sides.nothing());
    }

    /** The trick points of each side, without those of buried cards. */
    List<Integer> inTricks(Sides sides) {
        return sides.each(side -> cardPoints.get(side) + lastTrick.get(side));
    }
}
