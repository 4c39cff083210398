package meldhouse.american.rules;

import meldhouse.american.MeldKind;
import meldhouse.american.TableCard;
import meldhouse.api.cards.Card;

import java.util.ArrayList;
import java.util.List;

/**
 * One seat's melded cards on the table, while there is a stock (variants.md 4.2).
 *
 * @param cards in the order laid
 * @param distinct which cards these are, each once
 */
record OpenCards(List<TableCard> cards, int distinct) {
    static final OpenCards NONE = new OpenCards(List.of(), 0);

    static OpenCards of(List<TableCard> cards) {
        int distinct = 0;
        for (TableCard laid : cards) {
            distinct |= 1 << Deck.number(laid.card());
        }
        return new OpenCards(List.copyOf(cards), distinct);
    }

    /** Without the first such card. */
    OpenCards without(int card) {
        Card gone = Deck.card(card);
        List<TableCard> rest = new ArrayList<>(cards);
        for (int place = 0; place < rest.size(); place++) {
            if (rest.get(place).card() == gone) {
                rest.remove(place);
                break;
            }
        }
        return of(rest);
    }

    /**
     * With one more meld.
     *
     * @param places those of its cards that lie here already
     * @param fresh its other cards
     */
    OpenCards with(int seat, MeldKind meld, List<Integer> places, long fresh) {
        List<TableCard> all = new ArrayList<>(cards);
        for (int place : places) {
            TableCard card = all.get(place);
            List<MeldKind> used = new ArrayList<>(card.used());
            used.add(meld);
            all.set(place, new TableCard(seat, card.card(), used));
        }
        List<MeldKind> once = List.of(meld);
        for (Card card : Hand.cards(fresh)) {
            all.add(new TableCard(seat, card, once));
        }
        return of(all);
    }

    /** All as a hand. */
    long hand() {
        long hand = Hand.EMPTY;
        for (TableCard laid : cards) {
            hand = Hand.with(hand, Deck.number(laid.card()));
        }
        return hand;
    }
}
