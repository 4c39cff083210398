package meldhouse.danish.rules;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A round of the Danish game as somebody would write it who wants nothing but speed: mutable bit
 * masks and arrays, no events, no views, and no house rule but the defaults of four players in two
 * teams. It is the limit that the playouts of the platform are measured against. It offers the same
 * list of moves in the same order ({@link Listing}), and is checked to play the same rounds.
 *
 * <p>What it leaves out: Barbele, which no side has in the first round; the Pinochle of the eleven
 * cards that were dealt, which chance does not deal; who laid which card, what everybody knows of a
 * hand, and the sheet of the round, on which no move depends.
 *
 * <p>Cards are numbered as in {@link Pack}. The seats are in the order of turns, seat 0 begins, and
 * partners sit opposite.
 */
final class DanishLoop {
    static final int SEATS = 4;

    private static final int STEPS = 12;
    private static final int TWOS = 48;
    private static final int JOKER = 52;
    private static final int MARK = 64;
    private static final int KIND = 63;
    private static final int PACK = 108;
    private static final int LEAST = 3;
    private static final int PINOCHLE = 11;
    private static final int FINE = 240;
    private static final int IDLE = 6 * SEATS;
    private static final long RANK = 1L | 1L << 12 | 1L << 24 | 1L << 36;
    private static final long ALL_TWOS = 0b1111L << TWOS;
    private static final int STOCK = 0;
    private static final int SET = 1;
    private static final int STRAIGHT = 2;
    private static final int LAY_OFF = 3;
    private static final int REDDE = 4;
    private static final int PILE = 5;
    private static final int DISCARD = 6;

    /**
     * A meld on the table. A straight has the card of each step in the place of that step, a set
     * its cards from place 0 on.
     */
    private static final class Meld {
        private final byte[] kinds = new byte[2 * STEPS];
        private int suit;
        private int low;
        private int size;
        private int wilds;
    }

    /**
     * A deal: the hands by seat as {@link Hand} has them, the stock from its top on, the first card
     * of the pile.
     */
    record Cards(long[] one, long[] two, byte[] stock, int turnedUp) {}

    private final long[] one = new long[SEATS];
    private final long[] two = new long[SEATS];
    private final int[] jokers = new int[SEATS];
    private final byte[] stock = new byte[PACK];
    private final byte[] pile = new byte[PACK];
    private final Meld[][] melds = new Meld[2][PACK / LEAST];
    private final int[] meldCount = new int[2];
    private long[] list = new long[1024];
    private int size;
    private int drawn;
    private int stockSize;
    private int pileSize;
    private int turnedUp;
    private int markSeat;
    private int seat;
    private int idle;
    private int rescued;
    private boolean drawing;
    private boolean fromPile;
    private boolean laid;
    private boolean over;

    // Of the hand whose moves are listed.
    private long hand;
    private long pairs;
    private int handJokers;
    private int handSize;
    private int wilds;
    private boolean fine;

    DanishLoop() {
        for (Meld[] side : melds) {
            Arrays.setAll(side, _ -> new Meld());
        }
    }

    /** Sets up a deal. */
    void start(Cards cards) {
        for (int i = 0; i < SEATS; i++) {
            one[i] = cards.one()[i] & (1L << JOKER) - 1;
            two[i] = cards.two()[i];
            jokers[i] = Long.bitCount(cards.one()[i] >>> JOKER);
        }
        stockSize = cards.stock().length;
        System.arraycopy(cards.stock(), 0, stock, 0, stockSize);
        drawn = 0;
        turnedUp = cards.turnedUp();
        pile[0] = (byte) (turnedUp | MARK);
        pileSize = 1;
        markSeat = -1;
        meldCount[0] = 0;
        meldCount[1] = 0;
        seat = 0;
        idle = 0;
        rescued = 0;
        drawing = true;
        over = false;
    }

    boolean isOver() {
        return over;
    }

    /** Whether the last list of melds was the coarser one of a large hand. */
    boolean isCoarse() {
        return !fine;
    }

    /** Makes one move at random. */
    void move(SplittableRandom random) {
        make(random.nextInt(list()));
    }

    /** How many cards a seat holds of a kind. */
    int count(int owner, int kind) {
        return kind == JOKER
                ? jokers[owner]
                : (int) (one[owner] >>> kind & 1) + (int) (two[owner] >>> kind & 1);
    }

    /** How many cards there are, wherever they lie. */
    int cards() {
        int cards = stockSize - drawn + pileSize + rescued;
        for (int i = 0; i < SEATS; i++) {
            cards += Long.bitCount(one[i]) + Long.bitCount(two[i]) + jokers[i];
        }
        for (int side = 0; side < 2; side++) {
            for (int number = 0; number < meldCount[side]; number++) {
                cards += melds[side][number].size;
            }
        }
        return cards;
    }

