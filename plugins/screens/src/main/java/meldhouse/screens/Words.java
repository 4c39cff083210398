package meldhouse.screens;

import meldhouse.american.AmericanMove;
import meldhouse.american.Claim;
import meldhouse.american.MeldKind;
import meldhouse.api.bot.Reason;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.client.terminal.CardWords;
import meldhouse.client.terminal.Texts;
import meldhouse.client.terminal.Tongue;
import meldhouse.client.terminal.Who;

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
 * The words of both games in one language: cards as their players say and write them.
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

    /** Cards as this language says, writes and types them. */
    CardWords cards() {
        return CardWords.of(tongue());
    }

    String suit(Suit suit) {
        return cards().suit(suit);
    }

    String rank(Rank rank) {
        return cards().rank(rank);
    }

    String meld(MeldKind kind) {
        return texts.say("meld." + kind.name());
    }

    /** A meld that is laid alone, with the suit where it needs one: {@code "run"}. */
    String meld(AmericanMove.LayMeld meld) {
        return meld.suit() == null
                ? meld(meld.kind())
                : say("meld.in", meld(meld.kind()), suit(meld.suit()));
    }

    /** What may be done in a turn to meld. */
    String layable(AmericanMove move) {
        return switch (move) {
            case AmericanMove.LayMeld meld -> meld(meld);
            case AmericanMove.LayExtra(String name) -> name;
            case AmericanMove.Dix(boolean exchange) -> say(exchange ? "lay.exchange" : "lay.dix");
            case AmericanMove _ -> throw new IllegalArgumentException("not laid: " + move);
        };
    }

    /** In a sentence: {@code "queen of diamonds"}. */
    String title(Card card) {
        return cards().title(card);
    }

    /** In a list: {@code "QD"}, {@code "Karo D"}. */
    String brief(Card card) {
        return cards().brief(card);
    }

    /** Two or three characters, where there are no suit signs: {@code "QD"}, {@code "DR"}. */
    String code(Card card) {
        return cards().code(card);
    }

    String letter(Suit suit) {
        return cards().letter(suit);
    }

    private Tongue tongue() {
        return texts.tongue();
    }

    /** Several cards, in their order: {@code "AS TS"}, {@code "Pik A 10, Herz K"}. */
    String briefs(List<Card> cards) {
        return cards().briefs(cards);
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

    /** A word of the ruleset's answers: a meld by its name there. */
    Optional<String> term(String name) {
        return Arrays.stream(MeldKind.values())
                .filter(kind -> kind.toString().equals(name))
                .map(this::meld)
                .findFirst();
    }

    /** Melds that are listed; empty if there are none. */
    String claims(List<Claim> melds) {
        return melds.stream()
                .map(meld -> meld(meld.kind()) + " " + briefs(meld.cards()))
                .collect(Collectors.joining("; "));
    }

    /** By suit: {@code "spades A T; hearts K*"}, a star behind each card that is marked. */
    String bySuit(List<Card> cards, Predicate<Card> marked) {
        return cards().bySuit(cards, marked);
    }

    String bySuit(List<Card> cards) {
        return bySuit(cards, card -> false);
    }

    /** Distinct cards: {@code "TS, KS or QS"}. */
    String choice(Collection<Card> cards) {
        return cards().choice(cards);
    }

    /** What may be typed for a key, in lower case: this language's words, then the English ones. */
    List<String> typed(String key) {
        return texts.typed(key, of(Tongue.ENGLISH).texts);
    }

    /** Whether the typed text is one of the words for a key. */
    boolean means(String key, String text) {
        return typed(key).contains(text.toLowerCase(Locale.ROOT));
    }

    Optional<Suit> suitOf(String typed) {
        return cards().suitOf(typed);
    }
}
