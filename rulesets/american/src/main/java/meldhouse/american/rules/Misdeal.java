package meldhouse.american.rules;

import meldhouse.american.rules.MisdealRules.Right;

import java.util.ArrayList;
import java.util.List;

/**
 * What gives a hand the right to a misdeal (variants.md 5.2).
 *
 * @param nines how many it holds
 * @param nonCounters its queens, jacks and nines
 * @param aces how many it holds
 * @param meldWithoutDix its best meld over the four trumps, dix left out
 * @param matched the places of the rights that it has; none: it may not claim
 */
record Misdeal(int nines, int nonCounters, int aces, int meldWithoutDix, List<Integer> matched) {
    static Misdeal of(AmericanGame game, long hand) {
        int nines = count(hand, Deck.NINE);
        int nonCounters = nines + count(hand, Deck.QUEEN) + count(hand, Deck.JACK);
        int aces = count(hand, Deck.ACE);
        int meld = meldWithoutDix(game, hand);
        List<Integer> matched = new ArrayList<>();
        List<Right> rights = game.rules().misdeal().rights();
        for (int place = 0; place < rights.size(); place++) {
            Right right = rights.get(place);
            Integer maxAces = right.maxAces();
            Integer maxMeld = right.maxMeld();
            if (nines >= right.nines()
                    && nonCounters >= right.nonCounters()
                    && (maxAces == null || aces <= maxAces)
                    && (maxMeld == null || meld <= maxMeld)) {
                matched.add(place);
            }
        }
        return new Misdeal(nines, nonCounters, aces, meld, List.copyOf(matched));
    }

    private static int count(long hand, int rank) {
        return Hand.count(hand, Deck.ofRank(rank));
    }

    private static int meldWithoutDix(AmericanGame game, long hand) {
        int best = 0;
        for (int trump = 0; trump < Deck.SUITS; trump++) {
            int dix = Hand.copies(hand, Deck.number(trump, Deck.NINE));
            int points = game.melding().points(hand, trump);
            best = Math.max(best, points - dix * game.melding().price(Tally.DIX, trump, 1));
        }
        return best;
    }

    boolean mayClaim() {
        return !matched.isEmpty();
    }
}
