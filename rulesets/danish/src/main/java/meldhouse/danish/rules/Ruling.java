package meldhouse.danish.rules;

import meldhouse.api.game.Refusal;
import meldhouse.danish.DanishCard;

import java.util.List;

/** What the rules say to cards that are to be a meld, or part of one. */
sealed interface Ruling {
    /**
     * It is allowed.
     *
     * @param cards the meld as it then lies, a straight from low to high; each wild says what it
     *     stands for
     */
    record Fits(List<DanishCard> cards) implements Ruling {
        public Fits {
            cards = List.copyOf(cards);
        }
    }

    /** It is not. */
    record Not(Refusal why) implements Ruling {}

    /** A refusal with its code. */
    static Not not(String code, String sentence, Object... parts) {
        return new Not(new Refusal(code, sentence.formatted(parts)));
    }
}
