package meldhouse.client.terminal;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Hook;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.ScoredBy;
import meldhouse.api.options.Option;
import meldhouse.api.options.ValueWords;
import meldhouse.protocol.ServerMessage;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a table plays otherwise than the plain game and who says so, for score sheets: {@code
 * "roundhouse bonus 10, by kitchen-table.js"}. Where the ruleset is not here, the server says with
 * each event which house rules made it.
 *
 * @param game what the table plays; null: it is not known here
 * @param byOption the sentence about each option that differs from its default, and about each
 *     function by its hook
 */
public record Citations(@Nullable Game game, Map<String, String> byOption) {
    /** Nothing is cited. */
    public static final Citations NONE = new Citations(null, Map.of());

    private static final System.Logger LOG = System.getLogger(Citations.class.getName());

    /** A file and the place in it, as a row gives them: {@code kitchen-table.js:3:5}. */
    private static final Pattern PLACE = Pattern.compile("(.+?)(?::\\d+:\\d+)?");

    private static final String PRESET = "preset ";

    public Citations {
        byOption = Map.copyOf(byOption);
    }

    /**
     * Of a table, in somebody's language.
     *
     * @param game with the table's house rules
     */
    public static Citations of(Game game, ServerMessage.TableRow row, Tongue tongue) {
        Ruleset ruleset = game.ruleset();
        Texts texts = Texts.of(tongue);
        List<Map<String, String>> called =
                List.of(ruleset.texts(tongue.code()), ruleset.texts(Tongue.ENGLISH.code()));
        ValueWords words =
                new ValueWords((option, word) -> called(texts, called, option.name(), word));
        Map<String, String> byOption = new LinkedHashMap<>();
        for (Option option : ruleset.options().options()) {
            if (row.changed().containsKey(option.name())) {
                Object value = row.changed().get(option.name());
                String said = said(texts, called, words, option, value);
                byOption.put(option.name(), cited(texts, row, option.name(), said));
            }
        }
        for (String hook : game.hooks().present()) {
            byOption.put(hook, cited(texts, row, hook, called(called, hook)));
        }
        return new Citations(game, byOption);
    }

    /**
     * What functions decide at a table and by which file, as in {@code "melds of the house, by
     * extra-meld.js"}; what their authors say of them is not known here.
     *
     * @param ruleset the table's; null: it is not here
     */
    static List<String> functions(
            @Nullable Ruleset ruleset, ServerMessage.TableRow row, Tongue tongue) {
        Map<String, String> origins = row.origins();
        if (origins == null) {
            return List.of();
        }
        Texts texts = Texts.of(tongue);
        List<String> hooks =
                ruleset == null
                        ? origins.keySet().stream()
                                .filter(name -> !row.changed().containsKey(name))
                                .sorted()
                                .toList()
                        : ruleset.hooks().stream()
                                .map(Hook::name)
                                .filter(origins::containsKey)
                                .toList();
        List<Map<String, String>> called =
                ruleset == null || hooks.isEmpty()
                        ? List.of()
                        : List.of(
                                ruleset.texts(tongue.code()), ruleset.texts(Tongue.ENGLISH.code()));
        return hooks.stream().map(hook -> cited(texts, row, hook, called(called, hook))).toList();
    }

    private static String called(List<Map<String, String>> called, String hook) {
        String brief = first(called, "short." + hook);
        return brief == null ? ValueWords.apart(hook) : brief;
    }

    /**
     * Of a table whose ruleset is not here.
     *
     * @param options the JSON Schema of its house rules, as the server lists it
     */
    public static Citations of(JsonNode options, ServerMessage.TableRow row, Tongue tongue) {
        Texts texts = Texts.of(tongue);
        Map<String, String> byOption = new LinkedHashMap<>();
        row.changed()
                .forEach(
                        (option, value) -> {
                            JsonNode schema = options.path("properties").path(option);
                            String said = said(texts, tongue, option, schema, value);
                            byOption.put(option, cited(texts, row, option, said));
                        });
        return new Citations(null, byOption);
    }

    private static String cited(
            Texts texts, ServerMessage.TableRow row, String option, String said) {
        Map<String, String> origins = row.origins();
        String origin = origins == null ? null : origins.get(option);
        return origin == null ? said : texts.say("cited", said, by(origin, texts));
    }

