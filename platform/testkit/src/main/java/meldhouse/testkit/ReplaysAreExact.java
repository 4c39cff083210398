package meldhouse.testkit;

import meldhouse.api.game.Event;
import meldhouse.engine.Match;
import meldhouse.engine.MatchRecord;
import meldhouse.engine.Replay;

import java.util.List;

/** The same house rules, seed and moves give the same events, letter for letter. */
final class ReplaysAreExact implements Promise {
    @Override
    public void ended(Course course) {
        List<MatchRecord.Moved> moves =
                course.taken().stream()
                        .filter(Taken.Moved.class::isInstance)
                        .map(Taken.Moved.class::cast)
                        .map(moved -> new MatchRecord.Moved(moved.seat(), moved.move()))
                        .toList();
        Match start = Match.start(course.game(), course.scene().seed()).match();
        Replay replay =
                Replay.of(
                        course.game().ruleset(),
                        MatchRecord.of(start, moves),
                        course.game().hooks());
        List<Event> first = course.taken().stream().flatMap(t -> t.events().stream()).toList();
        List<Event> second = replay.history().events();
        for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
            Event was = first.get(i);
            Event is = second.get(i);
            course.check(
                    was.equals(is) && was.toString().equals(is.toString()),
                    () -> "an event was%n    %s%n  and in the replay%n    %s".formatted(was, is));
        }
        course.check(
                second.size() >= first.size(),
                () -> "the replay has only %d of %d events".formatted(second.size(), first.size()));
        course.check(
                replay.match().game().houseRules().equals(course.game().houseRules()),
                () -> "the house rules of the replay are " + replay.match().game().houseRules());
        if (second.size() == first.size()) {
            String end = replay.match().position().text();
            course.check(
                    end.equals(course.position().text()),
                    () -> "the replay ends at%n    %s".formatted(end));
        }
    }
}
