package meldhouse.testkit;

import meldhouse.api.game.Position;
import meldhouse.api.game.Viewer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/**
 * All the worlds that are left to a seat near the end of a deal, counted without help from the
 * ruleset's own {@code determinize}: the cards that the seat cannot place are dealt again in every
 * way, the same moves are made, and the deals by which the seat is told just what it was told are
 * kept. An order of the pack is as likely as any other, so a world weighs as much as there are
 * orders that lead to it.
 *
 * @param weights by the text of the position; only their ratios mean something
 */
record Worlds(Map<String, Double> weights) {
    /** More places with unknown cards than this make too many deals. */
    private static final int MOST_PLACES = 14;

    /** A world that is not reached in so many steps can hardly be reached. */
    private static final int STEPS = 20_000;

    /** How readily a step away from the world that is looked for is taken. */
    private static final double WARMTH = 1.5;

    /** More deals than this are not tried. */
    private static final int MOST_DEALS = 3_000;

    double total() {
        return weights.values().stream().mapToDouble(n -> n).sum();
    }

    /**
     * The worlds after a deal, if they are few enough to be counted: those that can be reached by
     * moving cards of which each can be exchanged with another. There may be more, where cards can
     * only move two pairs at a time; their shares among themselves are right all the same.
     */
    static Optional<Worlds> of(Deal deal, Layout layout, Viewer viewer) {
        if (!deal.isOpenTo(viewer)) {
            return Optional.empty();
        }
        Search search = new Search(deal, layout, viewer);
        search.swap();
        return search.free.size() > MOST_PLACES || !search.redeal()
                ? Optional.empty()
                : Optional.of(new Worlds(search.weights));
    }

    /**
     * Whether a world can be reached by moving cards at random, several at a time, through worlds
     * in which the viewer is told the same.
     *
     * @param text the world's position
     */
    static boolean reach(
            String text, Deal deal, Layout layout, Viewer viewer, RandomGenerator random) {
        Search search = new Search(deal, layout, viewer);
        search.swap();
        return search.wander(text, random);
    }

    /** Looks for the worlds of one viewer. */
    private static final class Search {
        final TreeSet<Integer> free = new TreeSet<>();
        final Map<String, Double> weights = new LinkedHashMap<>();
        private final Deal deal;
        private final Layout layout;
        private final Viewer viewer;
        private final int[] order;
        private final String text;

        Search(Deal deal, Layout layout, Viewer viewer) {
            this.deal = deal;
            this.layout = layout;
            this.viewer = viewer;
            this.order = deal.dealt().order().array();
            this.text = deal.position().text();
        }

        /**
         * Finds the places whose cards can be exchanged two by two without the viewer's noticing.
         */
        void swap() {
            Set<List<Integer>> tried = new HashSet<>();
            for (int a = 0; a < order.length && free.size() <= MOST_PLACES; a++) {
                for (int b = a + 1; b < order.length; b++) {
                    if (!(free.contains(a) && free.contains(b))
                            && differ(a, b)
                            && tried.add(kinds(a, b))
                            && unseen(a, b)) {
                        addAll(a);
                        addAll(b);
                    }
                }
            }
        }

        private boolean differ(int a, int b) {
            return layout.receiver(a) != layout.receiver(b)
                    && layout.card(order[a]) != layout.card(order[b]);
        }

        /** Two copies in one hand need not both be tried. */
        private List<Integer> kinds(int a, int b) {
            return List.of(
                    layout.receiver(a),
                    layout.card(order[a]),
                    layout.receiver(b),
                    layout.card(order[b]));
        }

        /** Adds a place, and where the same receiver has another copy of its card. */
        private void addAll(int place) {
            for (int other = 0; other < order.length; other++) {
                if (layout.receiver(other) == layout.receiver(place)
                        && layout.card(order[other]) == layout.card(order[place])) {
                    free.add(other);
                }
            }
        }

