package meldhouse.danish.rules;

import meldhouse.danish.rules.Choices.AceInStraights;
import meldhouse.danish.rules.Choices.WildOnNaturalSpecial;

/** The single cards that a seat can lay onto one meld (danish.md 3.1, 3.2). */
final class Growing {
    private static final int SIX = 6;

    private final Round round;
    private final int number;
    private final Spread meld;
    private final int must;
    private final MoveList list;
    private final Hand hand;

    /**
     * @param must the kind that must be laid; -1: any
     */
    Growing(Round round, int number, Spread meld, int must, MoveList list) {
        this.round = round;
        this.number = number;
        this.meld = meld;
        this.must = must;
        this.list = list;
        hand = round.hand();
    }

    void add() {
        if (meld.isStraight()) {
            if (meld.size() < Pack.STEPS) {
                high();
                low();
            }
        } else {
            set();
        }
    }

    private void set() {
        Integer most = round.rules().maxSetSize();
        if (most != null && meld.size() >= most) {
            return;
        }
        for (int suit = 0; suit < 4; suit++) {
            lay(false, Pack.of(suit, meld.low()), meld.low());
        }
        if (mayTakeWild() && !isNaturalSpecial()) {
            wilds(false, meld.low());
        }
    }

    private boolean isNaturalSpecial() {
        if (round.rules().wildOnNaturalSpecial() != WildOnNaturalSpecial.FORBIDDEN
                || meld.low() < Pack.JACK
                || meld.size() < SIX) {
            return false;
        }
        String name = meld.worth(round.rules()).specialName();
        return name != null && name.contains("Natural");
    }

    private boolean mayTakeWild() {
        Integer most = round.rules().maxWildsPerMeld();
        return most == null || meld.wilds() < most;
    }

    private void high() {
        int top = meld.low() < 0 ? Pack.ACE - 1 : Pack.ACE;
        if (meld.high() < top) {
            end(false, meld.high() + 1);
        }
    }

    private void low() {
        boolean aceLow =
                meld.low() == 0
                        && meld.high() != Pack.ACE
                        && round.rules().aceInStraights() == AceInStraights.HIGH_OR_LOW;
        if (meld.low() > 0 || aceLow) {
            end(true, aceLow ? Pack.ACE : meld.low() - 1);
        }
    }

    private void end(boolean atLow, int step) {
        lay(atLow, Pack.of(meld.suit(), step), step);
        if (mayTakeWild()) {
            wilds(atLow, step);
        }
    }

    private void wilds(boolean atLow, int step) {
        if (must >= Pack.TWOS) {
            lay(atLow, must, step);
            return;
        }
        int own = meld.isStraight() ? Pack.TWOS + meld.suit() : -1;
        boolean other = false;
        for (int two = Pack.TWOS; two < Pack.JOKER; two++) {
            if (hand.has(two) && (two == own || !other)) {
                lay(atLow, two, step);
                other |= two != own;
            }
        }
        lay(atLow, Pack.JOKER, step);
    }

    private void lay(boolean atLow, int kind, int step) {
        if (hand.has(kind) && (must < 0 || must == kind)) {
            list.add(Packed.layOff(number, atLow, kind, step));
        }
    }
}
