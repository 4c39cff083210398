package meldhouse.danish.rules;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Who sits where once the order of turns is known (danish.md 1.3): seats, places and sides. */
final class Chairs {
    private final Seating seating;
    private final List<Integer> turnOrder;
    private final List<List<Integer>> sides;
    private final int[] places;
    private final int[] sideOf;
    private final int[] partners;

    /**
     * @param turnOrder the seats in the order of turns
     */
    Chairs(Seating seating, List<Integer> turnOrder) {
        this.seating = seating;
        this.turnOrder = List.copyOf(turnOrder);
        int seats = turnOrder.size();
        places = new int[seats];
        sideOf = new int[seats];
        partners = new int[seats];
        for (int place = 0; place < seats; place++) {
            places[turnOrder.get(place)] = place;
        }
        List<List<Integer>> all = new ArrayList<>();
        for (int side = 0; side < seating.sides(); side++) {
            int number = side;
            all.add(
                    IntStream.range(0, seats)
                            .filter(seat -> seating.side(places[seat]) == number)
                            .boxed()
                            .toList());
        }
        all.sort(Comparator.comparing(List::getFirst));
        sides = List.copyOf(all);
        for (int side = 0; side < sides.size(); side++) {
            for (int seat : sides.get(side)) {
                sideOf[seat] = side;
                for (int other : sides.get(side)) {
                    partners[seat] |= other == seat ? 0 : 1 << other;
                }
            }
        }
    }

    /** By the chairs that were taken; play goes against the numbers of the seats. */
    static Chairs taken(Seating seating, int first) {
        int seats = seating.players();
        return new Chairs(
                seating,
                IntStream.range(0, seats)
                        .mapToObj(place -> Math.floorMod(first - place, seats))
                        .toList());
    }

    Seating seating() {
        return seating;
    }

    int seats() {
        return places.length;
    }

    /** The seats in the order of turns, from the seat that started the match. */
    List<Integer> turnOrder() {
        return turnOrder;
    }

    /** The seats of each side, that of the lowest seat first. */
    List<List<Integer>> sides() {
        return sides;
    }

    int sideOf(int seat) {
        return sideOf[seat];
    }

    /** A bit for each partner of a seat. */
    int partners(int seat) {
        return partners[seat];
    }

    int place(int seat) {
        return places[seat];
    }

    /** The seat that plays after this one. */
    int after(int seat) {
        return turnOrder.get(seating.next(places[seat]));
    }

    int firstDealer() {
        return turnOrder.get(seating.firstDealer());
    }

    int cutter(int dealer) {
        return turnOrder.get(seating.cutter(places[dealer]));
    }

    int haand(int dealer) {
        return turnOrder.get(seating.haand(places[dealer]));
    }

    /**
     * Who deals after a round.
     *
     * @param finisher the seat that went out; negative: the round was blocked
     */
    int nextDealer(DanishRules rules, int dealer, int finisher) {
        int place = finisher < 0 ? -1 : places[finisher];
        return turnOrder.get(seating.nextDealer(rules.dealerRotation(), places[dealer], place));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Chairs chairs && turnOrder.equals(chairs.turnOrder);
    }

    @Override
    public int hashCode() {
        return turnOrder.hashCode();
    }
}
