package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Which cards of a hand a move means. Two copies of a card are equal, but for the one that was
 * turned up: {@code #1} asks for it and {@code #2} for the other. Where a move says neither, it is
 * laid first and discarded last, since it counts where it is laid (danish.md 1.6).
 */
final class Copies {
    private Copies() {}

    /** The first of the cards that the seat to move does not hold; null: it holds them all. */
    static @Nullable DanishCard missing(Round round, List<DanishCard> cards) {
        Hand hand = round.hand();
        Hand left = hand;
        boolean mark = round.markSeat == round.seat;
        int others = hand.count(round.turnedUp) - (mark ? 1 : 0);
        for (DanishCard card : cards) {
            int kind = Pack.of(card.card());
            if (left.count(kind) == 0) {
                return card.bare();
            }
            left = left.without(kind);
            if (card.copy() == 1) {
                if (!mark || kind != round.turnedUp) {
                    return card.bare();
                }
                mark = false;
            } else if (card.copy() == 2 && kind == round.turnedUp && --others < 0) {
                return card.bare();
            }
        }
        return null;
    }

    /**
     * The numbers of cards that the seat holds.
     *
     * @param laid whether they are laid; if not, they are discarded
     */
    static int[] numbers(Round round, List<DanishCard> cards, boolean laid) {
        int[] numbers = new int[cards.size()];
        int marked = -1;
        int free = -1;
        int wanted = 0;
        for (int i = numbers.length - 1; i >= 0; i--) {
            DanishCard card = cards.get(i);
            numbers[i] = Pack.of(card.card());
            if (numbers[i] == round.turnedUp) {
                wanted++;
                marked = card.copy() == 1 ? i : marked;
                free = card.copy() == 0 ? i : free;
            }
        }
        if (round.markSeat == round.seat && wanted > 0) {
            boolean all = wanted == round.hand().count(round.turnedUp);
            int place = marked >= 0 ? marked : laid || all ? free : -1;
            if (place >= 0) {
                numbers[place] |= Pack.MARK;
            }
        }
        return numbers;
    }
}
