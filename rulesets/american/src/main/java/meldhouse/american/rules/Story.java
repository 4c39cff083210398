package meldhouse.american.rules;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanEvent.DealScored;
import meldhouse.american.AmericanEvent.DealVoid;
import meldhouse.american.AmericanEvent.MatchEnded;
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

/** The events of one move or shuffle, of which the last says what comes next. */
final class Story {
    private final List<Function<@Nullable Next, AmericanEvent>> told = new ArrayList<>();
    private final AmericanPosition after;

    /** Begins the story of how the match came to this position. */
    Story(AmericanPosition after) {
        this.after = after;
    }

    /** Tells an event that more must follow. */
    Story tell(AmericanEvent event) {
        told.add(next -> event);
        return this;
    }

    /** Tells an event that may be the last. */
    Story tell(Function<@Nullable Next, AmericanEvent> event) {
        told.add(event);
        return this;
    }

    Story tellMelds(List<SeatMelds> shown) {
        return tell(next -> new MeldsShown(shown, next));
    }

    /** Tells that the deal is void. */
    Story tellVoid(int deal, DealVoid.Reason reason, int nextDealer) {
        return tell(next -> new DealVoid(deal, reason, nextDealer, next));
    }

    /** Tells the score, if the deal is over, and the result, if the match is. */
    Story tellEnd() {
        switch (after) {
            case Dealing dealing -> {
                Ledger ledger = dealing.ledger();
                tell(next -> new DealScored(ledger.deals().getLast(), ledger.dealer(), next));
            }
            case MatchOver over -> {
                tell(new DealScored(over.ledger().deals().getLast(), null, null));
                tell(next -> new MatchEnded(over.result(), next));
            }
            case Drawing ignored -> {}
            case InDeal ignored -> {}
        }
        return this;
    }

    Decision.Accepted end() {
        List<Event> events = new ArrayList<>(told.size());
        Integer toMove = after.turn() instanceof Turn.Seated seated ? seated.seat() : null;
        Next last = new Next(after.phase(), toMove);
        for (int i = 0; i < told.size(); i++) {
            events.add(told.get(i).apply(i == told.size() - 1 ? last : null));
        }
        return new Decision.Accepted(after, events);
    }
}
