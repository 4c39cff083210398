package meldhouse.scripting;

import meldhouse.api.options.Option;

import org.jspecify.annotations.Nullable;

import java.util.Objects;

/**
 * One option as it holds.
 *
 * @param option the option, with its default
 * @param value what holds, in the option's own type; null where it is left open
 * @param origin who says so
 */
public record Setting(Option option, @Nullable Object value, Origin origin) {
    /** The option's name. */
    public String name() {
        return option.name();
    }

    /** Whether it differs from the ruleset's default, whoever says so. */
    public boolean changed() {
        return !Objects.equals(value, option.defaultValue());
    }
}
