package meldhouse.server.lobby;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import meldhouse.api.game.Ruleset;
import meldhouse.catalog.PluginCalls;
import meldhouse.catalog.PluginFault;
import meldhouse.protocol.ErrorCode;
import meldhouse.scripting.BadShareCode;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.Layer;
import meldhouse.scripting.Locks;
import meldhouse.scripting.Origin;
import meldhouse.scripting.Place;
import meldhouse.scripting.RuleChain;
import meldhouse.scripting.Rulesets;
import meldhouse.scripting.ShareCode;

import org.jspecify.annotations.Nullable;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * The host's house-rule files and locks. What has changed since the last time is read anew, so that
 * a host may mend a file while the server runs; one that is broken is told of once and not offered.
 * Reads a disk and runs scripts, so it is not for the event loop.
 */
public final class HouseRuleSource {
    private static final System.Logger LOG = System.getLogger(HouseRuleSource.class.getName());
    private static final HouseRuleFolder.Contents NOTHING =
            new HouseRuleFolder.Contents(Map.of(), List.of());

    private final @Nullable HouseRuleFolder folder;
    private final Locks locks;
    private Set<String> told = Set.of();

    /**
     * A source.
     *
     * @param folder where the files lie; null: there are none
     * @param locks what no table may change
     */
    public HouseRuleSource(@Nullable HouseRuleFolder folder, Locks locks) {
        this.folder = folder;
        this.locks = locks;
    }

    /** What no table may change. */
    Locks locks() {
        return locks;
    }

    /** What can be used now. */
    HouseRuleFolder.Contents contents(PluginCalls calls) {
        if (folder == null) {
            return NOTHING;
        }
        HouseRuleFolder.Contents contents = folder.read(rulesets(calls));
        tell(contents);
        return contents;
    }

    /**
     * A file.
     *
     * @throws Refused if there is none of that name for the ruleset, or it is broken; the message
     *     lists those that can be used. What is wrong with a file is for the host alone
     */
    RuleChain read(String name, String ruleset, PluginCalls calls) throws Refused {
        HouseRuleFolder.Contents contents = contents(calls);
        boolean isBroken =
                contents.file(name).isEmpty()
                        && contents.broken().stream()
                                .anyMatch(
                                        broken ->
                                                broken.file()
                                                        .matches(Pattern.quote(name) + "\\.\\w+"));
        List<String> names = contents.namesFor(ruleset);
        return contents.file(name)
                .filter(chain -> chain.file().ruleset().equals(ruleset))
                .orElseThrow(
                        () -> {
                            String why =
                                    isBroken
                                            ? "the host has this file, but it is broken and cannot"
                                                    + " be used until the host mends it"
                                            : "the host has no such file for %s that can be used"
                                                    .formatted(ruleset);
                            return new Refused(
                                    ErrorCode.BAD_RULES,
                                    "Cannot use house rules '%s': %s. Allowed: %s."
                                            .formatted(
                                                    name,
                                                    why,
                                                    names.isEmpty()
                                                            ? "none, since there are none"
                                                            : String.join(", ", names)),
                                    isBroken
                                            ? JsonNodeFactory.instance
                                                    .objectNode()
                                                    .put("broken", name)
                                            : null);
                        });
    }

    /**
     * What a share code says.
     *
     * @throws IllegalArgumentException if it is damaged, or of another ruleset
     */
    static Layer code(String code, String ruleset, PluginCalls calls) {
        try {
            ShareCode read = ShareCode.read(code, rulesets(calls));
            if (!read.ruleset().equals(ruleset)) {
                throw new IllegalArgumentException(
                        "Cannot use the share code: it is for %s. Allowed: a code for %s."
                                .formatted(read.ruleset(), ruleset));
            }
            return Layer.of(new Origin.FromFile("code", new Place("code", 0, 0)), read.rules());
        } catch (BadShareCode e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        } catch (Rulesets.Unanswered e) {
            throw new IllegalArgumentException(
                    "Cannot read the share code: %s.".formatted(e.getMessage()), e);
        }
    }

    private synchronized void tell(HouseRuleFolder.Contents contents) {
        Set<String> now = new HashSet<>();
        for (HouseRuleFolder.Broken broken : contents.broken()) {
            for (String fault : broken.faults()) {
                now.add(fault);
                if (!told.contains(fault)) {
                    LOG.log(System.Logger.Level.WARNING, "{0}", fault);
                }
            }
        }
        told = now;
    }

    private static Rulesets rulesets(PluginCalls calls) {
        return new Rulesets() {
            @Override
            public List<String> ids() {
                return calls.catalog().rulesetIds();
            }

            @Override
            public Optional<Ruleset> ruleset(String id) {
                return ids().contains(id)
                        ? Optional.of(calls.catalog().ruleset(id))
                        : Optional.empty();
            }

            @Override
            public <T> T ask(Ruleset ruleset, Supplier<T> question) {
                try {
                    return calls.ask(ruleset, question);
                } catch (PluginFault e) {
                    throw new Unanswered(String.valueOf(e.getMessage()), e);
                }
            }
        };
    }
}
