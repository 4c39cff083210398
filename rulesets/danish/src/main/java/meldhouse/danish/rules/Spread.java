package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.MeldWorth;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * A meld on the table, packed (danish.md 3). A laid card is one number: its number in the {@link
 * Pack} in bits 0 to 6, the seat that laid it in 7 to 9, whether it was support in 10, and the turn
 * above. A rescued wild has besides from bit 32 on: the rescuer, whether it is in a hand (35), and
 * the step that it stood for (36 to 39).
 */
final class Spread {
    private static final int NUMBER = 127;
    private static final long[] NO_WILDS = {};

    private final int side;
    private final int suit;
    private final int low;
    private final int[] cards;
    private final long[] rescued;
    private final int laidAtOnce;
    private final int naturalsAtOnce;
    private final boolean startHand;
    private final int wilds;

    /**
     * @param suit of a straight; -1: it is a set
     * @param low the lowest step of a straight, -1 for an ace at its low end; the step of a set
     */
    Spread(
            int side,
            int suit,
            int low,
            int[] cards,
            long[] rescued,
            int laidAtOnce,
            int naturalsAtOnce,
            boolean startHand) {
        this.side = side;
        this.suit = suit;
        this.low = low;
        this.cards = cards;
        this.rescued = rescued;
        this.laidAtOnce = laidAtOnce;
        this.naturalsAtOnce = naturalsAtOnce;
        this.startHand = startHand;
        int found = 0;
        for (int card : cards) {
            found += Pack.isWild(kind(card)) ? 1 : 0;
        }
        wilds = found;
    }

    /** A meld as it is laid. */
    static Spread laid(
            int side, int suit, int low, int[] numbers, int seat, int turn, boolean startHand) {
        int[] cards = numbers.clone();
        int naturals = 0;
        for (int i = 0; i < cards.length; i++) {
            naturals += Pack.isWild(cards[i] & Pack.KIND) ? 0 : 1;
            cards[i] = laid(cards[i], seat, turn, false);
        }
        return new Spread(side, suit, low, cards, NO_WILDS, cards.length, naturals, startHand);
    }

    /** A rescued wild, packed. */
    static long rescued(int laid, int rescuer, boolean inHand, int step) {
        return laid & 0xFFFF_FFFFL
                | (long) rescuer << 32
                | (inHand ? 1L << 35 : 0)
                | (long) step << 36;
    }

    static int laid(int number, int seat, int turn, boolean support) {
        return number | seat << 7 | (support ? 1 << 10 : 0) | turn << 11;
    }

    static int seat(int laid) {
        return laid >>> 7 & 7;
    }

    static boolean isSupport(int laid) {
        return (laid >>> 10 & 1) != 0;
    }

    static int turn(int laid) {
        return laid >>> 11;
    }

    static int number(int laid) {
        return laid & NUMBER;
    }

    static int kind(int laid) {
        return laid & Pack.KIND;
    }

    int side() {
        return side;
    }

    boolean isStraight() {
        return suit >= 0;
    }

    /** The suit of a straight; -1 for a set. */
    int suit() {
        return suit;
    }

    /** The lowest step of a straight, -1 for an ace there; the step of a set. */
    int low() {
        return low;
    }

    /** The highest step of a straight. */
    int high() {
        return low + cards.length - 1;
    }

    int size() {
        return cards.length;
    }

    /** The laid cards. */
    int laid(int place) {
        return cards[place];
    }

    /** The kind of the card in a place. */
    int kindAt(int place) {
        return kind(cards[place]);
    }

    int wilds() {
        return wilds;
    }

    boolean isRescued() {
        return rescued.length > 0;
    }

    int rescues() {
        return rescued.length;
    }

    /** The laid wild that was rescued so manieth, as a laid card. */
    int rescued(int index) {
        return (int) rescued[index];
    }

    boolean isInHand(int index) {
        return (rescued[index] >>> 35 & 1) != 0;
    }

    int rescuer(int index) {
        return (int) (rescued[index] >>> 32 & 7);
    }

    /** The step that a rescued wild stood for. */
    int stood(int index) {
        return (int) (rescued[index] >>> 36 & 15);
    }

    int laidAtOnce() {
        return laidAtOnce;
    }

    int naturalsAtOnce() {
        return naturalsAtOnce;
    }

    boolean isStartHand() {
        return startHand;
    }

    /** The step that the card in a place is or stands for. */
    int stepAt(int place) {
        return suit < 0 ? low : Math.floorMod(low + place, Pack.STEPS);
    }

