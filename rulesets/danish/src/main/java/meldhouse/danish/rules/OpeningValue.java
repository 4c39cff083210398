package meldhouse.danish.rules;

import meldhouse.danish.NewMeld;
import meldhouse.danish.rules.Choices.WildValue;

/** What a packed meld counts towards an opening (danish.md 4.2), as {@link Worth} has it. */
final class OpeningValue {
    private static final int SIX = 6;

    private OpeningValue() {}

    /** The value of a meld that the seat to move would lay. */
    static int of(Round round, long meld) {
        DanishRules rules = round.rules();
        int size = Packed.size(meld);
        int[] kinds = Packed.kinds(meld);
        if (!rules.valuesMelds() && isPlain(Packed.isSet(meld), size)) {
            return plain(rules, meld, kinds);
        }
        NewMeld laid = Packed.newMeld(meld);
        boolean start = Packed.isSet(meld) && StartHand.isLaid(round, kinds);
        return Worth.opening(rules, laid.type(), laid.cards(), start);
    }

    /** Whether a meld of this size has no table value, whatever its cards are. */
    static boolean isPlain(boolean set, int size) {
        return set ? size < SIX : size < Worth.FULL;
    }

    private static int plain(DanishRules rules, long meld, int[] kinds) {
        boolean own = rules.wildValueInMelds() == WildValue.OWN;
        int value = 0;
        for (int place = 0; place < kinds.length; place++) {
            int kind = kinds[place];
            value +=
                    own && Pack.isWild(kind)
                            ? kind == Pack.JOKER ? 30 : 15
                            : ofStep(Packed.stepAt(meld, place));
        }
        return value;
    }

    /** What a natural card of this step counts. */
    static int ofStep(int step) {
        return CardValue.of(Pack.rank(step));
    }
}
