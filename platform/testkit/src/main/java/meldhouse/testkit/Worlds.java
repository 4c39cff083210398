package meldhouse.testkit;

import meldhouse.api.game.Position;
import meldhouse.api.game.Viewer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * All the worlds that are left to a seat near the end of a deal, counted without help from the
 * ruleset's own {@code determinize}: the deal is dealt again in every order of the cards that the
 * seat cannot place, the same moves are made, and the orders by which the seat is told just what it
 * was told are counted. An order of the pack is as likely as any other, so the counts are the
 * shares that determinizations must have.
 *
 * @param weights how many orders lead to a world, by the text of its position
 */
record Worlds(Map<String, Integer> weights) {
    /** More cards in unknown places than this make too many orders. */
    private static final int MOST_CARDS = 6;

    int total() {
        return weights.values().stream().mapToInt(n -> n).sum();
    }

    /**
     * The worlds after a deal, if they are few enough to be counted.
     *
     * @param thoroughly also look for cards that can only be exchanged three at a time; slow
     */
    static Optional<Worlds> of(Deal deal, Viewer viewer, boolean thoroughly) {
        if (!deal.isOpenTo(viewer)) {
            return Optional.empty();
        }
        TreeSet<Integer> free = swapped(deal, viewer);
        if (free.size() > MOST_CARDS) {
            return Optional.empty();
        }
        addThreefold(deal, viewer, free, thoroughly);
        if (free.size() > MOST_CARDS) {
            return Optional.empty();
        }
        int[] places = free.stream().mapToInt(place -> place).toArray();
        Map<String, Integer> weights = new LinkedHashMap<>();
        count(deal, viewer, deal.dealt().order().array(), places, 0, weights);
        return Optional.of(new Worlds(weights));
    }

    /** The places whose cards can be exchanged two by two without the viewer's noticing. */
    private static TreeSet<Integer> swapped(Deal deal, Viewer viewer) {
        TreeSet<Integer> free = new TreeSet<>();
        int things = deal.dealt().order().things();
        for (int a = 0; a < things; a++) {
            for (int b = a + 1; b < things; b++) {
                if (!(free.contains(a) && free.contains(b)) && unseen(deal, viewer, a, b)) {
                    free.add(a);
                    free.add(b);
                    if (free.size() > MOST_CARDS) {
                        return free;
                    }
                }
            }
        }
        return free;
    }

    /** Adds places whose cards can only go round with those of two others. */
    private static void addThreefold(
            Deal deal, Viewer viewer, TreeSet<Integer> free, boolean thoroughly) {
        int things = deal.dealt().order().things();
        List<Integer> all = new ArrayList<>();
        for (int place = 0; place < things; place++) {
            all.add(place);
        }
        for (int a = 0; a < things && free.size() <= MOST_CARDS; a++) {
            if (!free.contains(a)
                    && goesRound(deal, viewer, a, thoroughly ? all : List.copyOf(free))) {
                free.add(a);
            }
        }
    }

    private static boolean goesRound(Deal deal, Viewer viewer, int a, List<Integer> others) {
        for (int b : others) {
            for (int c : others) {
                if (a != b && b != c && a != c && unseen(deal, viewer, a, b, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the viewer is told the same where these cards go round, in another world. */
    private static boolean unseen(Deal deal, Viewer viewer, int... places) {
        Position other = deal.again(deal.dealt().order().cycled(places), viewer);
        return other != null && !other.text().equals(deal.position().text());
    }

    /** Tries every order of what lies at the places from this one on. */
    private static void count(
            Deal deal,
            Viewer viewer,
            int[] order,
            int[] places,
            int from,
            Map<String, Integer> weights) {
        if (from >= places.length - 1) {
            Position world = deal.again(order.clone(), viewer);
            if (world != null) {
                weights.merge(world.text(), 1, Integer::sum);
            }
            return;
        }
        for (int i = from; i < places.length; i++) {
            exchange(order, places[from], places[i]);
            count(deal, viewer, order, places, from + 1, weights);
            exchange(order, places[from], places[i]);
        }
    }

    private static void exchange(int[] order, int a, int b) {
        int kept = order[a];
        order[a] = order[b];
        order[b] = kept;
    }

    /**
     * How far counts are from the shares that they should have, in chi-square, against what chance
     * exceeds once in a million times.
     *
     * @param drawn how often each world was drawn; others than these worlds are left out
     */
    Fit fit(Map<String, Integer> drawn) {
        Map<String, Integer> counts = new HashMap<>(drawn);
        counts.keySet().retainAll(weights.keySet());
        double draws = counts.values().stream().mapToInt(n -> n).sum();
        double chiSquare = 0;
        int classes = 0;
        double restExpected = 0;
        double restDrawn = 0;
        for (var world : weights.entrySet()) {
            double expected = draws * world.getValue() / total();
            int count = counts.getOrDefault(world.getKey(), 0);
            if (expected < 5) {
                restExpected += expected;
                restDrawn += count;
            } else {
                chiSquare += (count - expected) * (count - expected) / expected;
                classes++;
            }
        }
        if (restExpected >= 5) {
            chiSquare += (restDrawn - restExpected) * (restDrawn - restExpected) / restExpected;
            classes++;
        }
        return new Fit(chiSquare, limit(classes - 1));
    }

    /** The quantile of chi-square for one in a million (Wilson and Hilferty's approximation). */
    private static double limit(int freedom) {
        if (freedom < 1) {
            return 0;
        }
        double spread = 2.0 / (9.0 * freedom);
        return freedom * Math.pow(1 - spread + 4.75 * Math.sqrt(spread), 3);
    }

    /** A chi-square and its limit. */
    record Fit(double chiSquare, double limit) {
        boolean isGood() {
            return chiSquare <= limit;
        }
    }
}
