package meldhouse.api.options;

import java.util.function.Predicate;

/** One sentence, or a few, of a rule sheet; the words stand in the ruleset's texts. */
public sealed interface SheetEntry {
    /** Under which values it is said. */
    Predicate<Values> when();

    /**
     * What holds whatever the house rules say.
     *
     * @param key its text is {@code sheet.<key>}
     * @param when under which values it is said
     */
    record Prose(String key, Predicate<Values> when) implements SheetEntry {
        /** Said always. */
        public Prose(String key) {
            this(key, values -> true);
        }
    }

    /**
     * What one house rule says.
     *
     * @param option its name; its text is {@code rule.<option>}
     * @param when under which values the option has an effect at all; where no entry of an option
     *     holds, a value given to it changes nothing
     */
    record Rule(String option, Predicate<Values> when) implements SheetEntry {
        /** Said always. */
        public Rule(String option) {
            this(option, values -> true);
        }
    }
}
