package meldhouse.american;

import meldhouse.api.cards.Card;

import java.util.List;

/**
 * A combination that a function of the house rules found among a seat's cards and pays for.
 *
 * @param name what it is called
 * @param cards its cards, in the order of a hand
 * @param points its price
 */
public record ExtraMeld(String name, List<Card> cards, int points) {
    public ExtraMeld {
        cards = HandOrder.sorted(cards);
    }

    /** As much of what somebody calls a meld as belongs into a sentence. */
    public static String shortened(String name) {
        return name.length() <= 40 ? name : name.substring(0, 40) + "…";
    }
}