    /** Lists the moves of the seat whose turn it is; how many they are. */
    int list() {
        size = 0;
        if (drawing) {
            add(STOCK);
            add(PILE);
            return size;
        }
        hand = one[seat];
        pairs = two[seat];
        handJokers = jokers[seat];
        handSize = Long.bitCount(hand) + Long.bitCount(pairs) + handJokers;
        wilds = Long.bitCount(hand & ALL_TWOS) + Long.bitCount(pairs & ALL_TWOS) + handJokers;
        fine = true;
        newMelds();
        if (size > FINE) {
            size = 0;
            fine = false;
            newMelds();
        }
        int side = seat & 1;
        for (int number = 0; number < meldCount[side]; number++) {
            layOffs(number, melds[side][number]);
        }
        for (int number = 0; number < meldCount[side]; number++) {
            if (melds[side][number].wilds > 0) {
                reddes(number, melds[side][number]);
            }
        }
        discards();
        return size;
    }

    private void add(long move) {
        if (size == list.length) {
            list = Arrays.copyOf(list, 2 * size);
        }
        list[size++] = move;
    }

    private boolean has(int kind) {
        return kind == JOKER ? handJokers > 0 : (hand >>> kind & 1) != 0;
    }

    private void newMelds() {
        if (handSize < LEAST) {
            return;
        }
        for (int step = STEPS - 1; step >= 0; step--) {
            long rank = RANK << step;
            int naturals = Long.bitCount(hand & rank) + Long.bitCount(pairs & rank);
            if (naturals > 0) {
                sets(step, naturals);
            }
        }
        for (int suit = 0; suit < 4; suit++) {
            straights(suit);
        }
    }

    // A set: step in bits 3 to 6, naturals of each suit from 7, twos of each suit from 15 in two
    // bits each, jokers from 23.
    private void set(int step, int naturals, int wild) {
        add(SET | step << 3 | naturals << 7 | wild << 15);
    }

    private void sets(int step, int naturals) {
        int all = 0;
        for (int suit = 0; suit < 4; suit++) {
            int kind = suit * STEPS + step;
            all |= (int) ((hand >>> kind & 1) + (pairs >>> kind & 1)) << 2 * suit;
        }
        if (naturals + wilds >= PINOCHLE) {
            set(step, all, cheapest(PINOCHLE - naturals));
        }
        if (naturals > LEAST) {
            set(step, all, 0);
        }
        if (fine || naturals <= LEAST) {
            parts(step, all, naturals);
        } else {
            for (int suit = 0; suit < 4; suit++) {
                int kept = all & 3 << 2 * suit;
                if (kept != 0 && naturals - (kept >> 2 * suit) >= LEAST) {
                    set(step, all - kept, 0);
                }
            }
        }
    }

    private void parts(int step, int all, int naturals) {
        int least = Math.max(1, LEAST - wilds);
        if (naturals < least) {
            return;
        }
        if (naturals < LEAST && !fine) {
            part(step, all, naturals);
            return;
        }
        for (int s = all & 3; s >= 0; s--) {
            for (int h = all >> 2 & 3; h >= 0; h--) {
                for (int d = all >> 4 & 3; d >= 0; d--) {
                    for (int c = all >> 6 & 3; c >= 0; c--) {
                        int count = s + h + d + c;
                        if (count <= LEAST && count >= (fine ? least : LEAST)) {
                            part(step, s | h << 2 | d << 4 | c << 6, count);
                        }
                    }
                }
            }
        }
    }

    private void part(int step, int part, int count) {
        switch (LEAST - count) {
            case 0 -> set(step, part, 0);
            case 1 -> {
                long twos = hand & ALL_TWOS;
                if (twos != 0) {
                    set(step, part, 1 << 2 * (Long.numberOfTrailingZeros(twos) - TWOS));
                }
                if (handJokers > 0 && (fine || twos == 0)) {
                    set(step, part, 1 << 8);
                }
            }
            default -> set(step, part, cheapest(LEAST - count));
        }
    }

    /** So many wilds, the twos first. */
    private int cheapest(int count) {
        int packed = 0;
        int left = count;
        for (int suit = 0; suit < 4 && left > 0; suit++) {
            int here = (int) ((hand >>> TWOS + suit & 1) + (pairs >>> TWOS + suit & 1));
            int some = Math.min(here, left);
            packed |= some << 2 * suit;
            left -= some;
        }
        return packed | left << 8;
    }

