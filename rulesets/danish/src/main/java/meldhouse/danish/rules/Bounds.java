package meldhouse.danish.rules;

import meldhouse.danish.rules.Choices.FailedAttempt;
import meldhouse.danish.rules.Choices.StockExhausted;

/**
 * What ends every round, whatever house rules are chosen and however badly it is played. By default
 * the stock and the stall guard do (danish.md 9); house rules that take these away are held by
 * limits that no sensible round comes near.
 */
final class Bounds {
    /** So many idle turns of each player block a round where the stall guard is off. */
    static final int IDLE = 50;

    /** So many times the pile becomes the stock, where it does so every time. */
    static final int RESHUFFLES = 20;

    /** From so many failed openings of a side in a round on, each turn has one attempt. */
    static final int ATTEMPTS = 20;

    private static final int SIDES = 6;

    private Bounds() {}

    /** How many idle turns in a row block a round. */
    static int idleTurns(DanishRules rules, int seats) {
        int each = rules.stallTurnsPerPlayer();
        return seats * (each == 0 ? IDLE : each);
    }

    /** How many times the pile becomes the stock in a round. */
    static int reshuffles(StockExhausted rule) {
        return switch (rule) {
            case END_ROUND, PILE_ONLY -> 0;
            case RESHUFFLE_ONCE -> 1;
            case RESHUFFLE -> RESHUFFLES;
        };
    }

    /**
     * Whether an opening may still be tried in this turn.
     *
     * @param failed whether one has failed in it
     * @param fails how many of the side have failed in the round
     */
    static boolean mayTry(DanishRules rules, boolean failed, int fails) {
        return !failed
                || rules.barbeleFailedAttempt() == FailedAttempt.REFUSE_NO_PENALTY
                || rules.barbeleFailedAttempt() == FailedAttempt.PENALTY_EVERY_ATTEMPT
                        && fails < ATTEMPTS;
    }

    /**
     * A bound on the moves of a round, of the accepting of its sheet and of the cut after it. Each
     * turn draws from the stock, or lays a card, or is idle; so many idle ones may lie between two
     * others. A turn has a draw, a discard and a failed opening; further failed openings and what
     * is laid come on top. A wild that was rescued into a hand is laid again, for a natural card
     * that never comes back.
     */
    static int moves(DanishRules rules, Seating seating) {
        int seats = seating.players();
        long stock = Pack.SIZE - seating.needed();
        long drawn = stock + (long) reshuffles(rules.stockExhausted()) * Pack.SIZE;
        long laid = 2L * Pack.SIZE;
        long turns = (drawn + laid + 1) * idleTurns(rules, seats);
        int movesOfATurn = 3;
        long around = (long) ATTEMPTS * SIDES + SIDES + 1;
        return (int) Math.min(Integer.MAX_VALUE, turns * movesOfATurn + laid + around);
    }
}