    /** By what the server's schema calls an option; a list or a table is not written out. */
    private static String said(
            Texts texts, Tongue tongue, String option, JsonNode schema, @Nullable Object value) {
        String brief = in(schema.path("shortTexts"), tongue);
        String meaning = in(schema.path("texts"), tongue);
        String name =
                brief != null
                        ? brief
                        : meaning != null
                                ? meaning.strip().replaceFirst("\\.$", "")
                                : ValueWords.apart(option);
        return switch (value) {
            case List<?> _, Map<?, ?> _ -> name;
            case Number number ->
                    texts.say(brief != null ? "cited.number" : "cited.word", name, number);
            case null, default -> {
                String word = String.valueOf(value);
                String called = in(schema.path("valueTexts").path(word), tongue);
                yield texts.say("cited.word", name, called != null ? called : plain(texts, word));
            }
        };
    }

    private static @Nullable String in(JsonNode byLanguage, Tongue tongue) {
        JsonNode own = byLanguage.path(tongue.code());
        JsonNode said = own.isTextual() ? own : byLanguage.path(Tongue.ENGLISH.code());
        return said.isTextual() ? said.textValue() : null;
    }

    private static String plain(Texts texts, String word) {
        return switch (word) {
            case "true", "false", "null" -> texts.say("cited." + word);
            default -> ValueWords.apart(word);
        };
    }

    /** A table of numbers is not written out: it would bury the score. */
    private static String said(
            Texts texts,
            List<Map<String, String>> called,
            ValueWords words,
            Option option,
            @Nullable Object value) {
        String brief = first(called, "short." + option.name());
        String meaning = first(called, "option." + option.name());
        String name =
                brief != null
                        ? brief
                        : meaning != null
                                ? meaning.strip().replaceFirst("\\.$", "")
                                : ValueWords.apart(option.name());
        return switch (option) {
            case Option.Rows _, Option.Fields _, Option.Several _ -> name;
            case Option.Flag _, Option.Whole _, Option.Choice _, Option.Wholes _, Option.Points _ ->
                    texts.say(
                            value instanceof Number && brief != null
                                    ? "cited.number"
                                    : "cited.word",
                            name,
                            words.of(option, value));
        };
    }

    private static @Nullable String first(List<Map<String, String>> called, String key) {
        return called.stream()
                .filter(texts -> texts.containsKey(key))
                .map(texts -> texts.get(key))
                .findFirst()
                .orElse(null);
    }

    private static String called(
            Texts texts, List<Map<String, String>> called, String option, String word) {
        for (Map<String, String> language : called) {
            for (String key : List.of("value." + option + "." + word, "value." + word)) {
                if (language.containsKey(key)) {
                    return language.get(key);
                }
            }
        }
        return plain(texts, word);
    }

    /** Who says so, as a row has it. */
    private static String by(String origin, Texts texts) {
        if (origin.startsWith(PRESET)) {
            return texts.say("cited.preset", origin.substring(PRESET.length()));
        }
        return switch (origin) {
            case "table" -> texts.say("cited.table");
            case "locked by the host" -> texts.say("cited.host");
            default -> {
                Matcher file = PLACE.matcher(origin);
                yield file.matches() ? file.group(1) : origin;
            }
        };
    }

    /**
     * What the scores of an event came about by.
     *
     * @return for each part of the event, as a JSON pointer, the sentences about the house rules
     *     that made it and differ from their defaults; parts without one are left out
     */
    public Map<String, List<String>> of(Event event) {
        if (game == null || byOption.isEmpty()) {
            return Map.of();
        }
        try {
            Map<String, List<String>> parts = new LinkedHashMap<>();
            for (ScoredBy scored : game.scoredBy(event)) {
                for (String option : scored.options()) {
                    String sentence = byOption.get(option);
                    if (sentence != null) {
                        parts.computeIfAbsent(scored.part(), _ -> new ArrayList<>()).add(sentence);
                    }
                }
            }
            return parts;
        } catch (RuntimeException | Error e) {
            // A stranger's code: the score is shown without its sources.
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Ruleset ''{0}'' cannot say what made a score: {1}",
                    game.ruleset().info().id(),
                    e.getClass().getName());
            return Map.of();
        }
    }

    /** Every sentence about an event once, in the order of its parts. */
    public List<String> all(Event event) {
        return of(event).values().stream().flatMap(List::stream).distinct().toList();
    }

    /** Every sentence about the house rules that the server named with an event, once. */
    List<String> all(@Nullable Map<String, List<String>> scoredBy) {
        return scoredBy == null
                ? List.of()
                : scoredBy.values().stream()
                        .flatMap(List::stream)
                        .flatMap(option -> Stream.ofNullable(byOption.get(option)))
                        .distinct()
                        .toList();
    }
}
