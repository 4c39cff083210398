package meldhouse.cli;

import meldhouse.api.game.Game;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * House rules that somebody named on the command line: a file by its path or its name, a share
 * code, or a preset.
 *
 * @param name as it was typed, or what its file calls itself
 * @param ruleset what they are for
 * @param rules what differs from the ruleset's defaults
 */
record NamedRules(String name, Ruleset ruleset, HouseRules rules) {
    /** The defaults of a ruleset. */
    static NamedRules defaults(Ruleset ruleset) {
        return new NamedRules(ruleset.info().id(), ruleset, HouseRules.DEFAULTS);
    }

    /**
     * @throws Stop if there is none of that name, with those there are, or with all its faults
     */
    static NamedRules find(Installation installation, String word) {
        Optional<NamedRules> preset = preset(installation, word);
        return preset.isPresent() && !RuleFiles.isFile(installation, word)
                ? preset.get()
                : RuleFiles.named(installation, word);
    }

    /** What rules are compared with where nobody says: what the file extends, or the defaults. */
    static NamedRules baseOf(Installation installation, String word) {
        return defaults(find(installation, word).ruleset());
    }

    private static Optional<NamedRules> preset(Installation installation, String word) {
        for (Ruleset ruleset : installation.catalog().rulesets()) {
            for (Preset preset : ruleset.presets()) {
                if (preset.id().equals(word)) {
                    return Optional.of(new NamedRules(word, ruleset, preset.rules()));
                }
            }
        }
        return Optional.empty();
    }

    /** All presets of all rulesets. */
    static List<String> presets(Installation installation) {
        List<String> ids = new ArrayList<>();
        installation.catalog().rulesets().stream()
                .flatMap(ruleset -> ruleset.presets().stream())
                .map(Preset::id)
                .forEach(ids::add);
        return ids;
    }

    /**
     * The game with these rules.
     *
     * @throws Stop with every fault
     */
    Game game() {
        try {
            return ruleset.configure(rules);
        } catch (BadHouseRules e) {
            throw Stop.configuration(RuleFiles.faults(ruleset.options(), ruleset.info().id(), e));
        }
    }
}
