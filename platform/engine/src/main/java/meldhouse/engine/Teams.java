package meldhouse.engine;

import meldhouse.api.game.Game;
import meldhouse.api.game.Position;
import meldhouse.api.game.Standing;

import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Who sits where. A team is the bots of one side as they were named; when the sides are exchanged
 * it moves to another. Where partners are drawn by chance, the sides of a match are known once it
 * has begun, and the bots take their seats then.
 *
 * @param named the seats of each side before chance has moved: the order in which bots are named
 * @param sides the seats of each side
 */
record Teams(List<List<Integer>> named, List<List<Integer>> sides) {
    static Teams of(Game game) {
        List<List<Integer>> sides = sides(game.start());
        return new Teams(sides, sides);
    }

    private static List<List<Integer>> sides(Position position) {
        return position.standing().sides().stream().map(Standing.Side::seats).toList();
    }

    /** The same teams at a match that has just begun. */
    Teams at(Match match) {
        return new Teams(named, sides(match.position()));
    }

    int count() {
        return sides.size();
    }

    /** How many different sizes of sides there are. */
    int sizes() {
        return (int) sides.stream().map(List::size).distinct().count();
    }

    /** Which team sits on a side after so many exchanges. */
    int team(int side, int exchanges) {
        return Math.floorMod(side - exchanges, count());
    }

    /** Which team sits on each side after so many exchanges. */
    IntUnaryOperator after(int exchanges) {
        return side -> team(side, exchanges);
    }

    /** Which of the bots, as they were named, sits in a seat after so many exchanges. */
    int bot(int seat, int exchanges) {
        for (int side = 0; side < count(); side++) {
            int place = sides.get(side).indexOf(seat);
            if (place >= 0) {
                return named.get(team(side, exchanges)).get(place);
            }
        }
        throw new IllegalArgumentException("seat " + seat + " is on no side");
    }
}
