package meldhouse.scripting;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Which source of house rules wins: default &lt; preset &lt; file and what it extends, the base
 * first &lt; the host's lock &lt; the table's options. A table may not change what is locked.
 */
public final class Precedence {
    private Precedence() {}

    /**
     * What holds in the end.
     *
     * @param layers in any order but for files, of which the base comes first
     * @throws BadHouseRules with every fault at once: a value that its option does not take, values
     *     that do not go together, and a table's options that the host has locked to another value
     */
    public static EffectiveRules of(Ruleset ruleset, List<Layer> layers) {
        Map<String, Said> said = new LinkedHashMap<>();
        List<Fault> faults = new ArrayList<>();
        for (Said one : inOrder(layers)) {
            Said before = said.put(one.name(), one);
            if (before != null
                    && before.origin() instanceof Origin.Locked
                    && one.origin() instanceof Origin.FromTable) {
                said.put(one.name(), before);
                if (!same(ruleset, before, one)) {
                    faults.add(locked(before, one));
                }
            }
        }
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        said.forEach((name, one) -> values.put(name, one.value()));
        HouseRules rules = new HouseRules(values);
        try {
            ruleset.configure(rules);
        } catch (BadHouseRules bad) {
            faults.addAll(bad.faults());
        }
        if (!faults.isEmpty()) {
            throw new BadHouseRules(faults);
        }
        return effective(ruleset, rules, said);
    }

    private record Said(String name, @Nullable Object value, Origin origin) {}

    private static List<Said> inOrder(List<Layer> layers) {
        List<Said> all = new ArrayList<>();
        for (Layer layer : layers) {
            layer.rules()
                    .values()
                    .forEach(
                            (name, value) ->
                                    all.add(new Said(name, value, layer.origins().apply(name))));
        }
        // Stable: files stay in the order of their chain.
        all.sort(Comparator.comparingInt(one -> one.origin().rank()));
        return all;
    }

    /** Whether a table says what the host has locked: 250.0 is 250. */
    private static boolean same(Ruleset ruleset, Said locked, Said table) {
        return ruleset.options()
                .option(locked.name())
                .map(option -> option.settle(locked.value()).equals(option.settle(table.value())))
                .orElse(Objects.equals(locked.value(), table.value()));
    }

    private static Fault locked(Said locked, Said table) {
        return new Fault(
                table.name(),
                table.value(),
                "the host has locked it",
                locked.value() instanceof String word ? word : String.valueOf(locked.value()));
    }

    private static EffectiveRules effective(
            Ruleset ruleset, HouseRules rules, Map<String, Said> said) {
        Map<String, @Nullable Object> values = ruleset.options().resolve(rules).values().all();
        List<Setting> settings = new ArrayList<>();
        for (Option option : ruleset.options().options()) {
            Said one = said.get(option.name());
            settings.add(
                    new Setting(
                            option,
                            values.get(option.name()),
                            one == null ? new Origin.Default() : one.origin()));
        }
        return new EffectiveRules(ruleset, settings);
    }
}
