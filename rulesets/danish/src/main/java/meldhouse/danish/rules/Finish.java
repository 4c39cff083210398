package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.RescuedWild;
import meldhouse.danish.TableMeld;
import meldhouse.danish.rules.Choices.FinishBonusScope;
import meldhouse.danish.rules.Choices.FoldSupport;
import meldhouse.danish.rules.Choices.PartnerWildScope;
import meldhouse.danish.rules.Ending.Out;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * What going out brings beside the 20 points: the factor (danish.md 5.6) and the cards that the
 * three conditions look at (danish.md 5.5).
 */
final class Finish {
    private Finish() {}

    /** Whether a finish counts as a fold (danish.md 2.5, D15). */
    static boolean isFold(DanishRules rules, Out out) {
        return out.fold() && (rules.foldAllowsFinalDiscard() || out.finalDiscard() == null);
    }

    /**
     * The one factor of the finisher's side (danish.md 5.6).
     *
     * @param wilds how many wilds the finisher laid in the round
     * @param supported whether the finisher laid cards on a meld with cards of a partner
     * @param partnerWild whether a partner laid a wild
     */
    static int factor(
            DanishRules rules, boolean fold, int wilds, boolean supported, boolean partnerWild) {
        boolean leaned = supported && partnerWild;
        if (!fold) {
            return wilds == 0 && !leaned ? rules.finishNoWildFactor() : 1;
        }
        if (wilds == 0 && !leaned) {
            return rules.foldNoWildFactor();
        }
        boolean enough = supported || rules.foldOneWildSupport() == FoldSupport.ALLOWED;
        return wilds <= 1 && enough ? rules.foldOneWildFactor() : 1;
    }

    static int factor(DanishRules rules, Ending ending, Out out) {
        List<Integer> side = ending.sides().get(ending.side(out.seat()));
        IntPredicate partner = seat -> seat != out.seat() && side.contains(seat);
        int own = 0;
        boolean partnerWild = false;
        for (TableMeld meld : ending.melds()) {
            boolean looked =
                    rules.partnerWildScope() == PartnerWildScope.ROUND
                            || out.supported().contains(meld.number());
            for (LaidCard wild : wilds(meld)) {
                own += wild.seat() == out.seat() ? 1 : 0;
                partnerWild |= looked && partner.test(wild.seat());
            }
        }
        return factor(rules, isFold(rules, out), own, !out.supported().isEmpty(), partnerWild);
    }

    /** Every wild that was laid in a meld, the rescued ones too. */
    private static List<LaidCard> wilds(TableMeld meld) {
        List<LaidCard> wilds = new ArrayList<>();
        for (LaidCard laid : meld.cards()) {
            if (laid.card().isWild()) {
                wilds.add(laid);
            }
        }
        for (RescuedWild rescued : meld.rescued()) {
            wilds.add(rescued.laid());
        }
        return wilds;
    }

    /**
     * The melds with cards of a partner that a seat has laid cards on (danish.md 5.6): there lies a
     * card of the seat that came after one of a partner. In a joined meld (a house rule) all cards
     * count as laid on one meld.
     *
     * @param side the seats of the seat's side
     */
    static List<Integer> supported(List<TableMeld> melds, int seat, List<Integer> side) {
        List<Integer> supported = new ArrayList<>();
        for (TableMeld meld : melds) {
            int own = 0;
            int partner = Integer.MAX_VALUE;
            List<LaidCard> all = new ArrayList<>(meld.cards());
            meld.rescued().forEach(rescued -> all.add(rescued.laid()));
            for (LaidCard laid : all) {
                if (laid.seat() == seat) {
                    own = Math.max(own, laid.turn());
                } else if (side.contains(laid.seat())) {
                    partner = Math.min(partner, laid.turn());
                }
            }
            if (partner < own) {
                supported.add(meld.number());
            }
        }
        return supported;
    }

    /** The cards that the three conditions look at; none where they are not played for. */
    static List<DanishCard> looked(DanishRules rules, Ending ending, Out out) {
        FinishBonusScope scope = rules.finishBonusScope();
        if (scope == FinishBonusScope.OFF
                || scope == FinishBonusScope.FOLD_ONLY && !isFold(rules, out)) {
            return List.of();
        }
        List<Integer> side = ending.sides().get(ending.side(out.seat()));
        List<DanishCard> cards = new ArrayList<>();
        for (TableMeld meld : ending.melds()) {
            List<LaidCard> all = new ArrayList<>(meld.cards());
            meld.rescued().forEach(rescued -> all.add(rescued.laid()));
            for (LaidCard laid : all) {
                if (scope == FinishBonusScope.TEAM_ROUND
                        ? side.contains(laid.seat())
                        : laid.seat() == out.seat()) {
                    cards.add(laid.card());
                }
            }
        }
        DanishCard last = out.finalDiscard();
        if (last != null && rules.finishIncludesFinalDiscard()) {
            cards.add(last.bare());
        }
        return cards;
    }
}
