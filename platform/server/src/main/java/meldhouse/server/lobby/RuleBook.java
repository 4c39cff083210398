package meldhouse.server.lobby;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.catalog.Plugin;
import meldhouse.protocol.LanguageCodec;
import meldhouse.server.journal.BadLine;
import meldhouse.server.journal.Fact;
import meldhouse.server.table.Rebuilt;
import meldhouse.server.table.Rules;

import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The rulesets of the catalog, each with its codec made once. Safe for any thread. */
public final class RuleBook implements Rebuilt.RuleFinder {
    private final Catalog catalog;
    private final Map<String, LanguageCodec> codecs = new ConcurrentHashMap<>();

    /** The rulesets of this catalog. */
    public RuleBook(Catalog catalog) {
        this.catalog = catalog;
    }

    /** The plugin whose rules a table plays by; nothing if they are built in or not here. */
    public Optional<Plugin> pluginOf(Fact.TableMade made) {
        return catalog.rulesetIds().contains(made.ruleset())
                ? catalog.pluginOf(catalog.ruleset(made.ruleset()))
                : Optional.empty();
    }

    /**
     * The rules of a new table.
     *
     * @throws BadHouseRules if they cannot be played
     */
    Rules rules(Ruleset ruleset, HouseRules houseRules) {
        LanguageCodec codec =
                codecs.computeIfAbsent(
                        ruleset.info().id(), ignored -> new LanguageCodec(ruleset.language()));
        return new Rules(ruleset.configure(houseRules), codec);
    }

    @Override
    public Rules rulesOf(Fact.TableMade made) throws BadLine {
        try {
            Ruleset ruleset = catalog.ruleset(made.ruleset());
            if (!ruleset.info().version().equals(made.version())) {
                throw new BadLine(
                        "it is of '%s' version %s, and here is version %s"
                                .formatted(
                                        made.ruleset(), made.version(), ruleset.info().version()));
            }
            return rules(ruleset, made.houseRules());
        } catch (NoSuchElementException e) {
            throw new BadLine(e.getMessage());
        } catch (BadHouseRules e) {
            throw new BadLine("its house rules are refused: " + e.getMessage());
        }
    }
}
