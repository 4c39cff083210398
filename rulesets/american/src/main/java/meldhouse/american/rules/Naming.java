package meldhouse.american.rules;

import meldhouse.american.rules.Choices.TrumpRequirement;
import meldhouse.api.cards.Suit;

import java.util.stream.IntStream;

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

    /**
     * Whether a hand holds a meld that obliges to open: a marriage, an around or a pinochle
     * (variants.md 5.1).
     */
    static boolean hasMeld(AmericanRules rules, long hand) {
        int once = Hand.once(hand);
        int pinochle =
                1 << Deck.number(Suit.SPADES.ordinal(), Deck.QUEEN)
                        | 1 << Deck.number(rules.melds().pinochleJackSuit().ordinal(), Deck.JACK);
        return withMarriage(hand) != 0
                || (once & pinochle) == pinochle
                || IntStream.of(Deck.ACE, Deck.KING, Deck.QUEEN, Deck.JACK)
                        .map(Deck::ofRank)
                        .anyMatch(around -> (once & around) == around);
    }

    /** A bit for each suit of which a hand holds king and queen. */
    static int withMarriage(long hand) {
        int suits = 0;
        for (int suit = 0; suit < Deck.SUITS; suit++) {
            if (Hand.sets(hand, MARRIAGE << suit * Deck.RANKS) > 0) {
                suits |= 1 << suit;
            }
        }
        return suits;
    }
}
