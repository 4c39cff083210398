package meldhouse.cli;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Schema;
import meldhouse.scripting.BadHouseRuleFile;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.RuleChain;

import java.nio.file.Files;
import java.nio.file.Path;

/** House-rule files that are named on the command line or in a question. */
final class RuleFiles {
    private RuleFiles() {}

    /**
     * The option values of a file with what it extends.
     *
     * @param name a path, or the name of one of the files in the house-rules folders
     * @throws Stop if there is no such file, or it is none for this ruleset, with every fault
     */
    static HouseRules read(Installation installation, Ruleset ruleset, String name) {
        RuleChain chain = find(installation, name);
        String id = installation.catalog().idOf(ruleset);
        if (!chain.file().ruleset().equals(id)) {
            throw Stop.configuration("rules.otherRuleset", name, chain.file().ruleset(), id);
        }
        return chain.effective().houseRules();
    }

    /** Whether a word names a file: by its path, or by its name in the folders. */
    static boolean isFile(Installation installation, String name) {
        return Files.isRegularFile(Path.of(name))
                || new HouseRuleFolder(installation.houseRules())
                        .read(installation.rulesets())
                        .file(name)
                        .isPresent();
    }

    /**
     * The rules of a file, for whatever ruleset they are.
     *
     * @throws Stop if there is no such file, or it cannot be played, with every fault
     */
    static NamedRules named(Installation installation, String name) {
        RuleChain chain = find(installation, name);
        return new NamedRules(chain.file().name(), chain.ruleset(), chain.effective().houseRules());
    }

    private static RuleChain find(Installation installation, String name) {
        Path path = Path.of(name);
        if (Files.isRegularFile(path)) {
            try {
                return RuleChain.read(path, installation.rulesets());
            } catch (BadHouseRuleFile e) {
                throw Stop.configuration(Message.verbatim(String.join("\n", e.faults())));
            }
        }
        HouseRuleFolder.Contents contents =
                new HouseRuleFolder(installation.houseRules()).read(installation.rulesets());
        return contents.file(name)
                .orElseThrow(
                        () ->
                                Stop.configuration(
                                        Names.unknown("rules", name, contents.files().keySet())));
    }

    /** Every fault of some house rules, and where all options are listed if a name is not known. */
    static Message faults(Schema schema, String id, BadHouseRules bad) {
        boolean known =
                bad.faults().stream().allMatch(fault -> schema.option(fault.option()).isPresent());
        String all = String.valueOf(bad.getMessage());
        return known ? Message.verbatim(all) : Message.of("rules.list", all, id);
    }
}
