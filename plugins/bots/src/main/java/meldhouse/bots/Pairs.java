package meldhouse.bots;

import meldhouse.api.cards.Card;
import meldhouse.danish.DanishCard;

/** Which two cards are on the way to a meld. */
final class Pairs {
    private static final int REACH = 2;

    private Pairs() {}

    /** Whether two natural cards have one rank, or lie close together in one suit. */
    static boolean go(Card one, Card other) {
        if (DanishCard.isWild(one) || DanishCard.isWild(other)) {
            return false;
        }
        return one.rank() == other.rank()
                || one.suit() == other.suit()
                        && Math.abs(one.rank().ordinal() - other.rank().ordinal()) <= REACH;
    }
}
