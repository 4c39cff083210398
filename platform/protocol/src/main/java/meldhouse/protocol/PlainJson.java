package meldhouse.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.options.HouseRules;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON as plain data and back: a {@code Map} or a {@code List}, both unmodifiable and in order; a
 * {@code String}; a {@code Boolean}; null; and the first of {@code Integer}, {@code Long}, {@code
 * BigInteger} and {@code BigDecimal} that holds the number exactly as it was written.
 */
public final class PlainJson {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private PlainJson() {}

    /** JSON as plain data. */
    public static @Nullable Object plain(JsonNode json) {
        return switch (json.getNodeType()) {
            case OBJECT -> map(json);
            case ARRAY -> list(json);
            case STRING -> json.textValue();
            case NUMBER -> number(json);
            case BOOLEAN -> json.booleanValue();
            case NULL, MISSING -> null;
            case BINARY, POJO -> throw new IllegalArgumentException("no plain JSON: " + json);
        };
    }

    /**
     * A JSON object as plain data.
     *
     * @throws IllegalArgumentException if it is no object
     */
    public static Map<String, @Nullable Object> map(JsonNode json) {
        if (!json.isObject()) {
            throw new IllegalArgumentException(
                    "Cannot read " + Misfit.shown(json) + ": it is no object. Allowed: an object.");
        }
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        json.properties().forEach(entry -> map.put(entry.getKey(), plain(entry.getValue())));
        return Collections.unmodifiableMap(map);
    }

    private static List<@Nullable Object> list(JsonNode json) {
        List<@Nullable Object> list = new ArrayList<>(json.size());
        json.forEach(element -> list.add(plain(element)));
        return Collections.unmodifiableList(list);
    }

    private static Number number(JsonNode json) {
        if (!json.isIntegralNumber()) {
            return json.isBigDecimal()
                    ? json.decimalValue()
                    : BigDecimal.valueOf(json.doubleValue());
        }
        if (json.canConvertToInt()) {
            return json.intValue();
        }
        return json.canConvertToLong() ? json.longValue() : json.bigIntegerValue();
    }

    /**
     * Plain data as JSON.
     *
     * @throws IllegalArgumentException if something in it is no plain data, or is no number of JSON
     */
    public static JsonNode json(@Nullable Object value) {
        return switch (value) {
            case null -> JSON.nullNode();
            case JsonNode json -> json;
            case String text -> JSON.textNode(text);
            case Boolean truth -> JSON.booleanNode(truth);
            case Integer number -> JSON.numberNode(number);
            case Long number -> JSON.numberNode(number);
            case BigInteger number -> JSON.numberNode(number);
            case BigDecimal number -> JSON.numberNode(number);
            case Double number when Double.isFinite(number) -> JSON.numberNode(number);
            case Map<?, ?> map -> object(map);
            case Iterable<?> list -> array(list);
            default ->
                    throw new IllegalArgumentException(
                            "Cannot print %s as JSON: it is a %s. Allowed: texts, numbers, booleans, lists, maps and null."
                                    .formatted(value, value.getClass().getName()));
        };
    }

    private static ObjectNode object(Map<?, ?> map) {
        ObjectNode object = JSON.objectNode();
        map.forEach((name, value) -> object.set(String.valueOf(name), json(value)));
        return object;
    }

    private static ArrayNode array(Iterable<?> list) {
        ArrayNode array = JSON.arrayNode();
        list.forEach(value -> array.add(json(value)));
        return array;
    }

    /** House rules as an object of option values. */
    public static ObjectNode json(HouseRules rules) {
        return object(rules.values());
    }

    /**
     * The house rules that an object of option values makes. Whether a ruleset takes them is its
     * own affair.
     *
     * @throws IllegalArgumentException if it is no object
     */
    public static HouseRules houseRules(JsonNode json) {
        return new HouseRules(map(json));
    }
}
