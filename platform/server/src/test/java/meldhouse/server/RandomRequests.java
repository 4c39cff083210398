package meldhouse.server;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.protocol.Choice;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.RequestId;

import org.jspecify.annotations.Nullable;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Every request of the protocol, found by reflection, with many values of each of its fields: all
 * their combinations where those are few, and else each value once.
 */
final class RandomRequests {
    private static final int MOST_TOGETHER = 60;

    private final Map<String, List<?>> values;
    private int ids;

    /**
     * @param values for fields of these names; for the others there are values by type
     */
    RandomRequests(Map<String, ? extends List<?>> values) {
        this.values = Map.copyOf(values);
    }

    List<ClientMessage> requests() throws ReflectiveOperationException {
        List<ClientMessage> requests = new ArrayList<>();
        for (Class<?> type : ClientMessage.class.getPermittedSubclasses()) {
            requests.addAll(requests(type));
        }
        return requests;
    }

    private List<ClientMessage> requests(Class<?> type) throws ReflectiveOperationException {
        RecordComponent[] fields = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(fields).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Constructor<?> constructor = type.getDeclaredConstructor(types);
        List<ClientMessage> made = new ArrayList<>();
        for (List<@Nullable Object> chosen : choices(fields)) {
            chosen.set(0, RequestId.of("r" + ++ids));
            made.add((ClientMessage) constructor.newInstance(chosen.toArray()));
        }
        return made;
    }

    private List<List<@Nullable Object>> choices(RecordComponent[] fields) {
        List<List<@Nullable Object>> each = new ArrayList<>();
        long together = 1;
        for (RecordComponent field : fields) {
            List<@Nullable Object> values = values(field);
            each.add(values);
            together *= values.size();
        }
        List<List<@Nullable Object>> chosen = new ArrayList<>();
        List<@Nullable Object> first = new ArrayList<>();
        each.forEach(values -> first.add(values.getFirst()));
        if (together <= MOST_TOGETHER) {
            chosen.add(new ArrayList<>());
            for (List<@Nullable Object> values : each) {
                List<List<@Nullable Object>> longer = new ArrayList<>();
                for (List<@Nullable Object> begun : chosen) {
                    for (Object value : values) {
                        List<@Nullable Object> one = new ArrayList<>(begun);
                        one.add(value);
                        longer.add(one);
                    }
                }
                chosen = longer;
            }
            return chosen;
        }
        for (int field = 0; field < each.size(); field++) {
            for (Object value : each.get(field)) {
                List<@Nullable Object> one = new ArrayList<>(first);
                one.set(field, value);
                chosen.add(one);
            }
        }
        return chosen;
    }

    private List<@Nullable Object> values(RecordComponent field) {
        List<@Nullable Object> all = new ArrayList<>();
        List<Object> named =
                fitting(values.getOrDefault(field.getName(), List.of()), field.getType());
        all.addAll(named.isEmpty() ? ofType(field.getType()) : named);
        if (field.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
            all.add(null);
        }
        return all;
    }

    /**
     * Fields of several requests share a name and not a type: a bot's name, and whether it is one.
     */
    private static List<Object> fitting(List<?> named, Class<?> type) {
        List<Object> fitting = new ArrayList<>();
        for (Object value : named) {
            Object one =
                    value instanceof Number number && type == Integer.class
                            ? (Object) number.intValue()
                            : value;
            if (type.isPrimitive() || type.isInstance(one)) {
                fitting.add(one);
            }
        }
        return fitting;
    }

    private static List<?> ofType(Class<?> type) {
        if (type == RequestId.class) {
            return List.of(RequestId.of(0));
        } else if (type == String.class) {
            return List.of("owner", "0123456789abcdef".repeat(4));
        } else if (type == Boolean.class) {
            return List.of(true, false);
        } else if (type == Integer.class || type == int.class) {
            return List.of(1, 0);
        } else if (type == Long.class || type == long.class) {
            return List.of(1L, 0L);
        } else if (type == Choice.class) {
            return List.of(Choice.values());
        } else if (type == JsonNode.class) {
            return List.of(com.fasterxml.jackson.databind.node.JsonNodeFactory.instance.nullNode());
        } else if (type == Map.class) {
            return List.of(Map.of(), Map.of("none", 1));
        } else if (type == List.class) {
            return List.of(List.of());
        }
        throw new AssertionError("no value is known for a field of type " + type);
    }
}
