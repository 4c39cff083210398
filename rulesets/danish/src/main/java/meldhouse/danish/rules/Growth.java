package meldhouse.danish.rules;

import meldhouse.danish.rules.Choices.AceInStraights;
import meldhouse.danish.rules.Choices.WildOnNaturalSpecial;

/**
 * Which single cards fit onto a meld (danish.md 3.1, 3.2): what {@link MeldJudge} rules, in numbers
 * and without a reason. Where a function judges melds, all cards that it may be asked about.
 */
record Growth(DanishRules rules, Spread meld) {
    /** There is no further place at an end. */
    static final int NONE = -1;

    private static final int SIX = 6;

    /** The step of the next place: at an end of a straight, or in a set. */
    int step(boolean atLow) {
        if (!meld.isStraight()) {
            Integer most = rules.judgesMelds() ? null : rules.maxSetSize();
            return most != null && meld.size() >= most ? NONE : meld.low();
        }
        if (meld.size() == Pack.STEPS) {
            return NONE;
        }
        return atLow ? below() : above();
    }

    private int above() {
        int top = meld.low() < 0 ? Pack.ACE - 1 : Pack.ACE;
        return meld.high() < top ? meld.high() + 1 : NONE;
    }

    private int below() {
        if (meld.low() > 0) {
            return meld.low() - 1;
        }
        boolean aceLow =
                meld.low() == 0
                        && meld.high() != Pack.ACE
                        && rules.aceInStraights() == AceInStraights.HIGH_OR_LOW;
        return aceLow ? Pack.ACE : NONE;
    }

    boolean takesWild() {
        if (rules.judgesMelds()) {
            return true;
        }
        Integer most = rules.maxWildsPerMeld();
        return (most == null || meld.wilds() < most) && !isNaturalSpecial();
    }

    private boolean isNaturalSpecial() {
        if (rules.wildOnNaturalSpecial() != WildOnNaturalSpecial.FORBIDDEN
                || meld.isStraight()
                || meld.low() < Pack.JACK
                || meld.size() < SIX) {
            return false;
        }
        return MeldJudge.isNaturalSpecial(meld.worth(rules));
    }

    /** Whether a card fits at an end of a straight, or into a set. */
    boolean takes(int kind, boolean atLow) {
        int step = step(atLow);
        if (step == NONE) {
            return false;
        }
        if (Pack.isWild(kind)) {
            return takesWild();
        }
        return meld.isStraight() ? kind == Pack.of(meld.suit(), step) : Pack.step(kind) == step;
    }
}
