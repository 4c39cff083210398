package meldhouse.screens;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads cards as they are typed: short, with the rank first ({@code TS}, {@code 10s}, in German
 * {@code DR}), or in words in either order ({@code ten of spades}, {@code karo dame}). The English
 * letters mean the same in every language: the place of a letter says whether it is a rank or a
 * suit, so that the German D is a queen in front and diamonds behind.
 */
record Cards(Words words) {
    private static final String SIGNS = "\u2660\u2665\u2666\u2663";

    static String sign(Suit suit) {
        return SIGNS.substring(suit.ordinal(), suit.ordinal() + 1);
    }

    /** One card; nothing if it is none. */
    Optional<Card> card(String typed) {
        List<String> parts = parts(typed);
        return switch (parts.size()) {
            case 1 -> code(parts.getFirst());
            case 2 -> inWords(parts.get(0), parts.get(1));
            default -> Optional.empty();
        };
    }

    /** Several cards; nothing if any of them is none. */
    Optional<List<Card>> cards(String typed) {
        List<String> parts = parts(typed);
        List<Card> cards = new ArrayList<>();
        int at = 0;
        while (at < parts.size()) {
            Optional<Card> card = code(parts.get(at));
            at++;
            if (card.isEmpty() && at < parts.size()) {
                card = inWords(parts.get(at - 1), parts.get(at));
                at++;
            }
            if (card.isEmpty()) {
                return Optional.empty();
            }
            cards.add(card.get());
        }
        return Optional.of(cards);
    }

    private static List<String> parts(String typed) {
        return Arrays.stream(typed.toLowerCase(Locale.ROOT).split("[\\s,-]+"))
                .filter(part -> !part.isEmpty() && !part.equals("of"))
                .toList();
    }

    private Optional<Card> inWords(String one, String other) {
        return of(words.rankOf(one), words.suitOf(other))
                .or(() -> of(words.rankOf(other), words.suitOf(one)));
    }

    /** The rank in front, then the suit. */
    private Optional<Card> code(String text) {
        int rank = text.startsWith("10") ? 2 : 1;
        return text.length() <= rank
                ? Optional.empty()
                : of(words.rankOf(text.substring(0, rank)), words.suitOf(text.substring(rank)));
    }

    private static Optional<Card> of(Optional<Rank> rank, Optional<Suit> suit) {
        return rank.flatMap(known -> suit.map(same -> Card.of(known, same)));
    }
}
