package meldhouse.api.game;

import org.jspecify.annotations.Nullable;

import java.util.Map;

/**
 * A plain question that a ruleset answers without a match: what is this hand worth, which cards are
 * legal here. Data in, data out: texts, numbers, booleans, lists and maps.
 *
 * @param op its name, as in {@code meld}
 * @param meaning one sentence: what is given and what is answered
 * @param answering works out the answer
 */
public record Question(String op, String meaning, Answering answering) {
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
