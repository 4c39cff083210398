package meldhouse.screens;

import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Who;
import meldhouse.danish.DanishView;

import java.util.ArrayList;
import java.util.List;

/**
 * The sides of the Danish game, as a viewer speaks of them: pairs, threes or single players.
 *
 * @param view who plays with whom
 * @param seats who sits where
 */
record DanishSides(DanishView view, Seats seats) {
    /** Nobody's: the viewer watches, or sides are not known yet. */
    static final int NONE = -1;

    Words words() {
        return Words.of(seats.tongue());
    }

    DanishCards cards() {
        return new DanishCards(words());
    }

    /** The side of a seat; {@link #NONE} until sides are known. */
    int of(int seat) {
        for (int side = 0; side < view.sides().size(); side++) {
            if (view.sides().get(side).contains(seat)) {
                return side;
            }
        }
        return NONE;
    }

    /** The viewer's side. */
    int own() {
        return of(seats.own());
    }

    /** All sides, the viewer's first. */
    List<Integer> order() {
        List<Integer> order = new ArrayList<>();
        for (int side = 0; side < view.sides().size(); side++) {
            order.add(side);
        }
        if (own() != NONE) {
            order.remove(Integer.valueOf(own()));
            order.addFirst(own());
        }
        return order;
    }

    /** The seats in the order of play, from the viewer; from seat 0 until it is known. */
    List<Integer> play() {
        List<Integer> order = new ArrayList<>(view.turnOrder());
        if (order.isEmpty()) {
            for (int seat = 0; seat < view.counts().size(); seat++) {
                order.add(seat);
            }
        }
        int first = Math.max(0, order.indexOf(seats.own()));
        List<Integer> turned = new ArrayList<>(order.subList(first, order.size()));
        turned.addAll(order.subList(0, first));
        return turned;
    }

    Who who(int seat) {
        return seats.who(seat);
    }

    /** Everybody of a side, the viewer first: {@code "you, Ann and Bob"}. */
    Who side(int side) {
        List<Integer> members = new ArrayList<>(view.sides().get(side));
        if (members.remove(Integer.valueOf(seats.own()))) {
            members.addFirst(seats.own());
        }
        List<Who> all = members.stream().map(seats::who).toList();
        return all.size() == 1 ? all.getFirst() : Who.together(all, this::list);
    }

    /** Several things, the last with an "and". */
    String list(List<String> things) {
        return words().texts().list("dk.and", things);
    }
}
