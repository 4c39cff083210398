package meldhouse.danish.rules;

/** The single cards that a seat can lay onto one meld, as moves. */
final class Growing {
    private final int number;
    private final Spread meld;
    private final Growth growth;
    private final int must;
    private final MoveList list;
    private final Hand hand;

    /**
     * @param must the kind that must be laid; -1: any
     */
    Growing(Round round, int number, Spread meld, int must, MoveList list) {
        this.number = number;
        this.meld = meld;
        this.must = must;
        this.list = list;
        growth = new Growth(round.rules(), meld);
        hand = round.hand();
    }

    void add() {
        add(false);
        if (meld.isStraight()) {
            add(true);
        }
    }

    private void add(boolean atLow) {
        int step = growth.step(atLow);
        if (step == Growth.NONE) {
            return;
        }
        if (meld.isStraight()) {
            lay(atLow, Pack.of(meld.suit(), step), step);
        } else {
            for (int suit = 0; suit < 4; suit++) {
                lay(atLow, Pack.of(suit, step), step);
            }
        }
        if (hand.hasWild() && growth.takesWild()) {
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
