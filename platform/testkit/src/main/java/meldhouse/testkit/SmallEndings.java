package meldhouse.testkit;

import meldhouse.api.game.Event;
import meldhouse.api.game.Position;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;

import java.util.ArrayList;
import java.util.Collections;
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
    /** Endings are looked for from so many moves before the end of the deal on. */
    private static final int MOST_LEFT = 16;

    /** So many positions are tried, and so many endings are enough. */
    private static final int TRIES = 8;

    private static final int MOST = 3;

    /** So many determinizations are drawn for each world, but not more than these in all. */
    private static final int DRAWS_PER_WORLD = 40;

    private static final int MOST_DRAWS = 3_000;

    /** So many worlds that were drawn and not counted are looked for. */
    private static final int MOST_ODD = 3;

    /** An ending: where it is, what can be, and what was drawn. */
    record Ending(
            Deal whole,
            int count,
            Layout layout,
            int seat,
            Worlds worlds,
            Map<String, Integer> drawn) {
        /**
         * A world that was drawn and cannot be, if there are such. Some that can be are not among
         * those counted, so a few of them are dealt and played; if one proves right, all are
         * believed.
         */
        Optional<String> impossible(Course course) {
            List<String> odd =
                    drawn.keySet().stream()
                            .filter(text -> !worlds.weights().containsKey(text))
                            .sorted()
                            .limit(MOST_ODD)
                            .toList();
            return odd.stream().anyMatch(text -> canBe(course, text))
                    ? Optional.empty()
                    : odd.stream().findFirst();
        }

        private boolean canBe(Course course, String text) {
            Deal deal = whole.upTo(count);
            Viewer viewer = Viewer.seat(seat);
            int[] order = Redeal.of(course, whole, count, course.game().parse(text));
            Position again = deal.again(order, viewer);
            return again != null && again.text().equals(text)
                    || Worlds.reach(text, deal, layout, viewer, course.random());
        }

        /** Where it is. */
        Position position() {
            return whole.upTo(count).position();
        }
    }

    private SmallEndings() {}

    /** Shows every small ending of a match's last whole deal. */
    static void of(Course course, Consumer<Ending> each) {
        Deal.lastOf(course).ifPresent(deal -> of(course, deal, each));
    }

    private static void of(Course course, Deal deal, Consumer<Ending> each) {
        var dealt = deal.dealt();
        Layout layout = Layout.of(dealt.before(), dealt.order().things(), course.random());
        List<Integer> counts = new ArrayList<>();
        for (int left = 1; left <= Math.min(MOST_LEFT, deal.moves().size()); left++) {
            counts.add(deal.moves().size() - left);
        }
        Collections.shuffle(counts, course.random());
        int found = 0;
        for (int count : counts.subList(0, Math.min(TRIES, counts.size()))) {
            if (found == MOST) {
                return;
            }
            Deal part = deal.upTo(count);
            int seat = deal.moves().get(count).seat();
            Worlds worlds = Worlds.of(part, layout, Viewer.seat(seat)).orElse(null);
            if (worlds != null && worlds.weights().size() > 1) {
                each.accept(
                        new Ending(
                                deal,
                                count,
                                layout,
                                seat,
                                worlds,
                                drawn(course, part, seat, worlds)));
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
