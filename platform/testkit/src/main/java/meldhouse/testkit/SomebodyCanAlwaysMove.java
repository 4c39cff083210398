package meldhouse.testkit;

import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Turn;

/** A seat whose turn it is has a legal move; chance has something to shuffle. */
final class SomebodyCanAlwaysMove implements Promise {
    @Override
    public void at(Course course) {
        LegalMoves legal = course.position().legalMoves();
        switch (course.position().turn()) {
            case Turn.Seated(int seat) -> {
                course.check(
                        seat >= 0 && seat < course.game().seats(),
                        () -> "it is the turn of seat %d, which is not there".formatted(seat));
                course.check(
                        legal.size() > 0 || !legal.ranges().isEmpty(),
                        () -> "seat %d is to move and has no legal move".formatted(seat));
            }
            case Turn.Chance(int things) -> {
                course.check(things > 0, () -> "chance is to shuffle %d things".formatted(things));
                nobody(course, legal);
            }
            case Turn.Over ignored -> nobody(course, legal);
        }
    }

    private static void nobody(Course course, LegalMoves legal) {
        course.check(
                legal.size() == 0 && legal.ranges().isEmpty(),
                () -> "it is no seat's turn, and there are legal moves: " + legal.listed());
    }
}
