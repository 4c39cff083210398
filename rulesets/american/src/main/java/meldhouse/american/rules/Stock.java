package meldhouse.american.rules;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * The stock of a two-handed deal (variants.md 3.2, 4.2).
 *
 * @param hidden the cards that nobody has seen; null: none are left
 * @param turned the card that lies open under them, its number; -1 once it is drawn
 */
record Stock(@Nullable Hidden hidden, int turned) {
    /**
     * A hidden card.
     *
     * @param card its number
     * @param under what lies under it; null: nothing hidden
     * @param count how many hidden cards there are, with this one
     */
    record Hidden(int card, @Nullable Hidden under, int count) {}

    /** A stock of these cards, the top first. */
    static Stock of(List<Integer> cards, int turned) {
        Hidden hidden = null;
        for (int card : cards.reversed()) {
            hidden = new Hidden(card, hidden, hidden == null ? 1 : hidden.count + 1);
        }
        return new Stock(hidden, turned);
    }

    /** How many cards are left, the turned one among them. */
    int size() {
        return (hidden == null ? 0 : hidden.count) + (turned < 0 ? 0 : 1);
    }

    /** Whether one hidden card and the turned one are left. */
    boolean isLastDraw() {
        return size() == 2;
    }

    /** The top card. */
    int top() {
        if (hidden == null) {
            throw new IllegalStateException("the stock is used up");
        }
        return hidden.card;
    }

    Stock withoutTop() {
        return new Stock(hidden == null ? null : hidden.under, turned);
    }

    Stock withTurned(int card) {
        return new Stock(hidden, card);
    }

    /** The cards that nobody has seen, the top first. */
    List<Integer> left() {
        List<Integer> left = new ArrayList<>();
        for (Hidden next = hidden; next != null; next = next.under) {
            left.add(next.card);
        }
        return left;
    }

    /** The same as a hand. */
    long cards() {
        long cards = Hand.EMPTY;
        for (int card : left()) {
            cards = Hand.with(cards, card);
        }
        return cards;
    }
}
