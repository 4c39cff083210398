package meldhouse.bots;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.api.bot.Chosen;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/** Passes cards between the partners of the declaring side (american.md 5). */
final class Exchanger {
    private static final int[] AS_TRUMP = {100, 95, 90, 88, 86, 50};
    private static final int[] AS_SIDE = {70, 14, 20, 18, 8, 0};

    /** A queen of spades or a jack that may complete a pinochle. */
    private static final int PINOCHLE = 45;

    private static final int IN_A_MELD = 60;
    private static final int ANY_TRUMP = 200;

    private final Valuation valuation;

    Exchanger(Valuation valuation) {
        this.valuation = valuation;
    }

    /**
     * Chooses the cards to pass.
     *
     * @param count how many
     */
    Chosen pass(AmericanView view, int seat, int count) {
        Suit trump = view.trump();
        if (trump == null) {
            throw new IllegalArgumentException("no trump is named");
        }
        boolean declarer = view.declarer() != null && view.declarer() == seat;
        if (declarer) {
            Set<Card> melding = valuation.melding(view.hand(), trump);
            return Why.BEST_IS_KEPT.chosen(
                    chosen(view.hand(), count, card -> -kept(card, trump, melding)));
        }
        return Why.BEST_IS_GIVEN.chosen(chosen(view.hand(), count, card -> given(card, trump)));
    }

    private static AmericanMove.PassCards chosen(
            List<Card> hand, int count, ToIntFunction<Card> wish) {
        List<Card> cards = new ArrayList<>(hand);
        cards.sort(Comparator.comparingInt(wish).reversed());
        return new AmericanMove.PassCards(cards.subList(0, count));
    }

    /** How much the declarer would like to have a card. */
    static int given(Card card, Suit trump) {
        int number = Pack.number(card);
        if (card.suit() == trump) {
            return AS_TRUMP[Pack.rank(number)];
        }
        return isPinochle(number) ? PINOCHLE : AS_SIDE[Pack.rank(number)];
    }

    private static boolean isPinochle(int number) {
        return number == Pack.number(Suit.SPADES.ordinal(), Pack.QUEEN)
                || number == Pack.number(Suit.DIAMONDS.ordinal(), Pack.JACK);
    }

    private static int kept(Card card, Suit trump, Set<Card> melding) {
        int kept = given(card, trump);
        if (card.suit() == trump) {
            kept += ANY_TRUMP;
        }
        return melding.contains(card) ? kept + IN_A_MELD : kept;
    }
}
