package meldhouse.testkit;

import meldhouse.api.game.Position;
import meldhouse.api.game.Viewer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

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

    /** Two things that these do not tell apart are taken for copies. */
    private static final int SHUFFLES = 12;

    int total() {
        return weights.values().stream().mapToInt(n -> n).sum();
    }

    /**
     * The worlds after a deal, if they are few enough to be counted.
     *
     * @param thoroughly also look for cards that can only be exchanged three at a time, or only
     *     after others; slow
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
        if (thoroughly) {
            addFurther(deal, viewer, free);
        }
        addCopies(deal, free);
        if (free.size() > MOST_CARDS) {
            return Optional.empty();
        }
        Map<String, Integer> weights = new LinkedHashMap<>();
        permute(
                deal,
                viewer,
                deal.dealt().order().array(),
                array(free),
                0,
                (world, order) -> weights.merge(world, 1, Integer::sum));
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
                if (a != b
                        && b != c
                        && a != c
                        && unseen(deal, viewer, a, b, c)
                        && !isSwap(deal, viewer, a, b, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Whether three cards going round come to no other world than two of them exchanged: the third
     * then only changed its place in the hand that it was in.
     */
    private static boolean isSwap(Deal deal, Viewer viewer, int a, int b, int c) {
        Position round = deal.again(deal.dealt().order().cycled(a, b, c), viewer);
        Position swap = deal.again(deal.dealt().order().cycled(b, c), viewer);
        return round != null && swap != null && round.text().equals(swap.text());
    }

    /** Adds places whose cards can be exchanged only once others are, until there are no more. */
    private static void addFurther(Deal deal, Viewer viewer, TreeSet<Integer> free) {
        int before;
        do {
            before = free.size();
            Map<String, int[]> reached = new LinkedHashMap<>();
            permute(
                    deal,
                    viewer,
                    deal.dealt().order().array(),
                    array(free),
                    0,
                    reached::putIfAbsent);
            for (int[] order : List.copyOf(reached.values())) {
                addFurther(deal, viewer, free, Order.of(order), reached);
            }
        } while (free.size() > before && free.size() <= MOST_CARDS);
    }

    private static void addFurther(
            Deal deal,
            Viewer viewer,
            TreeSet<Integer> free,
            Order order,
            Map<String, int[]> reached) {
        for (int a = 0; a < order.things(); a++) {
            for (int b = a + 1; b < order.things() && free.size() <= MOST_CARDS; b++) {
                if (!(free.contains(a) && free.contains(b))) {
                    Position world = deal.again(order.cycled(a, b), viewer);
                    if (world != null && !reached.containsKey(world.text())) {
                        free.add(a);
                        free.add(b);
                    }
                }
            }
        }
    }

    private static int[] array(TreeSet<Integer> places) {
        return places.stream().mapToInt(place -> place).toArray();
    }

    /**
     * Adds the places of cards that cannot be told from those in places already found. A world in
     * which two such cards lie in one hand comes about in fewer ways than one in which they lie
     * apart, so they must be counted even where no exchange of theirs shows.
     */
    private static void addCopies(Deal deal, TreeSet<Integer> free) {
        if (free.isEmpty()) {
            return;
        }
        int things = deal.dealt().order().things();
        int[] order = deal.dealt().order().array();
        List<Integer> found = List.copyOf(free);
        for (int place = 0; place < things && free.size() <= MOST_CARDS; place++) {
            for (int other : found) {
                if (!free.contains(place) && areCopies(deal, order[place], order[other])) {
                    free.add(place);
                }
            }
        }
    }

    /** Whether two things come to the same deal, wherever they lie. */
    private static boolean areCopies(Deal deal, int one, int other) {
        Random random = new Random(1);
        int things = deal.dealt().order().things();
        for (int i = 0; i < SHUFFLES; i++) {
            int[] order = IntStream.range(0, things).toArray();
            for (int at = things - 1; at > 0; at--) {
                exchange(order, at, random.nextInt(at + 1));
            }
            int[] swapped =
                    IntStream.of(order)
                            .map(thing -> thing == one ? other : thing == other ? one : thing)
                            .toArray();
            if (!dealtText(deal, order).equals(dealtText(deal, swapped))) {
                return false;
            }
        }
        return true;
    }

    private static String dealtText(Deal deal, int[] order) {
        return deal.dealt().before().shuffled(order).next().text();
    }

    /** Whether the viewer is told the same where these cards go round, in another world. */
    private static boolean unseen(Deal deal, Viewer viewer, int... places) {
        Position other = deal.again(deal.dealt().order().cycled(places), viewer);
        return other != null && !other.text().equals(deal.position().text());
    }

    /** Tries every order of what lies at the places from this one on; shows those that can be. */
    private static void permute(
            Deal deal,
            Viewer viewer,
            int[] order,
            int[] places,
            int from,
            BiConsumer<String, int[]> each) {
        if (from >= places.length - 1) {
            Position world = deal.again(order.clone(), viewer);
            if (world != null) {
                each.accept(world.text(), order.clone());
            }
            return;
        }
        for (int i = from; i < places.length; i++) {
            exchange(order, places[from], places[i]);
            permute(deal, viewer, order, places, from + 1, each);
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
