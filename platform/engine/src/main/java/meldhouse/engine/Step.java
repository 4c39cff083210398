package meldhouse.engine;

import meldhouse.api.game.Event;

import java.util.List;

/**
 * A match went on.
 *
 * @param match after it; it is a seat's turn, or the match is over
 * @param events what happened, in order, unredacted: the move and any deal that follows it
 */
public record Step(Match match, List<Event> events) implements Ruling {
    public Step {
        events = List.copyOf(events);
    }
}
