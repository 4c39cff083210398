package meldhouse.api.options;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a group chose: option values by name, as plain data, unchecked. {@link Schema#resolve}
 * checks them. A name that is missing keeps the default; null is a value of its own.
 *
 * @param values in the order in which they were chosen; unmodifiable
 */
public record HouseRules(Map<String, @Nullable Object> values) {
    /** The ruleset's defaults. */
    public static final HouseRules DEFAULTS = new HouseRules(Map.of());

    public HouseRules {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** One value, the rest by default. */
    public static HouseRules of(String name, @Nullable Object value) {
        return DEFAULTS.with(name, value);
    }

    /** These rules with one value set. */
    public HouseRules with(String name, @Nullable Object value) {
        Map<String, @Nullable Object> changed = new LinkedHashMap<>(values);
        changed.put(name, value);
        return new HouseRules(changed);
    }

    /** These rules with all values of the others on top. */
    public HouseRules with(HouseRules others) {
        Map<String, @Nullable Object> changed = new LinkedHashMap<>(values);
        changed.putAll(others.values);
        return new HouseRules(changed);
    }
}
