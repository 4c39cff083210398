package meldhouse.api.options;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One house rule: its name, what values it takes, its default and what it means to a player. Values
 * are plain data: {@code Boolean}, {@code Integer}, {@code String}, lists and maps of these, or
 * null where the option can be left open.
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
            preset = preset == null ? null : inOrder(keys, preset);
        }

        private static Map<String, Integer> inOrder(
                List<String> keys, Map<String, Integer> points) {
            Map<String, Integer> ordered = new LinkedHashMap<>();
            keys.forEach(key -> ordered.put(key, points.get(key)));
            return Collections.unmodifiableMap(ordered);
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
            return Optional.of(new Settled(Collections.unmodifiableMap(points)));
        }
    }

    /**
     * A table of rows of whole numbers, ascending by the first: what holds from there on.
     *
     * @param columns what each number of a row is
     * @param most how many rows at the most; at least one
     * @param open whether null is allowed
     * @param preset the default
     */
    record Rows(
            String name,
            String group,
            String meaning,
            List<Column> columns,
            int most,
            boolean open,
            @Nullable List<List<Integer>> preset)
            implements Option {
        public Rows {
            columns = List.copyOf(columns);
            preset = preset == null ? null : preset.stream().map(List::copyOf).toList();
        }

        /**
         * A column.
         *
         * @param title one word: {@code from}
         * @param min the least number
         * @param max the greatest
         */
        public record Column(String title, int min, int max) {
            private String words() {
                return "%s %d to %d".formatted(title, min, max);
            }
        }

        @Override
        public @Nullable Object defaultValue() {
            return preset;
        }

        @Override
        public String allowed() {
            return "1 to %d rows [%s], ascending by the first%s"
                    .formatted(
                            most,
                            columns.stream().map(Column::words).collect(Collectors.joining(", ")),
                            open ? ", or null" : "");
        }

        @Override
        public Optional<Settled> settle(@Nullable Object value) {
            if (value == null) {
                return open ? Optional.of(new Settled(null)) : Optional.empty();
            }
            if (!(value instanceof List<?> list) || list.isEmpty() || list.size() > most) {
                return Optional.empty();
            }
            List<List<Integer>> rows = new ArrayList<>();
            for (Object element : list) {
                Optional<List<Integer>> row = row(element);
                if (row.isEmpty()
                        || !rows.isEmpty() && rows.getLast().getFirst() >= row.get().getFirst()) {
                    return Optional.empty();
                }
                rows.add(row.get());
            }
            return Optional.of(new Settled(List.copyOf(rows)));
        }

        private Optional<List<Integer>> row(@Nullable Object value) {
            if (!(value instanceof List<?> cells) || cells.size() != columns.size()) {
                return Optional.empty();
            }
            List<Integer> row = new ArrayList<>();
            for (int place = 0; place < columns.size(); place++) {
                Column column = columns.get(place);
                Optional<Integer> number =
                        Numbers.whole(cells.get(place))
                                .filter(n -> n >= column.min() && n <= column.max());
                if (number.isEmpty()) {
                    return Optional.empty();
                }
                row.add(number.get());
            }
            return Optional.of(List.copyOf(row));
        }
    }

    /**
     * A form of which any part may be left out: a map from the names of its fields to what they
     * take. By default all are left out.
     *
     * @param fields each with its name and values; its own default is what leaving it out means
     */
    record Fields(String name, String group, String meaning, List<Option> fields)
            implements Option {
        public Fields {
            fields = List.copyOf(fields);
        }

        @Override
        public Object defaultValue() {
            return Map.of();
        }

        @Override
        public String allowed() {
            return "an object of any of "
                    + fields.stream()
                            .map(field -> field.name() + " (" + field.allowed() + ")")
                            .collect(Collectors.joining(", "));
        }

        @Override
        public Optional<Settled> settle(@Nullable Object value) {
            if (!(value instanceof Map<?, ?> map)) {
                return Optional.empty();
            }
            Map<String, @Nullable Object> settled = new LinkedHashMap<>();
            for (Option field : fields) {
                if (map.containsKey(field.name())) {
                    Optional<Settled> part = field.settle(map.get(field.name()));
                    if (part.isEmpty()) {
                        return Optional.empty();
                    }
                    settled.put(field.name(), part.get().value());
                }
            }
            return settled.size() == map.size()
                    ? Optional.of(new Settled(Collections.unmodifiableMap(settled)))
                    : Optional.empty();
        }
    }

    /**
     * Several forms of one kind; by default none.
     *
     * @param form what each is, with at least one field
     * @param most how many at the most
     */
    record Several(String name, String group, String meaning, Fields form, int most)
            implements Option {
        @Override
        public Object defaultValue() {
            return List.of();
        }

        @Override
        public String allowed() {
            return "a list of at most %d, each %s".formatted(most, form.allowed());
        }

        @Override
        public Optional<Settled> settle(@Nullable Object value) {
            if (!(value instanceof List<?> list) || list.size() > most) {
                return Optional.empty();
            }
            List<Object> forms = new ArrayList<>();
            for (Object element : list) {
                Object one = form.settle(element).map(Settled::value).orElse(null);
                if (!(one instanceof Map<?, ?> map) || map.isEmpty()) {
                    return Optional.empty();
                }
                forms.add(map);
            }
            return Optional.of(new Settled(List.copyOf(forms)));
        }
    }
}
