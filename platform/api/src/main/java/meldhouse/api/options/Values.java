package meldhouse.api.options;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value for every option of a schema, each one that its option allows. A ruleset reads it once,
 * into a record of constants.
 *
 * @param all the values by name, in the schema's order; unmodifiable
 */
public record Values(Map<String, @Nullable Object> all) {
    public Values {
        all = Collections.unmodifiableMap(new LinkedHashMap<>(all));
    }

    /** The value of a flag. */
    public boolean flag(String name) {
        return (Boolean) present(name);
    }

    /** The value of a whole number that is not left open. */
    public int whole(String name) {
        return (Integer) present(name);
    }

    /** The value of a whole number; null where it is left open. */
    public @Nullable Integer wholeOrOpen(String name) {
        return (Integer) known(name);
    }

    /** The word chosen. */
    public String choice(String name) {
        return (String) present(name);
    }

    /** The word chosen, as the constant that prints as it. */
    public <E extends Enum<E>> E choice(String name, Class<E> type) {
        String word = choice(name);
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.toString().equals(word))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException(type.getName() + " has no " + word));
    }

    /** The value of a list of whole numbers. */
    @SuppressWarnings("unchecked")
    public List<Integer> wholes(String name) {
        return (List<Integer>) present(name);
    }

    /** The value of a points table; null where it is left open. */
    @SuppressWarnings("unchecked")
    public @Nullable Map<String, Integer> pointsOrOpen(String name) {
        return (Map<String, Integer>) known(name);
    }

    /** The rows of a table that is not left open. */
    @SuppressWarnings("unchecked")
    public List<List<Integer>> rows(String name) {
        return (List<List<Integer>>) present(name);
    }

    /** The rows of a table; null where it is left open. */
    @SuppressWarnings("unchecked")
    public @Nullable List<List<Integer>> rowsOrOpen(String name) {
        return (List<List<Integer>>) known(name);
    }

    /** The parts of a form that were not left out. */
    @SuppressWarnings("unchecked")
    public Map<String, @Nullable Object> fields(String name) {
        return (Map<String, @Nullable Object>) present(name);
    }

    /** The forms of a list, each with the parts that were not left out. */
    @SuppressWarnings("unchecked")
    public List<Map<String, @Nullable Object>> several(String name) {
        return (List<Map<String, @Nullable Object>>) present(name);
    }

    private Object present(String name) {
        Object value = known(name);
        if (value == null) {
            throw new IllegalArgumentException("option " + name + " is left open");
        }
        return value;
    }

    private @Nullable Object known(String name) {
        if (!all.containsKey(name)) {
            throw new IllegalArgumentException("no option " + name);
        }
        return all.get(name);
    }
}
