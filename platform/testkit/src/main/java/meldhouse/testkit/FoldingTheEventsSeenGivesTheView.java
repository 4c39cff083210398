package meldhouse.testkit;

import meldhouse.api.game.Event;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;

import java.util.LinkedHashMap;
import java.util.Map;

/** For every seat and a watcher, at every step, the fold of the events told is the view. */
final class FoldingTheEventsSeenGivesTheView implements Promise {
    private final Map<Viewer, View> folded = new LinkedHashMap<>();

    @Override
    public void at(Course course) {
        if (folded.isEmpty()) {
            course.viewers().forEach(viewer -> folded.put(viewer, course.position().view(viewer)));
        }
    }

    @Override
    public void went(Course course, Taken taken) {
        for (Viewer viewer : course.viewers()) {
            View view = folded.get(viewer);
            for (Event event : taken.events()) {
                view = view.after(event.seenBy(viewer));
            }
            View fold = view;
            View given = course.position().view(viewer);
            course.check(
                    fold.equals(given) && fold.hashCode() == given.hashCode(),
                    () ->
                            "%s folds what it was told to%n    %s%n  and its view is%n    %s"
                                    .formatted(viewer, fold, given));
            folded.put(viewer, fold);
        }
    }
}
