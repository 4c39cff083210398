package meldhouse.client.terminal;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Cards as players of one language say, write and type them.
 *
 * <p>They are read short, with the rank first ({@code TS}, {@code 10s}, in German {@code DR}), or
 * in words in either order ({@code ten of spades}, {@code karo dame}). The English letters mean the
 * same in every language: the place of a letter says whether it is a rank or a suit, so that the
 * German D is a queen in front and diamonds behind.
 *
 * @param texts the sentences of every table
 */
public record CardWords(Texts texts) {
    private static final String SIGNS = "\u2660\u2665\u2666\u2663";
    private static final Map<Tongue, CardWords> ALL = new EnumMap<>(Tongue.class);

    static {
        for (Tongue tongue : Tongue.values()) {
            ALL.put(tongue, new CardWords(Texts.of(tongue)));
        }
    }

    /** Those of a language. */
    public static CardWords of(Tongue tongue) {
        return ALL.get(tongue);
    }

    /** The sign of a suit, for terminals that have it. */
    public static String sign(Suit suit) {
        return SIGNS.substring(suit.ordinal(), suit.ordinal() + 1);
    }

    /** In a sentence: {@code "spades"}, {@code "Pik"}. */
    public String suit(Suit suit) {
        return texts.say("suit." + suit.name());
    }

    /** The suit's letter: {@code "S"}, {@code "P"}. */
    public String letter(Suit suit) {
        return texts.say("suit.short." + suit.name());
    }

    /** The rank's letter or number: {@code "T"}, {@code "10"}. */
    public String rank(Rank rank) {
        return texts.say("rank.short." + rank.name());
    }

    /** In a sentence: {@code "queen of diamonds"}. */
    public String title(Card card) {
        return card.isJoker()
                ? texts.say("joker")
                : texts.say("card", texts.say("rank." + card.rank().name()), suit(card.suit()));
    }

    /** In a list: {@code "QD"}, {@code "Karo D"}. */
    public String brief(Card card) {
        return texts.tongue() == Tongue.ENGLISH
                ? card.toString()
                : card.isJoker()
                        ? texts.say("joker")
                        : texts.say("card.short", rank(card.rank()), suit(card.suit()));
    }

    /** Two or three characters, where there are no suit signs: {@code "QD"}, {@code "DR"}. */
    public String code(Card card) {
        return card.isJoker() ? texts.say("joker.short") : rank(card.rank()) + letter(card.suit());
    }

    /** Several cards, in their order: {@code "AS TS"}, {@code "Pik A 10, Herz K"}. */
    public String briefs(List<Card> cards) {
        if (texts.tongue() == Tongue.ENGLISH) {
            return Card.text(cards);
        }
        List<String> groups = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= cards.size(); i++) {
            if (i == cards.size() || !areAlike(cards.get(i), cards.get(start))) {
                groups.add(group(cards.subList(start, i)));
                start = i;
            }
        }
        return String.join(", ", groups);
    }

    private static boolean areAlike(Card one, Card other) {
        return one.isJoker() || other.isJoker() ? one == other : one.suit() == other.suit();
    }

    private String group(List<Card> cards) {
        Card first = cards.getFirst();
        return first.isJoker()
                ? cards.stream().map(this::brief).collect(Collectors.joining(", "))
                : texts.say(
                        "card.grouped",
                        cards.stream()
                                .map(card -> rank(card.rank()))
                                .collect(Collectors.joining(" ")),
                        suit(first.suit()));
    }

    /** By suit: {@code "spades A T; hearts K*"}, a star behind each card that is marked. */
    public String bySuit(List<Card> cards, Predicate<Card> marked) {
        List<String> suits = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            String ranks =
                    cards.stream()
                            .filter(card -> !card.isJoker() && card.suit() == suit)
                            .map(card -> rank(card.rank()) + (marked.test(card) ? "*" : ""))
                            .collect(Collectors.joining(" "));
            if (!ranks.isEmpty()) {
                suits.add(suit(suit) + " " + ranks);
            }
        }
        cards.stream()
                .filter(Card::isJoker)
                .map(card -> brief(card) + (marked.test(card) ? "*" : ""))
                .reduce((one, other) -> one + " " + other)
                .ifPresent(suits::add);
        return suits.isEmpty() ? texts.say("noCards") : String.join("; ", suits);
    }

    /** Distinct cards: {@code "TS, KS or QS"}. */
    public String choice(Collection<Card> cards) {
        return texts.list("or", cards.stream().map(this::brief).distinct().toList());
    }

    /** The suit that was typed: a word, a letter or a sign, in this language or in English. */
    public Optional<Suit> suitOf(String typed) {
        String text = typed.strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(Suit.values())
                .filter(
                        suit ->
                                texts.means("suit.typed." + suit.name(), text)
                                        || text.equals(sign(suit)))
                .findFirst();
    }

    /** The rank that was typed. */
    public Optional<Rank> rankOf(String typed) {
        String text = typed.strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(Rank.values())
                .filter(rank -> texts.means("rank.typed." + rank.name(), text))
                .findFirst();
    }

    /** One card; nothing if it is none. */
    public Optional<Card> card(String typed) {
        List<String> parts = parts(typed);
        return switch (parts.size()) {
            case 1 -> code(parts.getFirst());
            case 2 -> inWords(parts.get(0), parts.get(1));
            default -> Optional.empty();
        };
    }

    /** Several cards; nothing if any of them is none. */
    public Optional<List<Card>> cards(String typed) {
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
                .filter(part -> !part.isEmpty() && !part.equals("of") && !part.equals("the"))
                .toList();
    }

    private Optional<Card> inWords(String one, String other) {
        return of(rankOf(one), suitOf(other)).or(() -> of(rankOf(other), suitOf(one)));
    }

    /** The rank in front, then the suit. */
    private Optional<Card> code(String text) {
        if (texts.means("joker.typed", text)) {
            return Optional.of(Card.JOKER);
        }
        int rank = text.startsWith("10") ? 2 : 1;
        return text.length() <= rank
                ? Optional.empty()
                : of(rankOf(text.substring(0, rank)), suitOf(text.substring(rank)));
    }

    private static Optional<Card> of(Optional<Rank> rank, Optional<Suit> suit) {
        return rank.flatMap(known -> suit.map(same -> Card.of(known, same)));
    }
}
