package meldhouse.american.rules;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The fields of a position's text, each read with its name in every complaint. */
final class TextFields {
    private static final Set<String> FIELDS =
            Set.of(
                    "seats",
                    "again",
                    "deal",
                    "dealer",
                    "scores",
                    "calls",
                    "claim",
                    "refused",
                    "contract",
                    "trump",
                    "given",
                    "returned",
                    "melds",
                    "hands",
                    "asked",
                    "chosen",
                    "misdeal",
                    "trick",
                    "last",
                    "tricks",
                    "points",
                    "widow",
                    "taken",
                    "gifts",
                    "turned",
                    "taker",
                    "stock",
                    "table",
                    "winner",
                    "buried",
                    "moon",
                    "shown");

    private final Map<String, String> fields = new LinkedHashMap<>();
    private final String first;

    TextFields(String text) {
        String[] parts = text.split(";", -1);
        first = parts[0].strip();
        for (String part : Arrays.asList(parts).subList(1, parts.length)) {
            String[] field = part.strip().split("\\s+", 2);
            if (!FIELDS.contains(field[0])
                    || fields.put(field[0], field.length == 2 ? field[1].strip() : "") != null) {
                throw bad("field", part.strip(), "each once, of " + new TreeSet<>(FIELDS));
            }
        }
    }

    /** What stands before the first {@code ;}. */
    String first() {
        return first;
    }

    boolean has(String field) {
        return fields.containsKey(field);
    }

    long cards(String field) {
        return fields.containsKey(field) ? hand(field, text(field, "-")) : Hand.EMPTY;
    }

    static long hand(String field, String text) {
        try {
            return Hand.parse(text);
        } catch (IllegalArgumentException e) {
            throw bad(field, text.strip(), String.valueOf(e.getMessage()));
        }
    }

    String text(String field, @Nullable String preset) {
        String text = fields.get(field);
        if (text != null) {
            return text;
        }
        if (preset == null) {
            throw bad(field, "", "a value: this phase needs one");
        }
        return preset;
    }

    int number(String field, int least, int most, @Nullable Integer preset) {
        String text = text(field, preset == null ? null : preset.toString());
        return number(field, text, least, most);
    }

    static int number(String field, String text, int least, int most) {
        try {
            int number = Integer.parseInt(text.strip());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // falls through: a text that is no number
        }
        throw bad(field, text, "a whole number from %d to %d".formatted(least, most));
    }

    static List<Integer> numbers(String field, String text, String between, int count) {
        List<Integer> numbers =
                Stream.of(text.split(between))
                        .map(number -> number(field, number, 0, Integer.MAX_VALUE))
                        .toList();
        if (numbers.size() != count) {
            throw bad(field, text, count + " numbers");
        }
        return numbers;
    }

    static String[] pair(String field, String text) {
        String[] parts = text.split(":", 2);
        if (parts.length != 2) {
            throw bad(field, text, "a seat, a colon and what belongs to it");
        }
        return new String[] {parts[0].strip(), parts[1].strip()};
    }

    static <E extends Enum<E>> E word(String field, String text, E[] words) {
        for (E word : words) {
            if (word.toString().equals(text)) {
                return word;
            }
        }
        throw bad(field, text, String.join(", ", Stream.of(words).map(Object::toString).toList()));
    }

    static IllegalArgumentException bad(String field, String text, String allowed) {
        return new IllegalArgumentException(
                "Cannot read %s '%s' of a position. Allowed: %s.".formatted(field, text, allowed));
    }
}
