package meldhouse.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A record as an object: its components are the fields.
 *
 * @param wireType the value of {@code type}; null where it needs none
 */
record RecordShape(
        Class<?> type, @Nullable String wireType, List<Field> fields, Reflection.Making making)
        implements Shape {
    /**
     * A component.
     *
     * @param name on the wire
     * @param shape of its value
     * @param nullable whether it may be null or missing
     * @param nullPrinted whether null is printed, or the field left out
     * @param flat whether its own fields stand among the record's
     */
    record Field(
            String name,
            Shape shape,
            boolean nullable,
            boolean nullPrinted,
            boolean flat,
            Reflection.Reading reading) {}

    @Override
    public ObjectNode print(Object value) {
        ObjectNode object = JSON.objectNode();
        if (wireType != null) {
            object.put("type", wireType);
        }
        for (Field field : fields) {
            Object component = field.reading.of(value);
            if (component == null) {
                if (field.nullPrinted) {
                    object.putNull(field.name);
                }
            } else if (field.flat) {
                object.setAll((ObjectNode) field.shape.print(component));
            } else {
                object.set(field.name, field.shape.print(component));
            }
        }
        return object;
    }

    @Override
    public Object read(JsonNode json) throws Misfit {
        if (!json.isObject()) {
            throw Misfit.of(json, allowed());
        }
        @Nullable Object[] components = new Object[fields.size()];
        for (int i = 0; i < components.length; i++) {
            Field field = fields.get(i);
            components[i] = field.flat ? field.shape.read(json) : component(field, json);
        }
        return making.of(components);
    }

    private static @Nullable Object component(Field field, JsonNode object) throws Misfit {
        JsonNode json = object.get(field.name);
        if (field.nullable && (json == null || json.isNull())) {
            return null;
        }
        try {
            if (json == null || json.isNull()) {
                throw Misfit.of(json, field.shape.allowed());
            }
            return field.shape.read(json);
        } catch (Misfit misfit) {
            throw misfit.in(field.name);
        }
    }

    @Override
    public String allowed() {
        return "an object with " + String.join(", ", fields.stream().map(Field::name).toList());
    }

    @Override
    public ObjectNode schema(SchemaParts parts) {
        return parts.named(this);
    }

    /** The fields in full; where others use the record, they refer to it. */
    ObjectNode definition(SchemaParts parts) {
        ObjectNode object = JSON.objectNode().put("type", "object");
        ObjectNode properties = JSON.objectNode();
        ArrayNode required = JSON.arrayNode();
        if (wireType != null) {
            properties.putObject("type").put("const", wireType);
            required.add("type");
        }
        describe(properties, required, parts);
        object.set("properties", properties);
        object.set("required", required);
        return object;
    }

    private void describe(ObjectNode properties, ArrayNode required, SchemaParts parts) {
        for (Field field : fields) {
            if (field.flat) {
                ((RecordShape) field.shape).describe(properties, required, parts);
                continue;
            }
            ObjectNode schema = field.shape.schema(parts);
            properties.set(field.name, field.nullable ? SchemaParts.orNull(schema) : schema);
            if (!field.nullable) {
                required.add(field.name);
            }
        }
    }
}
