package bezique;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;

import java.util.List;

/** Which card beats which, and what must be played when the stock is used up. */
final class Tricks {
    /** Low to high: the ten stands right behind the ace. */
    private static final List<Rank> ORDER =
            List.of(
                    Rank.SEVEN,
                    Rank.EIGHT,
                    Rank.NINE,
                    Rank.JACK,
                    Rank.QUEEN,
                    Rank.KING,
                    Rank.TEN,
                    Rank.ACE);

    private Tricks() {}

    /** The 64 cards: two of each. */
    static List<Card> pack() {
        return java.util.Arrays.stream(Suit.values())
                .flatMap(suit -> ORDER.stream().map(rank -> Card.of(rank, suit)))
                .flatMap(card -> java.util.stream.Stream.of(card, card))
                .toList();
    }

    /** Whether the second card takes the trick; of equal ones the first does. */
    static boolean beats(Card second, Card first, Suit trump) {
        return second.suit() == first.suit()
                ? ORDER.indexOf(second.rank()) > ORDER.indexOf(first.rank())
                : second.suit() == trump;
    }

    /** The cards that may answer a lead: follow and beat, else follow, else trump, else any. */
    static List<Card> answers(List<Card> cards, Card led, Suit trump) {
        List<Card> following = cards.stream().filter(card -> card.suit() == led.suit()).toList();
        List<Card> beating = following.stream().filter(card -> beats(card, led, trump)).toList();
        List<Card> trumps = cards.stream().filter(card -> card.suit() == trump).toList();
        return !beating.isEmpty()
                ? beating
                : !following.isEmpty() ? following : !trumps.isEmpty() ? trumps : cards;
    }

    static boolean isBrisque(Card card) {
        return card.rank() == Rank.ACE || card.rank() == Rank.TEN;
    }
}
