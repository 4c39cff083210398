package meldhouse.american.rules;

/**
 * A trick, open or complete, packed into an {@code int}: five bits a card in the order of play,
 * then the number of cards, then the leader, then a bit for each seat that plays. Who wins it
 * follows from the cards (american.md 7, 6).
 */
final class Trick {
    private static final int CARD_BITS = 5;
    private static final int CARD = (1 << CARD_BITS) - 1;
    private static final int COUNT = 20;
    private static final int LEADER = 23;
    private static final int ACTIVE = 26;

    /** What stands where there is no trick yet: no trick of any seat looks like it. */
    static final int NONE = -1;

    /** A trick has at most this many cards. */
    static final int MOST = 4;

    /** For the players and the leader, as they stand in a trick, who plays at each place. */
    private static final byte[] SEATS = seats();

    private Trick() {}

    private static byte[] seats() {
        byte[] seats = new byte[(1 << Seating.MOST + 3) * (MOST + 1)];
        for (int active = 1; active < 1 << Seating.MOST; active++) {
            for (int leader = 0; leader < Seating.MOST; leader++) {
                int seat = leader;
                for (int place = 0; place <= MOST; place++) {
                    seats[(active << 3 | leader) * (MOST + 1) + place] = (byte) seat;
                    seat = Seating.next(active, seat);
                }
            }
        }
        return seats;
    }

    /**
     * An empty trick.
     *
     * @param active a bit for each seat that plays
     */
    static int led(int leader, int active) {
        return leader << LEADER | active << ACTIVE;
    }

    /** The empty trick that a seat leads to after this one. */
    static int after(int trick, int leader) {
        return leader << LEADER | active(trick) << ACTIVE;
    }

    static int with(int trick, int card) {
        return (trick | card << size(trick) * CARD_BITS) + (1 << COUNT);
    }

    static int size(int trick) {
        return trick >>> COUNT & 0b111;
    }

    static int leader(int trick) {
        return trick >>> LEADER & 0b111;
    }

    /** A bit for each seat that plays. */
    static int active(int trick) {
        return trick >>> ACTIVE;
    }

    /** Whether every player has played to it. */
    static boolean isComplete(int trick) {
        return size(trick) == Integer.bitCount(active(trick));
    }

    static int card(int trick, int place) {
        return trick >>> place * CARD_BITS & CARD;
    }

    /** The seat that is to play to it, or that led to it if it is complete. */
    static int toPlay(int trick) {
        return seat(trick, size(trick));
    }

    static int seat(int trick, int place) {
        return SEATS[(trick >>> LEADER) * (MOST + 1) + place];
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
