package meldhouse.testkit;

import meldhouse.api.game.Event;
import meldhouse.api.game.Position;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The positions near the end of a deal where the worlds that are left to the seat to move can be
 * counted.
 */
final class SmallEndings {
    /** So many endings of a deal are looked at, from its last position back. */
    private static final int MOST = 3;

    /** So many determinizations are drawn for each world, but not more than these in all. */
    private static final int DRAWS_PER_WORLD = 40;

    private static final int MOST_DRAWS = 3_000;

    /** An ending: where it is, what can be, and what was drawn. */
    record Ending(Deal deal, int seat, Worlds worlds, Map<String, Integer> drawn) {
        /** A world that was drawn and cannot be, if there is one. */
        Optional<String> impossible() {
            Optional<String> odd = odd(worlds);
            if (odd.isEmpty()) {
                return odd;
            }
            // Before a ruleset is blamed, all worlds are looked for with more patience.
            return Worlds.of(deal, Viewer.seat(seat), true).flatMap(this::odd);
        }

        private Optional<String> odd(Worlds known) {
            return drawn.keySet().stream()
                    .filter(text -> !known.weights().containsKey(text))
                    .findFirst();
        }
    }

    private SmallEndings() {}

    /** Shows every small ending of a match's last whole deal. */
    static void of(Course course, Consumer<Ending> each) {
        Deal.lastOf(course).ifPresent(deal -> of(course, deal, each));
    }

    private static void of(Course course, Deal deal, Consumer<Ending> each) {
        int found = 0;
        for (int count = deal.moves().size() - 1; count >= 0 && found < MOST; count--) {
            Deal part = deal.upTo(count);
            int seat = deal.moves().get(count).seat();
            Worlds worlds = Worlds.of(part, Viewer.seat(seat), false).orElse(null);
            if (worlds == null) {
                return;
            }
            if (worlds.weights().size() > 1) {
                each.accept(new Ending(part, seat, worlds, drawn(course, part, seat, worlds)));
                found++;
            }
        }
    }

    private static Map<String, Integer> drawn(Course course, Deal deal, int seat, Worlds worlds) {
        Viewer viewer = Viewer.seat(seat);
        View view = deal.position().view(viewer);
        List<Event> history = history(course, deal, viewer);
        Map<String, Integer> drawn = new HashMap<>();
        int draws = Math.min(MOST_DRAWS, DRAWS_PER_WORLD * worlds.weights().size());
        for (int i = 0; i < draws; i++) {
            Position world = course.game().determinize(view, history, course.random());
            drawn.merge(world.text(), 1, Integer::sum);
        }
        return drawn;
    }

    /** What the viewer was told of the match up to the position that the deal comes to. */
    private static List<Event> history(Course course, Deal deal, Viewer viewer) {
        Taken last = deal.moves().isEmpty() ? deal.dealt() : deal.moves().getLast();
        List<Event> history = new ArrayList<>();
        for (Taken taken : course.taken()) {
            taken.events().forEach(event -> history.add(event.seenBy(viewer)));
            if (taken == last) {
                break;
            }
        }
        return List.copyOf(history);
    }
}
