package meldhouse.api.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The words of a ruleset: its sealed move and event interfaces and its view record, all exported.
 * With it, moves, events and views are mapped to JSON and back without knowing the game.
 *
 * @param moves a sealed interface whose records each have a {@link WireType}
 * @param events a sealed interface whose records each have a {@link WireType}
 * @param view the view record
 */
public record Language(
        Class<? extends Move> moves, Class<? extends Event> events, Class<? extends View> view) {
    /**
     * @throws IllegalArgumentException if a family is not sealed, has a part that is no record or
     *     no {@link WireType}, or two parts of one name
     */
    public Language {
        records(moves);
        records(events);
        if (!view.isRecord()) {
            throw new IllegalArgumentException(view.getName() + " is not a record");
        }
    }

    /**
     * The records of a sealed family, each with a {@link WireType}, in the order of declaration.
     */
    public static <T> List<Class<? extends T>> records(Class<T> family) {
        List<Class<? extends T>> records = new ArrayList<>();
        collect(family, family, records);
        List<String> names = records.stream().map(Language::wireType).toList();
        if (names.stream().distinct().count() != names.size()) {
            throw new IllegalArgumentException(
                    family.getName() + " has two records of one wire type among " + names);
        }
        return List.copyOf(records);
    }

    private static <T> void collect(
            Class<T> family, Class<?> part, List<Class<? extends T>> records) {
        if (part.isRecord()) {
            records.add(part.asSubclass(family));
        } else if (part.isSealed()) {
            for (Class<?> permitted : part.getPermittedSubclasses()) {
                collect(family, permitted, records);
            }
        } else {
            throw new IllegalArgumentException(
                    part.getName() + " is neither sealed nor a record, so it has no wire form");
        }
    }

    /**
     * The wire name of a record.
     *
     * @throws IllegalArgumentException if it declares none
     */
    public static String wireType(Class<?> record) {
        WireType type = record.getAnnotation(WireType.class);
        if (type == null) {
            throw new IllegalArgumentException(record.getName() + " has no @WireType");
        }
        return type.value();
    }

    /** The families in a sentence, for errors. */
    @Override
    public String toString() {
        return List.of(moves, events, view).stream()
                .map(Class::getName)
                .collect(Collectors.joining(", "));
    }
}
