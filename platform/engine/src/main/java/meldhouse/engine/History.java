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
 * @param happenings everything so far, in order; the first has number 1
 */
public record History(Game game, List<Happening> happenings) {
    public History {
        happenings = List.copyOf(happenings);
    }

    /** Nothing has happened yet. */
    public static History of(Game game) {
        return new History(game, List.of());
    }

    /** This history and what happened next. */
    public History and(List<Event> next) {
        List<Happening> all = new ArrayList<>(happenings.size() + next.size());
        all.addAll(happenings);
        next.forEach(event -> all.add(new Happening.Occurred(event)));
        return new History(game, all);
    }

    /**
     * This history, and that a move was taken back.
     *
     * @param seat whose it was
     * @param since the number of the last happening that stands
     */
    public History takenBack(int seat, int since) {
        List<Happening> all = new ArrayList<>(happenings);
        all.add(new Happening.TakenBack(seat, since));
        return new History(game, all);
    }

    /** Every event that stands, in order. */
    public List<Event> events() {
        return standing(happenings);
    }

    /** Every event that stands, as this viewer was told it. */
    public List<Event> seenBy(Viewer viewer) {
        return events().stream().map(event -> event.seenBy(viewer)).toList();
    }

    /**
     * What this viewer knew after the first happenings: the fold of the events that stood then.
     *
     * @param count how many happenings, from 0 to all of them
     * @throws IndexOutOfBoundsException if there are not so many
     */
    public View viewAt(int count, Viewer viewer) {
        View view = game.start().view(viewer);
        for (Event event : standing(happenings.subList(0, count))) {
            view = view.after(event.seenBy(viewer));
        }
        return view;
    }

    private static List<Event> standing(List<Happening> happenings) {
        List<Event> events = new ArrayList<>(happenings.size());
        List<Integer> numbers = new ArrayList<>(happenings.size());
        for (int i = 0; i < happenings.size(); i++) {
            switch (happenings.get(i)) {
                case Happening.Occurred(Event event) -> {
                    events.add(event);
                    numbers.add(i + 1);
                }
                case Happening.TakenBack(int ignored, int since) -> {
                    while (!numbers.isEmpty() && numbers.getLast() > since) {
                        events.removeLast();
                        numbers.removeLast();
                    }
                }
            }
        }
        return events;
    }
}
