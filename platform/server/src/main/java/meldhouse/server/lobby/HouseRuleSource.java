package meldhouse.server.lobby;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.RuleChain;
import meldhouse.scripting.Rulesets;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The host's house-rule files, read anew each time so that a host may mend one while the server
 * runs. Reads a disk, so it is not for the event loop.
 *
 * @param folder where they lie; null: there are none
 */
public record HouseRuleSource(@Nullable HouseRuleFolder folder) {
    /** The names of those for a ruleset. */
    List<String> names(Ruleset ruleset) {
        return folder == null
                ? List.of()
                : folder.read(Rulesets.of(List.of(ruleset))).namesFor(ruleset.info().id());
    }

    /**
     * The house rules of a file.
     *
     * @throws IllegalArgumentException if there is no such file for the ruleset; the message lists
     *     those there are
     */
    HouseRules read(String name, Ruleset ruleset) {
        String id = ruleset.info().id();
        List<String> names = names(ruleset);
        return (folder == null
                        ? java.util.Optional.<RuleChain>empty()
                        : folder.read(Rulesets.of(List.of(ruleset))).file(name))
                .map(chain -> chain.effective().houseRules())
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "Cannot use house rules '%s': the host has no such file for %s. Allowed: %s."
                                                .formatted(
                                                        name,
                                                        id,
                                                        names.isEmpty()
                                                                ? "none, since there are none"
                                                                : String.join(", ", names))));
    }
}
