package meldhouse.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Something that a check says, in whichever language it is read.
 *
 * @param key of the sentence
 * @param args what stands in its places, in order; one that is itself said is said in the same
 *     language
 */
public record Said(String key, List<Object> args) {
    private static final String ENGLISH = "en";
    private static final Map<String, Properties> SENTENCES =
            Map.of(ENGLISH, read(ENGLISH), "de", read("de"), "da", read("da"));
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?::([^{}|]*)\\|([^{}]*))?}");

    public Said {
        args = List.copyOf(args);
    }

    static Said of(String key, Object... args) {
        return new Said(key, List.of(args));
    }

    /**
     * The sentence.
     *
     * @param language {@code en}, {@code de} or {@code da}; any other: English
     */
    public String in(String language) {
        Properties sentences = SENTENCES.getOrDefault(language, sentences(ENGLISH));
        String sentence = sentences.getProperty(key);
        if (sentence == null) {
            throw new IllegalStateException("no sentence " + key);
        }
        return PLACE.matcher(sentence)
                .replaceAll(
                        place ->
                                Matcher.quoteReplacement(
                                        filled(
                                                place,
                                                shown(
                                                        args.get(Integer.parseInt(place.group(1))),
                                                        language))));
    }

    /** What stands in a place: the argument, or the word for one or for several. */
    private static String filled(MatchResult place, String arg) {
        return place.group(2) == null ? arg : place.group(arg.equals("1") ? 2 : 3);
    }

    private static String shown(Object arg, String language) {
        return arg instanceof Said said ? said.in(language) : String.valueOf(arg);
    }

    /** The sentences of a language. */
    static Properties sentences(String language) {
        return SENTENCES.get(language);
    }

    private static Properties read(String language) {
        String name = "check_" + language + ".properties";
        Properties sentences = new Properties();
        try (InputStream in = Said.class.getResourceAsStream(name)) {
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

    /** In English. */
    @Override
    public String toString() {
        return in(ENGLISH);
    }
}
