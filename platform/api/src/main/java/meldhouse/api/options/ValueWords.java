package meldhouse.api.options;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * Values of house rules as a player writes them.
 *
 * @param called what a word, {@code true}, {@code false}, {@code null}, a column or a key of a
 *     points table is called where it stands in a value of this option
 */
public record ValueWords(BiFunction<Option, String, String> called) {
    /** A value that the option takes. */
    public String of(Option option, @Nullable Object value) {
        return switch (option) {
            case Option.Rows rows when value instanceof List<?> list && !list.isEmpty() ->
                    list.stream()
                            .map(row -> row(option, rows.columns(), (List<?>) row))
                            .collect(Collectors.joining("; "));
            case Option.Fields fields when value instanceof Map<?, ?> map && !map.isEmpty() ->
                    form(fields, map);
            case Option.Several several when value instanceof List<?> list && !list.isEmpty() ->
                    list.stream()
                            .map(form -> form(several.form(), (Map<?, ?>) form))
                            .collect(Collectors.joining("; "));
            case Option.Points points when value instanceof Map<?, ?> map ->
                    points.keys().stream()
                            .map(key -> word(option, key) + " " + map.get(key))
                            .collect(Collectors.joining(", "));
            case Option.Wholes _ when value instanceof List<?> list ->
                    list.stream().map(String::valueOf).collect(Collectors.joining(", "));
            case Option.Flag _,
                    Option.Whole _,
                    Option.Choice _,
                    Option.Wholes _,
                    Option.Points _,
                    Option.Rows _,
                    Option.Fields _,
                    Option.Several _ ->
                    simple(option, value);
        };
    }

    /** One number of a points table, or one part of a form; the whole where it has no such part. */
    public String part(Option option, @Nullable Object value, String key) {
        if (!(value instanceof Map<?, ?> map) || !map.containsKey(key)) {
            return word(option, "null");
        }
        if (option instanceof Option.Fields fields) {
            for (Option field : fields.fields()) {
                if (field.name().equals(key)) {
                    return of(field, map.get(key));
                }
            }
        }
        return String.valueOf(map.get(key));
    }

    private String simple(Option option, @Nullable Object value) {
        return switch (value) {
            case null -> word(option, "null");
            case Boolean flag -> word(option, flag.toString());
            case String word -> word(option, word);
            case List<?> _, Map<?, ?> _ -> word(option, "null");
            default -> value.toString();
        };
    }

    private String row(Option option, List<Option.Rows.Column> columns, List<?> row) {
        List<String> cells = new ArrayList<>();
        for (int place = 0; place < columns.size(); place++) {
            cells.add(word(option, columns.get(place).title()) + " " + row.get(place));
        }
        return String.join(" ", cells);
    }

    private String form(Option.Fields form, Map<?, ?> parts) {
        return form.fields().stream()
                .filter(field -> parts.containsKey(field.name()))
                .map(field -> word(form, field.name()) + " " + of(field, parts.get(field.name())))
                .collect(Collectors.joining(", "));
    }

    private String word(Option option, String word) {
        return called.apply(option, word);
    }

    /** {@code oneRound} as "one round"; what is one letter stays as it is. */
    public static String apart(String word) {
        return word.length() < 2
                ? word
                : word.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
