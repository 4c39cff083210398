package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.End;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * Moves as numbers, so that a list of them is cheap and a move is made only when it is looked at.
 *
 * <ul>
 *   <li>a set: step in bits 3 to 6, naturals of each suit from 7 on and twos of each suit from 15
 *       on in two bits each, jokers in 23 to 25
 *   <li>a straight: suit in bits 3 and 4, lowest step + 1 in 5 to 8, length in 9 to 12, and for
 *       each place from 13 on three bits: 0 natural, 1 to 4 a two, 5 a joker
 *   <li>a card onto a meld: number of the meld in bits 3 to 12, place of the end in 13, kind in 14
 *       to 19, step that a wild stands for in 20 to 23
 *   <li>a rescue: number of the meld in bits 3 to 12, place in 13 to 19, kind in 20 to 25
 *   <li>a discard: kind in bits 3 to 8, whether it is the turned-up card in 9, Pumba in 10
 * </ul>
 */
final class Packed {
    private static final int SET = 1;
    private static final int STRAIGHT = 2;
    private static final int LAY_OFF = 3;
    private static final int REDDE = 4;
    private static final int DISCARD = 5;
    private static final int JOKER_PLACE = 5;

    private Packed() {}

    static long set(int step, int naturals, int wilds) {
        return SET | (long) step << 3 | (long) naturals << 7 | (long) wilds << 15;
    }

    /** One natural card of a suit in a set, to be added up. */
    static int natural(int suit) {
        return 1 << 2 * suit;
    }

    /** One wild card in a set, to be added up. */
    static int wild(int kind) {
        return kind == Pack.JOKER ? 1 << 8 : 1 << 2 * (kind - Pack.TWOS);
    }

    /** How many cards the naturals or wilds of a set are. */
    static int count(int packed) {
        return (packed >> 8)
                + Integer.bitCount(packed & 0x55)
                + 2 * Integer.bitCount(packed & 0xAA);
    }

    static long straight(int suit, int low, int length) {
        return STRAIGHT | (long) suit << 3 | (long) (low + 1) << 5 | (long) length << 9;
    }

    /** A wild card in a place of a straight, to be added up. */
    static long wildAt(int place, int kind) {
        return (kind == Pack.JOKER ? 5L : kind - Pack.TWOS + 1L) << 13 + 3 * place;
    }

    static long layOff(int meld, boolean atLow, int kind, int step) {
        return LAY_OFF
                | (long) meld << 3
                | (atLow ? 1L << 13 : 0)
                | (long) kind << 14
                | (long) step << 20;
    }

    static long redde(int meld, int place, int kind) {
        return REDDE | (long) meld << 3 | (long) place << 13 | (long) kind << 20;
    }

    static long discard(int kind, boolean marked, boolean pumba) {
        return DISCARD | (long) kind << 3 | (marked ? 1L << 9 : 0) | (pumba ? 1L << 10 : 0);
    }

    static boolean isMeld(long move) {
        return (move & 7) == SET || (move & 7) == STRAIGHT;
    }

    static boolean isSet(long move) {
        return (move & 7) == SET;
    }

    /** The step that the card in a place of a meld is or stands for. */
    static int stepAt(long meld, int place) {
        return isSet(meld)
                ? step(meld)
                : Math.floorMod(((int) (meld >> 5) & 15) - 1 + place, Pack.STEPS);
    }

    /** The suit of a straight. */
    static int suit(long straight) {
        return (int) (straight >> 3) & 3;
    }

    /** The step of a set. */
    static int step(long set) {
        return (int) (set >> 3) & 15;
    }

    static int size(long meld) {
        return isSet(meld)
                ? count((int) (meld >> 7) & 0xFF) + count((int) (meld >> 15) & 0x7FF)
                : (int) (meld >> 9) & 15;
    }

    /** A meld with one card more: in a set, or at an end of a straight. */
    static long with(long meld, boolean atLow, int kind) {
        boolean wild = Pack.isWild(kind);
        if (isSet(meld)) {
            return wild
                    ? meld + ((long) wild(kind) << 15)
                    : meld + ((long) natural(Pack.suit(kind)) << 7);
        }
        int size = size(meld);
        int low = stepLow(meld);
        long places = meld >>> 13;
        return straight(suit(meld), atLow ? low - 1 : low, size + 1)
                | (atLow ? places << 3 : places) << 13
                | (wild ? wildAt(atLow ? 0 : size, kind) : 0);
    }

