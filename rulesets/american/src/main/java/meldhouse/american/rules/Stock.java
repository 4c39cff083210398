package meldhouse.american.rules;

import java.util.List;

/**
 * The stock of a two-handed deal (variants.md 3.2, 4.2).
 *
 * @param left the cards that nobody has seen, the top first, numbers
 * @param turned the card that lies open under them, its number; -1 once it is drawn
 */
record Stock(List<Integer> left, int turned) {
    Stock {
        left = List.copyOf(left);
    }

    /** How many cards are left, the turned one among them. */
    int size() {
        return left.size() + (turned < 0 ? 0 : 1);
    }

    /** Whether one hidden card and the turned one are left. */
    boolean isLastDraw() {
        return size() == 2;
    }

    int top() {
        return left.getFirst();
    }

    Stock withoutTop() {
        return new Stock(left.subList(1, left.size()), turned);
    }

    Stock withTurned(int card) {
        return new Stock(left, card);
    }

    /** The cards that nobody has seen. */
    long hidden() {
        long hidden = Hand.EMPTY;
        for (int card : left) {
            hidden = Hand.with(hidden, card);
        }
        return hidden;
    }
}
