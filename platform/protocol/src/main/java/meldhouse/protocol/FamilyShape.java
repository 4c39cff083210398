package meldhouse.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.options.Nearest;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A sealed family of records: an object whose {@code type} says which of them it is. */
final class FamilyShape implements Shape {
    private final Map<String, RecordShape> byName = new LinkedHashMap<>();
    private final Map<Class<?>, RecordShape> byClass = new LinkedHashMap<>();

    FamilyShape(List<RecordShape> records) {
        for (RecordShape record : records) {
            byName.put(record.wireType(), record);
            byClass.put(record.type(), record);
        }
    }

    /** The records, in the order of declaration. */
    Collection<RecordShape> records() {
        return byName.values();
    }

    /** The name that an object says it has: a text in {@code type}. */
    String nameOf(JsonNode json) throws Misfit {
        if (!json.isObject()) {
            throw Misfit.of(json, "an object with a field 'type'");
        }
        JsonNode type = json.get("type");
        if (type == null || !type.isTextual()) {
            throw Misfit.of(type, String.join(", ", byName.keySet())).in("type");
        }
        return type.textValue();
    }

    /** Whether there is a record of this name. */
    boolean knows(String name) {
        return byName.containsKey(name);
    }

    /** A name that there is not: the nearest one and all of them. */
    Misfit unknown(String name) {
        String guess =
                Nearest.to(name, byName.keySet())
                        .map(near -> "; did you mean " + near + "?")
                        .orElse(".");
        return Misfit.because(
                        "is %s, which is not known%s Allowed: %s."
                                .formatted(
                                        Misfit.shown(JSON.textNode(name)),
                                        guess,
                                        String.join(", ", byName.keySet())))
                .in("type");
    }

    @Override
    public ObjectNode print(Object value) {
        RecordShape record = byClass.get(value.getClass());
        if (record == null) {
            throw new IllegalArgumentException(
                    "Cannot print %s: it is none of %s."
                            .formatted(value.getClass().getName(), byClass.keySet()));
        }
        return record.print(value);
    }

    @Override
    public Object read(JsonNode json) throws Misfit {
        String name = nameOf(json);
        RecordShape record = byName.get(name);
        if (record == null) {
            throw unknown(name);
        }
        return record.read(json);
    }

    @Override
    public String allowed() {
        return "an object of type " + String.join(", ", byName.keySet());
    }

    @Override
    public ObjectNode schema(SchemaParts parts) {
        return SchemaParts.oneOf(
                records().stream().map(record -> record.schema(parts)).toArray(ObjectNode[]::new));
    }
}
