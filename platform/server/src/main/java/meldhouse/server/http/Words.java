package meldhouse.server.http;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The sentences that browsers are told, in one language, whole sentences each under its key. In one
 * of them {@code {0}} is the first argument, and {@code {0:table|tables}} the first of two words
 * where that is 1, else the second.
 */
enum Words {
    ENGLISH("English"),
    GERMAN("Deutsch"),
    DANISH("Dansk");

    private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?::([^{}|]+)\\|([^{}|]+))?}");
    private static final Map<Words, Properties> SENTENCES = new EnumMap<>(Words.class);

    static {
        for (Words words : values()) {
            SENTENCES.put(words, read("page_" + words.code() + ".properties"));
        }
    }

    private final String ownName;

    Words(String ownName) {
        this.ownName = ownName;
    }

    /** What its speakers call the language. */
    String ownName() {
        return ownName;
    }

    /** Two letters, as in {@code de}. */
    String code() {
        return switch (this) {
            case ENGLISH -> "en";
            case GERMAN -> "de";
            case DANISH -> "da";
        };
    }

    /** The language of a code; null: it is none of these. */
    static @Nullable Words of(@Nullable String code) {
        return Stream.of(values())
                .filter(words -> words.code().equals(code))
                .findFirst()
                .orElse(null);
    }

    /**
     * The one of these that a browser likes best; English if it likes none or says nothing that can
     * be read.
     *
     * @param header its {@code Accept-Language}
     */
    static Words accepted(@Nullable String header) {
        if (header == null) {
            return ENGLISH;
        }
        try {
            List<String> codes = Stream.of(values()).map(Words::code).toList();
            String tag = Locale.lookupTag(Locale.LanguageRange.parse(header), codes);
            Words words = of(tag);
            return words == null ? ENGLISH : words;
        } catch (IllegalArgumentException e) {
            return ENGLISH;
        }
    }

    /** Every key. */
    Set<String> keys() {
        return new TreeSet<>(SENTENCES.get(this).stringPropertyNames());
    }

    /** The places of a sentence. */
    Set<String> places(String key) {
        return PLACE.matcher(SENTENCES.get(this).getProperty(key))
                .results()
                .map(place -> place.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * A sentence.
     *
     * @throws IllegalArgumentException if there is none of this key
     */
    String say(String key, Object... arguments) {
        String sentence = SENTENCES.get(this).getProperty(key);
        if (sentence == null) {
            throw new IllegalArgumentException("no text '" + key + "' in " + code());
        }
        return PLACE.matcher(sentence)
                .replaceAll(
                        place -> {
                            String argument =
                                    String.valueOf(arguments[Integer.parseInt(place.group(1))]);
                            String text =
                                    place.group(2) == null
                                            ? argument
                                            : place.group(argument.equals("1") ? 2 : 3);
                            return Matcher.quoteReplacement(text);
                        });
    }

    private static Properties read(String name) {
        Properties sentences = new Properties();
        try (InputStream in = Words.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + name);
            }
            try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
                sentences.load(reader);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sentences;
    }
}
