package meldhouse.scripting;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a host lets no table change. A name counts for every ruleset that has such an option.
 *
 * @param values options that have this value at every table
 * @param kept options that have at every table what its preset or file says, or the default
 */
public record Locks(HouseRules values, Set<String> kept) {
    /** Nothing is locked. */
    public static final Locks NONE = new Locks(HouseRules.DEFAULTS, Set.of());

    public Locks {
        kept = Set.copyOf(kept);
    }

    /** Whether an option is locked. */
    public boolean holds(String option) {
        return kept.contains(option) || values.values().containsKey(option);
    }

    /**
     * The host's layer above those of a preset and of files.
     *
     * @throws BadHouseRules if those below cannot be played
     */
    public Layer above(Ruleset ruleset, List<Layer> below) {
        Map<String, @Nullable Object> locked = new LinkedHashMap<>();
        values.values()
                .forEach(
                        (name, value) -> {
                            if (ruleset.options().option(name).isPresent()) {
                                locked.put(name, value);
                            }
                        });
        if (kept.stream().anyMatch(name -> ruleset.options().option(name).isPresent())) {
            for (Setting setting : Precedence.of(ruleset, below).settings()) {
                if (kept.contains(setting.name())) {
                    locked.putIfAbsent(setting.name(), setting.value());
                }
            }
        }
        return Layer.of(new Origin.Locked(), new HouseRules(locked));
    }
}
