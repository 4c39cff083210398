package meldhouse.testkit;

import meldhouse.api.game.Decision;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.Position;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import java.util.ArrayList;
import java.util.List;

/**
 * A move that is not legal, met elsewhere in the match, by another seat, beyond a range or of no
 * game at all, is refused; and every refusal has a rule's code and a sentence.
 */
final class OtherMovesAreRefusedWithAReason implements Promise {
    private static final int TRIES = 8;

    /** A move that no ruleset knows. */
    private record Foreign() implements Move {}

    @Override
    public void at(Course course) {
        Position position = course.position();
        int mover = position.turn() instanceof Turn.Seated(int seat) ? seat : -1;
        LegalMoves legal = position.legalMoves();
        refused(course, mover < 0 ? 0 : mover, new Foreign());
        for (int seat = -1; seat <= course.game().seats(); seat++) {
            if (seat != mover && !course.pool().isEmpty()) {
                refused(course, seat, course.anyMove());
            }
        }
        if (mover >= 0) {
            others(course, legal).forEach(move -> unlisted(course, legal, mover, move));
        }
    }

    private static List<Move> others(Course course, LegalMoves legal) {
        List<Move> others = new ArrayList<>();
        for (int i = 0; i < TRIES && !course.pool().isEmpty(); i++) {
            others.add(course.anyMove());
        }
        for (MoveRange range : legal.ranges()) {
            Integer max = range.max();
            add(others, range, range.min() - range.step());
            add(others, range, range.min() - 1);
            add(others, range, Integer.MIN_VALUE);
            if (range.step() > 1) {
                add(others, range, range.min() + 1);
            }
            if (max != null) {
                add(others, range, max + range.step());
                add(others, range, Integer.MAX_VALUE);
            }
        }
        return others;
    }

    /** Adds the move of this number, if there is such a move. */
    private static void add(List<Move> moves, MoveRange range, int number) {
        try {
            moves.add(range.move().apply(number));
        } catch (IllegalArgumentException e) {
            // The record itself refuses the number, so nobody can send it.
        }
    }

    private static void unlisted(Course course, LegalMoves legal, int seat, Move move) {
        if (legal.contains(move)) {
            return;
        }
        if (legal.complete()) {
            refused(course, seat, move);
        } else if (course.position().decide(seat, move) instanceof Decision.Refused(var why)) {
            reasoned(course, move, why);
        }
    }

    private static void refused(Course course, int seat, Move move) {
        switch (course.position().decide(seat, move)) {
            case Decision.Refused(var why) -> reasoned(course, move, why);
            case Decision.Accepted ignored ->
                    course.check(
                            false,
                            () -> "%s by seat %d is not legal and accepted".formatted(move, seat));
        }
    }

    private static void reasoned(Course course, Move move, Refusal why) {
        course.check(
                why.rule().matches("[a-z][A-Za-z0-9]*"),
                () -> "%s is refused by a rule without a code: '%s'".formatted(move, why.rule()));
        course.check(
                why.sentence().matches("(?s)[\\p{Lu}\\d].*\\s.*[.!?]"),
                () -> "%s is refused without a sentence: '%s'".formatted(move, why.sentence()));
    }
}
