package meldhouse.protocol;

import com.fasterxml.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;

/**
 * Checks JSON against a schema, for the words that our schemas use. A word that it does not know is
 * an error, so that nothing passes because it was not looked at.
 */
record SchemaCheck(JsonNode root) {
    private static final Set<String> MERE_NOTES =
            Set.of(
                    "$schema",
                    "$defs",
                    "title",
                    "description",
                    "default",
                    "group",
                    "allowed",
                    "step",
                    "sum");

    /** Where the JSON is not what the schema says; empty if it is. */
    List<String> faults(JsonNode json) {
        List<String> faults = new ArrayList<>();
        check(root, json, "", faults);
        return faults;
    }

    private void check(JsonNode schema, JsonNode json, String at, List<String> faults) {
        for (Map.Entry<String, JsonNode> word : schema.properties()) {
            if (!holds(word.getKey(), word.getValue(), schema, json, at, faults)) {
                faults.add(at + ": " + json + " against " + word);
            }
        }
    }

    private boolean holds(
            String word,
            JsonNode value,
            JsonNode schema,
            JsonNode json,
            String at,
            List<String> faults) {
        return switch (word) {
            case "$ref" -> {
                check(root.at(value.textValue().substring(1)), json, at, faults);
                yield !root.at(value.textValue().substring(1)).isMissingNode();
            }
            case "oneOf" ->
                    StreamSupport.stream(value.spliterator(), false)
                                    .filter(one -> fits(one, json))
                                    .count()
                            == 1;
            case "type" -> hasType(value, json);
            case "const" -> same(value, json);
            case "enum" ->
                    StreamSupport.stream(value.spliterator(), false).anyMatch(v -> same(v, json));
            case "minimum" ->
                    !json.isNumber() || json.decimalValue().compareTo(value.decimalValue()) >= 0;
            case "maximum" ->
                    !json.isNumber() || json.decimalValue().compareTo(value.decimalValue()) <= 0;
            case "multipleOf" ->
                    !json.isNumber()
                            || json.decimalValue().remainder(value.decimalValue()).signum() == 0;
            case "minLength" -> !json.isTextual() || length(json) >= value.intValue();
            case "maxLength" -> !json.isTextual() || length(json) <= value.intValue();
            case "minItems" -> !json.isArray() || json.size() >= value.intValue();
            case "maxItems" -> !json.isArray() || json.size() <= value.intValue();
            case "items" -> {
                for (int i = 0; json.isArray() && i < json.size(); i++) {
                    check(value, json.get(i), at + "/" + i, faults);
                }
                yield true;
            }
            case "prefixItems" -> {
                for (int i = 0; json.isArray() && i < Math.min(json.size(), value.size()); i++) {
                    check(value.get(i), json.get(i), at + "/" + i, faults);
                }
                yield true;
            }
            case "minProperties" -> !json.isObject() || json.size() >= value.intValue();
            case "properties" -> {
                json.properties().stream()
                        .filter(entry -> value.has(entry.getKey()))
                        .forEach(
                                entry ->
                                        check(
                                                value.get(entry.getKey()),
                                                entry.getValue(),
                                                at + "/" + entry.getKey(),
                                                faults));
                yield true;
            }
            case "additionalProperties" -> {
                json.properties().stream()
                        .filter(entry -> !schema.path("properties").has(entry.getKey()))
                        .forEach(
                                entry -> {
                                    if (value.isBoolean()) {
                                        faults.add(at + "/" + entry.getKey() + " is one too many");
                                    } else {
                                        check(
                                                value,
                                                entry.getValue(),
                                                at + "/" + entry.getKey(),
                                                faults);
                                    }
                                });
                yield true;
            }
            case "required" ->
                    !json.isObject()
                            || StreamSupport.stream(value.spliterator(), false)
                                    .allMatch(name -> json.has(name.textValue()));
            default -> {
                if (!MERE_NOTES.contains(word)) {
                    throw new IllegalArgumentException("no word of our schemas: " + word);
                }
                yield true;
            }
        };
    }

    private boolean fits(JsonNode schema, JsonNode json) {
        List<String> faults = new ArrayList<>();
        check(schema, json, "", faults);
        return faults.isEmpty();
    }

    private static int length(JsonNode json) {
        return json.textValue().codePointCount(0, json.textValue().length());
    }

    private static boolean same(JsonNode a, JsonNode b) {
        return a.equals(b)
                || (a.isNumber()
                        && b.isNumber()
                        && a.decimalValue().compareTo(b.decimalValue()) == 0);
    }

    private static boolean hasType(JsonNode type, JsonNode json) {
        if (type.isArray()) {
            return StreamSupport.stream(type.spliterator(), false)
                    .anyMatch(one -> hasType(one, json));
        }
        return switch (type.textValue()) {
            case "object" -> json.isObject();
            case "array" -> json.isArray();
            case "string" -> json.isTextual();
            case "number" -> json.isNumber();
            case "boolean" -> json.isBoolean();
            case "null" -> json.isNull();
            case "integer" ->
                    json.isNumber() && json.decimalValue().stripTrailingZeros().scale() <= 0;
            default -> throw new IllegalArgumentException("no type: " + type);
        };
    }
}
