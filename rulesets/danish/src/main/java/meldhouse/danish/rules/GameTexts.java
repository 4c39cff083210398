package meldhouse.danish.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;

/** What the ruleset says to people, by language; read once. */
final class GameTexts {
    private static final List<String> LANGUAGES = List.of("en", "de", "da");
    private static final Map<String, Map<String, String>> ALL = new HashMap<>();

    static {
        LANGUAGES.forEach(language -> ALL.put(language, read(language)));
    }

    private GameTexts() {}

    /** The texts of a language; none for one that is not spoken. */
    static Map<String, String> in(String language) {
        return ALL.getOrDefault(language, Map.of());
    }

    private static Map<String, String> read(String language) {
        Properties texts = new Properties();
        try (InputStream in =
                        Objects.requireNonNull(
                                GameTexts.class.getResourceAsStream(
                                        "texts_" + language + ".properties"));
                InputStreamReader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            texts.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> all = new HashMap<>();
        texts.stringPropertyNames().forEach(key -> all.put(key, texts.getProperty(key)));
        return Map.copyOf(all);
    }
}
