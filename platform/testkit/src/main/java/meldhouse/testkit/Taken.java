package meldhouse.testkit;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;

import java.util.List;

/** A step that a match took. */
sealed interface Taken {
    /** Where it was taken. */
    Position before();

    /** What came of it. */
    Decision.Accepted accepted();

    default Position next() {
        return accepted().next();
    }

    default List<Event> events() {
        return accepted().events();
    }

    /** Chance moved. */
    record Dealt(Position before, Order order, Decision.Accepted accepted) implements Taken {
        @Override
        public String toString() {
            return "a shuffle of " + order.things();
        }
    }

    /** A seat moved. */
    record Moved(Position before, int seat, Move move, Decision.Accepted accepted)
            implements Taken {
        @Override
        public String toString() {
            return move + " by seat " + seat;
        }
    }
}
