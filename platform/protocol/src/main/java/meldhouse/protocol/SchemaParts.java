package meldhouse.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.util.LinkedHashMap;
import java.util.Map;

/** The named parts of a JSON Schema, each described once and referred to from elsewhere. */
final class SchemaParts {
    static final String DRAFT = "https://json-schema.org/draft/2020-12/schema";

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Map<String, ObjectNode> definitions = new LinkedHashMap<>();
    private final Map<String, Class<?>> owners = new LinkedHashMap<>();

    /** A reference to a record's definition, which is made if it is not there yet. */
    ObjectNode named(RecordShape record) {
        String name = name(record);
        if (owners.putIfAbsent(name, record.type()) == null) {
            definitions.put(name, record.definition(this));
        }
        return JSON.objectNode().put("$ref", "#/$defs/" + name);
    }

    /** The wire type, else the record's own name, longer if another record has it already. */
    private String name(RecordShape record) {
        String name = record.wireType() == null ? record.type().getSimpleName() : record.wireType();
        Class<?> owner = owners.get(name);
        return owner == null || owner == record.type() ? name : record.type().getName();
    }

    /** The definitions made so far. */
    ObjectNode definitions() {
        ObjectNode all = JSON.objectNode();
        definitions.forEach(all::set);
        return all;
    }

    /** The schema, or null. */
    static ObjectNode orNull(ObjectNode schema) {
        JsonNode type = schema.get("type");
        if (type == null && !schema.has("$ref") && !schema.has("oneOf")) {
            return schema;
        }
        if (type != null && !schema.has("enum")) {
            ArrayNode types = JSON.arrayNode();
            if (type.isArray()) {
                types.addAll((ArrayNode) type);
            } else {
                types.add(type);
            }
            return schema.deepCopy().set("type", types.add("null"));
        }
        return oneOf(schema, JSON.objectNode().put("type", "null"));
    }

    /** One of these. */
    static ObjectNode oneOf(ObjectNode... schemas) {
        ObjectNode one = JSON.objectNode();
        ArrayNode all = one.putArray("oneOf");
        for (ObjectNode schema : schemas) {
            all.add(schema);
        }
        return one;
    }
}
