package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A look at a new meld that sees most of those that are allowed: what {@link MeldJudge} rules, in
 * numbers and without a reason. It is asked first, since a search makes moves by the million.
 */
final class QuickLook {
    /** Where a meld lies: the suit of a straight or -1, and its lowest step or that of the set. */
    record Place(int suit, int low) {}

    private QuickLook() {}

    /** Where a meld would lie; null: it is not allowed, or must be looked at more closely. */
    static @Nullable Place of(DanishRules rules, NewMeld meld) {
        List<DanishCard> cards = meld.cards();
        int size = cards.size();
        int first = 0;
        int wilds = 0;
        for (int i = size - 1; i >= 0; i--) {
            if (cards.get(i).isWild()) {
                wilds++;
            } else {
                first = i;
            }
        }
        Integer mostWilds = rules.maxWildsPerMeld();
        Integer mostCards = rules.maxSetSize();
        boolean straight = meld.type() == MeldType.STRAIGHT;
        if (size < 3
                || size - wilds < rules.minNaturalsPerMeld()
                || mostWilds != null && wilds > mostWilds
                || (straight ? size > Pack.STEPS : mostCards != null && size > mostCards)) {
            return null;
        }
        int kind = Pack.of(cards.get(first).card());
        int suit = straight ? Pack.suit(kind) : -1;
        int low = straight ? Pack.step(kind) - first : Pack.step(kind);
        if (low < 0 || straight && low + size > Pack.STEPS) {
            return null;
        }
        for (int i = 0; i < size; i++) {
            if (!fits(cards.get(i), suit, straight ? low + i : low)) {
                return null;
            }
        }
        return new Place(suit, low);
    }

    /** Whether a card fits into a place of a straight, or into a set; a wild may say so. */
    static boolean fits(DanishCard card, int suit, int step) {
        if (card.isWild()) {
            return card.rank() == null
                    || Pack.step(card.rank()) == step
                            && (card.suit() == null || card.suit().ordinal() == suit);
        }
        int kind = Pack.of(card.card());
        return Pack.step(kind) == step && (suit < 0 || Pack.suit(kind) == suit);
    }
}
