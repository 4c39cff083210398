package meldhouse.scripting;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;

import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Nearest;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads the JSON of one house-rule file and collects its faults, each with its place. */
final class FileReader {
    private static final List<String> FIELDS =
            List.of("apiVersion", "ruleset", "name", "title", "about", "options");
    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,39}");
    private static final int LONGEST_TITLE = 60;
    private static final int LONGEST_ABOUT = 500;

    private static final JsonFactory JSON =
            JsonFactory.builder()
                    .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
                    .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNestingDepth(20)
                                    .maxNumberLength(40)
                                    .build())
                    .build();

    private final String file;
    private final List<String> faults = new ArrayList<>();
    private final Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    private final Map<String, String> places = new LinkedHashMap<>();
    private final Map<String, String> optionPlaces = new LinkedHashMap<>();

    FileReader(String file) {
        this.file = file;
    }

    HouseRuleFile read(String text) throws BadHouseRuleFile {
        try (JsonParser parser = JSON.createParser(text)) {
            parse(parser);
        } catch (JsonProcessingException e) {
            String reason = String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("");
            throw broken(place(e.getLocation()), "it is not JSON here: " + reason);
        } catch (NumberFormatException e) {
            throw broken(file, "it holds a number that is too large");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file();
    }

    private void parse(JsonParser parser) throws IOException, BadHouseRuleFile {
        JsonToken first = parser.nextToken();
        if (first == null) {
            throw broken(file, "it is empty");
        }
        if (first != JsonToken.START_OBJECT) {
            throw broken(place(parser.currentTokenLocation()), "it does not begin with {");
        }
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            String place = place(parser.currentTokenLocation());
            parser.nextToken();
            places.put(name, place);
            Object value = value(parser, name.equals("options"));
            if (FIELDS.contains(name)) {
                fields.put(name, value);
            } else {
                unknown(name, place);
            }
        }
        if (parser.nextToken() != null) {
            throw broken(place(parser.currentTokenLocation()), "something follows its last }");
        }
    }

    /** The file as a whole is none: what was found in it before counts no more. */
    private BadHouseRuleFile broken(String place, String problem) {
        faults.clear();
        fault(place, problem, "one JSON object");
        return new BadHouseRuleFile(faults);
    }

    private void unknown(String name, String place) {
        String guess =
                Nearest.to(name, FIELDS).map(near -> "; did you mean " + near + "?").orElse("");
        faults.add(
                "%s: Cannot use field '%s': no such field%s. Allowed: %s."
                        .formatted(place, cut(name), guess, String.join(", ", FIELDS))
                        .replace("?.", "?"));
    }

    /**
     * The value at the parser as plain data.
     *
     * @param options whether it holds the options, whose places are kept
     */
    private @Nullable Object value(JsonParser parser, boolean options) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser, options);
            case START_ARRAY -> list(parser);
            case VALUE_STRING -> parser.getText();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            case VALUE_NUMBER_INT -> parser.getNumberValue();
            case VALUE_NUMBER_FLOAT -> parser.getDecimalValue();
            case NOT_AVAILABLE, END_OBJECT, END_ARRAY, FIELD_NAME, VALUE_EMBEDDED_OBJECT ->
                    throw new IllegalStateException("no value: " + parser.currentToken());
        };
    }

    private Map<String, @Nullable Object> object(JsonParser parser, boolean options)
            throws IOException {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            if (options) {
                optionPlaces.put(name, place(parser.currentTokenLocation()));
            }
            parser.nextToken();
            map.put(name, value(parser, false));
        }
        return Collections.unmodifiableMap(map);
    }

    private List<@Nullable Object> list(JsonParser parser) throws IOException {
        List<@Nullable Object> list = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            list.add(value(parser, false));
        }
        return Collections.unmodifiableList(list);
    }

    private HouseRuleFile file() throws BadHouseRuleFile {
        int version = apiVersion();
        String ruleset = text("ruleset", null, 40);
        String name = text("name", nameOfFile(), 40);
        if (!NAME.matcher(name).matches()) {
            fault(
                    places.getOrDefault("name", file),
                    "the name '" + cut(name) + "' is none",
                    "1 to 40 of a-z, 0-9 and -, given in the field 'name' or by the file's name");
        }
        String title = text("title", name, LONGEST_TITLE);
        String about = text("about", "", LONGEST_ABOUT);
        HouseRules options = options();
        if (!faults.isEmpty()) {
            throw new BadHouseRuleFile(faults);
        }
        return new HouseRuleFile(version, ruleset, name, title, about, options, optionPlaces);
    }

    /** A newer version is the only fault told: what else is strange may be right there. */
    private int apiVersion() throws BadHouseRuleFile {
        Object value = fields.getOrDefault("apiVersion", HouseRuleFile.API_VERSION);
        if (value instanceof Integer version && version >= 1) {
            if (version <= HouseRuleFile.API_VERSION) {
                return version;
            }
            faults.clear();
            fault(
                    places.get("apiVersion"),
                    "its apiVersion is " + version + ", which a newer Meldhouse reads",
                    "apiVersion " + HouseRuleFile.API_VERSION);
            throw new BadHouseRuleFile(faults);
        }
        fault(
                places.get("apiVersion"),
                "the field 'apiVersion' is " + shown(value),
                "a whole number from 1");
        return HouseRuleFile.API_VERSION;
    }

    /**
     * A text field.
     *
     * @param missing what stands in for it; null: it has to be there
     */
    private String text(String field, @Nullable String missing, int most) {
        String allowed = "a text of at most " + most + " characters";
        if (!fields.containsKey(field)) {
            if (missing == null) {
                fault(file, "the field '" + field + "' is missing", allowed);
            }
            return missing == null ? "" : missing;
        }
        Object value = fields.get(field);
        if (!(value instanceof String text)
                || text.codePointCount(0, text.length()) > most
                || text.chars().anyMatch(Character::isISOControl)) {
            fault(
                    places.get(field),
                    "the field '" + field + "' is " + shown(value),
                    allowed + ", on one line");
            return "";
        }
        return text;
    }

    private HouseRules options() {
        Object value = fields.getOrDefault("options", Map.of());
        if (!(value instanceof Map<?, ?> map)) {
            fault(
                    places.get("options"),
                    "the field 'options' is " + shown(value),
                    "an object of option values");
            return HouseRules.DEFAULTS;
        }
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        map.forEach((name, one) -> values.put((String) name, one));
        return new HouseRules(values);
    }

    private void fault(@Nullable String place, String problem, String allowed) {
        String where = place == null ? file : place;
        faults.add(
                "%s: Cannot read the house rules: %s. Allowed: %s."
                        .formatted(where, problem, allowed));
    }

    private String place(@Nullable JsonLocation location) {
        return location == null
                ? file
                : file + ":" + location.getLineNr() + ":" + location.getColumnNr();
    }

    /** The file's name without folder and ending. */
    private String nameOfFile() {
        String last = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        int dot = last.lastIndexOf('.');
        return dot > 0 ? last.substring(0, dot) : last;
    }

    private static String shown(@Nullable Object value) {
        return value instanceof String text ? "\"" + cut(text) + "\"" : cut(String.valueOf(value));
    }

    private static String cut(String text) {
        String plain = text.replaceAll("\\p{Cntrl}", "\uFFFD");
        return plain.length() <= 60 ? plain : plain.substring(0, 60) + "…";
    }
}
