package meldhouse.bots;

import meldhouse.american.AmericanMove.Bury;
import meldhouse.american.AmericanMove.Give;
import meldhouse.american.AmericanView;
import meldhouse.api.bot.Chosen;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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

    Burier(Valuation valuation, TableRules rules) {
        this.valuation = valuation;
        this.rules = rules;
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
        int count = listed.getFirst().cards().size();
        List<Bury> choices = new ArrayList<>(idle(view, trump, count, legal));
        choices.addAll(listed.subList(0, Math.min(TRIED, listed.size())));
        Bury best =
                choices.stream()
                        .max(Comparator.comparingDouble(bury -> worth(view.hand(), bury, trump)))
                        .orElseThrow();
        return Why.BURIES_IDLE.chosen(best);
    }

    /** The cards that can best be spared, where the rules let them go together. */
    private List<Bury> idle(AmericanView view, Suit trump, int count, LegalMoves legal) {
        List<Card> hand = view.hand();
        Map<Suit, Integer> lengths = lengths(hand);
        List<Card> left = new ArrayList<>(hand);
        List<Card> buried = new ArrayList<>();
        int whole = valuation.meld(hand, trump);
        List<Card> cheapest = new ArrayList<>(hand);
        cheapest.sort(Comparator.comparingInt(card -> spared(card, trump, lengths)));
        for (Card card : cheapest) {
            if (buried.size() < count) {
                left.remove(card);
                if (valuation.meld(left, trump) == whole) {
                    buried.add(card);
                } else {
                    left.add(card);
                }
            }
        }
        Bury bury = new Bury(buried);
        return buried.size() == count && legal.contains(bury) ? List.of(bury) : List.of();
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

    private double worth(List<Card> hand, Bury bury, Suit trump) {
        List<Card> left = new ArrayList<>(hand);
        bury.cards().forEach(left::remove);
        Map<Suit, Integer> lengths = lengths(hand);
        int missed = bury.cards().stream().mapToInt(card -> spared(card, trump, lengths)).sum();
        return valuation.meld(left, trump) - missed * rules.scale(3);
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
