package meldhouse.architecture;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Ruleset;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.MessageSchemas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** A ruleset's language as a part of the protocol page, from the schemas of its records. */
final class LanguageWords {

    private final Map<String, JsonNode> objects = new LinkedHashMap<>();
    private final StringBuilder page = new StringBuilder();

    private LanguageWords() {}

    static String of(Ruleset ruleset) {
        LanguageCodec codec = new LanguageCodec(ruleset.language());
        LanguageWords words = new LanguageWords();
        words.page.append("### ").append(ruleset.info().title());
        words.page.append(" (`").append(ruleset.info().id()).append("`)\n");
        words.family("Moves", MessageSchemas.moves(codec));
        words.family("Events", MessageSchemas.events(codec));
        words.view(MessageSchemas.view(codec));
        words.objects();
        return words.page.toString();
    }

    private void family(String title, JsonNode schema) {
        page.append("\n").append(title).append(":\n\n");
        Set<String> members = new TreeSet<>();
        for (JsonNode member : schema.get("oneOf")) {
            String name = target(member);
            members.add(name);
            line("`" + name + "`", schema.at("/$defs/" + name));
        }
        keepOthers(schema, members);
    }

    private void view(JsonNode schema) {
        page.append("\nView:\n\n");
        String name = target(schema);
        JsonNode definition = schema.at("/$defs/" + name);
        for (Map.Entry<String, JsonNode> field : definition.get("properties").properties()) {
            page.append("- ").append(field(field, required(definition))).append("\n");
        }
        keepOthers(schema, Set.of(name));
    }

    private void objects() {
        page.append("\nObjects:\n\n");
        objects.forEach((name, schema) -> line("*" + name + "*", schema));
    }

    private void keepOthers(JsonNode schema, Set<String> told) {
        for (Map.Entry<String, JsonNode> part : schema.get("$defs").properties()) {
            if (!told.contains(part.getKey())) {
                objects.put(part.getKey(), part.getValue());
            }
        }
    }

    private void line(String name, JsonNode schema) {
        Set<String> required = required(schema);
        String fields =
                schema.get("properties").properties().stream()
                        .filter(field -> !field.getValue().has("const"))
                        .map(field -> field(field, required))
                        .collect(Collectors.joining(", "));
        page.append("- ").append(name).append(fields.isEmpty() ? "" : ": ").append(fields);
        page.append("\n");
    }

    private static String field(Map.Entry<String, JsonNode> field, Set<String> required) {
        String mark = required.contains(field.getKey()) ? "" : "?";
        return "`" + field.getKey() + "`" + mark + " (" + value(field.getValue()) + ")";
    }

    private static Set<String> required(JsonNode schema) {
        return StreamSupport.stream(schema.get("required").spliterator(), false)
                .map(JsonNode::textValue)
                .collect(Collectors.toSet());
    }

    /** What a field holds, in words; that it may be missing is said by its mark. */
    private static String value(JsonNode schema) {
        if (schema.has("$ref")) {
            return "*" + target(schema) + "*";
        }
        if (schema.has("oneOf")) {
            List<String> kinds = new ArrayList<>();
            schema.get("oneOf").forEach(one -> kinds.add(value(one)));
            kinds.remove("null");
            return String.join(" or ", kinds);
        }
        if (schema.has("enum")) {
            List<String> words = new ArrayList<>();
            schema.get("enum").forEach(word -> words.add(word.asText()));
            return "one of " + String.join(" ", words);
        }
        if (schema.has("title")) {
            return schema.get("title").textValue();
        }
        JsonNode type =
                schema.get("type").isArray() ? schema.get("type").get(0) : schema.get("type");
        return switch (type.textValue()) {
            case "integer" -> "whole number";
            case "boolean" -> "true or false";
            case "string" -> "text";
            case "array" -> "list: " + value(schema.get("items"));
            case "object" -> "by name: " + value(schema.get("additionalProperties"));
            default -> type.textValue();
        };
    }

    private static String target(JsonNode reference) {
        return reference.get("$ref").textValue().substring("#/$defs/".length());
    }
}
