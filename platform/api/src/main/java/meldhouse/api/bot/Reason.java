package meldhouse.api.bot;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A bot's reason for a move in a form that a screen can put into its reader's language. The bot
 * says the same in an English sentence beside it, for screens that do not know the code.
 *
 * @param code which reason it is, in camelCase: {@code partnerShowed}; at most 60 letters and
 *     digits. Bots of one ruleset may share codes
 * @param args what it speaks of, by name: cards, suits and other words as texts, and whole numbers;
 *     in their order, unmodifiable
 */
public record Reason(String code, Map<String, Object> args) {
    private static final String WORD = "[a-z][A-Za-z0-9]{0,59}";
    private static final int MOST_ARGS = 12;
    private static final int LONGEST = 100;

    /**
     * @throws IllegalArgumentException if the code or a name is none, an argument is neither a text
     *     of at most 100 characters nor an {@code Integer}, or there are more than 12
     */
    public Reason {
        args = Collections.unmodifiableMap(new LinkedHashMap<>(args));
        if (!code.matches(WORD) || args.size() > MOST_ARGS) {
            throw new IllegalArgumentException(
                    "Cannot use reason '%s' with %d arguments. Allowed: a camelCase word, at most %d arguments."
                            .formatted(code, args.size(), MOST_ARGS));
        }
        args.forEach(
                (name, value) -> {
                    boolean plain =
                            value instanceof Integer
                                    || value instanceof String text && text.length() <= LONGEST;
                    if (!name.matches(WORD) || !plain) {
                        throw new IllegalArgumentException(
                                "Cannot use argument %s = %s of reason '%s'. Allowed: a camelCase name, and a text or an Integer."
                                        .formatted(name, value, code));
                    }
                });
    }

    /** A reason that speaks of nothing yet. */
    public static Reason of(String code) {
        return new Reason(code, Map.of());
    }

    /**
     * The same, speaking of one thing more.
     *
     * @param value a number stays one; all else is taken as the text that it prints, as a card's
     *     {@code TS}
     */
    public Reason with(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(args);
        more.put(name, value instanceof Integer ? value : value.toString());
        return new Reason(code, more);
    }
}
