package meldhouse.american.rules;

import meldhouse.american.rules.Choices.TrumpRequirement;

/** Which suits a declarer may name (american.md 5). */
final class Naming {
    private static final int ALL = 0b1111;
    private static final int MARRIAGE = 1 << Deck.KING | 1 << Deck.QUEEN;

    private Naming() {}

    /** A bit for each suit that the hand may name; none: the bid is lost unplayed. */
    static int suits(AmericanRules rules, long hand) {
        return rules.auction().trumpRequirement() == TrumpRequirement.NONE
                ? ALL
                : withMarriage(hand);
    }

    private static int withMarriage(long hand) {
        int suits = 0;
        for (int suit = 0; suit < Deck.SUITS; suit++) {
            if (Hand.sets(hand, MARRIAGE << suit * Deck.RANKS) > 0) {
                suits |= 1 << suit;
            }
        }
        return suits;
    }
}
