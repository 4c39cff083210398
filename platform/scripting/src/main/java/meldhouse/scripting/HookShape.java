package meldhouse.scripting;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Hook.Shape;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Checks plain data against the shape that a hook declares. */
final class HookShape {
    private static final int MOST_NAMED = 20;
    private static final int ANY_NUMBER = 1000;
    private static final Pattern NAME =
            Pattern.compile(
                    "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N} .'’-]{0,38}[\\p{L}\\p{M}\\p{N}.'’])?");

    private HookShape() {}

    /**
     * The data as the game takes it.
     *
     * @return nothing if it is of another shape
     */
    static Optional<Object> fit(Shape shape, @Nullable Object value) {
        return switch (shape) {
            case Shape.Truth _ -> value instanceof Boolean ? Optional.of(value) : Optional.empty();
            case Shape.Whole whole -> whole(whole, value);
            case Shape.Text _ -> value instanceof String ? Optional.of(value) : Optional.empty();
            case Shape.Name _ ->
                    value instanceof String name && NAME.matcher(name).matches()
                            ? Optional.of(name)
                            : Optional.empty();
            case Shape.OneOf one ->
                    value instanceof String && one.values().contains(value)
                            ? Optional.of(value)
                            : Optional.empty();
            case Shape.OneCard _ -> card(value);
            case Shape.CardsFrom cards -> cards(cards, value);
            case Shape.ListOf list -> list(list, value);
            case Shape.Fields fields -> fields(fields, value);
            case Shape.Maybe maybe ->
                    value == null
                            ? Optional.of(Optional.empty())
                            : fit(maybe.value(), value).map(Optional::of);
            case Shape.Either either ->
                    either.shapes().stream().flatMap(one -> fit(one, value).stream()).findFirst();
        };
    }

    /** The negative zero that a product can come to is a zero. */
    private static Optional<Object> whole(Shape.Whole whole, @Nullable Object value) {
        Object plain = value instanceof Double real && real == 0 ? Integer.valueOf(0) : value;
        return plain instanceof Integer number && number >= whole.min() && number <= whole.max()
                ? Optional.of(number)
                : Optional.empty();
    }

    private static Optional<Object> card(@Nullable Object value) {
        try {
            return value instanceof String text
                    ? Optional.of(Card.parse(text).toString())
                    : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<Object> cards(Shape.CardsFrom cards, @Nullable Object value) {
        Optional<Object> all =
                list(new Shape.ListOf(new Shape.OneCard(), cards.least(), ANY_NUMBER), value);
        List<String> left = new ArrayList<>(cards.cards());
        return all.filter(chosen -> ((List<?>) chosen).stream().allMatch(left::remove));
    }

    private static Optional<Object> list(Shape.ListOf list, @Nullable Object value) {
        if (!(value instanceof List<?> many)
                || many.size() < list.least()
                || many.size() > list.most()) {
            return Optional.empty();
        }
        List<Object> all = new ArrayList<>();
        for (Object one : many) {
            Optional<Object> fit = fit(list.element(), one);
            if (fit.isEmpty()) {
                return Optional.empty();
            }
            all.add(fit.get());
        }
        return Optional.of(Collections.unmodifiableList(all));
    }

    private static Optional<Object> fields(Shape.Fields fields, @Nullable Object value) {
        if (!(value instanceof Map<?, ?> map)
                || !fields.fields().keySet().containsAll(map.keySet())) {
            return Optional.empty();
        }
        Map<String, Object> all = new LinkedHashMap<>();
        for (Map.Entry<String, Shape> field : fields.fields().entrySet()) {
            Optional<Object> fit = fit(field.getValue(), map.get(field.getKey()));
            if (fit.isEmpty()) {
                return Optional.empty();
            }
            all.put(field.getKey(), fit.get());
        }
        return Optional.of(Collections.unmodifiableMap(all));
    }

    /** The shape in words: {@code a list of 2 whole numbers from 0 to 9}. */
    static String words(Shape shape) {
        return switch (shape) {
            case Shape.Truth _ -> "true or false";
            case Shape.Whole whole ->
                    "a whole number from %d to %d".formatted(whole.min(), whole.max());
            case Shape.Text _ -> "a text";
            case Shape.Name _ ->
                    "a name of 1 to 40 letters, digits, spaces, full stops, hyphens and"
                            + " apostrophes";
            case Shape.OneOf one ->
                    (one.values().size() > 1 ? "one of " : "")
                            + one.values().stream()
                                    .limit(MOST_NAMED)
                                    .map(word -> "\"" + word + "\"")
                                    .collect(Collectors.joining(", "));
            case Shape.OneCard _ -> "a card, as in \"AS\"";
            case Shape.CardsFrom cards ->
                    "a list of %s of these cards, none more often than here: %s"
                            .formatted(
                                    cards.least() == 0 ? "any" : cards.least() + " or more",
                                    cards.cards().isEmpty()
                                            ? "none"
                                            : cards.cards().stream()
                                                    .map(card -> "\"" + card + "\"")
                                                    .collect(Collectors.joining(", ")));
            case Shape.ListOf list ->
                    "a list of %s, each %s"
                            .formatted(
                                    list.least() == list.most()
                                            ? String.valueOf(list.least())
                                            : list.least() + " to " + list.most(),
                                    words(list.element()));
            case Shape.Fields fields ->
                    fields.fields().entrySet().stream()
                            .map(field -> field.getKey() + ": " + words(field.getValue()))
                            .collect(Collectors.joining("; ", "an object {", "}"));
            case Shape.Maybe maybe -> words(maybe.value()) + ", or nothing";
            case Shape.Either either ->
                    either.shapes().stream()
                            .map(HookShape::words)
                            .collect(Collectors.joining(", or "));
        };
    }
}
