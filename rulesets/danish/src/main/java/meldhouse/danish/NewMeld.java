package meldhouse.danish;

import java.util.List;

/**
 * A meld that a seat wishes to lay (danish.md 3).
 *
 * @param type set or straight
 * @param cards a straight in order from low to high, where the place of a wild card says what it
 *     stands for; a set in any order, kept naturals first. A wild card may say what it stands for,
 *     and need not
 */
public record NewMeld(MeldType type, List<DanishCard> cards) {
    public NewMeld {
        cards = type == MeldType.SET ? cards.stream().sorted().toList() : List.copyOf(cards);
    }

    /** A set. */
    public static NewMeld set(List<DanishCard> cards) {
        return new NewMeld(MeldType.SET, cards);
    }

    /** A straight, from low to high. */
    public static NewMeld straight(List<DanishCard> cards) {
        return new NewMeld(MeldType.STRAIGHT, cards);
    }
}