    /** The lowest step of a straight, -1 for an ace there. */
    static int stepLow(long straight) {
        return ((int) (straight >> 5) & 15) - 1;
    }

    /** The cards of a meld, by kind. */
    static int[] kinds(long meld) {
        int[] kinds = new int[size(meld)];
        int at = 0;
        if (isSet(meld)) {
            int step = step(meld);
            for (int suit = 0; suit < 4; suit++) {
                for (int n = (int) (meld >> 7 + 2 * suit) & 3; n > 0; n--) {
                    kinds[at++] = Pack.of(suit, step);
                }
            }
            for (int suit = 0; suit < 4; suit++) {
                for (int n = (int) (meld >> 15 + 2 * suit) & 3; n > 0; n--) {
                    kinds[at++] = Pack.TWOS + suit;
                }
            }
            while (at < kinds.length) {
                kinds[at++] = Pack.JOKER;
            }
            return kinds;
        }
        int suit = (int) (meld >> 3) & 3;
        int low = ((int) (meld >> 5) & 15) - 1;
        for (; at < kinds.length; at++) {
            int wild = (int) (meld >> 13 + 3 * at) & 7;
            kinds[at] =
                    wild == 0
                            ? Pack.of(suit, Math.floorMod(low + at, Pack.STEPS))
                            : wild == JOKER_PLACE ? Pack.JOKER : Pack.TWOS + wild - 1;
        }
        return kinds;
    }

    static NewMeld newMeld(long meld) {
        int[] kinds = kinds(meld);
        List<DanishCard> cards = new ArrayList<>(kinds.length);
        boolean set = isSet(meld);
        int suit = set ? -1 : (int) (meld >> 3) & 3;
        int low = ((int) (meld >> 5) & 15) - 1;
        for (int place = 0; place < kinds.length; place++) {
            int kind = kinds[place];
            int step = set ? step(meld) : Math.floorMod(low + place, Pack.STEPS);
            cards.add(Pack.isWild(kind) ? Pack.standing(kind, suit, step) : Pack.seen(kind));
        }
        return new NewMeld(set ? MeldType.SET : MeldType.STRAIGHT, cards);
    }

    /** The move of a number, in the round where it was listed. */
    static DanishMove move(Round round, long move) {
        return switch ((int) move & 7) {
            case SET, STRAIGHT -> new DanishMove.Lay(List.of(newMeld(move)));
            case LAY_OFF -> layOff(round, move);
            case REDDE -> redde(round, move);
            default -> discard(move);
        };
    }

    private static DanishMove layOff(Round round, long move) {
        int number = (int) (move >> 3) & 1023;
        Spread meld = Joining.at(round, number);
        int kind = (int) (move >> 14) & 63;
        int step = (int) (move >> 20) & 15;
        DanishCard card =
                Pack.isWild(kind) ? Pack.standing(kind, meld.suit(), step) : Pack.seen(kind);
        @Nullable End end = !meld.isStraight() ? null : (move >> 13 & 1) != 0 ? End.LOW : End.HIGH;
        return new DanishMove.LayOff(number, List.of(card), end);
    }

    private static DanishMove redde(Round round, long move) {
        int number = (int) (move >> 3) & 1023;
        Spread meld = Joining.at(round, number);
        int place = (int) (move >> 13) & 127;
        Card wild = Pack.seen(meld.kindAt(place)).card();
        DanishCard named =
                meld.isStraight()
                        ? Pack.standing(meld.kindAt(place), meld.suit(), meld.stepAt(place))
                        : DanishCard.of(wild);
        return new DanishMove.Redde(number, named, Pack.seen((int) (move >> 20) & 63));
    }

    private static DanishMove discard(long move) {
        int kind = (int) (move >> 3) & 63;
        boolean marked = (move >> 9 & 1) != 0;
        return new DanishMove.Discard(
                Pack.seen(marked ? kind | Pack.MARK : kind), (move >> 10 & 1) != 0 ? true : null);
    }
}
