package meldhouse.screens;

import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Who;

/**
 * The two sides of the partnership game, as a viewer speaks of them.
 *
 * @param seats who sits where
 */
record Sides(Seats seats) {
    static int of(int seat) {
        return seat % 2;
    }

    /** Who sits across. */
    static int partner(int seat) {
        return (seat + 2) % 4;
    }

    boolean isWatched() {
        return seats.own() == Seats.WATCHING;
    }

    boolean isOwn(int side) {
        return !isWatched() && of(seats.own()) == side;
    }

    /** Both partners, the viewer first: {@code "you and Ann"}. */
    Who who(int side) {
        int first = isOwn(side) ? seats.own() : side;
        return seats.pair(first, partner(first));
    }

    /** Which of the sentences about a side it is: {@code own}, {@code other}, {@code watched}. */
    String key(int side) {
        return isWatched() ? "watched" : isOwn(side) ? "own" : "other";
    }

    /** Whose side is listed first: the viewer's own. */
    int first() {
        return isWatched() ? 0 : of(seats.own());
    }

    Words words() {
        return Words.of(seats.tongue());
    }
}
