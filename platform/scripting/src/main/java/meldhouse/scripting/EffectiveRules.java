package meldhouse.scripting;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * House rules as they hold in the end, and who says so. Made by {@link Precedence}.
 *
 * @param ruleset whose rules they are
 * @param settings one for every option of the ruleset, in the schema's order
 */
public record EffectiveRules(Ruleset ruleset, List<Setting> settings) {
    public EffectiveRules {
        settings = List.copyOf(settings);
    }

    /**
     * One option.
     *
     * @throws NoSuchElementException if the ruleset has none of that name
     */
    public Setting setting(String name) {
        return settings.stream()
                .filter(setting -> setting.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException("no option " + name));
    }

    /** Those that differ from the ruleset's default, in the schema's order. */
    public List<Setting> changed() {
        return settings.stream().filter(Setting::changed).toList();
    }

    /** What {@link Ruleset#configure} is given: the values that differ from the default. */
    public HouseRules houseRules() {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        changed().forEach(setting -> values.put(setting.name(), setting.value()));
        return new HouseRules(values);
    }

    /** Every option's value. */
    public Values values() {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        settings.forEach(setting -> values.put(setting.name(), setting.value()));
        return new Values(values);
    }
}
