package meldhouse.danish;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Lists of cards in the order of a hand: naturals from three to ace, then twos, then jokers. */
final class Cards {
    private Cards() {}

    static List<DanishCard> with(List<DanishCard> cards, Collection<DanishCard> more) {
        List<DanishCard> all = new ArrayList<>(cards);
        all.addAll(more);
        return all.stream().sorted().toList();
    }

    /** The cards without one copy of each of the others, as far as they are there. */
    static List<DanishCard> without(List<DanishCard> cards, Collection<DanishCard> others) {
        List<DanishCard> rest = new ArrayList<>(cards);
        others.forEach(rest::remove);
        return List.copyOf(rest);
    }

    /** Of each card as many copies as the list that has more of them. */
    static List<DanishCard> atLeast(List<DanishCard> cards, Collection<DanishCard> others) {
        List<DanishCard> more = new ArrayList<>(others);
        cards.forEach(more::remove);
        return with(cards, more);
    }

    /** The cards as they lay in a hand, with no word of what they stand for. */
    static List<DanishCard> bare(Collection<DanishCard> cards) {
        return cards.stream().map(DanishCard::bare).toList();
    }
}
