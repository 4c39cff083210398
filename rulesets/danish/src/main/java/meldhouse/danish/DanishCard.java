package meldhouse.danish;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.WireText;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A card at the table, as text {@code TS}, {@code JK}, {@code JK=8H}, {@code 2C=K}, {@code 6H#1}.
 *
 * <p>In a meld a wild card says what it stands for: a card in a straight, a rank in a set. The card
 * that was turned up in this round (danish.md 1.6) bears {@code #1} wherever it is seen; no other
 * card does. In a move {@code #1} asks for that very card and {@code #2} for another copy of the
 * same card; without either, any copy is meant.
 *
 * @param card the card as it is printed
 * @param rank the rank that a wild card stands for; null for a natural card, and where nothing is
 *     said
 * @param suit the suit that a wild card stands for; null in a set, and where nothing is said
 * @param copy 1: the turned-up card; 2: another copy; 0: nothing is said
 */
@WireText
public record DanishCard(Card card, @Nullable Rank rank, @Nullable Suit suit, int copy)
        implements Comparable<DanishCard> {
    private static final String ALLOWED =
            "Allowed: a card (TS, or JK for a joker), after a wild card what it stands for (JK=8H"
                    + " in a straight, 2C=K in a set), and last #1 for the turned-up card or #2 for"
                    + " another copy of it.";

    /** A card that stands for nothing but itself. */
    public static DanishCard of(Card card) {
        return new DanishCard(card, null, null, 0);
    }

    /** A wild card that stands for a card in a straight. */
    public static DanishCard of(Card wild, Card standsFor) {
        return new DanishCard(wild, standsFor.rank(), standsFor.suit(), 0);
    }

    /** A wild card that stands for a rank in a set. */
    public static DanishCard of(Card wild, Rank standsFor) {
        return new DanishCard(wild, standsFor, null, 0);
    }

    /**
     * Reads a card.
     *
     * @throws IllegalArgumentException if the text is none; the message says what is allowed
     */
    public static DanishCard parse(String text) {
        try {
            int hash = text.indexOf('#');
            int copy = hash < 0 ? 0 : copy(text.substring(hash));
            String rest = hash < 0 ? text : text.substring(0, hash);
            int equals = rest.indexOf('=');
            if (equals < 0) {
                return new DanishCard(Card.parse(rest), null, null, copy);
            }
            Card card = Card.parse(rest.substring(0, equals));
            String other = rest.substring(equals + 1);
            if (!isWild(card)) {
                throw new IllegalArgumentException("only a joker or a two stands for another card");
            }
            if (other.length() == 1) {
                return new DanishCard(card, Rank.parse(other), null, copy);
            }
            Card standsFor = Card.parse(other);
            if (standsFor.isJoker()) {
                throw new IllegalArgumentException("nothing stands for a joker");
            }
            return new DanishCard(card, standsFor.rank(), standsFor.suit(), copy);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "Cannot read card '" + text + "': " + reason(e) + " " + ALLOWED, e);
        }
    }

    private static int copy(String mark) {
        return switch (mark) {
            case "#1" -> 1;
            case "#2" -> 2;
            default -> throw new IllegalArgumentException("there is no copy " + mark);
        };
    }

    private static String reason(IllegalArgumentException e) {
        String message = Objects.requireNonNullElse(e.getMessage(), "it is none");
        return message.startsWith("Cannot") ? "it is none." : message + ".";
    }

    /**
     * Reads cards with spaces between them.
     *
     * @throws IllegalArgumentException if one of them is no card
     */
    public static List<DanishCard> parseAll(String text) {
        List<DanishCard> cards = new ArrayList<>();
        for (String one : text.strip().split("\\s+")) {
            if (!one.isEmpty()) {
                cards.add(parse(one));
            }
        }
        return List.copyOf(cards);
    }

    /** The cards as one text, a space between them. */
    public static String text(Collection<DanishCard> cards) {
        return cards.stream().map(DanishCard::toString).collect(Collectors.joining(" "));
    }

    /** Whether the card is a joker or a two (danish.md 1.1). */
    public static boolean isWild(Card card) {
        return card.isJoker() || card.rank() == Rank.TWO;
    }

    /** Whether this is a joker or a two. */
    public boolean isWild() {
        return isWild(card);
    }

    /** Whether this is the card that was turned up in this round. */
    public boolean turnedUp() {
        return copy == 1;
    }

    /** The same card with no word of what it stands for. */
    public DanishCard bare() {
        return rank == null ? this : new DanishCard(card, null, null, copy);
    }

    /** The card that this stands for in a straight, or itself; null: none (a wild in a set). */
    public @Nullable Card played() {
        if (rank != null && suit != null) {
            return Card.of(rank, suit);
        }
        return isWild() ? null : card;
    }

    /** The rank that this stands for, or its own; null: a wild card of which nothing is said. */
    public @Nullable Rank playedRank() {
        return isWild() ? rank : card.rank();
    }

    /**
     * Natural cards by rank from three to ace and within it by suit, then twos, then jokers; copies
     * last to first.
     */
    @Override
    public int compareTo(DanishCard other) {
        int byPlace = Integer.compare(place(), other.place());
        return byPlace != 0 ? byPlace : toString().compareTo(other.toString());
    }

    private int place() {
        return card.isJoker()
                ? 1000
                : card.rank() == Rank.TWO
                        ? 500 + card.suit().ordinal()
                        : card.rank().ordinal() * 4 + card.suit().ordinal();
    }

    /** The text form. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(card.toString());
        if (rank != null) {
            text.append('=').append(rank.letter());
            if (suit != null) {
                text.append(suit.letter());
            }
        }
        return copy == 0 ? text.toString() : text.append('#').append(copy).toString();
    }
}
