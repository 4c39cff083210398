package meldhouse.american.rules;

import meldhouse.api.game.Measure;
import meldhouse.api.game.Preset;
import meldhouse.api.options.Option;
import meldhouse.api.options.SheetSection;

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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rule sheet of the family: what is said where and when, and the words of it in three languages
 * ({@code sheet_en.properties} and its siblings).
 */
final class AmericanSheet {
    private static final String ENGLISH = "en";
    static final List<String> LANGUAGES = List.of(ENGLISH, "de", "da");

    static final List<SheetSection> SECTIONS =
            Stream.of(DealPages.all(), MeldPages.all(), PlayPages.all(), ScorePages.all())
                    .flatMap(List::stream)
                    .toList();

    private static final Map<String, Map<String, String>> TEXTS =
            LANGUAGES.stream()
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    language -> language, AmericanSheet::read));

    private AmericanSheet() {}

    /** The words of a language; none if it is not spoken here. */
    static Map<String, String> texts(String language) {
        return TEXTS.getOrDefault(language, Map.of());
    }

    /** What options and presets mean stands with them in English, and in files otherwise. */
    private static Map<String, String> read(String language) {
        Map<String, String> texts = new HashMap<>();
        if (language.equals(ENGLISH)) {
            for (Option option : Catalogue.SCHEMA.options()) {
                texts.put("option." + option.name(), option.meaning());
            }
            for (Preset preset : Presets.ALL) {
                texts.put("preset." + preset.id(), preset.title());
                texts.put("preset." + preset.id() + ".about", preset.about());
            }
            for (Measure measure : Measures.ALL) {
                texts.put("measure." + measure.name(), measure.meaning());
            }
        } else {
            add("options_" + language, texts);
            add("presets_" + language, texts);
        }
        add("sheet_" + language, texts);
        return Map.copyOf(texts);
    }

    private static void add(String file, Map<String, String> texts) {
        Properties words = new Properties();
        try (InputStream in = AmericanSheet.class.getResourceAsStream(file + ".properties")) {
            words.load(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        words.stringPropertyNames().forEach(key -> texts.put(key, words.getProperty(key)));
    }
}
