package meldhouse.danish.rules;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Turn;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishEvent.MatchEnded;
import meldhouse.danish.DanishEvent.RoundEnded;
import meldhouse.danish.DanishEvent.RoundScored;
import meldhouse.danish.Next;
import meldhouse.danish.RoundScore;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The events of one move or shuffle, of which the last says what comes next. */
final class Story {
    private final List<Function<@Nullable Next, DanishEvent>> told = new ArrayList<>();
    private final DanishPosition after;

    /** Begins the story of how the match came to this position. */
    Story(DanishPosition after) {
        this.after = after;
    }

    DanishPosition after() {
        return after;
    }

    /** Tells an event that more must follow. */
    Story tell(DanishEvent event) {
        told.add(next -> event);
        return this;
    }

    /** Tells an event that may be the last. */
    Story tell(Function<@Nullable Next, DanishEvent> event) {
        told.add(event);
        return this;
    }

    /** Tells the sheet, if the round is over, and the result, if the match is. */
    Story tellEnd() {
        switch (after) {
            case Accepting accepting -> tellScore(accepting.tally());
            case Cutting cutting when cutting.last() != null -> tellScore(cutting.last());
            case Dealing dealing when dealing.last() != null -> tellScore(dealing.last());
            case MatchOver over -> {
                tellScore(over.tally());
                tellResult(over);
            }
            case Placing ignored -> {}
            case Cutting ignored -> {}
            case Dealing ignored -> {}
            case InRound ignored -> {}
        }
        return this;
    }

    void tellResult(MatchOver over) {
        tell(next -> new MatchEnded(over.result(), next));
    }

    private void tellScore(Tally tally) {
        Round end = tally.end();
        RoundScore score = tally.score();
        tell(
                new RoundEnded(
                        score.finisher(),
                        score.fold(),
                        score.firstTurn(),
                        IntStream.range(0, end.seats()).mapToObj(end::seenHand).toList()));
        Integer nextDealer = tally.verdict().isOver() ? null : tally.next().dealer();
        tell(next -> new RoundScored(score, nextDealer, next));
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
