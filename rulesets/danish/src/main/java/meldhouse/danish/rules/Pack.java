package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.danish.DanishCard;

/**
 * The pack as numbers (danish.md 1.1): two of each suited card and four jokers, 108 cards of 53
 * kinds. A natural card is {@code suit * 12 + step}, its step on the ladder 3 4 … K A counted from
 * 0; a two is {@code 48 + suit}; a joker is 52. With {@link #MARK} added it is the card that was
 * turned up in this round.
 */
final class Pack {
    static final int STEPS = 12;
    static final int ACE = 11;
    static final int JACK = 8;
    static final int TWOS = 48;
    static final int JOKER = 52;
    static final int KINDS = 53;
    static final int SIZE = 108;

    /** Marks the turned-up card. */
    static final int MARK = 64;

    /** A number's kind, without the mark. */
    static final int KIND = 63;

    private static final Suit[] SUITS = Suit.values();
    private static final Rank[] RANKS = Rank.values();
    private static final DanishCard[] CARDS = new DanishCard[3 * KINDS];
    private static final DanishCard[][] STANDING = new DanishCard[KINDS][];

    static {
        for (int kind = 0; kind < KINDS; kind++) {
            for (int copy = 0; copy < 3; copy++) {
                CARDS[copy * KINDS + kind] = new DanishCard(print(kind), null, null, copy);
            }
        }
        for (int wild = TWOS; wild < KINDS; wild++) {
            STANDING[wild] = new DanishCard[TWOS + STEPS];
            for (int other = 0; other < TWOS + STEPS; other++) {
                STANDING[wild][other] =
                        other < TWOS
                                ? DanishCard.of(print(wild), print(other))
                                : DanishCard.of(print(wild), rank(other - TWOS));
            }
        }
    }

    private Pack() {}

    /** The kind of the card in so manieth place of the unshuffled pack. */
    static int kind(int number) {
        return number < 2 * JOKER ? number % JOKER : JOKER;
    }

    static int of(Card card) {
        if (card.isJoker()) {
            return JOKER;
        }
        int rank = card.rank().ordinal();
        int suit = card.suit().ordinal();
        return rank == 0 ? TWOS + suit : suit * STEPS + rank - 1;
    }

    static int of(int suit, int step) {
        return suit * STEPS + step;
    }

    static boolean isWild(int kind) {
        return kind >= TWOS;
    }

    /** The step of a natural card. */
    static int step(int kind) {
        return kind % STEPS;
    }

    /** The suit of a natural card. */
    static int suit(int kind) {
        return kind / STEPS;
    }

    static Rank rank(int step) {
        return RANKS[step + 1];
    }

    static int step(Rank rank) {
        return rank.ordinal() - 1;
    }

    private static Card print(int kind) {
        return kind == JOKER
                ? Card.JOKER
                : kind >= TWOS
                        ? Card.of(Rank.TWO, SUITS[kind - TWOS])
                        : Card.of(rank(step(kind)), SUITS[suit(kind)]);
    }

    /** A card as it is seen: with {@code #1} if it is marked. */
    static DanishCard seen(int card) {
        return CARDS[(card >= MARK ? KINDS : 0) + (card & KIND)];
    }

    /** A card of which a copy that is not the turned-up one is meant. */
    static DanishCard other(int kind) {
        return CARDS[2 * KINDS + kind];
    }

    /**
     * A wild card that stands for another.
     *
     * @param suit the straight's suit; negative: the wild lies in a set
     */
    static DanishCard standing(int card, int suit, int step) {
        int kind = card & KIND;
        DanishCard plain = STANDING[kind][suit < 0 ? TWOS + step : of(suit, step)];
        return card < MARK ? plain : new DanishCard(plain.card(), plain.rank(), plain.suit(), 1);
    }

    /** The number of a card as it is seen. */
    static int number(DanishCard card) {
        return of(card.card()) + (card.turnedUp() ? MARK : 0);
    }
}
