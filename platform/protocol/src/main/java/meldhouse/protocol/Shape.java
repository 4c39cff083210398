package meldhouse.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The JSON form of a Java type: how a value is printed, read and described. */
interface Shape {
    JsonNodeFactory JSON = JsonNodeFactory.instance;

    /** The JSON of a value of the type. */
    JsonNode print(Object value);

    /**
     * The value of a JSON that is not null.
     *
     * @throws Misfit if the type has no such value
     */
    Object read(JsonNode json) throws Misfit;

    /** What is allowed, in words: "a whole number". */
    String allowed();

    /** The form as a JSON Schema. */
    ObjectNode schema(SchemaParts parts);

    /** The JSON of a value that may be null. */
    default JsonNode printOrNull(@Nullable Object value) {
        return value == null ? JSON.nullNode() : print(value);
    }

    /** Any JSON, as it is. */
    record AnyJson() implements Shape {
        @Override
        public JsonNode print(Object value) {
            return (JsonNode) value;
        }

        @Override
        public Object read(JsonNode json) {
            return json;
        }

        @Override
        public String allowed() {
            return "any JSON";
        }

        @Override
        public ObjectNode schema(SchemaParts parts) {
            return JSON.objectNode();
        }
    }

    /** Plain data: texts, numbers, booleans, lists and maps. */
    record Plain() implements Shape {
        @Override
        public JsonNode print(Object value) {
            return PlainJson.json(value);
        }

        @Override
        public Object read(JsonNode json) throws Misfit {
            Object value = PlainJson.plain(json);
            if (value == null) {
                throw Misfit.of(json, allowed());
            }
            return value;
        }

        @Override
        public String allowed() {
            return "any JSON but null";
        }

        @Override
        public ObjectNode schema(SchemaParts parts) {
            return JSON.objectNode();
        }
    }

    /**
     * A list.
     *
     * @param most how many elements at the most
     * @param oneWillDo whether a single element may stand without brackets
     */
    record ListOf(Shape element, boolean nullable, int most, boolean oneWillDo) implements Shape {
        @Override
        public JsonNode print(Object value) {
            List<?> list = (List<?>) value;
            ArrayNode array = JSON.arrayNode(list.size());
            for (Object one : list) {
                array.add(element.printOrNull(one));
            }
            return array;
        }

        @Override
        public Object read(JsonNode json) throws Misfit {
            if (!json.isArray()) {
                if (oneWillDo) {
                    return List.of(element.read(json));
                }
                throw Misfit.of(json, allowed());
            }
            if (json.size() > most) {
                throw Misfit.of(json, allowed());
            }
            List<@Nullable Object> list = new ArrayList<>(json.size());
            for (int i = 0; i < json.size(); i++) {
                list.add(one(json.get(i), i));
            }
            return Collections.unmodifiableList(list);
        }

        private @Nullable Object one(JsonNode json, int index) throws Misfit {
            if (json.isNull() && nullable) {
                return null;
            }
            try {
                return element.read(json);
            } catch (Misfit misfit) {
                throw misfit.at(index);
            }
        }

        @Override
        public String allowed() {
            String list = most == Integer.MAX_VALUE ? "a list" : "a list of at most " + most;
            return oneWillDo ? element.allowed() + " or a list" : list;
        }

        @Override
        public ObjectNode schema(SchemaParts parts) {
            ObjectNode array = JSON.objectNode().put("type", "array");
            ObjectNode items = element.schema(parts);
            array.set("items", nullable ? SchemaParts.orNull(items) : items);
            if (most != Integer.MAX_VALUE) {
                array.put("maxItems", most);
            }
            return oneWillDo ? SchemaParts.oneOf(element.schema(parts), array) : array;
        }
    }

    /** Values by name. */
    record MapOf(Shape value, boolean nullable) implements Shape {
        @Override
        public JsonNode print(Object map) {
            ObjectNode object = JSON.objectNode();
            ((Map<?, ?>) map)
                    .forEach((name, one) -> object.set((String) name, value.printOrNull(one)));
            return object;
        }

        @Override
        public Object read(JsonNode json) throws Misfit {
            if (!json.isObject()) {
                throw Misfit.of(json, allowed());
            }
            Map<String, @Nullable Object> map = new LinkedHashMap<>();
            for (Map.Entry<String, JsonNode> entry : json.properties()) {
                map.put(entry.getKey(), one(entry.getKey(), entry.getValue()));
            }
            return Collections.unmodifiableMap(map);
        }

        private @Nullable Object one(String name, JsonNode json) throws Misfit {
            if (json.isNull() && nullable) {
                return null;
            }
            try {
                return value.read(json);
            } catch (Misfit misfit) {
                throw misfit.in(name);
            }
        }

        @Override
        public String allowed() {
            return "an object";
        }

        @Override
        public ObjectNode schema(SchemaParts parts) {
            ObjectNode object = JSON.objectNode().put("type", "object");
            ObjectNode values = value.schema(parts);
            object.set("additionalProperties", nullable ? SchemaParts.orNull(values) : values);
            return object;
        }
    }
}
