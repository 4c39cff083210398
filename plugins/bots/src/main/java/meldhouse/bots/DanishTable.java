package meldhouse.bots;

import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishView;
import meldhouse.danish.LaidCard;
import meldhouse.danish.RescuedWild;
import meldhouse.danish.TableMeld;

import java.util.List;

/**
 * What the table looks like to a seat at the start of a decision.
 *
 * @param seat the seat
 * @param side its side
 * @param others the least number of cards that a seat of another side holds
 * @param laidHigh whether the seat has laid an ace, a picture or a wild card for one in this round
 * @param laidWild how many wild cards the seat has laid in this round
 * @param laidValue the value of the cards that the seat has laid in this round
 * @param bonus what the house rules pay for a finish without aces and pictures; 0: nothing
 */
record DanishTable(
        int seat, int side, int others, boolean laidHigh, int laidWild, int laidValue, int bonus) {
    /** The id of the ruleset that is played at it. */
    static final String RULESET = "danish";

    private static final int MANY = 99;

    static DanishTable of(DanishView view, int seat, HouseRules rules) {
        int side = 0;
        while (!view.sides().get(side).contains(seat)) {
            side++;
        }
        List<Integer> own = view.sides().get(side);
        int others = MANY;
        for (int other = 0; other < view.counts().size(); other++) {
            if (!own.contains(other)) {
                others = Math.min(others, view.counts().get(other));
            }
        }
        boolean high = false;
        int wild = 0;
        int value = 0;
        for (TableMeld meld : view.melds()) {
            for (LaidCard laid : meld.cards()) {
                if (laid.seat() == seat) {
                    high |= DanishWorth.isHigh(DanishWorth.played(laid));
                    wild += laid.card().isWild() ? 1 : 0;
                    value += DanishWorth.of(DanishWorth.played(laid));
                }
            }
            for (RescuedWild rescued : meld.rescued()) {
                if (rescued.laid().seat() == seat) {
                    wild++;
                    high |= DanishWorth.isHigh(DanishWorth.played(rescued.laid()));
                }
            }
        }
        boolean paid = "finisherRound".equals(rules.values().get("finishBonusScope"));
        int bonus =
                paid && rules.values().get("finishSpecialBonus") instanceof Integer points
                        ? points
                        : 0;
        return new DanishTable(seat, side, others, high, wild, value, bonus);
    }

    /** What the side's melds are worth more than the best of the others'. */
    int lead(DanishView view) {
        int[] worth = new int[view.sides().size()];
        for (TableMeld meld : view.melds()) {
            worth[meld.side()] += meld.worth().total();
        }
        int best = 0;
        for (int other = 0; other < worth.length; other++) {
            if (other != side) {
                best = Math.max(best, worth[other]);
            }
        }
        return worth[side] - best;
    }
}
