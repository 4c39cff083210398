package meldhouse.api.options;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Every house rule of a ruleset.
 *
 * @param options in the order of the rule page
 */
public record Schema(List<Option> options) {
    /** So many names are listed where a name is not known, the nearest first. */
    private static final int SHOWN = 5;

    public Schema {
        options = List.copyOf(options);
        if (options.stream().map(Option::name).distinct().count() != options.size()) {
            throw new IllegalArgumentException("two options of one name");
        }
    }

    /** The option of this name. */
    public Optional<Option> option(String name) {
        return options.stream().filter(option -> option.name().equals(name)).findFirst();
    }

    /**
     * Fills in the defaults and checks every value on its own. Where a value is not allowed the
     * default stands in its place, so that the ruleset can go on to look for faults between
     * options.
     */
    public Resolved resolve(HouseRules rules) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        options.forEach(option -> values.put(option.name(), option.defaultValue()));
        List<Fault> faults = new ArrayList<>();
        rules.values()
                .forEach(
                        (name, value) ->
                                option(name)
                                        .ifPresentOrElse(
                                                option -> {
                                                    var settled = option.settle(value);
                                                    if (settled.isPresent()) {
                                                        values.put(name, settled.get().value());
                                                    } else {
                                                        faults.add(notAllowed(option, value));
                                                    }
                                                },
                                                () -> faults.add(unknown(name, value))));
        return new Resolved(new Values(values), faults);
    }

    private static Fault notAllowed(Option option, @Nullable Object value) {
        return new Fault(option.name(), value, "that is no value of it", option.allowed());
    }

    private Fault unknown(String name, @Nullable Object value) {
        String guess =
                nearest(name).map(near -> "no such option; did you mean " + near + "?").orElse("");
        List<String> known = options.stream().map(Option::name).toList();
        List<String> near = Nearest.first(name, known, SHOWN);
        String allowed =
                String.join(", ", near)
                        + (known.size() > SHOWN
                                ? " and %d others".formatted(known.size() - SHOWN)
                                : "");
        return new Fault(name, value, guess.isEmpty() ? "no such option" : guess, allowed);
    }

    /** The option whose name is nearest to a misspelt one, if any is near enough. */
    public Optional<String> nearest(String name) {
        return Nearest.to(name, options.stream().map(Option::name).toList());
    }

    /**
     * What came of a set of house rules.
     *
     * @param values every option with a value that it allows
     * @param faults what was wrong, in the order of the values; empty if all is well
     */
    public record Resolved(Values values, List<Fault> faults) {
        public Resolved {
            faults = List.copyOf(faults);
        }
    }
}
