package meldhouse.american;

import meldhouse.api.cards.Card;

import java.util.ArrayList;
import java.util.List;

/**
 * A melded card that lies open and can still be played (variants.md 4.2). A table lists those of
 * the lower seat first, each seat's in the order laid.
 *
 * @param seat whose it is
 * @param card the card
 * @param used the kinds of meld that it has served in, in the order of laying
 */
public record TableCard(int seat, Card card, List<MeldKind> used) {
    public TableCard {
        used = List.copyOf(used);
    }

    /** The table without the first such card of a seat. */
    static List<TableCard> without(List<TableCard> table, int seat, Card card) {
        List<TableCard> rest = new ArrayList<>(table);
        for (int place = 0; place < rest.size(); place++) {
            TableCard laid = rest.get(place);
            if (laid.seat() == seat && laid.card() == card) {
                rest.remove(place);
                return List.copyOf(rest);
            }
        }
        return table;
    }

    /** The table with another set of cards for one seat. */
    static List<TableCard> changed(List<TableCard> table, int seat, List<TableCard> own) {
        List<TableCard> all = new ArrayList<>();
        table.stream().filter(laid -> laid.seat() < seat).forEach(all::add);
        all.addAll(own);
        table.stream().filter(laid -> laid.seat() > seat).forEach(all::add);
        return List.copyOf(all);
    }
}
