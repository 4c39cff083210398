package meldhouse.cli;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Game;
import meldhouse.api.game.Question;
import meldhouse.api.game.Question.Field;
import meldhouse.api.game.Question.Kind;
import meldhouse.api.game.Ruleset;
import meldhouse.client.terminal.CardWords;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A ruleset's question about some cards, asked in a person's name: cards and suits are read as they
 * write them, and what they leave out is asked in all its values.
 *
 * @param question with its fields
 * @param words of the person's language
 */
record HandQuestion(Question question, CardWords words) {
    private static final String ESTIMATE = "estimate";

    /** Where cards are given to a question that does not list its fields. */
    private static final String USUAL = "hand";

    /**
     * An answer.
     *
     * @param chosen what was compared, by field: the suit's letter, the word
     * @param answer the ruleset's fields
     * @param estimate what the ruleset expects of it; null: it does not say
     */
    record Valued(
            Map<String, String> chosen,
            Map<String, @Nullable Object> answer,
            @Nullable Integer estimate) {
        /** Whether the cards make a meld at all, where that is a question. */
        boolean isMeld() {
            return !Boolean.FALSE.equals(answer.get("valid"));
        }

        int total() {
            return answer.get("total") instanceof Number total ? total.intValue() : 0;
        }

        /** By what answers are compared. */
        int worth() {
            return !isMeld() ? Integer.MIN_VALUE : estimate == null ? total() : estimate;
        }
    }

    static Optional<Question> find(Ruleset ruleset, String op) {
        return ruleset.questions().stream().filter(found -> found.op().equals(op)).findFirst();
    }

    static List<String> ops(Ruleset ruleset) {
        return ruleset.questions().stream().map(Question::op).toList();
    }

    /**
     * Asks.
     *
     * @param cards as they were typed
     * @param given other fields by name, as they were typed
     * @throws Stop if the cards cannot be read, a field is not the question's, or there is no
     *     answer
     */
    List<Valued> answers(GameOptions.Chosen game, List<String> cards, Map<String, String> given) {
        Map<String, @Nullable Object> fixed = new LinkedHashMap<>();
        fixed.put(fieldOfCards(), hand(cards));
        Map<String, String> named = new LinkedHashMap<>();
        given.forEach(
                (name, typed) -> {
                    Field field = field(name);
                    fixed.put(name, value(field, typed));
                    if (field.required()) {
                        named.put(name, String.valueOf(fixed.get(name)));
                    }
                });
        List<Valued> all = new ArrayList<>();
        for (Map<String, String> chosen : choices(named)) {
            Map<String, @Nullable Object> asked = new LinkedHashMap<>(fixed);
            asked.putAll(chosen);
            all.add(answer(game, chosen, asked));
        }
        return all;
    }

    /** What its cards are called. */
    String fieldOfCards() {
        return question.fields().stream()
                .filter(field -> field.kind() == Kind.CARDS)
                .map(Field::name)
                .findFirst()
                .orElse(USUAL);
    }

    private Field field(String name) {
        if (question.fields().isEmpty()) {
            // The ruleset does not list what it takes: it is for the ruleset to refuse.
            return name.equals("trump")
                    ? Field.suit(name)
                    : new Field(name, Kind.TEXT, List.of(), false);
        }
        List<Field> known =
                question.fields().stream().filter(field -> field.kind() != Kind.CARDS).toList();
        return known.stream()
                .filter(field -> field.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                Stop.usage(
                                        Names.unknown(
                                                "field",
                                                name,
                                                known.stream().map(Field::name).toList())));
    }

    /** Every combination of what was not given, with what was. */
    private List<Map<String, String>> choices(Map<String, String> named) {
        List<Map<String, String>> all = List.of(Map.of());
        for (Field field : question.fields()) {
            String only = named.get(field.name());
            List<String> values = only == null ? field.choices() : List.of(only);
            if (field.required() && !values.isEmpty()) {
                all =
                        all.stream()
                                .flatMap(
                                        before ->
                                                values.stream()
                                                        .map(value -> with(before, field, value)))
                                .toList();
            }
        }
        return all;
    }

    private static Map<String, String> with(Map<String, String> before, Field field, String value) {
        Map<String, String> more = new LinkedHashMap<>(before);
        more.put(field.name(), value);
        return more;
    }

    private static Valued answer(
            GameOptions.Chosen chosen,
            Map<String, String> named,
            Map<String, @Nullable Object> asked) {
        Game game = chosen.game();
        try {
            Question meld = find(chosen.ruleset(), "meld").orElseThrow();
            Map<String, @Nullable Object> answer = meld.answering().answer(game, asked);
            Optional<Question> estimate = find(chosen.ruleset(), ESTIMATE);
            Object expected =
                    estimate.isPresent()
                            ? estimate.get().answering().answer(game, asked).get(ESTIMATE)
                            : null;
            return new Valued(
                    named, answer, expected instanceof Number number ? number.intValue() : null);
        } catch (Question.Unanswerable e) {
            throw Stop.usage(Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    /**
     * The cards as the ruleset reads them.
     *
     * @throws Stop if one of them is none
     */
    List<String> hand(List<String> typed) {
        String text = String.join(" ", typed);
        List<String> hand = new ArrayList<>();
        for (String one : text.replace(',', ' ').strip().split("\\s+")) {
            Optional<String> card = wire(one).or(() -> words.card(one).map(Card::toString));
            if (card.isEmpty()) {
                return words.cards(text)
                        .map(cards -> cards.stream().map(Card::toString).toList())
                        .orElseThrow(() -> Stop.usage("meld.card", one));
            }
            hand.add(card.get());
        }
        return hand;
    }

    /** A card in the ruleset's own letters, and one that stands for another: {@code JK=8H}. */
    private Optional<String> wire(String typed) {
        String upper = typed.toUpperCase(Locale.ROOT);
        int equals = upper.indexOf('=');
        if (equals > 0) {
            return wire(upper.substring(0, equals)).map(wild -> wild + upper.substring(equals));
        }
        try {
            return Optional.of(Card.parse(upper).toString());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private Object value(Field field, String typed) {
        return switch (field.kind()) {
            case CARDS -> hand(List.of(typed));
            case SUIT ->
                    words.suitOf(typed)
                            .map(Suit::toString)
                            .orElseThrow(() -> Stop.usage("meld.suit", typed, suits()));
            case CHOICE ->
                    field.choices().stream()
                            .filter(choice -> choice.equalsIgnoreCase(typed))
                            .findFirst()
                            .orElseThrow(
                                    () ->
                                            Stop.usage(
                                                    Names.unknown(
                                                            "value",
                                                            typed,
                                                            field.choices(),
                                                            field.name())));
            case TEXT -> typed;
            case FLAG -> flag(field, typed);
            case WHOLE -> whole(field, typed);
        };
    }

    private String suits() {
        List<String> suits = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            suits.add(words.letter(suit) + " " + words.suit(suit));
        }
        return String.join(", ", suits);
    }

    private static Object flag(Field field, String typed) {
        if (typed.equals("true") || typed.equals("false")) {
            return Boolean.valueOf(typed);
        }
        throw Stop.usage(Names.unknown("value", typed, List.of("true", "false"), field.name()));
    }

    private static Object whole(Field field, String typed) {
        try {
            return Integer.valueOf(typed);
        } catch (NumberFormatException e) {
            throw Stop.usage("usage.whole", field.name(), typed);
        }
    }
}
