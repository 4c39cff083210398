package meldhouse.scripting;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Plain data as one line of JSON, always the same for equal data: fields stand in the order of
 * their names.
 */
final class WorkerLine {
    private static final JsonFactory JSON =
            JsonFactory.builder()
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNestingDepth(50)
                                    .maxNumberLength(40)
                                    .build())
                    .build();

    private WorkerLine() {}

    /** The line, without its end. What is no plain data is written as its text. */
    static String write(@Nullable Object value) {
        StringWriter text = new StringWriter();
        try (JsonGenerator to = JSON.createGenerator(text)) {
            write(to, value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static void write(JsonGenerator to, @Nullable Object value) throws IOException {
        switch (value) {
            case null -> to.writeNull();
            case Boolean truth -> to.writeBoolean(truth);
            case Integer whole -> to.writeNumber(whole);
            case Long whole -> to.writeNumber(whole);
            case Double number -> to.writeNumber(number);
            case Optional<?> maybe -> write(to, maybe.orElse(null));
            case Map<?, ?> map -> {
                to.writeStartObject();
                Map<String, @Nullable Object> sorted = new TreeMap<>();
                map.forEach((name, one) -> sorted.put(String.valueOf(name), one));
                for (Map.Entry<String, @Nullable Object> one : sorted.entrySet()) {
                    to.writeFieldName(one.getKey());
                    write(to, one.getValue());
                }
                to.writeEndObject();
            }
            case Iterable<?> list -> {
                to.writeStartArray();
                for (Object one : list) {
                    write(to, one);
                }
                to.writeEndArray();
            }
            default -> to.writeString(String.valueOf(value));
        }
    }

    /**
     * Reads a line of {@link #write}: null, truths, {@link Integer}, {@link Long} or {@link
     * Double}, texts, lists, and maps in the line's order.
     *
     * @throws IOException if it is no JSON
     */
    static @Nullable Object read(String line) throws IOException {
        try (JsonParser parser = JSON.createParser(line)) {
            if (parser.nextToken() == null) {
                throw new IOException("nothing");
            }
            return value(parser);
        }
    }

    private static @Nullable Object value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                Map<String, @Nullable Object> map = new LinkedHashMap<>();
                while (parser.nextToken() == JsonToken.FIELD_NAME) {
                    String name = parser.currentName();
                    parser.nextToken();
                    map.put(name, value(parser));
                }
                yield Collections.unmodifiableMap(map);
            }
            case START_ARRAY -> {
                List<@Nullable Object> list = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(parser));
                }
                yield Collections.unmodifiableList(list);
            }
            case VALUE_STRING -> parser.getText();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            case VALUE_NUMBER_INT -> parser.getNumberValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case NOT_AVAILABLE, END_OBJECT, END_ARRAY, FIELD_NAME, VALUE_EMBEDDED_OBJECT ->
                    throw new IOException("no value: " + parser.currentToken());
        };
    }
}
