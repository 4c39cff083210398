package meldhouse.api.options;

import org.jspecify.annotations.Nullable;

/**
 * What is wrong with one value of a set of house rules.
 *
 * @param option the option's name, as it was written
 * @param value the value that came
 * @param problem what is wrong with it, a clause without a full stop
 * @param allowed what is allowed, in words
 */
public record Fault(String option, @Nullable Object value, String problem, String allowed) {
    /** The fault as a sentence. */
    public String sentence() {
        String stop = problem.endsWith("?") ? "" : ".";
        return "Cannot set %s to %s: %s%s Allowed: %s."
                .formatted(option, shown(), problem, stop, allowed);
    }

    private String shown() {
        String text = value instanceof String word ? "\"" + word + "\"" : String.valueOf(value);
        return text.length() <= 60 ? text : text.substring(0, 57) + "...";
    }
}
