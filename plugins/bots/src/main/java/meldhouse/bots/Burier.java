package meldhouse.bots;

import meldhouse.american.AmericanMove.Bury;
import meldhouse.american.AmericanMove.Give;
import meldhouse.american.AmericanView;
import meldhouse.api.bot.Chosen;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.options.HouseRules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * Lays cards of a hand away or gives them out (variants.md 5.4, 11.4): the meld stays whole, short
 * plain suits are emptied, tens and kings first, for what is buried counts for the declarer.
 */
final class Burier {
    private static final int TRUMP = 60;
    private static final int SIDE_ACE = 40;
    private static final int FOR_EACH_OF_SUIT = 6;
    private static final int TRIED = 40;

    private final Valuation valuation;
    private final TableRules rules;

    /** Whether melds are counted before cards are buried, so that these cost none. */
    private final boolean isMelded;

    Burier(Valuation valuation, TableRules rules, HouseRules houseRules) {
        this.valuation = valuation;
        this.rules = rules;
        isMelded = "meldThenBury".equals(houseRules.values().get("buryOrder"));
    }

    /** Chooses what to bury; the cards in the hand are those of the widow too. */
    Chosen bury(AmericanView view, LegalMoves legal) {
        Suit trump = view.trump();
        List<Bury> listed = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof Bury bury) {
                listed.add(bury);
            }
        }
        if (trump == null || listed.isEmpty()) {
            throw new IllegalArgumentException("nothing to bury");
        }
        List<Bury> choices = new ArrayList<>(listed.subList(0, Math.min(TRIED, listed.size())));
        Bury sparing = sparing(view.hand(), trump, listed.getFirst().cards().size());
        if (valuation.mayBury(view.hand(), sparing.cards(), trump)) {
            choices.addFirst(sparing);
        }
        Map<Suit, Integer> lengths = lengths(view.hand());
        Bury best =
                Collections.min(
                        choices,
                        Comparator.<Bury>comparingInt(bury -> -left(view.hand(), bury, trump))
                                .thenComparingInt(bury -> missed(bury, trump, lengths)));
        return Why.BURIES_IDLE.chosen(best);
    }

    /**
     * One card after the other, each that which costs least meld, and of these the least missed.
     */
    private Bury sparing(List<Card> hand, Suit trump, int count) {
        Map<Suit, Integer> lengths = lengths(hand);
        List<Card> left = new ArrayList<>(hand);
        List<Card> buried = new ArrayList<>();
        while (buried.size() < count) {
            Card next =
                    Collections.min(
                            new LinkedHashSet<>(left),
                            Comparator.<Card>comparingInt(card -> -without(left, card, trump))
                                    .thenComparingInt(card -> spared(card, trump, lengths)));
            left.remove(next);
            buried.add(next);
        }
        return new Bury(buried);
    }

    /** What counts of the melds of a hand that loses a card. */
    private int without(List<Card> hand, Card card, Suit trump) {
        List<Card> left = new ArrayList<>(hand);
        left.remove(card);
        return meld(left, trump);
    }

    private int left(List<Card> hand, Bury bury, Suit trump) {
        List<Card> left = new ArrayList<>(hand);
        bury.cards().forEach(left::remove);
        return meld(left, trump);
    }

    /** The meld of a hand, where it is still to be counted. */
    private int meld(List<Card> hand, Suit trump) {
        return isMelded ? 0 : valuation.meld(hand, trump);
    }

    private int missed(Bury bury, Suit trump, Map<Suit, Integer> lengths) {
        return bury.cards().stream().mapToInt(card -> spared(card, trump, lengths)).sum();
    }

    private static Map<Suit, Integer> lengths(List<Card> hand) {
        Map<Suit, Integer> lengths = new HashMap<>();
        hand.forEach(card -> lengths.merge(card.suit(), 1, Integer::sum));
        return lengths;
    }

    /** What a card is missed: trumps and aces much, cards of long suits more than of short ones. */
    private int spared(Card card, Suit trump, Map<Suit, Integer> lengths) {
        int number = Pack.number(card);
        if (card.suit() == trump) {
            return TRUMP + Pack.RANKS - Pack.rank(number);
        }
        int points = (int) Math.round(rules.points(number) / rules.scale(3));
        return (Pack.rank(number) == Pack.ACE ? SIDE_ACE : -points)
                + FOR_EACH_OF_SUIT * lengths.getOrDefault(card.suit(), 0);
    }

    /** Gives the widow out: the best card is kept, the next goes to the partner. */
    Chosen give(LegalMoves legal, AmericanView view, Friends friends) {
        Suit trump = valuation.best(view.hand()).trump();
        Move best = legal.get(0);
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof Give give) {
                int worth = 3 * Exchanger.given(give.keep(), trump);
                for (int place = 0; place < give.to().size(); place++) {
                    int seat = friends.after(0).get(place);
                    int given = Exchanger.given(give.to().get(place), trump);
                    worth += friends.has(seat) ? 2 * given : -given;
                }
                if (worth > most) {
                    most = worth;
                    best = legal.get(i);
                }
            }
        }
        return Why.GIVES_BEST.chosen(best);
    }
}
