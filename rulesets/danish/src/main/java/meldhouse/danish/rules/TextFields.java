package meldhouse.danish.rules;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.Map;

/** The fields of a position's text: a word, then {@code name value} with {@code ;} between. */
final class TextFields {
    private final String first;
    private final Map<String, String> values = new LinkedHashMap<>();

    TextFields(String text) {
        String[] parts = text.split("; ", -1);
        first = parts[0];
        for (int i = 1; i < parts.length; i++) {
            int space = parts[i].indexOf(' ');
            String name = space < 0 ? parts[i] : parts[i].substring(0, space);
            values.put(name, space < 0 ? "" : parts[i].substring(space + 1));
        }
    }

    static IllegalArgumentException bad(String field, String value, String allowed) {
        return new IllegalArgumentException(
                "Cannot read %s '%s'. Allowed: %s.".formatted(field, value, allowed));
    }

    String first() {
        return first;
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    String text(String name, @Nullable String preset) {
        String value = values.getOrDefault(name, preset);
        if (value == null) {
            throw bad(name, "", "a position that has this field");
        }
        return value;
    }

    int number(String name, int min, int max, @Nullable Integer preset) {
        String value = values.get(name);
        if (value == null && preset != null) {
            return preset;
        }
        return number(name, text(name, null), min, max);
    }

    static int number(String name, String text, int min, int max) {
        try {
            int number = Integer.parseInt(text);
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw bad(name, text, "a whole number from %d to %d".formatted(min, max));
        }
        throw bad(name, text, "a whole number from %d to %d".formatted(min, max));
    }

    static String[] split(String name, String text, String between, int count) {
        String[] parts = text.split(between, -1);
        if (parts.length != count) {
            throw bad(name, text, count + " parts");
        }
        return parts;
    }
}
