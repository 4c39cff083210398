package meldhouse.screens;

import meldhouse.american.Claim;
import meldhouse.american.MeldKind;
import meldhouse.api.bot.Reason;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.client.terminal.Texts;
import meldhouse.client.terminal.Tongue;
import meldhouse.client.terminal.Who;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The words of the American game in one language: cards as its players say and write them.
 *
 * @param texts the sentences
 */
record Words(Texts texts) {
    private static final Map<Tongue, Words> ALL = new EnumMap<>(Tongue.class);

    static {
        for (Tongue tongue : Tongue.values()) {
            ALL.put(
                    tongue,
                    new Words(Texts.read(tongue, name -> Words.class.getResourceAsStream(name))));
        }
    }

    static Words of(Tongue tongue) {
        return ALL.get(tongue);
    }

    String say(String key, Object... arguments) {
        return texts.say(key, arguments);
    }

    String say(Who who, String key, Object... arguments) {
        return texts.say(who, key, arguments);
    }

    String suit(Suit suit) {
        return texts.say("suit." + suit.name());
    }

    String rank(Rank rank) {
        String key = "rank.short." + rank.name();
        return texts.has(key) ? texts.say(key) : rank.toString();
    }

    String meld(MeldKind kind) {
        return texts.say("meld." + kind.name());
    }

    /** In a sentence: {@code "queen of diamonds"}. */
    String title(Card card) {
        return texts.say("card", texts.say("rank." + card.rank().name()), suit(card.suit()));
    }

    /** In a list: {@code "QD"}, {@code "Karo D"}. */
    String brief(Card card) {
        return tongue() == Tongue.ENGLISH
                ? card.toString()
                : texts.say("card.short", rank(card.rank()), suit(card.suit()));
    }

    /** Two or three characters, where there are no suit signs: {@code "QD"}, {@code "DR"}. */
    String code(Card card) {
        return rank(card.rank()) + letter(card.suit());
    }

    String letter(Suit suit) {
        return texts.say("suit.short." + suit.name());
    }

    private Tongue tongue() {
        return texts.tongue();
    }

    /** Several cards, in their order: {@code "AS TS"}, {@code "Pik A 10, Herz K"}. */
    String briefs(List<Card> cards) {
        if (tongue() == Tongue.ENGLISH) {
            return Card.text(cards);
        }
        List<String> groups = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= cards.size(); i++) {
            if (i == cards.size() || cards.get(i).suit() != cards.get(start).suit()) {
                groups.add(
                        texts.say(
                                "card.grouped",
                                cards.subList(start, i).stream()
                                        .map(card -> rank(card.rank()))
                                        .collect(Collectors.joining(" ")),
                                suit(cards.get(start).suit())));
                start = i;
            }
        }
        return String.join(", ", groups);
    }

    /**
     * A bot's reason; nothing if it is not known here.
     *
     * @throws IllegalArgumentException if it does not speak of what such a reason speaks of
     */
    Optional<String> reason(Reason reason) {
        String key = "reason." + reason.code();
        if (!texts.has(key)) {
            return Optional.empty();
        }
        Map<String, String> named = new HashMap<>();
        reason.args().forEach((name, value) -> named.put(name, spoken(name, value.toString())));
        return Optional.of(Texts.capital(texts.sayOf(key, named)));
    }

    private String spoken(String name, String value) {
        return switch (name) {
            case "card", "best", "ace" -> title(Card.parse(value));
            case "suit" -> suit(Suit.parse(value));
            default -> value;
        };
    }

    /** Melds that are listed; empty if there are none. */
    String claims(List<Claim> melds) {
        return melds.stream()
                .map(meld -> meld(meld.kind()) + " " + briefs(meld.cards()))
                .collect(Collectors.joining("; "));
    }

    /** By suit: {@code "spades A T; hearts K*"}, a star behind each card that is marked. */
    String bySuit(List<Card> cards, Predicate<Card> marked) {
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
        return suits.isEmpty() ? texts.say("noCards") : String.join("; ", suits);
    }

    String bySuit(List<Card> cards) {
        return bySuit(cards, card -> false);
    }

    /** Distinct cards: {@code "TS, KS or QS"}. */
    String choice(Collection<Card> cards) {
        return texts.list("or", cards.stream().map(this::brief).distinct().toList());
    }

    /** What may be typed for a key, in lower case: this language's words, then the English ones. */
    List<String> typed(String key) {
        List<String> words = new ArrayList<>(list(texts, key));
        if (tongue() != Tongue.ENGLISH) {
            words.addAll(list(of(Tongue.ENGLISH).texts, key));
        }
        return words;
    }

    private static List<String> list(Texts texts, String key) {
        return texts.has(key) ? Arrays.asList(texts.say(key).split(",")) : List.of();
    }

    /** Whether the typed text is one of the words for a key. */
    boolean means(String key, String text) {
        return typed(key).contains(text.toLowerCase(Locale.ROOT));
    }

    Optional<Suit> suitOf(String typed) {
        String text = typed.strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(Suit.values())
                .filter(
                        suit ->
                                means("suit.typed." + suit.name(), text)
                                        || text.equals(Cards.sign(suit)))
                .findFirst();
    }

    Optional<Rank> rankOf(String typed) {
        String text = typed.strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(Rank.values())
                .filter(rank -> means("rank.typed." + rank.name(), text))
                .findFirst();
    }
}
