package meldhouse.american.rules;

/**
 * The card of the dealer's hand that makes trump where nobody bids and nothing is drawn
 * (variants.md 3.3).
 *
 * @param card its number; after an exchange that of the nine
 * @param taker the seat that exchanged a nine for it; -1: none
 */
record TurnedCard(int card, int taker) {
    TurnedCard(int card) {
        this(card, -1);
    }

    boolean isNine() {
        return Deck.rankOf(card) == Deck.NINE;
    }

    TurnedCard takenBy(int seat, int nine) {
        return new TurnedCard(nine, seat);
    }
}
