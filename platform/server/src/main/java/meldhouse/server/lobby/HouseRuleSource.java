package meldhouse.server.lobby;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;

import java.util.List;

/** The host's house-rule files. May read them, so it is not for the event loop. */
public interface HouseRuleSource {
    /** No files. */
    HouseRuleSource NONE =
            new HouseRuleSource() {
                @Override
                public List<String> names(Ruleset ruleset) {
                    return List.of();
                }

                @Override
                public HouseRules read(String name, Ruleset ruleset) {
                    throw new IllegalArgumentException(
                            "Cannot use house rules '%s': the host has no such file. Allowed: none."
                                    .formatted(name));
                }
            };

    /** The names of those for a ruleset. */
    List<String> names(Ruleset ruleset);

    /**
     * The house rules of a file.
     *
     * @throws IllegalArgumentException if there is no such file or it cannot be used; the message
     *     is a sentence
     */
    HouseRules read(String name, Ruleset ruleset);
}
