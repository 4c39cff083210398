package meldhouse.client.terminal;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The sentences of one module in one language, whole sentences each under its key, since words put
 * together in one language's order are wrong in another. They stand in files {@code
 * texts_en.properties}, {@code texts_de.properties} and {@code texts_da.properties}.
 *
 * <p>In a sentence {@code {0}} is the first argument. Where that is {@link Who somebody}, {@code
 * {0:dat}} and {@code {0:acc}} are the other cases of the word, and {@code {0:cap}} begins a
 * sentence. {@code {0:card|cards}} is the first of the two words where the argument is 1, else the
 * second. What is said of the viewer and of others differs: of a key {@code bid} there are then
 * {@code bid.you} and {@code bid.they}, in which {@code {who}} is the one spoken of. {@code
 * {meldhouse}} is what is typed to run the command.
 */
public final class Texts {
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)(?::([^{}]+))?}");
    private static final Map<Tongue, Texts> OWN = new EnumMap<>(Tongue.class);

    static {
        for (Tongue tongue : Tongue.values()) {
            OWN.put(tongue, read(tongue, name -> Texts.class.getResourceAsStream(name)));
        }
    }

    private final Tongue tongue;
    private final Properties sentences;

    private Texts(Tongue tongue, Properties sentences) {
        this.tongue = tongue;
        this.sentences = sentences;
    }

    /**
     * Reads a module's file.
     *
     * @param resources opens a file beside a class of that module; null if there is none of that
     *     name
     * @throws IllegalStateException if the file is not there
     */
    public static Texts read(Tongue tongue, Function<String, @Nullable InputStream> resources) {
        String name = "texts_" + tongue.code() + ".properties";
        Properties sentences = new Properties();
        try (InputStream in = resources.apply(name)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + name);
            }
            try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
                sentences.load(reader);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Texts(tongue, sentences);
    }

    /** What every table says, whatever is played. */
    public static Texts of(Tongue tongue) {
        return OWN.get(tongue);
    }

    /** Their language. */
    public Tongue tongue() {
        return tongue;
    }

    /** Every key. */
    public Set<String> keys() {
        return new TreeSet<>(sentences.stringPropertyNames());
    }

    /** Whether there is a sentence of this key. */
    public boolean has(String key) {
        return sentences.containsKey(key);
    }

    /**
     * A sentence.
     *
     * @throws IllegalArgumentException if there is none of this key, or it wants an argument more
     */
    public String say(String key, Object... arguments) {
        return filled(key, place -> argument(key, place, Who.named(""), arguments));
    }

    /**
     * A sentence whose places have names: {@code {card}}.
     *
     * @throws IllegalArgumentException if there is none of this key, or it wants an argument more
     */
    public String sayOf(String key, Map<String, ?> named) {
        return filled(
                key,
                place -> {
                    Object argument = named.get(place);
                    if (argument == null) {
                        throw new IllegalArgumentException(
                                "text '" + key + "' wants argument " + place);
                    }
                    return argument;
                });
    }

    /** A sentence about somebody: that of {@code key.you} or of {@code key.they}. */
    public String say(Who who, String key, Object... arguments) {
        String whole = key + (who.you() ? ".you" : ".they");
        return filled(whole, place -> argument(whole, place, who, arguments));
    }

    private String filled(String key, Function<String, Object> arguments) {
        String sentence = sentences.getProperty(key);
        if (sentence == null) {
            throw new IllegalArgumentException("no text '" + key + "' in " + tongue.code());
        }
        Matcher place = PLACE.matcher(sentence);
        StringBuilder filled = new StringBuilder();
        while (place.find()) {
            Object argument = arguments.apply(place.group(1));
            String form = place.group(2);
            String text = form == null ? argument.toString() : formed(argument, form);
            place.appendReplacement(filled, Matcher.quoteReplacement(text));
        }
        return place.appendTail(filled).toString();
    }

    private static String formed(Object argument, String form) {
        int between = form.indexOf('|');
        if (between >= 0) {
            return argument.toString().equals("1")
                    ? form.substring(0, between)
                    : form.substring(between + 1);
        }
        return argument instanceof Who somebody
                ? somebody.form(form)
                : capital(argument.toString());
    }

    private static Object argument(String key, String place, Who who, Object... arguments) {
        if (place.equals("who")) {
            return who;
        }
        if (place.equals("meldhouse")) {
            return CommandName.typed();
        }
        int number = Integer.parseInt(place);
        if (number >= arguments.length) {
            throw new IllegalArgumentException("text '" + key + "' wants argument " + number);
        }
        return arguments[number];
    }

    /** The same with a capital letter in front. */
    public static String capital(String text) {
        if (text.isEmpty()) {
            return text;
        }
        int first = text.codePointAt(0);
        return Character.toString(Character.toUpperCase(first))
                + text.substring(Character.charCount(first));
    }

    /** The places of a sentence, without their forms: {@code [0, 1, who]}. */
    public Set<String> places(String key) {
        Matcher place = PLACE.matcher(sentences.getProperty(key));
        Set<String> places = new TreeSet<>();
        while (place.find()) {
            places.add(place.group(1));
        }
        return places;
    }

    /**
     * What may be typed for a key, in lower case: the words of this language, which stand with
     * commas between them, then the English ones.
     *
     * @param english the same module's English sentences
     */
    public List<String> typed(String key, Texts english) {
        List<String> words = new ArrayList<>(words(key));
        if (tongue != Tongue.ENGLISH) {
            words.addAll(english.words(key));
        }
        return words;
    }

    private List<String> words(String key) {
        return has(key) ? List.of(sentences.getProperty(key).split(",")) : List.of();
    }

    /** Whether the typed text is one of the words for a key of every table's sentences. */
    boolean means(String key, String text) {
        return typed(key, of(Tongue.ENGLISH)).contains(text.toLowerCase(Locale.ROOT));
    }

    /** Several things: {@code "AS, TS or KS"}, as the key {@code or} or {@code and} joins them. */
    public String list(String key, List<String> things) {
        int last = things.size() - 1;
        return last < 1
                ? String.join("", things)
                : say(key, String.join(", ", things.subList(0, last)), things.get(last));
    }
}
