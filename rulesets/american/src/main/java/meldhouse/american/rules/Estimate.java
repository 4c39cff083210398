package meldhouse.american.rules;

import meldhouse.american.rules.Forms.SidesForm;
import meldhouse.american.rules.Forms.WidowUse;
import meldhouse.api.game.Question.Unanswerable;

import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What a side can expect of a deal if this hand names trump: the hand's own meld, the partner's,
 * and the trick points, by the least squares of american.md 15.3 and variants.md 11.4. Each {@link
 * Fit} was made on one scale of trick points; others are taken in proportion.
 */
final class Estimate {
    /** Before the widow is taken it is worth this much, of 210 points (variants.md 11.2). */
    private static final double WIDOW = 67;

    private static final double WIDOW_ON = 210;

    private Estimate() {}

    /**
     * How trick points come from a hand.
     *
     * @param base those that come in any case
     * @param trump for each trump
     * @param trumpAce for an ace of trump on top
     * @param trumpTen for a ten of trump on top
     * @param sideAce for another ace
     * @param shortSuit for a plain suit with at most one card
     * @param partnerMeld what the partner melds on average
     * @param fittedOn the trick points of the deals that it comes from
     */
    private record Fit(
            double base,
            double trump,
            double trumpAce,
            double trumpTen,
            double sideAce,
            double shortSuit,
            double partnerMeld,
            double fittedOn) {}

    private static final Fit PARTNERSHIP = new Fit(52, 8.3, 12.1, 8.2, 9.8, 6.1, 26, 210);
    private static final Fit DOUBLE_DECK = new Fit(10.9, 1.28, 1.79, 1.10, 1.53, 2.3, 12, 50);
    private static final Fit ALONE = new Fit(-19, 11.7, 17.4, 11.8, 10.0, 6.5, 0, 210);
    private static final Fit ALONE_WITH_WIDOW = new Fit(-23, 13.0, 17.2, 10.7, 11.2, 10.9, 0, 210);
    private static final Fit ALONE_EASY_DUTY = new Fit(-15, 10.9, 17.0, 10.4, 11.8, 11.5, 0, 210);

    private static Fit fit(AmericanRules rules) {
        if (rules.table().sides() == SidesForm.PARTNERS) {
            return rules.table().deckCopies() > 2 ? DOUBLE_DECK : PARTNERSHIP;
        }
        if (!buries(rules)) {
            return ALONE;
        }
        return rules.table().sides() == SidesForm.SOLO_VS_REST ? ALONE_EASY_DUTY : ALONE_WITH_WIDOW;
    }

    private static boolean buries(AmericanRules rules) {
        return rules.table().widowSize() > 0 && rules.widow().widowUse() == WidowUse.TAKE_AND_BURY;
    }

    /** Answers {@code estimate}: from {@code hand} and {@code trump}. */
    static Map<String, @Nullable Object> answer(AmericanGame game, Given given)
            throws Unanswerable {
        AmericanRules rules = game.rules();
        Fit fit = fit(rules);
        long hand = Given.hand(game, given.cards("hand"));
        int trump = given.suit("trump").ordinal();
        int meld = game.sheet().best(0, hand, trump).points();
        int dealt = rules.table().handSize();
        double scale = rules.dealTotal() / fit.fittedOn();
        int spare = Math.max(0, Hand.size(hand) - dealt);
        double widow = buries(rules) && spare == 0 ? WIDOW * rules.dealTotal() / WIDOW_ON : 0;
        int tricks = (int) Math.round(tricks(fit, hand, trump, spare) * scale + widow);
        int partner = (int) Math.round(fit.partnerMeld() * meldScale(rules, fit));
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("meld", meld);
        answer.put("partnerMeld", partner);
        answer.put("trickPoints", tricks);
        answer.put("estimate", meld + partner + tricks);
        return answer;
    }

    /** Melds of a deck of four copies are fitted on the scale of ones; others keep their prices. */
    private static double meldScale(AmericanRules rules, Fit fit) {
        return fit == DOUBLE_DECK ? rules.dealTotal() / fit.fittedOn() : 1;
    }

    /**
     * @param spare how many cards are still to be buried: as many of the shortest plain suits
     */
    private static double tricks(Fit fit, long hand, int trump, int spare) {
        double tricks = fit.base();
        int left = spare;
        for (int suit : byLength(hand)) {
            int length = Hand.count(hand, Deck.ofSuit(suit));
            int aces = Hand.copies(hand, Deck.number(suit, Deck.ACE));
            if (suit == trump) {
                int tens = Hand.copies(hand, Deck.number(suit, Deck.TEN));
                tricks += fit.trump() * length + fit.trumpAce() * aces + fit.trumpTen() * tens;
            } else {
                int buried = Math.min(left, length - aces);
                left -= buried;
                tricks += fit.sideAce() * aces + (length - buried <= 1 ? fit.shortSuit() : 0);
            }
        }
        return tricks;
    }

    private static int[] byLength(long hand) {
        return IntStream.range(0, Deck.SUITS)
                .boxed()
                .sorted(Comparator.comparingInt(suit -> Hand.count(hand, Deck.ofSuit(suit))))
                .mapToInt(suit -> suit)
                .toArray();
    }
}
