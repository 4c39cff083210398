package meldhouse.api.game;

import java.util.List;

/** What the rules say to a move. */
public sealed interface Decision {
    /**
     * The move was made.
     *
     * @param next the position after it
     * @param events what happened, in order; at least one
     */
    record Accepted(Position next, List<Event> events) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /**
     * The move was refused, and nothing has changed.
     *
     * @param why the rule that forbids it
     */
    record Refused(Refusal why) implements Decision {}

    /** A refusal in short. */
    static Decision refused(String rule, String sentence) {
        return new Refused(new Refusal(rule, sentence));
    }
}
