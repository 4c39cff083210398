package meldhouse.api.game;

import java.util.List;

/**
 * The sides of a match with their scores.
 *
 * @param sides in the ruleset's order
 */
public record Standing(List<Side> sides) {
    public Standing {
        sides = List.copyOf(sides);
    }

    /**
     * Those who score together.
     *
     * @param seats the side's seats, from 0
     * @param points the match total, in the ruleset's points; may be negative
     * @param winner whether the match is over and this side has won it
     */
    public record Side(List<Integer> seats, int points, boolean winner) {
        public Side {
            seats = List.copyOf(seats);
        }
    }

    /** The side of a seat. */
    public Side of(int seat) {
        return sides.stream()
                .filter(side -> side.seats().contains(seat))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no seat " + seat));
    }
}
