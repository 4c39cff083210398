package meldhouse.testkit;

import meldhouse.api.game.Position;

import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a shuffle is dealt into, found by trying. Two places of the order belong together if it does
 * not matter which of them a card has (the places of one hand); two numbers are one card if it does
 * not matter which of them is where (the copies of a pack).
 *
 * @param receivers for each place, a number for those that belong together
 * @param cards for each number, a number for those that are one card
 */
record Layout(List<Integer> receivers, List<Integer> cards) {
    /** What is so for so many random orders is so; what is not shows after one or two. */
    private static final int ORDERS = 24;

    static Layout of(Position before, int things, RandomGenerator random) {
        List<int[]> orders =
                IntStream.range(0, ORDERS).mapToObj(i -> random(things, random)).toList();
        List<String> texts = orders.stream().map(order -> text(before, order)).toList();
        int[] receivers = new int[things];
        int[] cards = new int[things];
        for (int i = 0; i < things; i++) {
            receivers[i] = i;
            cards[i] = i;
            for (int j = 0; j < i && receivers[i] == i; j++) {
                if (receivers[j] == j && same(before, orders, texts, i, j, true)) {
                    receivers[i] = j;
                }
            }
            for (int j = 0; j < i && cards[i] == i; j++) {
                if (cards[j] == j && same(before, orders, texts, i, j, false)) {
                    cards[i] = j;
                }
            }
        }
        return new Layout(
                IntStream.of(receivers).boxed().toList(), IntStream.of(cards).boxed().toList());
    }

    private static int[] random(int things, RandomGenerator random) {
        List<Integer> numbers = IntStream.range(0, things).boxed().collect(Collectors.toList());
        Collections.shuffle(numbers, random);
        return numbers.stream().mapToInt(n -> n).toArray();
    }

    private static String text(Position before, int[] order) {
        return before.shuffled(order).next().text();
    }

    /** Whether exchanging two places, or two numbers, never makes a difference. */
    private static boolean same(
            Position before, List<int[]> orders, List<String> texts, int i, int j, boolean places) {
        for (int k = 0; k < ORDERS; k++) {
            int[] other = orders.get(k).clone();
            int a = places ? i : place(other, i);
            int b = places ? j : place(other, j);
            int kept = other[a];
            other[a] = other[b];
            other[b] = kept;
            if (!text(before, other).equals(texts.get(k))) {
                return false;
            }
        }
        return true;
    }

    private static int place(int[] order, int number) {
        int place = 0;
        while (order[place] != number) {
            place++;
        }
        return place;
    }

    int things() {
        return receivers.size();
    }

    int receiver(int place) {
        return receivers.get(place);
    }

    int card(int number) {
        return cards.get(number);
    }

    /**
     * In how many ways the numbers can lie so that each receiver has the same cards as in this
     * order, but for a factor that is the same for all orders: the copies of a card can be
     * exchanged between receivers.
     */
    double ways(int[] order) {
        int[][] held = new int[things()][things()];
        int[] copies = new int[things()];
        double ways = 1;
        for (int place = 0; place < order.length; place++) {
            int card = card(order[place]);
            // Counts up to copies! / (held by the first)! (held by the second)! … card by card.
            ways *= ++copies[card];
            ways /= ++held[card][receiver(place)];
        }
        return ways;
    }
}
