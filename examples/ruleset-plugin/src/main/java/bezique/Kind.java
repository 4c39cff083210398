package bezique;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What can be declared. */
public enum Kind {
    SEVEN("seven", 10),
    MARRIAGE("marriage", 20),
    ROYAL_MARRIAGE("royalMarriage", 40),
    SEQUENCE("sequence", 250),
    BEZIQUE("bezique", 40),
    DOUBLE_BEZIQUE("doubleBezique", 500),
    FOUR_JACKS("fourJacks", 40),
    FOUR_QUEENS("fourQueens", 60),
    FOUR_KINGS("fourKings", 80),
    FOUR_ACES("fourAces", 100);

    private final String word;
    private final int usual;

    Kind(String word, int usual) {
        this.word = word;
        this.usual = usual;
    }

    /** The points where no house rule says otherwise. */
    int usual() {
        return usual;
    }

    /** Whether a card that has lain in {@code served} may serve in this too. */
    boolean takes(List<Kind> served) {
        return switch (this) {
            case MARRIAGE, ROYAL_MARRIAGE ->
                    Collections.disjoint(served, List.of(MARRIAGE, ROYAL_MARRIAGE, SEQUENCE));
            case BEZIQUE -> Collections.disjoint(served, List.of(BEZIQUE, DOUBLE_BEZIQUE));
            default -> !served.contains(this);
        };
    }

    /**
     * The cards of each way to make it; of the four of a rank nothing, since any four will do.
     *
     * @param trump the trump suit
     * @param bezique the queen and the jack that make a bezique
     */
    List<List<Card>> ways(Suit trump, List<Card> bezique) {
        return switch (this) {
            case SEVEN -> List.of(List.of(Card.of(Rank.SEVEN, trump)));
            case MARRIAGE -> {
                List<List<Card>> ways = new ArrayList<>();
                for (Suit suit : Suit.values()) {
                    if (suit != trump) {
                        ways.add(of(suit, Rank.KING, Rank.QUEEN));
                    }
                }
                yield ways;
            }
            case ROYAL_MARRIAGE -> List.of(of(trump, Rank.KING, Rank.QUEEN));
            case SEQUENCE ->
                    List.of(of(trump, Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK));
            case BEZIQUE -> List.of(bezique);
            case DOUBLE_BEZIQUE -> {
                List<Card> both = new ArrayList<>(bezique);
                both.addAll(bezique);
                yield List.of(both);
            }
            case FOUR_JACKS, FOUR_QUEENS, FOUR_KINGS, FOUR_ACES -> List.of();
        };
    }

    /** The rank of which any four make it. */
    Rank ofFour() {
        return switch (this) {
            case FOUR_JACKS -> Rank.JACK;
            case FOUR_QUEENS -> Rank.QUEEN;
            case FOUR_KINGS -> Rank.KING;
            case FOUR_ACES -> Rank.ACE;
            default -> throw new IllegalStateException(this + " is not four of a rank");
        };
    }

    private static List<Card> of(Suit suit, Rank... ranks) {
        List<Card> cards = new ArrayList<>();
        for (Rank rank : ranks) {
            cards.add(Card.of(rank, suit));
        }
        return cards;
    }

    /** As on the wire and in house rules: {@code royalMarriage}. */
    @Override
    public String toString() {
        return word;
    }
}
