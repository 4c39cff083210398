package meldhouse.cli;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Schema;

/** House-rule files that are named on the command line or in a question. */
final class RuleFiles {
    private RuleFiles() {}

    /**
     * The option values of a file with what it extends, or of a share code or a preset.
     *
     * @param name a path, the name of one of the files in the house-rules folders, a code or a
     *     preset
     * @throws Stop if there is no such file, or it is none for this ruleset, with every fault
     */
    static HouseRules read(Installation installation, Ruleset ruleset, String name) {
        return find(installation, ruleset, name).rules();
    }

    /** The same with all that is known of them. */
    static NamedRules find(Installation installation, Ruleset ruleset, String name) {
        NamedRules named = NamedRules.find(installation, name);
        String id = installation.catalog().idOf(ruleset);
        String its = installation.catalog().idOf(named.ruleset());
        if (!its.equals(id)) {
            throw Stop.configuration("rules.otherRuleset", name, its, id);
        }
        return named;
    }

    /** Every fault of some house rules, and where all options are listed if a name is not known. */
    static Message faults(Schema schema, String id, BadHouseRules bad) {
        boolean known =
                bad.faults().stream().allMatch(fault -> schema.option(fault.option()).isPresent());
        String all = String.valueOf(bad.getMessage());
        return known ? Message.verbatim(all) : Message.of("rules.list", all, id);
    }
}
