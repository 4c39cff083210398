package meldhouse.danish.rules;

import meldhouse.danish.PastRound;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What goes on from round to round.
 *
 * @param round the number of the round, from 1
 * @param dealer the seat that deals it
 * @param past the rounds before it
 * @param totals the match totals, by side
 * @param barbele for each side whether it has Barbele in this round (danish.md 4.1)
 * @param minimums for each side what its first melds in this round must be worth together
 */
record Ledger(
        DanishGame game,
        Chairs chairs,
        int round,
        int dealer,
        List<PastRound> past,
        List<Integer> totals,
        List<Boolean> barbele,
        List<Integer> minimums) {

    static Ledger start(DanishGame game, Chairs chairs) {
        return of(game, chairs, chairs.firstDealer(), List.of());
    }

    static Ledger of(DanishGame game, Chairs chairs, int dealer, List<PastRound> past) {
        int sides = chairs.sides().size();
        List<Integer> totals = new ArrayList<>(Collections.nCopies(sides, 0));
        List<Boolean> barbele = new ArrayList<>();
        totals.forEach(total -> barbele.add(Barbele.has(game.rules(), total, false)));
        for (PastRound round : past) {
            for (int side = 0; side < sides; side++) {
                totals.set(side, totals.get(side) + round.scores().get(side));
                boolean has = Barbele.has(game.rules(), totals.get(side), barbele.get(side));
                barbele.set(side, has);
            }
        }
        List<Integer> minimums = minimums(game.rules(), past.size() + 1, totals, barbele);
        return new Ledger(
                game,
                chairs,
                past.size() + 1,
                dealer,
                List.copyOf(past),
                List.copyOf(totals),
                List.copyOf(barbele),
                minimums);
    }

    /** By the options a side with Barbele has a minimum; a function may give one to any side. */
    private static List<Integer> minimums(
            DanishRules rules, int round, List<Integer> totals, List<Boolean> barbele) {
        Functions functions = rules.functions();
        List<Integer> minimums = new ArrayList<>();
        for (int side = 0; side < totals.size(); side++) {
            int minimum = barbele.get(side) ? rules.barbeleMinimum() : 0;
            if (functions != null) {
                List<Integer> all = List.copyOf(totals);
                minimum = functions.openingMinimum(round, side, all, barbele.get(side), minimum);
            }
            minimums.add(minimum);
        }
        return List.copyOf(minimums);
    }

    DanishRules rules() {
        return game.rules();
    }

    /** The ledger with one round more, of which the next dealer deals. */
    Ledger after(PastRound scored, int nextDealer) {
        List<PastRound> rounds = new ArrayList<>(past);
        rounds.add(scored);
        return of(game, chairs, nextDealer, rounds);
    }
}
