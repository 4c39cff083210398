package meldhouse.engine;

import meldhouse.api.game.Event;

/** What is numbered in a match: an event of the rules, or that a move was taken back. */
public sealed interface Happening {
    /**
     * Something happened.
     *
     * @param event as it was, unredacted
     */
    record Occurred(Event event) implements Happening {}

    /**
     * A move was taken back: whatever happened after a number is void, and the match stands as it
     * stood then.
     *
     * @param seat whose move it was
     * @param since the number of the last happening that stands
     */
    record TakenBack(int seat, int since) implements Happening {}
}
