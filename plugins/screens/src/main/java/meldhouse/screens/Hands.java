package meldhouse.screens;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Cards as they are shown and typed. */
final class Hands {
    private static final String SUIT_SIGNS = "\u2660\u2665\u2666\u2663";

    private Hands() {}

    /** By suit: {@code "spades A T; hearts K*"}, a star behind each card that is marked. */
    static String bySuit(List<Card> cards, Predicate<Card> marked) {
        List<String> suits = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            String ranks =
                    cards.stream()
                            .filter(card -> !card.isJoker() && card.suit() == suit)
                            .map(card -> card.rank() + (marked.test(card) ? "*" : ""))
                            .collect(Collectors.joining(" "));
            if (!ranks.isEmpty()) {
                suits.add(suit.title() + " " + ranks);
            }
        }
        return suits.isEmpty() ? "no cards" : String.join("; ", suits);
    }

    static String bySuit(List<Card> cards) {
        return bySuit(cards, card -> false);
    }

    /** Distinct cards in their text form: {@code "TS, KS or QS"}. */
    static String choice(Collection<Card> cards) {
        List<String> texts = cards.stream().map(Card::toString).distinct().toList();
        int last = texts.size() - 1;
        return last < 1
                ? String.join("", texts)
                : String.join(", ", texts.subList(0, last)) + " or " + texts.get(last);
    }

    /** Reads {@code TS}, {@code ts}, {@code 10s}, {@code ten of spades}. */
    static Optional<Card> card(String typed) {
        String text = typed.strip().toUpperCase(Locale.ROOT).replace("10", "T");
        if (text.contains(" OF ")) {
            for (Suit suit : Suit.values()) {
                for (Rank rank : Rank.values()) {
                    if (Card.of(rank, suit).title().equalsIgnoreCase(typed.strip())) {
                        return Optional.of(Card.of(rank, suit));
                    }
                }
            }
            return Optional.empty();
        }
        if (text.length() != 2) {
            return Optional.empty();
        }
        Optional<Suit> suit = suit(text.substring(1));
        try {
            Rank rank = Rank.parse(text.substring(0, 1));
            return suit.map(found -> Card.of(rank, found));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Reads {@code S}, {@code s}, {@code spades}, or the sign of a suit. */
    static Optional<Suit> suit(String typed) {
        String text = typed.strip();
        for (Suit suit : Suit.values()) {
            if (text.equalsIgnoreCase(suit.toString())
                    || text.equalsIgnoreCase(suit.title())
                    || text.equals(SUIT_SIGNS.substring(suit.ordinal(), suit.ordinal() + 1))) {
                return Optional.of(suit);
            }
        }
        return Optional.empty();
    }
}
