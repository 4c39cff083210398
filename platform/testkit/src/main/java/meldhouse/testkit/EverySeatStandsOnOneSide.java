package meldhouse.testkit;

import meldhouse.api.game.Standing;

import java.util.List;
import java.util.stream.IntStream;

/** The standing names every seat once, and a winner only when the match is over. */
final class EverySeatStandsOnOneSide implements Promise {
    @Override
    public void at(Course course) {
        Standing standing = course.position().standing();
        List<Integer> seats =
                standing.sides().stream().flatMap(side -> side.seats().stream()).sorted().toList();
        course.check(
                seats.equals(IntStream.range(0, course.game().seats()).boxed().toList()),
                () -> "the sides hold the seats %s".formatted(seats));
        course.check(
                course.position().turn().isOver()
                        || standing.sides().stream().noneMatch(Standing.Side::winner),
                () -> "a side has won before the match is over: " + standing);
    }
}
