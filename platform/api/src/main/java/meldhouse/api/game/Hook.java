package meldhouse.api.game;

import java.util.List;
import java.util.Map;

/**
 * A point at which a house rule's function may decide. A ruleset declares it; the function gets
 * plain data and returns plain data, which is checked against {@link #result()}.
 *
 * @param name in camelCase, as in a house-rule file
 * @param meaning one sentence: when it is asked and what its answer does
 * @param argument what the function is given
 * @param result what it must return
 */
public record Hook(String name, String meaning, Shape argument, Shape result) {
    /** The shape of plain data. */
    public sealed interface Shape {
        /** True or false. */
        record Truth() implements Shape {}

        /** A whole number from {@code min} to {@code max}. */
        record Whole(int min, int max) implements Shape {}

        /** A text. */
        record Text() implements Shape {}

        /** One of these texts. */
        record OneOf(List<String> values) implements Shape {}

        /** A card in its text form. */
        record OneCard() implements Shape {}

        /** A list of this. */
        record ListOf(Shape element) implements Shape {}

        /** An object with exactly these fields. */
        record Fields(Map<String, Shape> fields) implements Shape {}

        /** This, or nothing. */
        record Maybe(Shape value) implements Shape {}
    }
}