    /** Whether a seat of these has a card here, laid or rescued. */
    boolean hasCardOf(int seats) {
        for (int card : cards) {
            if ((seats >>> seat(card) & 1) != 0) {
                return true;
            }
        }
        for (long wild : rescued) {
            if ((seats >>> seat((int) wild) & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether this seat has put a card here as support. */
    boolean isSupportedBy(int seat) {
        for (int card : cards) {
            if (isSupport(card) && seat(card) == seat) {
                return true;
            }
        }
        for (long wild : rescued) {
            if (isSupport((int) wild) && seat((int) wild) == seat) {
                return true;
            }
        }
        return false;
    }

    /** Whether this seat laid a card here in an earlier turn. */
    boolean hasCardOf(int seat, int beforeTurn) {
        for (int card : cards) {
            if (seat(card) == seat && turn(card) < beforeTurn) {
                return true;
            }
        }
        for (long wild : rescued) {
            if (seat((int) wild) == seat && turn((int) wild) < beforeTurn) {
                return true;
            }
        }
        return false;
    }

    /** Whether the turned-up card lies here or beside it. */
    boolean hasMark() {
        for (int card : cards) {
            if ((card & Pack.MARK) != 0) {
                return true;
            }
        }
        for (long wild : rescued) {
            if ((wild & Pack.MARK) != 0 && (wild >>> 35 & 1) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Every card that lies here or beside it, by number. */
    void each(IntConsumer consumer) {
        for (int card : cards) {
            consumer.accept(number(card));
        }
        for (long wild : rescued) {
            if ((wild >>> 35 & 1) == 0) {
                consumer.accept(number((int) wild));
            }
        }
    }

    /** With laid cards more, outward from the end of a straight. */
    Spread with(int[] more, boolean atLow) {
        int[] all = new int[cards.length + more.length];
        if (!atLow) {
            System.arraycopy(cards, 0, all, 0, cards.length);
            System.arraycopy(more, 0, all, cards.length, more.length);
        } else {
            for (int i = 0; i < more.length; i++) {
                all[more.length - 1 - i] = more[i];
            }
            System.arraycopy(cards, 0, all, more.length, cards.length);
        }
        return new Spread(
                side,
                suit,
                atLow ? low - more.length : low,
                all,
                rescued,
                laidAtOnce,
                naturalsAtOnce,
                startHand);
    }

    /** With a natural card where a wild lay. */
    Spread rescuing(int place, int natural, int rescuer, boolean inHand) {
        int[] all = cards.clone();
        all[place] = natural;
        long[] wilds = Arrays.copyOf(rescued, rescued.length + 1);
        wilds[rescued.length] = rescued(cards[place], rescuer, inHand, stepAt(place));
        return new Spread(side, suit, low, all, wilds, laidAtOnce, naturalsAtOnce, startHand);
    }

    /** Whether another straight goes on where this one ends, and the two make one meld. */
    boolean touches(Spread above) {
        return suit >= 0
                && suit == above.suit
                && side == above.side
                && high() + 1 == above.low
                && size() + above.size() <= Pack.STEPS;
    }

    /** This straight and the one above it as one meld. */
    Spread joined(Spread above) {
        int[] all = Arrays.copyOf(cards, cards.length + above.cards.length);
        System.arraycopy(above.cards, 0, all, cards.length, above.cards.length);
        long[] wilds = Arrays.copyOf(rescued, rescued.length + above.rescued.length);
        System.arraycopy(above.rescued, 0, wilds, rescued.length, above.rescued.length);
        return new Spread(side, suit, low, all, wilds, 0, 0, false);
    }

    /** A card of this meld as it is seen, in the place of a step. */
    DanishCard seen(int laid, int step) {
        int number = number(laid);
        return Pack.isWild(number & Pack.KIND)
                ? Pack.standing(number, suit, step)
                : Pack.seen(number);
    }

    /** The card in a place as it is seen. */
    DanishCard seenAt(int place) {
        return seen(cards[place], stepAt(place));
    }

    MeldType type() {
        return suit < 0 ? MeldType.SET : MeldType.STRAIGHT;
    }

    /** What the meld is worth as it lies, where no function has the last word. */
    MeldWorth worth(DanishRules rules) {
        return Unpacked.worth(rules, this);
    }

    /** The meld as it lies for all to see. */
    TableMeld table(DanishRules rules, int number) {
        return Unpacked.table(rules, this, number);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Spread spread
                && side == spread.side
                && suit == spread.suit
                && low == spread.low
                && laidAtOnce == spread.laidAtOnce
                && naturalsAtOnce == spread.naturalsAtOnce
                && startHand == spread.startHand
                && Arrays.equals(cards, spread.cards)
                && Arrays.equals(rescued, spread.rescued);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(cards) + 7 * Arrays.hashCode(rescued) + suit * 13 + low;
    }

    @Override
    public String toString() {
        List<DanishCard> seen = new ArrayList<>();
        for (int place = 0; place < cards.length; place++) {
            seen.add(seenAt(place));
        }
        return type() + " " + DanishCard.text(seen);
    }
}
