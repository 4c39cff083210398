package meldhouse.architecture;

import meldhouse.api.cards.Card;

import org.jspecify.annotations.Nullable;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All that can be got at from an object by following fields, private ones and what a lambda has
 * captured too. The JDK's own objects are opened only where they hold others: collections, maps,
 * options, arrays. Works on the class path alone, where nothing is closed.
 */
final class Reach {
    private static final String OURS = "meldhouse.";

    private final Map<Object, Integer> met = new IdentityHashMap<>();
    private final Set<Card> cards = new LinkedHashSet<>();
    private final List<Object> objects = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    private Reach() {}

    static Reach of(@Nullable Object... roots) {
        Reach reach = new Reach();
        for (Object root : roots) {
            reach.walk(root);
        }
        return reach;
    }

    /** Every card, each once. */
    Set<Card> cards() {
        return cards;
    }

    /** Every object of that type. */
    <T> List<T> all(Class<T> type) {
        return objects.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** All of it as text, numbers too: two that look the same cannot be told apart by fields. */
    String text() {
        return text.toString();
    }

    private void walk(@Nullable Object object) {
        if (object == null) {
            text.append("null ");
            return;
        }
        if (isPlain(object)) {
            text.append(object).append(' ');
            return;
        }
        Integer before = met.putIfAbsent(object, met.size());
        if (before != null) {
            text.append('#').append(before).append(' ');
            return;
        }
        objects.add(object);
        text.append(object.getClass().getName()).append("{ ");
        switch (object) {
            case Card card -> {
                cards.add(card);
                text.append(card).append(' ');
            }
            case Iterable<?> many -> many.forEach(this::walk);
            case Map<?, ?> map ->
                    map.forEach(
                            (key, value) -> {
                                walk(key);
                                walk(value);
                            });
            case Optional<?> option -> walk(option.orElse(null));
            default -> walkInside(object);
        }
        text.append("} ");
    }

    private static boolean isPlain(Object object) {
        return object instanceof Number
                || object instanceof CharSequence
                || object instanceof Boolean
                || object instanceof Character
                || object instanceof Enum<?>
                || object instanceof Class<?>;
    }

    private void walkInside(Object object) {
        if (object.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(object); i++) {
                walk(Array.get(object, i));
            }
            return;
        }
        Class<?> type = object.getClass();
        while (type != null && type.getName().startsWith(OURS)) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    try {
                        walk(field.get(object));
                    } catch (IllegalAccessException e) {
                        throw new AssertionError(field + " cannot be read", e);
                    }
                }
            }
            type = type.getSuperclass();
        }
    }
}