        /** Goes from world to world, rather nearer than further, and tells whether it arrived. */
        boolean wander(String aim, RandomGenerator random) {
            List<String> words = words(aim);
            int[] now = order.clone();
            int far = apart(words(text), words);
            for (int step = 0; step < STEPS && far > 0; step++) {
                int[] other = now.clone();
                Set<Integer> moved = exchanged(other, random);
                Position world = deal.again(other, viewer);
                if (world != null) {
                    int away = apart(words(world.text()), words);
                    if (away <= far || random.nextDouble() < Math.exp((far - away) / WARMTH)) {
                        now = other;
                        far = away;
                        free.addAll(moved);
                    }
                }
            }
            return far == 0;
        }

        /** Exchanges a few cards at random; tells the places. */
        private Set<Integer> exchanged(int[] cards, RandomGenerator random) {
            Set<Integer> moved = new TreeSet<>();
            for (int swaps = 1 + random.nextInt(4); swaps > 0; swaps--) {
                int a = somewhere(random);
                int b = somewhere(random);
                int kept = cards[a];
                cards[a] = cards[b];
                cards[b] = kept;
                moved.add(a);
                moved.add(b);
            }
            return moved;
        }

        private static List<String> words(String text) {
            return List.of(text.split("[\\s,;/]+"));
        }

        /** How many words of one text stand in no common row with those of the other. */
        private static int apart(List<String> a, List<String> b) {
            int[] row = new int[b.size() + 1];
            for (String word : a) {
                int diagonal = 0;
                for (int j = 1; j <= b.size(); j++) {
                    int above = row[j];
                    row[j] = word.equals(b.get(j - 1)) ? diagonal + 1 : Math.max(above, row[j - 1]);
                    diagonal = above;
                }
            }
            return Math.max(a.size(), b.size()) - row[b.size()];
        }

        /** A place: mostly one whose card is known to be free. */
        private int somewhere(RandomGenerator random) {
            return free.isEmpty() || random.nextInt(4) == 0
                    ? random.nextInt(order.length)
                    : List.copyOf(free).get(random.nextInt(free.size()));
        }

        /** Whether the viewer is told the same where these cards go round, in another world. */
        private boolean unseen(int... places) {
            Position other = deal.again(deal.dealt().order().cycled(places), viewer);
            return other != null && !other.text().equals(text);
        }

        /** Deals the free cards in every way; tells whether these are few enough. */
        boolean redeal() {
            List<Integer> places = new ArrayList<>(free);
            places.sort((a, b) -> Integer.compare(layout.receiver(a), layout.receiver(b)));
            List<Integer> numbers = new ArrayList<>(places.stream().map(p -> order[p]).toList());
            numbers.sort((a, b) -> Integer.compare(layout.card(a), layout.card(b)));
            List<int[]> deals = new ArrayList<>();
            fill(places, 0, numbers, order.clone(), deals);
            if (deals.size() > MOST_DEALS) {
                return false;
            }
            for (int[] other : deals) {
                Position world = deal.again(other, viewer);
                if (world != null) {
                    weights.put(world.text(), layout.ways(other));
                }
            }
            return true;
        }

        /** Fills the places from one on; in one receiver's places the cards go up. */
        private void fill(
                List<Integer> places, int from, List<Integer> left, int[] into, List<int[]> deals) {
            if (from == places.size() || deals.size() > MOST_DEALS) {
                deals.add(into.clone());
                return;
            }
            int place = places.get(from);
            int least =
                    from > 0 && layout.receiver(places.get(from - 1)) == layout.receiver(place)
                            ? layout.card(into[places.get(from - 1)])
                            : 0;
            int before = -1;
            for (int i = 0; i < left.size(); i++) {
                int card = layout.card(left.get(i));
                if (card != before && card >= least) {
                    into[place] = left.remove(i);
                    fill(places, from + 1, left, into, deals);
                    left.add(i, into[place]);
                    before = card;
                }
            }
        }
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
        // Of one class nothing can be said: what is too rare to count has taken its share.
        return classes < 2 ? new Fit(0, 1) : new Fit(chiSquare, limit(classes - 1));
    }

    /** The quantile of chi-square for one in a million (Wilson and Hilferty's approximation). */
    private static double limit(int freedom) {
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
