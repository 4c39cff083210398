package meldhouse.scripting;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the JSON of one house-rule file, with the places of what it holds. */
final class JsonText {
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

    private final Draft draft;

    private JsonText(Draft draft) {
        this.draft = draft;
    }

    static Draft read(String text, String file) throws BadHouseRuleFile {
        Draft draft = new Draft(file, text, "one JSON object");
        JsonText reader = new JsonText(draft);
        try (JsonParser parser = JSON.createParser(text)) {
            reader.parse(parser);
        } catch (JsonProcessingException e) {
            String reason = String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("");
            throw draft.broken(reader.place(e.getLocation()), "it is not JSON here: " + reason);
        } catch (NumberFormatException e) {
            throw draft.broken(Place.in(file), "it holds a number that is too large");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return draft;
    }

    private void parse(JsonParser parser) throws IOException, BadHouseRuleFile {
        JsonToken first = parser.nextToken();
        if (first == null) {
            throw draft.broken(Place.in(draft.file), "it is empty");
        }
        if (first != JsonToken.START_OBJECT) {
            throw draft.broken(place(parser.currentTokenLocation()), "it does not begin with {");
        }
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            draft.places.put(name, place(parser.currentTokenLocation()));
            parser.nextToken();
            draft.fields.put(name, field(parser, name));
        }
        if (parser.nextToken() != null) {
            throw draft.broken(
                    place(parser.currentTokenLocation()), "something follows its last }");
        }
    }

    /** A field's value; of options and examples the places are kept. */
    private @Nullable Object field(JsonParser parser, String name) throws IOException {
        if (name.equals("options") && parser.currentToken() == JsonToken.START_OBJECT) {
            return object(parser, true);
        }
        if (name.equals("examples") && parser.currentToken() == JsonToken.START_ARRAY) {
            return list(parser, true);
        }
        return value(parser);
    }

    private @Nullable Object value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser, false);
            case START_ARRAY -> list(parser, false);
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
                draft.optionPlaces.put(name, place(parser.currentTokenLocation()));
            }
            parser.nextToken();
            map.put(name, value(parser));
        }
        return Collections.unmodifiableMap(map);
    }

    private List<@Nullable Object> list(JsonParser parser, boolean examples) throws IOException {
        List<@Nullable Object> list = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (examples) {
                draft.examplePlaces.add(place(parser.currentTokenLocation()));
            }
            list.add(value(parser));
        }
        return Collections.unmodifiableList(list);
    }

    private Place place(@Nullable JsonLocation location) {
        return location == null
                ? Place.in(draft.file)
                : new Place(draft.file, location.getLineNr(), location.getColumnNr());
    }
}
