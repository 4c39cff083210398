package meldhouse.danish.rules;

import java.util.function.LongConsumer;

/** New melds of a hand that grow by one card of it. */
record Enlarging(DanishRules rules, Hand hand) {
    /**
     * The meld with one card more: each natural card that fits, or a wild.
     *
     * @param wilds how many kinds of wild card are tried, the cheapest first
     */
    void grow(long meld, int wilds, LongConsumer larger) {
        Hand left = hand;
        for (int kind : Packed.kinds(meld)) {
            left = left.without(kind);
        }
        if (!Packed.isSet(meld)) {
            grow(meld, left, false, wilds, larger);
            grow(meld, left, true, wilds, larger);
            return;
        }
        for (int suit = 0; suit < 4; suit++) {
            int kind = Pack.of(suit, Packed.step(meld));
            if (left.has(kind)) {
                larger.accept(Packed.with(meld, false, kind));
            }
        }
        wild(meld, left, false, wilds, larger);
    }

    private void grow(long straight, Hand left, boolean atLow, int wilds, LongConsumer larger) {
        int suit = Packed.suit(straight);
        Spread lying =
                Spread.laid(0, suit, Packed.stepLow(straight), Packed.kinds(straight), 0, 1, false);
        int step = new Growth(rules, lying).step(atLow);
        if (step == Growth.NONE) {
            return;
        }
        int kind = Pack.of(suit, step);
        if (left.has(kind)) {
            larger.accept(Packed.with(straight, atLow, kind));
        }
        wild(straight, left, atLow, wilds, larger);
    }

    private static void wild(long meld, Hand left, boolean atLow, int most, LongConsumer larger) {
        int tried = 0;
        for (int kind = Pack.TWOS; kind <= Pack.JOKER && tried < most; kind++) {
            if (left.has(kind)) {
                larger.accept(Packed.with(meld, atLow, kind));
                tried++;
            }
        }
    }
}