    private void straights(int suit) {
        int lane = (int) (hand >>> suit * STEPS) & 0xFFF;
        if (Integer.bitCount(lane) < Math.max(1, LEAST - wilds)) {
            return;
        }
        for (int low = 0; low <= STEPS - LEAST; low++) {
            int here = lane >> low;
            int naturals = here & 0b111;
            if (naturals == 0) {
                continue;
            }
            for (int part = naturals; part > 0; part = part - 1 & naturals) {
                three(suit, low, part);
                if (!fine) {
                    break;
                }
            }
            if (low == 0 || (lane >> low - 1 & 1) == 0) {
                int run = Integer.numberOfTrailingZeros(~here);
                if (run > LEAST) {
                    straight(suit, low, run, 0);
                }
            }
        }
    }

    // A straight: suit in bits 3 and 4, lowest step from 5, length from 9, for each place from 13
    // on three bits: 0 natural, 1 to 4 a two, 5 a joker.
    private void straight(int suit, int low, int length, long wild) {
        add(STRAIGHT | suit << 3 | low << 5 | length << 9 | wild << 13);
    }

    private void three(int suit, int low, int part) {
        int count = LEAST - Integer.bitCount(part);
        if (count > wilds) {
            return;
        }
        if (count == 0) {
            straight(suit, low, LEAST, 0);
        } else if (count > 1 || !fine) {
            int packed = cheapest(count);
            int kind = 0;
            long places = 0;
            for (int place = 0; place < LEAST; place++) {
                if ((part >> place & 1) == 0) {
                    while (kind < 4 && (packed >> 2 * kind & 3) == 0) {
                        kind++;
                    }
                    packed -= 1 << 2 * kind;
                    places |= kind + 1L << 3 * place;
                }
            }
            straight(suit, low, LEAST, places);
        } else {
            int gap = 3 * Integer.numberOfTrailingZeros(~part);
            long others = hand & ALL_TWOS & ~(1L << TWOS + suit);
            if (others != 0) {
                long wild = Long.numberOfTrailingZeros(others) - TWOS + 1;
                straight(suit, low, LEAST, wild << gap);
            }
            if (has(TWOS + suit)) {
                straight(suit, low, LEAST, suit + 1L << gap);
            }
            if (handJokers > 0) {
                straight(suit, low, LEAST, 5L << gap);
            }
        }
    }

    // A card onto a meld: its number from bit 3, whether at the low end in 13, kind from 14.
    private void layOff(int number, int atLow, int kind) {
        if (has(kind)) {
            add(LAY_OFF | number << 3 | atLow << 13 | kind << 14);
        }
    }

    private void layOffs(int number, Meld meld) {
        if (meld.suit < 0) {
            for (int suit = 0; suit < 4; suit++) {
                layOff(number, 0, suit * STEPS + meld.low);
            }
            wildOff(number, 0, -1);
            return;
        }
        int above = meld.low + meld.size;
        if (above < STEPS) {
            layOff(number, 0, meld.suit * STEPS + above);
            wildOff(number, 0, meld.suit);
        }
        if (meld.low > 0) {
            layOff(number, 1, meld.suit * STEPS + meld.low - 1);
            wildOff(number, 1, meld.suit);
        }
    }

    private void wildOff(int number, int atLow, int own) {
        boolean other = false;
        for (int suit = 0; suit < 4; suit++) {
            if (has(TWOS + suit) && (suit == own || !other)) {
                layOff(number, atLow, TWOS + suit);
                other |= suit != own;
            }
        }
        layOff(number, atLow, JOKER);
    }

    // A rescue: number of the meld from bit 3, place from 13, kind from 20.
    private void reddes(int number, Meld meld) {
        boolean straight = meld.suit >= 0;
        int from = straight ? meld.low : 0;
        long seen = 0;
        for (int place = from; place < from + meld.size; place++) {
            int wild = meld.kinds[place];
            if (wild < TWOS || (seen >>> wild & 1) != 0) {
                continue;
            }
            if (straight) {
                redde(number, place, meld.suit * STEPS + place);
                continue;
            }
            seen |= 1L << wild;
            for (int suit = 0; suit < 4; suit++) {
                redde(number, place, suit * STEPS + meld.low);
            }
        }
    }

    private void redde(int number, int place, int kind) {
        if (has(kind)) {
            add(REDDE | number << 3 | place << 13 | kind << 20);
        }
    }

    // A discard: kind from bit 3, whether it is the turned-up card beside another in 9.
    private void discards() {
        for (long kinds = hand; kinds != 0; kinds &= kinds - 1) {
            int kind = Long.numberOfTrailingZeros(kinds);
            add(DISCARD | kind << 3);
            if (markSeat == seat && kind == turnedUp && (pairs >>> kind & 1) != 0) {
                add(DISCARD | kind << 3 | 1 << 9);
            }
        }
        if (handJokers > 0) {
            add(DISCARD | JOKER << 3);
            if (markSeat == seat && turnedUp == JOKER && handJokers > 1) {
                add(DISCARD | JOKER << 3 | 1 << 9);
            }
        }
    }

