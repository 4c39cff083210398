package meldhouse.bots;

import java.util.List;

/**
 * What a card player weighs, in trick points. Found by letting players with different weights play
 * duplicate deals against each other and against chance ({@code docs/bots.md}).
 *
 * @param laterTrick what a trick won later is worth
 * @param trumpWins how likely a trump that is kept wins a trick, by how many higher ones are out:
 *     0, 1, 2, or more; above 1 for the ace, which also stops the others
 * @param sideWins the same for a card of a plain suit: 0, 1, or more
 * @param ruffed how much of that is lost if an opponent is sure to trump the suit
 * @param others the points that another seat plays to a trick on average
 * @param trumpLead what it gains to lead trump, beyond the trick
 * @param drawTrumps the same for a side with the contract that leads an ace or ten of trump while
 *     the others may have trumps
 * @param shortLead what it gains a defender with trumps to lead one of two cards of a plain suit,
 *     or the last
 * @param lastOfSuit what it gains to play the last card of a plain suit while holding trumps
 */
record Weights(
        double laterTrick,
        List<Double> trumpWins,
        List<Double> sideWins,
        double ruffed,
        double others,
        double trumpLead,
        double drawTrumps,
        double shortLead,
        double lastOfSuit) {
    static final Weights TUNED =
            new Weights(
                    11.8,
                    List.of(1.27, 0.77, 0.45, 0.28),
                    List.of(0.58, 0.3, 0.1),
                    1.57,
                    4,
                    -1,
                    10,
                    8,
                    -1.9);

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
