package meldhouse.engine;

import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;

import java.util.ArrayList;
import java.util.List;

/**
 * What has happened in a match, unredacted, and what each viewer was told of it.
 *
 * @param game the rules
 * @param events every event so far, in order
 */
public record History(Game game, List<Event> events) {
    public History {
        events = List.copyOf(events);
    }

    /** Nothing has happened yet. */
    public static History of(Game game) {
        return new History(game, List.of());
    }

    /** This history and what happened next. */
    public History and(List<Event> next) {
        List<Event> all = new ArrayList<>(events.size() + next.size());
        all.addAll(events);
        all.addAll(next);
        return new History(game, all);
    }

    /** Every event as this viewer was told it. */
    public List<Event> seenBy(Viewer viewer) {
        return events.stream().map(event -> event.seenBy(viewer)).toList();
    }

    /**
     * What this viewer knew after the first events: the fold of what it was told.
     *
     * @param count how many events, from 0 to all of them
     * @throws IndexOutOfBoundsException if there are not so many
     */
    public View viewAt(int count, Viewer viewer) {
        View view = game.start().view(viewer);
        for (Event event : events.subList(0, count)) {
            view = view.after(event.seenBy(viewer));
        }
        return view;
    }
}
