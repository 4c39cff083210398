package meldhouse.scripting.sheet;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.Option;
import meldhouse.api.options.ValueWords;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * What a ruleset and the sheet itself say in a language; where it says nothing, in English.
 *
 * @param texts the ruleset's texts, those of the language first
 * @param own the sheet's own words, those of the language first
 */
record Sayings(List<Map<String, String>> texts, List<Map<String, String>> own) {
    private static final String ENGLISH = "en";
    private static final List<String> LANGUAGES = List.of(ENGLISH, "de", "da");
    private static final Map<String, Map<String, String>> OWN = new HashMap<>();

    static {
        LANGUAGES.forEach(language -> OWN.put(language, read(language)));
    }

    static Sayings of(Ruleset ruleset, String language) {
        List<String> tongues = Stream.of(language, ENGLISH).distinct().toList();
        return new Sayings(tongues.stream().map(ruleset::texts).toList(), words(language).own());
    }

    /** The sheet's own words alone. */
    static Sayings words(String language) {
        return new Sayings(
                List.of(),
                Stream.of(language, ENGLISH).map(OWN::get).filter(Objects::nonNull).toList());
    }

    private static Map<String, String> read(String language) {
        String name = "words_" + language + ".properties";
        Properties words = new Properties();
        try (InputStream in = Sayings.class.getResourceAsStream(name)) {
            words.load(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> all = new HashMap<>();
        words.stringPropertyNames().forEach(key -> all.put(key, words.getProperty(key)));
        return Map.copyOf(all);
    }

    /**
     * The ruleset's text of the first of these keys that it has; all of them in one language before
     * the next.
     */
    Optional<String> text(String... keys) {
        for (Map<String, String> language : texts) {
            for (String key : keys) {
                String text = language.get(key);
                if (text != null) {
                    return Optional.of(text);
                }
            }
        }
        return Optional.empty();
    }

    /** The sheet's own sentence of a key, with its arguments in the place of {@code {0}}. */
    String own(String key, Object... arguments) {
        String sentence =
                own.stream()
                        .map(words -> words.get(key))
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("no words for " + key));
        for (int place = 0; place < arguments.length; place++) {
            sentence = sentence.replace("{" + place + "}", String.valueOf(arguments[place]));
        }
        return sentence;
    }

    /** What an option is about, without a full stop. */
    String meaning(Option option) {
        String whole = text("option." + option.name()).orElse(option.meaning()).strip();
        return whole.endsWith(".") ? whole.substring(0, whole.length() - 1) : whole;
    }

    /** What a word is called where it stands in a value of this option. */
    String called(Option option, String word) {
        return text("value." + option.name() + "." + word, "value." + word)
                .orElseGet(
                        () ->
                                switch (word) {
                                    case "true", "false", "null" -> own(word);
                                    default -> ValueWords.apart(word);
                                });
    }
}
