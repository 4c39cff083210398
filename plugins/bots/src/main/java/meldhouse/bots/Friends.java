package meldhouse.bots;

import meldhouse.american.AmericanView;
import meldhouse.api.options.HouseRules;

import java.util.ArrayList;
import java.util.List;

/**
 * Who plays this deal, and who plays with whom (variants.md 2, 4.3).
 *
 * @param me the seat whose view it is
 * @param order the seats that play, from the dealer's left on
 * @param sides for each seat at the table a number that it shares with those who play with it
 */
record Friends(int me, List<Integer> order, List<Integer> sides) {
    /** The seats at the largest table. */
    static final int MOST = 5;

    static Friends of(AmericanView view, int me, HouseRules rules) {
        Integer declarer = view.declarer();
        boolean againstOne = "soloVsRest".equals(rules.values().get("sides")) && declarer != null;
        List<Integer> sides = new ArrayList<>(view.sides());
        for (int seat = 0; againstOne && seat < sides.size(); seat++) {
            sides.set(seat, declarer.equals(seat) ? 0 : 1);
        }
        return new Friends(me, view.active(), List.copyOf(sides));
    }

    boolean has(int seat) {
        return seat >= 0 && seat != me && together(seat, me);
    }

    /** Whether two seats play together. */
    boolean together(int seat, int other) {
        return sides.get(seat).equals(sides.get(other));
    }

    /** The one other seat of this side; -1 where there is none, or are several. */
    int partner() {
        List<Integer> friends = order.stream().filter(this::has).toList();
        return friends.size() == 1 ? friends.getFirst() : -1;
    }

    /**
     * The seats that play to a trick after this one, in order.
     *
     * @param played how many have played already
     */
    List<Integer> after(int played) {
        int place = order.indexOf(me);
        List<Integer> after = new ArrayList<>();
        for (int next = 1; next < order.size() - played; next++) {
            after.add(order.get((place + next) % order.size()));
        }
        return List.copyOf(after);
    }
}
