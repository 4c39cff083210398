package meldhouse.american;

import meldhouse.api.cards.Card;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** A hand as it is shown: by suit S H D C, and within it A T K Q J 9 (american.md 13.3). */
final class HandOrder {
    private static final String RANKS = "ATKQJ9";
    private static final Comparator<Card> ORDER =
            Comparator.comparingInt((Card card) -> card.isJoker() ? 4 : card.suit().ordinal())
                    .thenComparingInt(HandOrder::rank)
                    .thenComparing(Comparator.naturalOrder());

    private HandOrder() {}

    /** Cards of other packs stand last, so that a bad move can still be looked at. */
    private static int rank(Card card) {
        int place = card.isJoker() ? -1 : RANKS.indexOf(card.rank().letter());
        return place < 0 ? RANKS.length() : place;
    }

    static List<Card> sorted(Collection<Card> cards) {
        return isSorted(cards) ? List.copyOf(cards) : cards.stream().sorted(ORDER).toList();
    }

    private static boolean isSorted(Collection<Card> cards) {
        Card before = null;
        for (Card card : cards) {
            if (before != null && before != card && ORDER.compare(before, card) > 0) {
                return false;
            }
            before = card;
        }
        return true;
    }

    static List<Card> with(List<Card> cards, Collection<Card> more) {
        List<Card> all = new ArrayList<>(cards);
        all.addAll(more);
        return sorted(all);
    }

    /** The cards without one copy of each of the others. */
    static List<Card> without(List<Card> cards, Collection<Card> others) {
        List<Card> rest = new ArrayList<>(cards);
        others.forEach(rest::remove);
        return List.copyOf(rest);
    }
}
