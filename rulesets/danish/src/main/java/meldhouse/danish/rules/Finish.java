package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.TableMeld;
import meldhouse.danish.rules.Choices.FinishBonusScope;
import meldhouse.danish.rules.Choices.FoldSupport;
import meldhouse.danish.rules.Choices.PartnerWildScope;
import meldhouse.danish.rules.Ending.Out;

import java.util.ArrayList;
import java.util.List;

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
        int own = 0;
        boolean supported = false;
        boolean partnerWild = false;
        for (TableMeld meld : ending.melds()) {
            List<LaidCard> laid = everLaid(meld);
            boolean here =
                    laid.stream().anyMatch(card -> card.seat() == out.seat() && card.support());
            supported |= here;
            boolean looked = here || rules.partnerWildScope() == PartnerWildScope.ROUND;
            for (LaidCard card : laid) {
                if (card.card().isWild()) {
                    own += card.seat() == out.seat() ? 1 : 0;
                    partnerWild |=
                            looked && card.seat() != out.seat() && side.contains(card.seat());
                }
            }
        }
        return factor(rules, isFold(rules, out), own, supported, partnerWild);
    }

    /** Every card that was laid in a meld, the rescued wilds too. */
    static List<LaidCard> everLaid(TableMeld meld) {
        List<LaidCard> all = new ArrayList<>(meld.cards());
        meld.rescued().forEach(rescued -> all.add(rescued.laid()));
        return all;
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
            for (LaidCard laid : everLaid(meld)) {
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
