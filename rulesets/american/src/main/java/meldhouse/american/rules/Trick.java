package meldhouse.american.rules;

/**
 * A trick, open or complete, packed into an {@code int}: five bits a card in the order of play,
 * then the number of cards, then the leader. Who wins it follows from the cards (american.md 7, 6).
 */
final class Trick {
    private static final int CARD_BITS = 5;
    private static final int CARD = (1 << CARD_BITS) - 1;
    private static final int COUNT = 20;
    private static final int LEADER = 23;

    /** What stands where there is no trick yet: no trick of any seat looks like it. */
    static final int NONE = -1;

    private Trick() {}

    static int led(int leader) {
        return leader << LEADER;
    }

    static int with(int trick, int card) {
        return (trick | card << size(trick) * CARD_BITS) + (1 << COUNT);
    }

    static int size(int trick) {
        return trick >>> COUNT & 0b111;
    }

    static int leader(int trick) {
        return trick >>> LEADER & 0b11;
    }

    static int card(int trick, int place) {
        return trick >>> place * CARD_BITS & CARD;
    }

    /** The seat that is to play to it, or that led to it if it is complete. */
    static int toPlay(int trick) {
        return leader(trick) + size(trick) & Deck.SEATS - 1;
    }

    static int seat(int trick, int place) {
        return leader(trick) + place & Deck.SEATS - 1;
    }

    /** The distinct cards in it. */
    static int cards(int trick) {
        int cards = 0;
        for (int place = size(trick) - 1; place >= 0; place--) {
            cards |= 1 << card(trick, place);
        }
        return cards;
    }

    /**
     * The place of the card that wins so far: the highest trump, else the highest card of the led
     * suit; of two equal cards the one played first.
     *
     * @param trumps the mask of the trump suit
     */
    static int winner(int trick, int trumps) {
        int cards = cards(trick);
        int ruffs = cards & trumps;
        int contending = ruffs != 0 ? ruffs : cards & Deck.ofSuit(Deck.suitOf(card(trick, 0)));
        int best = Integer.numberOfTrailingZeros(contending);
        int place = 0;
        while (card(trick, place) != best) {
            place++;
        }
        return place;
    }

    static int winningSeat(int trick, int trumps) {
        return seat(trick, winner(trick, trumps));
    }
}
