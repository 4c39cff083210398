package meldhouse.server.lobby;

import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.catalog.Plugin;
import meldhouse.protocol.LanguageCodec;
import meldhouse.scripting.BadHouseRuleFile;
import meldhouse.scripting.HookSource;
import meldhouse.scripting.HouseRuleFile;
import meldhouse.scripting.WorkerHooks;
import meldhouse.scripting.WorkerPool;
import meldhouse.server.journal.BadLine;
import meldhouse.server.journal.Fact;
import meldhouse.server.table.Rebuilt;
import meldhouse.server.table.Rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** The rulesets of the catalog, each with its codec made once. Safe for any thread. */
public final class RuleBook implements Rebuilt.RuleFinder {
    private static final AtomicLong TABLES = new AtomicLong();

    private final Catalog catalog;
    private final WorkerPool workers;
    private final Map<String, LanguageCodec> codecs = new ConcurrentHashMap<>();

    /**
     * The rulesets of this catalog.
     *
     * @param workers who call the functions of house rules
     */
    public RuleBook(Catalog catalog, WorkerPool workers) {
        this.catalog = catalog;
        this.workers = workers;
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
     * @param functions of its house rules; nothing of them is loaded yet
     * @throws BadHouseRules if they cannot be played
     */
    Rules rules(Ruleset ruleset, HouseRules houseRules, List<HookSource> functions) {
        LanguageCodec codec =
                codecs.computeIfAbsent(
                        ruleset.info().id(), ignored -> new LanguageCodec(ruleset.language()));
        Game plain = ruleset.configure(houseRules);
        if (functions.isEmpty()) {
            return new Rules(plain, codec);
        }
        WorkerHooks hooks =
                new WorkerHooks(
                        workers,
                        "table " + TABLES.incrementAndGet(),
                        functions,
                        plain.houseRules().values());
        return new Rules(
                ruleset.configure(houseRules, hooks),
                ruleset.configure(houseRules, hooks.ahead()),
                codec,
                hooks);
    }

    /** The functions of the files that a table was made with. */
    private static List<HookSource> functions(Fact.TableMade made) throws BadHouseRuleFile {
        List<HouseRuleFile> files = new ArrayList<>();
        for (Fact.RuleText file : made.files()) {
            // Only such a file can have any, and none need be run again to know it.
            if (file.text().contains("hooks")) {
                files.add(HouseRuleFile.parse(file.text(), file.file()));
            }
        }
        return HookSource.of(files);
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
            Rules rules = rules(ruleset, made.houseRules(), functions(made));
            if (rules.hooks() != null) {
                rules.hooks().load();
            }
            return rules;
        } catch (BadHouseRuleFile e) {
            throw new BadLine("its house rules cannot be read: " + e.getMessage());
        } catch (NoSuchElementException e) {
            throw new BadLine(e.getMessage());
        } catch (BadHouseRules e) {
            throw new BadLine("its house rules are refused: " + e.getMessage());
        }
    }
}
