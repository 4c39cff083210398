package meldhouse.cli;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.scripting.BadHouseRuleFile;
import meldhouse.scripting.HouseRuleFile;
import meldhouse.scripting.HouseRuleFolder;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** House-rule files that are named on the command line or in a question. */
final class RuleFiles {
    private RuleFiles() {}

    /**
     * The option values of a file.
     *
     * @param name a path, or the name of one of the files in the house-rules folder
     * @throws Stop if there is no such file, or it is none for this ruleset, with every fault
     */
    static HouseRules read(Installation installation, Ruleset ruleset, String name) {
        HouseRuleFile file = find(installation, name);
        if (!file.ruleset().equals(ruleset.info().id())) {
            throw Stop.configuration(
                    "Cannot use house rules '%s': they are for ruleset %s, and %s is to be played."
                            .formatted(name, file.ruleset(), ruleset.info().id()));
        }
        List<String> faults = file.check(ruleset);
        if (!faults.isEmpty()) {
            throw Stop.configuration(String.join("\n", faults));
        }
        return file.options();
    }

    private static HouseRuleFile find(Installation installation, String name) {
        Path path = Path.of(name);
        if (Files.exists(path)) {
            try {
                return HouseRuleFile.read(path);
            } catch (BadHouseRuleFile e) {
                throw Stop.configuration(String.join("\n", e.faults()));
            }
        }
        Optional<HouseRuleFolder.Contents> contents =
                installation.houseRules().map(folder -> new HouseRuleFolder(folder).read());
        return contents.flatMap(found -> found.file(name))
                .orElseThrow(
                        () ->
                                Stop.configuration(
                                        Names.unknown(
                                                "read house rules",
                                                name,
                                                "there is no such file",
                                                contents.map(found -> found.files().keySet())
                                                        .orElseGet(java.util.Set::of))));
    }
}
