package meldhouse.american.rules;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanEvent.MeldsShown;
import meldhouse.american.Next;
import meldhouse.american.SeatMelds;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The events of one move or shuffle, of which the last says what comes next. Where nobody listens,
 * as in a search, nothing is told.
 */
final class Story {
    /** Told to nobody. */
    static final Story SILENT = new Story(false);

    private final boolean isHeard;
    private final List<Function<@Nullable Next, AmericanEvent>> told = new ArrayList<>();

    private Story(boolean isHeard) {
        this.isHeard = isHeard;
    }

    static Story heard() {
        return new Story(true);
    }

    /** Tells an event that more must follow. */
    Story tell(AmericanEvent event) {
        return tell(_ -> event);
    }

    /** Tells an event that may be the last. */
    Story tell(Function<@Nullable Next, AmericanEvent> event) {
        if (isHeard) {
            told.add(event);
        }
        return this;
    }

    /** Tells what some seats showed, if any did. */
    Story tellMelds(List<SeatMelds> shown) {
        return shown.isEmpty() ? this : tell(next -> new MeldsShown(shown, next));
    }

    /** Ends the story with where it has led. */
    Decision.Accepted end(AmericanPosition after) {
        Event[] events = new Event[told.size()];
        Integer toMove = after.turn() instanceof Turn.Seated seated ? seated.seat() : null;
        Next last = new Next(after.phase(), toMove);
        for (int i = 0; i < events.length; i++) {
            events[i] = told.get(i).apply(i == events.length - 1 ? last : null);
        }
        return new Decision.Accepted(after, List.of(events));
    }
}
