package meldhouse.cli;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Schema;
import meldhouse.scripting.BadHouseRuleFile;
import meldhouse.scripting.HouseRuleFile;
import meldhouse.scripting.HouseRuleFolder;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** House-rule files that are named on the command line or in a question. */
final class RuleFiles {
    private RuleFiles() {}

    /**
     * The option values of a file.
     *
     * @param name a path, or the name of one of the files in the house-rules folders
     * @throws Stop if there is no such file, or it is none for this ruleset, with every fault
     */
    static HouseRules read(Installation installation, Ruleset ruleset, String name) {
        HouseRuleFile file = find(installation, name);
        String id = installation.catalog().idOf(ruleset);
        if (!file.ruleset().equals(id)) {
            throw Stop.configuration("rules.otherRuleset", name, file.ruleset(), id);
        }
        List<String> faults = installation.ask(ruleset, () -> file.check(ruleset));
        if (!faults.isEmpty()) {
            throw Stop.configuration(Message.verbatim(String.join("\n", faults)));
        }
        return file.options();
    }

    /** Whether a word names a file: by its path, or by its name in the folders. */
    static boolean isFile(Installation installation, String name) {
        return Files.isRegularFile(Path.of(name))
                || new HouseRuleFolder(installation.houseRules()).read().file(name).isPresent();
    }

    /**
     * The rules of a file, for whatever ruleset they are.
     *
     * @throws Stop if there is no such file, or it cannot be played, with every fault
     */
    static NamedRules named(Installation installation, String name) {
        HouseRuleFile file = find(installation, name);
        Ruleset ruleset = installation.ruleset(file.ruleset());
        return new NamedRules(file.name(), ruleset, read(installation, ruleset, name));
    }

    private static HouseRuleFile find(Installation installation, String name) {
        Path path = Path.of(name);
        if (Files.isRegularFile(path)) {
            try {
                return HouseRuleFile.read(path);
            } catch (BadHouseRuleFile e) {
                throw Stop.configuration(Message.verbatim(String.join("\n", e.faults())));
            }
        }
        HouseRuleFolder.Contents contents = new HouseRuleFolder(installation.houseRules()).read();
        return contents.file(name)
                .orElseThrow(
                        () ->
                                Stop.configuration(
                                        Names.unknown("rules", name, contents.files().keySet())));
    }

    /** Every fault of some house rules, and where all options are listed if a name is not known. */
    static Message faults(Schema schema, String id, BadHouseRules bad) {
        boolean known =
                bad.faults().stream()
                        .allMatch(fault -> schema.option(fault.option()).isPresent());
        String all = String.valueOf(bad.getMessage());
        return known ? Message.verbatim(all) : Message.of("rules.list", all, id);
    }
}
