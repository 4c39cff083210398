package meldhouse.api.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A point at which a house rule's function may decide. A ruleset declares it; the function gets
 * plain data and returns plain data, which is checked against {@link #result()}.
 *
 * @param name in camelCase, as in a house-rule file
 * @param meaning one sentence: when it is asked and what its answer does
 * @param argument what the function is given as {@code deal}
 * @param result what it must return
 */
public record Hook(String name, String meaning, Shape argument, Shape result) {
    /**
     * The same hook where its answer must be narrower than what was declared: one of the cards that
     * a seat holds, say.
     */
    public Hook returning(Shape narrower) {
        return new Hook(name, meaning, argument, narrower);
    }

    /** The shape of plain data. */
    public sealed interface Shape {
        /** True or false. */
        record Truth() implements Shape {}

        /** A whole number from {@code min} to {@code max}. */
        record Whole(int min, int max) implements Shape {}

        /** A text. */
        record Text() implements Shape {}

        /**
         * What something is called, to be shown to people: 1 to 40 letters, digits, spaces, full
         * stops, hyphens and apostrophes, with a letter or digit first and no space last.
         */
        record Name() implements Shape {}

        /** One of these texts. */
        record OneOf(List<String> values) implements Shape {
            public OneOf {
                values = List.copyOf(values);
            }
        }

        /** A card in its text form. */
        record OneCard() implements Shape {}

        /**
         * A list of at least {@code least} of these cards in their text form, none of them more
         * often than it is here.
         */
        record CardsFrom(List<String> cards, int least) implements Shape {
            public CardsFrom {
                cards = List.copyOf(cards);
            }
        }

        /** A list of {@code least} to {@code most} of these. */
        record ListOf(Shape element, int least, int most) implements Shape {
            /** A list of this, of at most a thousand. */
            public ListOf(Shape element) {
                this(element, 0, 1000);
            }
        }

        /** An object with exactly these fields. */
        record Fields(Map<String, Shape> fields) implements Shape {
            public Fields {
                fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
            }

            /**
             * Fields in the order in which they are shown.
             *
             * @param namesAndShapes a text and a shape by turns
             * @throws IllegalArgumentException if they are not, or a name comes twice
             */
            public static Fields of(Object... namesAndShapes) {
                Map<String, Shape> fields = new LinkedHashMap<>();
                for (int i = 0; i < namesAndShapes.length; i += 2) {
                    if (i + 1 == namesAndShapes.length
                            || !(namesAndShapes[i] instanceof String name)
                            || !(namesAndShapes[i + 1] instanceof Shape shape)
                            || fields.put(name, shape) != null) {
                        throw new IllegalArgumentException(
                                "Cannot read the fields of a hook from place "
                                        + i
                                        + " on: no new name with a shape. Allowed: a name and a"
                                        + " shape by turns, each name once.");
                    }
                }
                return new Fields(fields);
            }
        }

        /** This, or nothing. */
        record Maybe(Shape value) implements Shape {}

        /** One of these, the first that fits. */
        record Either(List<Shape> shapes) implements Shape {
            public Either {
                shapes = List.copyOf(shapes);
            }
        }
    }
}
