package meldhouse.protocol;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A ruleset's options as a JSON Schema (draft 2020-12) of an object of option values: for forms,
 * editors and programs. Each property has its {@code default} and its {@code description}; beyond
 * JSON Schema's own words it has {@code group} (the heading it stands under) and {@code allowed}
 * (the values in words), and where it applies {@code step} (counted from {@code minimum}) and
 * {@code sum} (of a list). Where the ruleset has texts, {@code texts} holds the option's meaning by
 * language, {@code shortTexts} its name in a word or two, {@code groupTexts} the heading, and
 * {@code valueTexts} what each word of a choice is called. An option that the host has locked is
 * {@code readOnly}.
 */
public final class OptionSchema {
    /** Numbers on a grid that no multiple describes are listed, if they are no more than this. */
    private static final int LISTED = 100;

    private static final List<String> LANGUAGES = List.of("en", "de", "da");

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private OptionSchema() {}

    /** The schema of a set of house rules. */
    public static ObjectNode of(Schema options) {
        ObjectNode schema = JSON.objectNode();
        schema.put("$schema", SchemaParts.DRAFT);
        schema.put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        options.options().forEach(option -> properties.set(option.name(), of(option)));
        schema.put("additionalProperties", false);
        return schema;
    }

    /**
     * The schema of a ruleset's house rules with its texts.
     *
     * @param locked whether the host lets no table change an option
     */
    public static ObjectNode of(Ruleset ruleset, Predicate<String> locked) {
        Schema options = ruleset.options();
        ObjectNode schema = of(options);
        Map<String, Map<String, String>> texts = new LinkedHashMap<>();
        LANGUAGES.forEach(language -> texts.put(language, ruleset.texts(language)));
        for (Option option : options.options()) {
            ObjectNode property = (ObjectNode) schema.get("properties").get(option.name());
            put(property, "texts", in(texts, "option." + option.name()));
            put(property, "shortTexts", in(texts, "short." + option.name()));
            put(property, "groupTexts", in(texts, "group." + option.group()));
            if (option instanceof Option.Choice choice) {
                ObjectNode values = JSON.objectNode();
                choice.values().forEach(word -> put(values, word, in(texts, "value." + word)));
                put(property, "valueTexts", values);
            }
            if (locked.test(option.name())) {
                property.put("readOnly", true);
            }
        }
        return schema;
    }

    private static ObjectNode in(Map<String, Map<String, String>> texts, String key) {
        ObjectNode byLanguage = JSON.objectNode();
        texts.forEach(
                (language, all) -> {
                    String text = all.get(key);
                    if (text != null) {
                        byLanguage.put(language, text);
                    }
                });
        return byLanguage;
    }

    private static void put(ObjectNode to, String name, ObjectNode texts) {
        if (!texts.isEmpty()) {
            to.set(name, texts);
        }
    }

    /** The schema of one option's values. */
    static ObjectNode of(Option option) {
        ObjectNode schema =
                switch (option) {
                    case Option.Flag ignored -> JSON.objectNode().put("type", "boolean");
                    case Option.Whole whole -> whole(whole);
                    case Option.Choice choice -> choice(choice);
                    case Option.Wholes wholes -> wholes(wholes);
                    case Option.Points points -> points(points);
                    case Option.Rows rows -> rows(rows);
                    case Option.Fields fields -> fields(fields);
                    case Option.Several several -> several(several);
                };
        schema.set("default", PlainJson.json(option.defaultValue()));
        schema.put("description", option.meaning());
        schema.put("group", option.group());
        schema.put("allowed", option.allowed());
        return schema;
    }

    private static ObjectNode whole(Option.Whole option) {
        ObjectNode schema = typed("integer", option.open());
        schema.put("minimum", option.min());
        schema.put("maximum", option.max());
        if (option.step() == 1) {
            return schema;
        }
        schema.put("step", option.step());
        if (option.min() % option.step() == 0) {
            return schema.put("multipleOf", option.step());
        }
        if (((long) option.max() - option.min()) / option.step() < LISTED) {
            ArrayNode values = schema.putArray("enum");
            for (long value = option.min(); value <= option.max(); value += option.step()) {
                values.add((int) value);
            }
            if (option.open()) {
                values.addNull();
            }
        }
        return schema;
    }

    private static ObjectNode choice(Option.Choice option) {
        ObjectNode schema = JSON.objectNode().put("type", "string");
        option.values().forEach(schema.putArray("enum")::add);
        return schema;
    }

    private static ObjectNode wholes(Option.Wholes option) {
        ObjectNode schema = JSON.objectNode().put("type", "array");
        schema.set("items", ranged(option.min(), option.max()));
        schema.put("minItems", 1);
        schema.put("maxItems", option.most());
        if (option.sum() != null) {
            schema.put("sum", option.sum());
        }
        return schema;
    }

    private static ObjectNode points(Option.Points option) {
        ObjectNode schema = typed("object", option.open());
        ObjectNode properties = schema.putObject("properties");
        option.keys().forEach(key -> properties.set(key, ranged(option.min(), option.max())));
        option.keys().forEach(schema.putArray("required")::add);
        return schema.put("additionalProperties", false);
    }

    private static ObjectNode rows(Option.Rows option) {
        ObjectNode schema = typed("array", option.open());
        ObjectNode row = JSON.objectNode().put("type", "array");
        ArrayNode cells = row.putArray("prefixItems");
        option.columns()
                .forEach(
                        column ->
                                cells.add(
                                        ranged(column.min(), column.max())
                                                .put("title", column.title())));
        row.put("minItems", option.columns().size());
        row.put("maxItems", option.columns().size());
        schema.set("items", row);
        schema.put("minItems", 1);
        return schema.put("maxItems", option.most());
    }

    private static ObjectNode fields(Option.Fields option) {
        ObjectNode schema = JSON.objectNode().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        option.fields().forEach(field -> properties.set(field.name(), of(field)));
        return schema.put("additionalProperties", false);
    }

    private static ObjectNode several(Option.Several option) {
        ObjectNode schema = JSON.objectNode().put("type", "array");
        schema.set("items", fields(option.form()).put("minProperties", 1));
        return schema.put("maxItems", option.most());
    }

    private static ObjectNode ranged(int min, int max) {
        return JSON.objectNode().put("type", "integer").put("minimum", min).put("maximum", max);
    }

    private static ObjectNode typed(String type, boolean open) {
        ObjectNode schema = JSON.objectNode();
        if (open) {
            schema.putArray("type").add(type).add("null");
            return schema;
        }
        return schema.put("type", type);
    }
}
