package meldhouse.american.rules;

import meldhouse.api.game.Question.Unanswerable;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a side can expect of a deal if this hand names trump: the hand's own meld, the partner's,
 * and the trick points, by the least squares of american.md 15.3. That was fitted on the modern
 * scale of 210 points; other scales are taken in proportion.
 */
final class Estimate {
    /** The partner's meld as the winner of an auction sees it on average. */
    private static final int PARTNER_MELD = 26;

    private static final double BASE = 52;
    private static final double TRUMP = 8.3;
    private static final double TRUMP_ACE = 12.1;
    private static final double TRUMP_TEN = 8.2;
    private static final double SIDE_ACE = 9.8;
    private static final double SHORT_SUIT = 6.1;
    private static final double FITTED_ON = 210;

    private Estimate() {}

    /** Answers {@code estimate}: from {@code hand} and {@code trump}. */
    static Map<String, @Nullable Object> answer(AmericanGame game, Given given)
            throws Unanswerable {
        long hand = Given.hand(game, given.cards("hand"));
        int trump = given.suit("trump").ordinal();
        int meld = game.sheet().best(0, hand, trump).points();
        int tricks = (int) Math.round(tricks(hand, trump) * game.rules().dealTotal() / FITTED_ON);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("meld", meld);
        answer.put("partnerMeld", PARTNER_MELD);
        answer.put("trickPoints", tricks);
        answer.put("estimate", meld + PARTNER_MELD + tricks);
        return answer;
    }

    private static double tricks(long hand, int trump) {
        double tricks = BASE;
        for (int suit = 0; suit < Deck.SUITS; suit++) {
            int length = length(hand, suit);
            int aces = Hand.copies(hand, Deck.number(suit, Deck.ACE));
            if (suit == trump) {
                int tens = Hand.copies(hand, Deck.number(suit, Deck.TEN));
                tricks += TRUMP * length + TRUMP_ACE * aces + TRUMP_TEN * tens;
            } else {
                tricks += SIDE_ACE * aces + (length <= 1 ? SHORT_SUIT : 0);
            }
        }
        return tricks;
    }

    private static int length(long hand, int suit) {
        return Hand.count(hand, Deck.ofSuit(suit));
    }
}
