package meldhouse.bots;

import java.util.List;

/**
 * What a card player weighs, in trick points. Found by letting players with different weights play
 * duplicate deals against each other and against chance ({@code docs/bots.md}).
 *
 * @param laterTrick what a trick won later is worth
 * @param trumpWins how likely a trump that is kept wins a trick, by how many higher ones are out:
 *     0, 1, 2, or more
 * @param sideWins the same for a card of a plain suit: 0, 1, or more
 * @param ruffed how much of that is lost if an opponent is sure to trump the suit
 * @param keptPoint what each point of a kept card is worth by itself
 * @param lead what it is worth to win the trick and lead
 * @param others the points that an opponent plays to a trick on average
 * @param fed the points that the partner plays to a trick that we win
 * @param lost the points that the partner plays to a trick that we lose
 * @param drawing what the bidders gain by leading trump, beyond the trick
 * @param lastOfSuit what it gains to play the last card of a plain suit while holding trumps
 */
record Weights(
        double laterTrick,
        List<Double> trumpWins,
        List<Double> sideWins,
        double ruffed,
        double keptPoint,
        double lead,
        double others,
        double fed,
        double lost,
        double drawing,
        double lastOfSuit) {
    static final Weights TUNED =
            new Weights(
                    11.8,
                    List.of(1.27, 0.67, 0.45, 0.28),
                    List.of(0.58, 0.3, 0.1),
                    1,
                    0,
                    0.2,
                    4,
                    4,
                    4,
                    -2.2,
                    -2.1);

    Weights {
        trumpWins = List.copyOf(trumpWins);
        sideWins = List.copyOf(sideWins);
    }

    double trumpWins(int higher) {
        return trumpWins.get(Math.min(higher, trumpWins.size() - 1));
    }

    double sideWins(int higher) {
        return sideWins.get(Math.min(higher, sideWins.size() - 1));
    }
}
