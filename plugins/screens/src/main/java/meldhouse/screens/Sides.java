package meldhouse.screens;

import meldhouse.client.terminal.Seats;

/**
 * The two sides of the partnership game, as a viewer speaks of them.
 *
 * @param seats who sits where
 */
record Sides(Seats seats) {
    static int of(int seat) {
        return seat % 2;
    }

    boolean isOwn(int side) {
        return seats.own() != Seats.WATCHING && of(seats.own()) == side;
    }

    /** Both partners, the viewer first: {@code "You and Ann"}. */
    String name(int side) {
        int first = isOwn(side) ? seats.own() : side;
        return seats.name(first) + " and " + seats.whom((first + 2) % 4);
    }

    /** Inside a sentence. */
    String whom(int side) {
        int first = isOwn(side) ? seats.own() : side;
        return seats.whom(first) + " and " + seats.whom((first + 2) % 4);
    }

    /**
     * The side in short: {@code "your side"}, {@code "the other side"}, for a watcher its names.
     */
    String brief(int side) {
        if (seats.own() == Seats.WATCHING) {
            return whom(side);
        }
        return isOwn(side) ? "your side" : "the other side";
    }

    /** Whose side is listed first: the viewer's own. */
    int first() {
        return seats.own() == Seats.WATCHING ? 0 : of(seats.own());
    }
}
