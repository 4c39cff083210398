package meldhouse.testkit;

import meldhouse.api.game.Decision;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.Turn;

import java.util.HashSet;
import java.util.List;

/** Every move that is listed or lies in a range is accepted, and something happens by it. */
final class ListedMovesAreAccepted implements Promise {
    @Override
    public void at(Course course) {
        if (!(course.position().turn() instanceof Turn.Seated(int seat))) {
            return;
        }
        LegalMoves legal = course.position().legalMoves();
        List<Move> listed = legal.listed();
        course.check(
                new HashSet<>(listed).size() == listed.size(),
                () -> "a move is listed twice: " + listed);
        course.check(
                listed.equals(course.position().legalMoves().listed()),
                () -> "the moves were listed in another order the second time");
        listed.forEach(move -> accepted(course, legal, seat, move));
        for (MoveRange range : legal.ranges()) {
            accepted(course, legal, seat, range.least());
            accepted(course, legal, seat, RandomMover.inRange(range, course.random()));
            Integer max = range.max();
            if (max != null) {
                accepted(course, legal, seat, range.move().apply(max));
            }
        }
    }

    private static void accepted(Course course, LegalMoves legal, int seat, Move move) {
        course.check(legal.contains(move), () -> "%s is listed and not contained".formatted(move));
        switch (course.position().decide(seat, move)) {
            case Decision.Accepted(var next, var events) ->
                    course.check(
                            !events.isEmpty(),
                            () -> "%s by seat %d makes no event".formatted(move, seat));
            case Decision.Refused(var why) ->
                    course.check(
                            false,
                            () ->
                                    "%s by seat %d is listed and refused: %s"
                                            .formatted(move, seat, why));
        }
    }
}
