package meldhouse.api.cards;

import meldhouse.api.game.WireText;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A card as it is printed: a rank and a suit, or a joker. The copies that a pack holds of one card
 * are equal. There is one object for each card, so {@code ==} and {@code equals} agree.
 */
@WireText
public final class Card implements Comparable<Card> {
    private static final Card[] SUITED = suited();

    /** A joker, {@code JK} in texts. It has neither rank nor suit. */
    public static final Card JOKER = new Card(SUITED.length, "JK", "joker");

    private final int index;
    private final String text;
    private final String title;

    private Card(int index, String text, String title) {
        this.index = index;
        this.text = text;
        this.title = title;
    }

    private static Card[] suited() {
        Suit[] suits = Suit.values();
        Rank[] ranks = Rank.values();
        Card[] cards = new Card[suits.length * ranks.length];
        for (int i = 0; i < cards.length; i++) {
            Suit suit = suits[i / ranks.length];
            Rank rank = ranks[i % ranks.length];
            cards[i] = new Card(i, "" + rank + suit, rank.title() + " of " + suit.title());
        }
        return cards;
    }

    /** The card of this rank and suit. */
    public static Card of(Rank rank, Suit suit) {
        return SUITED[suit.ordinal() * 13 + rank.ordinal()];
    }

    /**
     * Reads one card: rank and suit as in {@code TS}, or {@code JK}.
     *
     * @throws IllegalArgumentException if the text is no card; the message says what is allowed
     */
    public static Card parse(String text) {
        if (text.equals(JOKER.text)) {
            return JOKER;
        }
        if (text.length() == 2) {
            for (Card card : SUITED) {
                if (card.text.equals(text)) {
                    return card;
                }
            }
        }
        throw new IllegalArgumentException(
                "Cannot read card '"
                        + text
                        + "': a card is a rank (A K Q J T 9 8 7 6 5 4 3 2) and a suit (S H D C), "
                        + "as in TS, or JK for a joker.");
    }

    /**
     * Reads cards with spaces between them, as in {@code "AS TS KS"}.
     *
     * @throws IllegalArgumentException if one of them is no card
     */
    public static List<Card> parseAll(String text) {
        List<Card> cards = new ArrayList<>();
        for (String one : text.strip().split("\\s+")) {
            if (!one.isEmpty()) {
                cards.add(parse(one));
            }
        }
        return List.copyOf(cards);
    }

    /** The cards as one text, a space between them: what {@link #parseAll} reads. */
    public static String text(Collection<Card> cards) {
        return cards.stream().map(Card::toString).collect(Collectors.joining(" "));
    }

    /** Whether this is a joker. */
    public boolean isJoker() {
        return this == JOKER;
    }

    /**
     * The rank.
     *
     * @throws IllegalStateException for a joker
     */
    public Rank rank() {
        requireSuited();
        return RANKS[index % 13];
    }

    /**
     * The suit.
     *
     * @throws IllegalStateException for a joker
     */
    public Suit suit() {
        requireSuited();
        return SUITS[index / 13];
    }

    private static final Rank[] RANKS = Rank.values();
    private static final Suit[] SUITS = Suit.values();

    private void requireSuited() {
        if (isJoker()) {
            throw new IllegalStateException("a joker has neither rank nor suit");
        }
    }

    /** The card in a sentence: {@code "ten of spades"}. */
    public String title() {
        return title;
    }

    /** By suit (spades first), then by rank from two to ace; jokers last. */
    @Override
    public int compareTo(Card other) {
        return Integer.compare(index, other.index);
    }

    /** The text form: {@code TS}, {@code JK}. */
    @Override
    public String toString() {
        return text;
    }
}