    /** Makes the move that stands in this place of the list. */
    void make(int index) {
        long move = list[index];
        switch ((int) move & 7) {
            case STOCK -> {
                gain(stock[drawn++]);
                turn(false);
            }
            case PILE -> {
                for (int i = 0; i < pileSize; i++) {
                    gain(pile[i]);
                }
                pileSize = 0;
                turn(true);
            }
            case SET -> laySet(move);
            case STRAIGHT -> layStraight(move);
            case LAY_OFF -> layOff(move);
            case REDDE -> redde(move);
            default -> discard(move);
        }
    }

    private void turn(boolean tookPile) {
        drawing = false;
        fromPile = tookPile;
        laid = false;
    }

    private void gain(int card) {
        int kind = card & KIND;
        if (card >= MARK) {
            markSeat = seat;
        }
        if (kind == JOKER) {
            jokers[seat]++;
            return;
        }
        long bit = 1L << kind;
        if ((one[seat] & bit) != 0) {
            two[seat] |= bit;
        } else {
            one[seat] |= bit;
        }
    }

    private void lose(int kind) {
        if (kind == JOKER) {
            jokers[seat]--;
            return;
        }
        long bit = 1L << kind;
        if ((two[seat] & bit) != 0) {
            two[seat] &= ~bit;
        } else {
            one[seat] &= ~bit;
        }
    }

    /** A card goes from the hand to the table; of two the turned-up one goes first. */
    private void lay(int kind) {
        lose(kind);
        if (kind == turnedUp && markSeat == seat) {
            markSeat = -1;
        }
    }

    private Meld meld(int suit, int low) {
        int side = seat & 1;
        Meld meld = melds[side][meldCount[side]++];
        meld.suit = suit;
        meld.low = low;
        meld.size = 0;
        meld.wilds = 0;
        return meld;
    }

    private void put(Meld meld, int place, int kind) {
        lay(kind);
        meld.kinds[place] = (byte) kind;
        meld.size++;
        meld.wilds += kind >= TWOS ? 1 : 0;
    }

    private void laySet(long move) {
        int step = (int) move >> 3 & 15;
        Meld meld = meld(-1, step);
        for (int suit = 0; suit < 4; suit++) {
            for (int n = (int) (move >> 7 + 2 * suit) & 3; n > 0; n--) {
                put(meld, meld.size, suit * STEPS + step);
            }
        }
        for (int suit = 0; suit < 4; suit++) {
            for (int n = (int) (move >> 15 + 2 * suit) & 3; n > 0; n--) {
                put(meld, meld.size, TWOS + suit);
            }
        }
        for (int n = (int) (move >> 23); n > 0; n--) {
            put(meld, meld.size, JOKER);
        }
        afterLaying();
    }

    private void layStraight(long move) {
        int suit = (int) move >> 3 & 3;
        int low = (int) move >> 5 & 15;
        int length = (int) move >> 9 & 15;
        Meld meld = meld(suit, low);
        for (int place = 0; place < length; place++) {
            int wild = (int) (move >> 13 + 3 * place) & 7;
            put(meld, low + place, wild == 0 ? suit * STEPS + low + place : TWOS + wild - 1);
        }
        afterLaying();
    }

    private void layOff(long move) {
        Meld meld = melds[seat & 1][(int) (move >> 3) & 1023];
        int kind = (int) (move >> 14) & 63;
        if (meld.suit < 0) {
            put(meld, meld.size, kind);
        } else if ((move >> 13 & 1) == 0) {
            put(meld, meld.low + meld.size, kind);
        } else {
            meld.low--;
            put(meld, meld.low, kind);
        }
        afterLaying();
    }

    private void redde(long move) {
        Meld meld = melds[seat & 1][(int) (move >> 3) & 1023];
        int kind = (int) (move >> 20) & 63;
        lay(kind);
        meld.kinds[(int) (move >> 13) & 127] = (byte) kind;
        meld.wilds--;
        rescued++;
        afterLaying();
    }

    private void afterLaying() {
        laid = true;
        over = one[seat] == 0 && jokers[seat] == 0;
    }

    private void discard(long move) {
        int kind = (int) (move >> 3) & 63;
        boolean marked =
                markSeat == seat
                        && kind == turnedUp
                        && ((move >> 9 & 1) != 0 || count(seat, kind) == 1);
        lose(kind);
        if (marked) {
            markSeat = -1;
        }
        pile[pileSize++] = (byte) (marked ? kind | MARK : kind);
        idle = !fromPile || laid ? 0 : idle + 1;
        over = one[seat] == 0 && jokers[seat] == 0 || idle >= IDLE || drawn == stockSize;
        seat = seat + 1 & 3;
        drawing = true;
    }
}
