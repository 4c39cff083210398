package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.danish.DanishCard;
import meldhouse.danish.NewMeld;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The melds of greatest worth that a hand can lay at once, with its cards. */
final class Laying {
    private static final Rank[] RANKS = Rank.values();
    private static final Suit[] SUITS = Suit.values();
    private static final int STEPS = MeldPrices.STEPS;

    private final DanishRules rules;
    private final List<List<Deque<DanishCard>>> naturals = new ArrayList<>();
    private final List<DanishCard> wilds = new ArrayList<>();

    private Laying(DanishRules rules, List<DanishCard> hand) {
        this.rules = rules;
        for (int suit = 0; suit < SUITS.length; suit++) {
            List<Deque<DanishCard>> lane = new ArrayList<>();
            for (int step = 0; step < STEPS; step++) {
                lane.add(new ArrayDeque<>());
            }
            naturals.add(lane);
        }
        for (DanishCard card : hand) {
            if (card.isWild()) {
                wilds.add(card.bare());
            } else {
                naturals.get(card.card().suit().ordinal())
                        .get(card.card().rank().ordinal() - 1)
                        .add(card);
            }
        }
        wilds.sort(
                (one, other) ->
                        Integer.compare(CardValue.own(other.card()), CardValue.own(one.card())));
    }

    /**
     * Finds them.
     *
     * @param prices what melds count: their worth, or their worth towards an opening
     * @param enough a value with which the search may end
     * @return the melds, straights first; none if the hand has no meld
     */
    static List<NewMeld> best(MeldPrices prices, List<DanishCard> hand, int enough) {
        Laying laying = new Laying(prices.rules(), hand);
        int[] counts = new int[SUITS.length * STEPS];
        int[] good = new int[SUITS.length];
        for (int suit = 0; suit < SUITS.length; suit++) {
            for (int step = 0; step < STEPS; step++) {
                counts[suit * STEPS + step] = laying.naturals.get(suit).get(step).size();
            }
            for (DanishCard wild : laying.wilds) {
                good[suit] += Worth.isGood(prices.rules(), wild.card(), SUITS[suit]) ? 1 : 0;
            }
        }
        return laying.laid(Layout.best(prices, counts, good, laying.wilds.size(), enough));
    }

    private List<NewMeld> laid(Layout.Found found) {
        List<NewMeld> melds = new ArrayList<>();
        found.straights().stream()
                .filter(straight -> straight.size() == Worth.FULL)
                .forEach(straight -> melds.add(straight(straight)));
        found.straights().stream()
                .filter(straight -> straight.size() < Worth.FULL)
                .forEach(straight -> melds.add(straight(straight)));
        for (int step = 0; step < STEPS; step++) {
            if (found.sets()[step] >= 0) {
                melds.add(set(step, found.sets()[step]));
            }
        }
        return melds;
    }

    private NewMeld straight(Layout.Straight straight) {
        Suit suit = SUITS[straight.suit()];
        boolean clean = straight.size() == Worth.FULL;
        List<DanishCard> cards = new ArrayList<>();
        for (int place = 0; place < straight.size(); place++) {
            int step = Math.floorMod(straight.low() + place, STEPS);
            if ((straight.taken() >>> place & 1) != 0) {
                cards.add(naturals.get(straight.suit()).get(step).remove());
            } else {
                cards.add(DanishCard.of(wild(suit, clean), Card.of(RANKS[step + 1], suit)));
            }
        }
        return NewMeld.straight(cards);
    }

    /**
     * A wild: for a full straight one that leaves it semi-clean, twos of the suit before jokers.
     */
    private Card wild(Suit suit, boolean clean) {
        for (int place = wilds.size() - 1; clean && place >= 0; place--) {
            Card card = wilds.get(place).card();
            if (Worth.isGood(rules, card, suit) && (card.isJoker() || card.suit() == suit)) {
                wilds.remove(place);
                return card;
            }
        }
        return wilds.removeFirst().card();
    }

    private NewMeld set(int step, int some) {
        List<DanishCard> cards = new ArrayList<>();
        naturals.forEach(lane -> cards.addAll(lane.get(step)));
        for (int wild = 0; wild < some; wild++) {
            cards.add(DanishCard.of(wilds.removeFirst().card(), RANKS[step + 1]));
        }
        return NewMeld.set(cards);
    }
}
