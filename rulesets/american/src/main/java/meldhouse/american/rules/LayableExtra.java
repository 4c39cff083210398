package meldhouse.american.rules;

import meldhouse.american.ExtraMeld;
import meldhouse.american.MeldKind;
import meldhouse.american.TableCard;
import meldhouse.api.cards.Card;

import java.util.ArrayList;
import java.util.List;

/**
 * An extra meld that can be laid by itself while there is a stock. A card serves in one of them,
 * beside whatever melds of the options it serves in, and one at least comes from the hand.
 *
 * @param meld what a function has found
 * @param fresh the cards that come from the hand
 * @param places the places of the others among the seat's cards on the table
 */
record LayableExtra(ExtraMeld meld, long fresh, List<Integer> places) {
    /**
     * What a function finds among the cards that have served in no extra meld yet.
     *
     * @param open the seat's own cards on the table
     */
    static List<LayableExtra> all(AmericanGame game, long hand, OpenCards open, int trump) {
        Functions functions = game.functions();
        if (functions == null || !functions.findMelds || hand == Hand.EMPTY) {
            return List.of();
        }
        long free = hand;
        for (TableCard laid : open.cards()) {
            if (isFree(laid)) {
                free = Hand.with(free, Deck.number(laid.card()));
            }
        }
        List<LayableExtra> all = new ArrayList<>();
        for (ExtraMeld meld : functions.extraMelds(free, trump)) {
            if (meld.cards().stream().anyMatch(card -> Hand.has(hand, Deck.number(card)))) {
                all.add(of(meld, hand, open.cards()));
            }
        }
        return all;
    }

    private static boolean isFree(TableCard laid) {
        return !laid.used().contains(MeldKind.EXTRA);
    }

    /** As few cards of the hand as there can be, but one; of equal ones on the table the first. */
    private static LayableExtra of(ExtraMeld meld, long hand, List<TableCard> table) {
        List<Card> missing = new ArrayList<>(meld.cards());
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < table.size(); place++) {
            if (isFree(table.get(place)) && missing.remove(table.get(place).card())) {
                places.add(place);
            }
        }
        for (int last = places.size() - 1; last >= 0 && missing.isEmpty(); last--) {
            Card card = table.get(places.get(last)).card();
            if (Hand.has(hand, Deck.number(card))) {
                places.remove(last);
                missing.add(card);
            }
        }
        return new LayableExtra(meld, Hand.of(missing), List.copyOf(places));
    }
}
