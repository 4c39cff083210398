package meldhouse.american.rules;

import meldhouse.api.options.Option;
import meldhouse.api.options.SheetEntry;
import meldhouse.api.options.SheetEntry.Prose;
import meldhouse.api.options.SheetEntry.Rule;
import meldhouse.api.options.SheetSection;
import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * The cases that the rule sheet tells apart: under which house rules something is said. A case of
 * an option that does not exist, or of a value that it does not take, cannot be made.
 */
final class Cases {
    static final Predicate<Values> TURNED = is("trumpChoice", "turnedCard");
    static final Predicate<Values> BID = TURNED.negate();
    static final Predicate<Values> STOCK = is("stockDraw", true);
    static final Predicate<Values> AT_ONCE = STOCK.negate();
    static final Predicate<Values> NINES = is("deckNines", true);
    static final Predicate<Values> PARTNERS = is("sides", "partners");
    static final Predicate<Values> UNITS = is("settlement", "units");
    static final Predicate<Values> POINTS = UNITS.negate();
    static final Predicate<Values> WIDOW = isNot("widowSize", 0);
    static final Predicate<Values> BURIED = WIDOW.and(is("widowUse", "takeAndBury"));
    static final Predicate<Values> TARGET = isNot("target", null);

    /** Whether anybody plays third to a trick. */
    static final Predicate<Values> MANY = isNot("seats", 2);

    /** Whether somebody has no cards in each deal. */
    static final Predicate<Values> SIT_OUT =
            is("seats", 3).and(is("tableSeats", 4).or(is("tableSeats", 5)));

    /** Whether anybody is ever asked about a bad hand. */
    static final Predicate<Values> MISDEAL_ASKED =
            AT_ONCE.and(BID.or(is("misdealWindow", "beforeFirstLead")));

    static final Predicate<Values> MISDEAL =
            MISDEAL_ASKED.and(isNot("ninesForRedeal", null).or(isNot("misdealRules", List.of())));

    private Cases() {}

    static Predicate<Values> is(String option, @Nullable Object value) {
        Option found = Catalogue.SCHEMA.option(option).orElseThrow();
        Object settled = found.settle(value).orElseThrow().value();
        return values -> Objects.equals(values.all().get(option), settled);
    }

    static Predicate<Values> isNot(String option, @Nullable Object value) {
        return is(option, value).negate();
    }

    /** What a rule about an option says whenever the option has an effect. */
    static Rule rule(String option, Predicate<Values> when) {
        Catalogue.SCHEMA.option(option).orElseThrow();
        return new Rule(option, when);
    }

    static Rule rule(String option) {
        return rule(option, values -> true);
    }

    /** The rules about these options, in the same case. */
    static List<SheetEntry> rules(Predicate<Values> when, String... options) {
        return Arrays.stream(options).<SheetEntry>map(option -> rule(option, when)).toList();
    }

    static Prose prose(String key, Predicate<Values> when) {
        return new Prose(key, when);
    }

    static Prose prose(String key) {
        return new Prose(key);
    }

    static SheetSection section(String group, SheetEntry... entries) {
        return new SheetSection(group, List.of(entries));
    }

    /** A chapter out of parts. */
    static SheetSection section(String group, List<List<SheetEntry>> parts) {
        return new SheetSection(group, parts.stream().flatMap(List::stream).toList());
    }
}
