package meldhouse.testkit;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;

/** The short cut of searches goes where the long way goes, and refuses what it refuses. */
final class NextIsWhatDecideGives implements Promise {
    private static final int TRIES = 3;

    @Override
    public void at(Course course) {
        if (!(course.position().turn() instanceof Turn.Seated(int seat))) {
            return;
        }
        course.position().legalMoves().listed().forEach(move -> same(course, seat, move));
        course.position()
                .legalMoves()
                .ranges()
                .forEach(range -> same(course, seat, RandomMover.inRange(range, course.random())));
        for (int i = 0; i < TRIES && !course.pool().isEmpty(); i++) {
            same(course, seat, course.anyMove());
        }
    }

    private static void same(Course course, int seat, Move move) {
        switch (course.position().decide(seat, move)) {
            case Decision.Accepted(Position decided, var events) -> {
                Position next = course.position().next(move);
                course.check(
                        next.equals(decided)
                                && next.hashCode() == decided.hashCode()
                                && (!course.onceIn(8) || next.text().equals(decided.text())),
                        () ->
                                "after %s, decide gives%n    %s%n  and next gives%n    %s"
                                        .formatted(move, decided.text(), next.text()));
            }
            case Decision.Refused ignored ->
                    course.check(
                            throwsFor(course.position(), move),
                            () -> "next takes %s, which decide refuses".formatted(move));
        }
    }

    private static boolean throwsFor(Position position, Move move) {
        try {
            position.next(move);
            return false;
        } catch (IllegalArgumentException e) {
            return true;
        }
    }
}
