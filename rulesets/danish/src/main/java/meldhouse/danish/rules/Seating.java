package meldhouse.danish.rules;

import meldhouse.danish.rules.Choices.DealerRotation;
import meldhouse.danish.rules.Choices.TeamMode;

import java.util.ArrayList;
import java.util.List;

/**
 * Who sits where and who deals (danish.md 1.2 to 1.4). A place is a number from 0 in the order of
 * turns, so that place + 1 is the neighbour on the right. Sides take turns: the place's side is the
 * place modulo the number of sides, with partners, with threes and alone.
 *
 * @param players 2 to 6
 * @param sides how many score apart
 */
record Seating(int players, int sides) {
    static final int HAND = 11;

    static Seating of(DanishRules rules) {
        return of(rules.players(), rules.teamMode());
    }

    static Seating of(int players, TeamMode mode) {
        return new Seating(players, players / together(players, mode));
    }

    /** How many score together (danish.md 1.2). */
    static int together(int players, TeamMode mode) {
        return switch (mode) {
            case AUTO -> players == 4 || players == 6 ? 2 : 1;
            case PAIRS -> 2;
            case THREES -> 3;
            case INDIVIDUAL -> 1;
        };
    }

    /** The side of a place. */
    int side(int place) {
        return place % sides;
    }

    /** Whether two places score together. */
    boolean isTogether(int place, int other) {
        return side(place) == side(other);
    }

    /** The place that plays after this one. */
    int next(int place) {
        return (place + 1) % players;
    }

    int before(int place) {
        return (place + players - 1) % players;
    }

    /** Who shuffles: the one before the dealer (danish.md 1.4). */
    int shuffler(int dealer) {
        return before(dealer);
    }

    /** Who cuts: the dealer's next partner, or the dealer alone (danish.md 1.4). */
    int cutter(int dealer) {
        return (dealer + sides) % players;
    }

    /** Who starts the round, {@code haand}. */
    int haand(int dealer) {
        return next(dealer);
    }

    /** The dealer of the first round: the last in the order of turns (D04). */
    int firstDealer() {
        return players - 1;
    }

    /**
     * Who deals after a round (danish.md 7.1).
     *
     * @param finisher the place that went out; negative: the round was blocked
     */
    int nextDealer(DealerRotation rotation, int dealer, int finisher) {
        return switch (rotation) {
            case NEXT -> next(dealer);
            case WINNER_STARTS -> finisher < 0 ? next(dealer) : before(finisher);
            case FIXED -> dealer;
        };
    }

    /**
     * The order of turns after the draw (danish.md 1.3): the highest against the next, side by
     * side.
     *
     * @param ranked whoever drew the highest card first
     */
    <T> List<T> turnOrder(List<T> ranked) {
        int together = players / sides;
        List<T> order = new ArrayList<>();
        for (int place = 0; place < players; place++) {
            order.add(ranked.get(side(place) * together + place / sides));
        }
        return List.copyOf(order);
    }

    /** Cards that the deal needs, and the exact cut lifts (danish.md 1.5). */
    int needed() {
        return HAND * players + 1;
    }
}
