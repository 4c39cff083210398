package meldhouse.api.options;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One house rule: its name, what values it takes, its default and what it means to a player. Values
 * are plain data: {@code Boolean}, {@code Integer}, {@code String}, {@code List<Integer>}, {@code
 * Map<String, Integer>}, or null where the option can be left open.
 */
public sealed interface Option {
    /** In camelCase, unique in a ruleset. */
    String name();

    /** The heading that it stands under: {@code auction}. */
    String group();

    /** One line in a player's words. */
    String meaning();

    /** What holds where nobody says otherwise. */
    @Nullable Object defaultValue();

    /** The values it takes, in words: {@code "a whole number from 1 to 100000"}. */
    String allowed();

    /**
     * Takes a value from outside: from JSON or a script, where 250 may come as 250.0.
     *
     * @return the value in its own type, or nothing if it is not allowed
     */
    Optional<Settled> settle(@Nullable Object value);

    /**
     * A value that an option takes.
     *
     * @param value in the option's own type; null where the option is left open
     */
    record Settled(@Nullable Object value) {}

    /** Yes or no. */
    record Flag(String name, String group, String meaning, boolean preset) implements Option {
        @Override
        public Object defaultValue() {
            return preset;
        }

        @Override
        public String allowed() {
            return "true or false";
        }

        @Override
        public Optional<Settled> settle(@Nullable Object value) {
            return value instanceof Boolean ? Optional.of(new Settled(value)) : Optional.empty();
        }
    }

    /**
     * A whole number.
     *
     * @param min the least value
     * @param max the greatest value, on the grid
     * @param step the distance of two values, counted from {@code min}; at least 1
     * @param open whether null is allowed
     * @param preset the default
     */
    record Whole(
            String name,
            String group,
            String meaning,
            int min,
            int max,
            int step,
            boolean open,
            @Nullable Integer preset)
            implements Option {
        @Override
        public @Nullable Object defaultValue() {
            return preset;
        }

        @Override
        public String allowed() {
            String grid = step == 1 ? "" : " in steps of " + step;
            return "a whole number from " + min + " to " + max + grid + (open ? ", or null" : "");
        }

        @Override
        public Optional<Settled> settle(@Nullable Object value) {
            if (value == null) {
                return open ? Optional.of(new Settled(null)) : Optional.empty();
            }
            return Numbers.whole(value)
                    .filter(n -> n >= min && n <= max && (n - min) % step == 0)
                    .map(Settled::new);
        }
    }

    /**
     * One of a few words.
     *
     * @param values the words, in camelCase
     */
    record Choice(String name, String group, String meaning, List<String> values, String preset)
            implements Option {
        public Choice {
            values = List.copyOf(values);
        }

        @Override
        public Object defaultValue() {
            return preset;
        }

        @Override
        public String allowed() {
            return values.stream().collect(Collectors.joining(", "));
        }

        @Override
        public Optional<Settled> settle(@Nullable Object value) {
            return value instanceof String word && values.contains(word)
                    ? Optional.of(new Settled(word))
                    : Optional.empty();
        }
    }

    /**
     * A list of whole numbers.
     *
     * @param min the least element
     * @param max the greatest element
     * @param most how many elements at the most; at least one
     * @param sum what they must add up to; null: anything
     */
    record Wholes(
            String name,
            String group,
            String meaning,
            int min,
            int max,
            int most,
            @Nullable Integer sum,
            List<Integer> preset)
            implements Option {
        public Wholes {
            preset = List.copyOf(preset);
        }

        @Override
        public Object defaultValue() {
            return preset;
        }

        @Override
        public String allowed() {
            String whole =
                    "a list of 1 to %d whole numbers from %d to %d".formatted(most, min, max);
            return sum == null ? whole : whole + " with the sum " + sum;
        }

        @Override
        public Optional<Settled> settle(@Nullable Object value) {
            if (!(value instanceof List<?> list) || list.isEmpty() || list.size() > most) {
                return Optional.empty();
            }
            List<Integer> numbers = new ArrayList<>();
            for (Object element : list) {
                Optional<Integer> number = Numbers.whole(element).filter(n -> n >= min && n <= max);
                if (number.isEmpty()) {
                    return Optional.empty();
                }
                numbers.add(number.get());
            }
            if (sum != null && numbers.stream().mapToInt(n -> n).sum() != sum) {
                return Optional.empty();
            }
            return Optional.of(new Settled(List.copyOf(numbers)));
        }
    }

    /**
     * A table of points: a whole number for each key.
     *
     * @param keys all of them must be there
     * @param min the least number of points
     * @param max the most
     * @param open whether null is allowed
     * @param preset the default
     */
    record Points(
            String name,
            String group,
            String meaning,
            List<String> keys,
            int min,
            int max,
            boolean open,
            @Nullable Map<String, Integer> preset)
            implements Option {
        public Points {
            keys = List.copyOf(keys);
        }

        @Override
        public @Nullable Object defaultValue() {
            return preset;
        }

        @Override
        public String allowed() {
            return "a whole number from %d to %d for each of %s%s"
                    .formatted(min, max, String.join(", ", keys), open ? ", or null" : "");
        }

        @Override
        public Optional<Settled> settle(@Nullable Object value) {
            if (value == null) {
                return open ? Optional.of(new Settled(null)) : Optional.empty();
            }
            if (!(value instanceof Map<?, ?> map) || map.size() != keys.size()) {
                return Optional.empty();
            }
            Map<String, Integer> points = new LinkedHashMap<>();
            for (String key : keys) {
                Optional<Integer> number =
                        Numbers.whole(map.get(key)).filter(n -> n >= min && n <= max);
                if (number.isEmpty()) {
                    return Optional.empty();
                }
                points.put(key, number.get());
            }
            return Optional.of(new Settled(java.util.Collections.unmodifiableMap(points)));
        }
    }
}
