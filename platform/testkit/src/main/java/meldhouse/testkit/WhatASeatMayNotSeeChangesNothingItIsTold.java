package meldhouse.testkit;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;

import java.util.ArrayList;
import java.util.List;

/**
 * Beside the match run twins of it: matches in other worlds that look the same to one viewer, made
 * by dealing other cards where the viewer cannot see them, or by {@code determinize}. As long as a
 * twin looks the same, the viewer has the same legal moves in it, gets the same refusals, and is
 * told the same.
 */
final class WhatASeatMayNotSeeChangesNothingItIsTold implements Promise {
    private static final int MOST_TWINS = 6;
    private static final int SWAPS = 6;

    /** Drawing a determinization is the dearest part. */
    private static final int DETERMINIZED = 6;

    private List<Twin> twins = new ArrayList<>();

    /** A position in another world that looks the same to this viewer. */
    private record Twin(Viewer viewer, Position position) {}

    @Override
    public void at(Course course) {
        Position position = course.position();
        if (position.turn() instanceof Turn.Seated(int seat) && course.onceIn(DETERMINIZED)) {
            determinize(course, Viewer.seat(seat));
            determinize(
                    course, course.viewers().get(course.random().nextInt(course.game().seats())));
        }
        twins.forEach(twin -> alike(course, position, twin));
    }

    private void determinize(Course course, Viewer viewer) {
        Position position = course.position();
        var view = position.view(viewer);
        Position other = course.game().determinize(view, course.seen(viewer), course.random());
        if (other.view(viewer).equals(view)) {
            add(course, position, new Twin(viewer, other));
        }
    }

    private void add(Course course, Position position, Twin twin) {
        if (twin.position.text().equals(position.text())) {
            return;
        }
        if (twins.size() == MOST_TWINS) {
            twins.remove(course.random().nextInt(MOST_TWINS));
        }
        twins.add(twin);
    }

    @Override
    public void went(Course course, Taken taken) {
        List<Twin> old = twins;
        twins = new ArrayList<>();
        for (Twin twin : old) {
            Decision decision =
                    switch (taken) {
                        case Taken.Dealt dealt -> twin.position.shuffled(dealt.order().array());
                        case Taken.Moved moved -> decided(course, moved, twin);
                    };
            if (decision instanceof Decision.Accepted accepted) {
                follow(course, taken, twin.viewer, accepted);
            }
        }
        if (taken instanceof Taken.Dealt dealt) {
            course.viewers().forEach(viewer -> dealOtherwise(course, dealt, viewer));
        }
    }

    private static Decision decided(Course course, Taken.Moved moved, Twin twin) {
        Decision decision = twin.position.decide(moved.seat(), moved.move());
        if (decision instanceof Decision.Refused(var why)
                && twin.viewer.equals(Viewer.seat(moved.seat()))) {
            course.check(
                    false,
                    () ->
                            "%s is accepted, and in a world that looks the same to the mover it is refused: %s%n    %s"
                                    .formatted(moved, why, twin.position.text()));
        }
        return decision;
    }

    /** Keeps what still looks the same, in which case the same must have been told. */
    private void follow(Course course, Taken taken, Viewer viewer, Decision.Accepted other) {
        Position next = taken.next();
        if (!next.view(viewer).equals(other.next().view(viewer))) {
            return;
        }
        List<Event> told = seen(taken.events(), viewer);
        List<Event> otherwise = seen(other.events(), viewer);
        course.check(
                told.equals(otherwise),
                () ->
                        "at %s, %s is told%n    %s%n  and where other things are hidden%n    %s"
                                .formatted(taken, viewer, told, otherwise));
        add(course, next, new Twin(viewer, other.next()));
    }

    private static List<Event> seen(List<Event> events, Viewer viewer) {
        return events.stream().map(event -> event.seenBy(viewer)).toList();
    }

    /** Exchanges cards at random until one exchange cannot be seen. */
    private void dealOtherwise(Course course, Taken.Dealt dealt, Viewer viewer) {
        int things = dealt.order().things();
        for (int i = 0; i < SWAPS && things > 1; i++) {
            int a = course.random().nextInt(things);
            int b = (a + 1 + course.random().nextInt(things - 1)) % things;
            var other = dealt.before().shuffled(dealt.order().cycled(a, b));
            boolean another = !other.next().text().equals(dealt.next().text());
            if (another && other.next().view(viewer).equals(dealt.next().view(viewer))) {
                follow(course, dealt, viewer, other);
                return;
            }
        }
    }

    private static void alike(Course course, Position position, Twin twin) {
        Viewer viewer = twin.viewer;
        Position other = twin.position;
        course.check(
                position.turn().equals(other.turn())
                        && position.standing().equals(other.standing()),
                () ->
                        "turn or scores depend on what %s may not see: %s"
                                .formatted(viewer, other.text()));
        course.check(
                position.view(Viewer.WATCHER).equals(other.view(Viewer.WATCHER)),
                () ->
                        "a watcher sees what %s may not see:%n    %s%n    %s"
                                .formatted(
                                        viewer,
                                        position.view(Viewer.WATCHER),
                                        other.view(Viewer.WATCHER)));
        if (!(viewer instanceof Viewer.Seated(int seat))) {
            return;
        }
        if (position.turn().equals(Turn.seat(seat))) {
            course.check(
                    same(position.legalMoves(), other.legalMoves()),
                    () ->
                            "the legal moves of seat %d depend on what it may not see:%n    %s%n    %s in%n    %s"
                                    .formatted(
                                            seat,
                                            position.legalMoves().listed(),
                                            other.legalMoves().listed(),
                                            other.text()));
        }
        for (int i = 0; i < 3 && !course.pool().isEmpty(); i++) {
            sameRefusal(course, seat, course.anyMove(), other);
        }
    }

    private static void sameRefusal(Course course, int seat, Move move, Position other) {
        Decision here = course.position().decide(seat, move);
        Decision there = other.decide(seat, move);
        boolean refused = here instanceof Decision.Refused;
        course.check(
                refused == there instanceof Decision.Refused && (!refused || here.equals(there)),
                () ->
                        "the answer to %s by seat %d depends on what it may not see:%n    %s%n    %s in%n    %s"
                                .formatted(move, seat, said(here), said(there), other.text()));
    }

    private static String said(Decision decision) {
        return decision instanceof Decision.Refused(var why) ? why.toString() : "accepted";
    }

    /** Whether two seats may do the same. */
    static boolean same(LegalMoves a, LegalMoves b) {
        return a.listed().equals(b.listed())
                && a.complete() == b.complete()
                && bounds(a).equals(bounds(b));
    }

    private static List<List<Object>> bounds(LegalMoves legal) {
        List<List<Object>> bounds = new ArrayList<>();
        for (MoveRange range : legal.ranges()) {
            Integer max = range.max();
            bounds.add(
                    List.of(
                            range.type(),
                            range.field(),
                            range.min(),
                            max == null ? "none" : max,
                            range.step()));
        }
        return bounds;
    }
}
