package meldhouse.testkit;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Decision;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;

import java.util.List;
import java.util.function.Function;

/**
 * A determinization looks to its seat just as the match does, can be played on, and in small
 * endings is one of the worlds that the seat's history leaves.
 */
final class DeterminizationsAreConsistent implements Promise {
    private static final int SAMPLED = 4;

    private final Function<Position, List<Card>> cards;

    private final boolean endings;

    /**
     * @param endings whether the game has small endings
     */
    DeterminizationsAreConsistent(Function<Position, List<Card>> cards, boolean endings) {
        this.cards = cards;
        this.endings = endings;
    }

    @Override
    public void at(Course course) {
        if (course.position().turn() instanceof Turn.Seated(int mover) && course.onceIn(SAMPLED)) {
            consistent(course, mover);
            consistent(course, course.random().nextInt(course.game().seats()));
        }
    }

    private void consistent(Course course, int seat) {
        Position position = course.position();
        Viewer viewer = Viewer.seat(seat);
        View view = position.view(viewer);
        Position drawn = course.game().determinize(view, course.seen(viewer), course.random());
        course.check(
                drawn.view(viewer).equals(view),
                () ->
                        "seat %d sees%n    %s%n  and in a determinization%n    %s"
                                .formatted(seat, view, drawn.view(viewer)));
        course.check(
                drawn.turn().equals(position.turn())
                        && drawn.standing().equals(position.standing()),
                () -> "a determinization has another turn or other scores: " + drawn.text());
        LegalMoves legal = drawn.legalMoves();
        course.check(
                !position.turn().equals(Turn.seat(seat))
                        || WhatASeatMayNotSeeChangesNothingItIsTold.same(
                                legal, position.legalMoves()),
                () ->
                        "seat %d may do %s, and in a determinization %s"
                                .formatted(seat, position.legalMoves().listed(), legal.listed()));
        course.check(
                cards.apply(drawn).stream()
                        .sorted()
                        .toList()
                        .equals(cards.apply(position).stream().sorted().toList()),
                () -> "a determinization has other cards: " + drawn.text());
        if (course.onceIn(SAMPLED)) {
            playOn(course, drawn);
        }
    }

    /** Plays a determinization to the end of its deal. */
    private static void playOn(Course course, Position drawn) {
        RandomMover mover = new RandomMover(course.random());
        Position now = drawn;
        for (int move = 0; move <= course.game().longestDeal(); move++) {
            if (!(now.turn() instanceof Turn.Seated(int seat))) {
                return;
            }
            LegalMoves legal = now.legalMoves();
            boolean any = legal.size() > 0 || !legal.ranges().isEmpty();
            if (!any
                    || !(now.decide(seat, mover.pick(legal))
                            instanceof Decision.Accepted accepted)) {
                // Judged by the promises about legal moves.
                return;
            }
            now = accepted.next();
        }
    }

    @Override
    public void ended(Course course) {
        if (endings && course.onceIn(SAMPLED)) {
            SmallEndings.of(course, ending -> possible(course, ending));
        }
    }

    private static void possible(Course course, SmallEndings.Ending ending) {
        var impossible = ending.impossible(course);
        course.check(
                impossible.isEmpty(),
                () ->
                        "from%n    %s%n  seat %d gets a determinization that its history denies:%n    %s"
                                .formatted(
                                        ending.position().text(),
                                        ending.seat(),
                                        impossible.orElse("")));
    }
}
