package meldhouse.testkit;

import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;

import java.util.ArrayList;
import java.util.List;

/** Whatever a position is asked, and however the match goes on, it stays as it was. */
final class PositionsNeverChange implements Promise {
    private static final int KEPT = 40;

    private final List<Look> looks = new ArrayList<>();

    /** All that can be seen of a position. */
    private record Look(
            Position position,
            String text,
            Turn turn,
            List<Move> legal,
            List<View> views,
            Standing standing) {
        static Look at(Course course, Position position) {
            return new Look(
                    position,
                    position.text(),
                    position.turn(),
                    position.legalMoves().listed(),
                    course.viewers().stream().map(position::view).toList(),
                    position.standing());
        }

        void same(Course course, String after) {
            course.check(
                    at(course, position).equals(this),
                    () ->
                            "a position changed after %s: it was%n    %s%n  and is now%n    %s"
                                    .formatted(after, text, position.text()));
        }
    }

    @Override
    public void at(Course course) {
        Position position = course.position();
        Look look = Look.at(course, position);
        if (!course.pool().isEmpty()) {
            Move any = course.anyMove();
            int seat = course.random().nextInt(course.game().seats());
            position.decide(seat, any);
            look.same(course, any + " by seat " + seat);
        }
        if (position.turn() instanceof Turn.Seated(int seat) && !look.legal.isEmpty()) {
            Move move = look.legal.get(course.random().nextInt(look.legal.size()));
            position.decide(seat, move);
            look.same(course, "deciding " + move);
        }
        if (looks.size() < KEPT || course.onceIn(4)) {
            looks.add(look);
        }
    }

    @Override
    public void went(Course course, Taken taken) {
        if (taken instanceof Taken.Moved moved
                && moved.before().legalMoves().contains(moved.move())) {
            Look look = Look.at(course, moved.before());
            moved.before().next(moved.move());
            look.same(course, "asking for the position after " + moved.move());
        }
    }

    @Override
    public void ended(Course course) {
        looks.forEach(look -> look.same(course, "the match went on"));
    }
}
