package meldhouse.api.game;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/**
 * A plain question that a ruleset answers without a match: what is this hand worth, which cards are
 * legal here. Data in, data out: texts, numbers, booleans, lists and maps.
 *
 * @param op its name, as in {@code meld}
 * @param meaning one sentence: what is given and what is answered
 * @param fields what may be given, for programs that ask in a person's name; empty where they are
 *     not listed
 * @param answering works out the answer
 */
public record Question(String op, String meaning, List<Field> fields, Answering answering) {
    public Question {
        fields = List.copyOf(fields);
    }

    /** A question whose fields are not listed. */
    public Question(String op, String meaning, Answering answering) {
        this(op, meaning, List.of(), answering);
    }

    /**
     * Something that is given.
     *
     * @param name its name, camelCase
     * @param kind what it is
     * @param choices the words that are allowed, for {@link Kind#CHOICE} and {@link Kind#SUIT}
     * @param required whether there is no answer without it
     */
    public record Field(String name, Kind kind, List<String> choices, boolean required) {
        public Field {
            choices = List.copyOf(choices);
        }

        /** Cards, without which there is no answer. */
        public static Field cards(String name) {
            return new Field(name, Kind.CARDS, List.of(), true);
        }

        /** A suit, without which there is no answer. */
        public static Field suit(String name) {
            return new Field(name, Kind.SUIT, List.of("S", "H", "D", "C"), true);
        }

        /** One of some words, without which there is no answer. */
        public static Field choice(String name, String... choices) {
            return new Field(name, Kind.CHOICE, List.of(choices), true);
        }

        /** Yes or no; left out: no. */
        public static Field flag(String name) {
            return new Field(name, Kind.FLAG, List.of(), false);
        }

        /** A whole number that may be left out. */
        public static Field whole(String name) {
            return new Field(name, Kind.WHOLE, List.of(), false);
        }
    }

    /** What a field holds. */
    public enum Kind {
        /** A list of cards, as in {@code ["AS","TS"]}. */
        CARDS,
        /** The letter of a suit. */
        SUIT,
        /** One of the choices. */
        CHOICE,
        /** True or false. */
        FLAG,
        /** A whole number. */
        WHOLE,
        /** Any text. */
        TEXT
    }

    /** Works out an answer. */
    @FunctionalInterface
    public interface Answering {
        /**
         * Answers.
         *
         * @param game the ruleset with the house rules of the question
         * @param given the question's fields
         * @throws Unanswerable if the fields make no such question, with a code
         */
        Map<String, @Nullable Object> answer(Game game, Map<String, @Nullable Object> given)
                throws Unanswerable;
    }

    /** A question that has no answer: a card that is none, a call that is refused. */
    public static final class Unanswerable extends Exception {
        private static final long serialVersionUID = 1;

        private final String code;
        private final transient Map<String, Object> details;

        /**
         * @param code the rule page's code, as in {@code badCard}
         * @param message a sentence: what is wrong and what is allowed
         * @param details further fields of the answer, as in {@code callIndex}
         */
        public Unanswerable(String code, String message, Map<String, Object> details) {
            super(message);
            this.code = code;
            this.details = Map.copyOf(details);
        }

        /** Without further fields. */
        public Unanswerable(String code, String message) {
            this(code, message, Map.of());
        }

        /** The rule page's code. */
        public String code() {
            return code;
        }

        /** Further fields of the answer. */
        public Map<String, Object> details() {
            return details;
        }
    }
}
