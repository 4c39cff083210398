package meldhouse.scripting;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A text that an author gives in one language or in several.
 *
 * @param byLanguage the text by language, two letters each, as in {@code de}; unmodifiable. A file
 *     that says no language is taken to speak English. Empty: there is no text
 */
public record Wording(Map<String, String> byLanguage) {
    /** No text. */
    public static final Wording NONE = new Wording(Map.of());

    public Wording {
        byLanguage = Collections.unmodifiableMap(new LinkedHashMap<>(byLanguage));
    }

    /** A text in one language that the author did not name. */
    public static Wording of(String text) {
        return text.isEmpty() ? NONE : new Wording(Map.of("en", text));
    }

    /** The text in a language; else in English; else in the first that there is; else empty. */
    public String in(String language) {
        String text = byLanguage.getOrDefault(language, byLanguage.get("en"));
        return text == null ? byLanguage.values().stream().findFirst().orElse("") : text;
    }

    /** Whether there is no text at all. */
    public boolean isEmpty() {
        return byLanguage.isEmpty();
    }
}
