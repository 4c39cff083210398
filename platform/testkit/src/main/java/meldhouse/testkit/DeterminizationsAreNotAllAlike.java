package meldhouse.testkit;

import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * After a deal that could have been another one for all that a seat can see, its determinizations
 * differ.
 */
final class DeterminizationsAreNotAllAlike implements Promise {
    private static final int SWAPS = 12;
    private static final int DRAWS = 40;

    @Override
    public void went(Course course, Taken taken) {
        if (!(taken instanceof Taken.Dealt dealt && taken.next().turn() instanceof Turn.Seated)) {
            return;
        }
        for (int seat = 0; seat < course.game().seats(); seat++) {
            if (hidesSomething(course, dealt, Viewer.seat(seat))) {
                differ(course, Viewer.seat(seat));
            }
        }
    }

    private static boolean hidesSomething(Course course, Taken.Dealt dealt, Viewer viewer) {
        int things = dealt.order().things();
        for (int i = 0; i < SWAPS && things > 1; i++) {
            int a = course.random().nextInt(things);
            int b = (a + 1 + course.random().nextInt(things - 1)) % things;
            Position other = dealt.before().shuffled(dealt.order().cycled(a, b)).next();
            if (!other.text().equals(dealt.next().text())
                    && other.view(viewer).equals(dealt.next().view(viewer))) {
                return true;
            }
        }
        return false;
    }

    private static void differ(Course course, Viewer viewer) {
        var view = course.position().view(viewer);
        var history = course.seen(viewer);
        Set<String> drawn = new HashSet<>();
        for (int i = 0; i < DRAWS && drawn.size() < 2; i++) {
            drawn.add(course.game().determinize(view, history, course.random()).text());
        }
        course.check(
                drawn.size() > 1,
                () ->
                        "%d determinizations for %s are all alike: %s"
                                .formatted(DRAWS, viewer, List.copyOf(drawn)));
    }
}
