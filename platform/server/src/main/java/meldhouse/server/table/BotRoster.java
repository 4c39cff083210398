package meldhouse.server.table;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;
import meldhouse.catalog.Catalog;
import meldhouse.catalog.Guard;
import meldhouse.catalog.PluginCalls;
import meldhouse.catalog.PluginFault;
import meldhouse.server.bus.Fault;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * The bots that may be seated: those of the catalog, without those that hung too often. What a bot
 * plays is asked once for each ruleset. Safe for any thread.
 */
public final class BotRoster {
    private static final System.Logger LOG = System.getLogger(BotRoster.class.getName());

    /** Sits down where no bot plays the game: there is none of this name. */
    private static final String NOBODY = "nobody";

    /** A bot, and a ruleset that it may play. */
    private record Pair(String bot, String ruleset) {}

    private final Catalog catalog;
    private final PluginCalls calls;
    private final BotRunner runner;
    private final Map<Pair, Boolean> playing = new ConcurrentHashMap<>();

    /**
     * @param catalog all that there are
     * @param guard bounds what they are asked
     * @param runner knows which hung
     */
    public BotRoster(Catalog catalog, Guard guard, BotRunner runner) {
        this.catalog = catalog;
        this.calls = new PluginCalls(catalog, guard);
        this.runner = runner;
    }

    /** All that there are, and the rulesets. */
    public Catalog catalog() {
        return catalog;
    }

    /**
     * Those that play a ruleset. The first time the bots themselves are asked, which is not for an
     * event loop.
     */
    public List<BotProvider> offered(Ruleset ruleset) {
        return offered().stream().filter(bot -> isPlaying(bot, ruleset)).toList();
    }

    private boolean isPlaying(BotProvider bot, Ruleset ruleset) {
        return playing.computeIfAbsent(
                new Pair(bot.id(), catalog.idOf(ruleset)), ignored -> plays(bot, ruleset));
    }

    /** A stranger's code: a bot that cannot even say what it plays is not offered. */
    private boolean plays(BotProvider bot, Ruleset ruleset) {
        try {
            return calls.ask(bot, () -> bot.plays(ruleset));
        } catch (PluginFault e) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Bot ''{0}'' is not offered: {1}",
                    bot.id(),
                    e.getMessage());
        } catch (RuntimeException | Error e) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Bot ''{0}'' is not offered: {1}",
                    bot.id(),
                    new Fault(e));
        }
        return false;
    }

    /** Asks rulesets and bots, those of plugins under guard. */
    public PluginCalls calls() {
        return calls;
    }

    /** The plugin that a bot comes from, in brackets, for reports; empty if it is built in. */
    String from(String id) {
        return catalog.bots().stream()
                .filter(bot -> bot.id().equals(id))
                .flatMap(bot -> catalog.pluginOf(bot).stream())
                .map(plugin -> " (" + plugin.title() + ")")
                .findFirst()
                .orElse("");
    }

    /** All of them. */
    public List<BotProvider> offered() {
        return catalog.bots().stream().filter(bot -> runner.isTrusted(bot.id())).toList();
    }

    /** The bot of this id, if it plays the ruleset. */
    public Optional<BotProvider> offered(String id, Ruleset ruleset) {
        return offered(ruleset).stream().filter(bot -> bot.id().equals(id)).findFirst();
    }

    /** A sentence for whoever asks for a bot that there is not. */
    public String noSuchBot(String id, Ruleset ruleset) {
        String known =
                offered(ruleset).stream().map(BotProvider::id).collect(Collectors.joining(", "));
        return "Cannot seat bot '%s': none of that name plays %s. Allowed: %s."
                .formatted(
                        id,
                        catalog.idOf(ruleset),
                        known.isEmpty() ? "none, since none is installed" : known);
    }

    /**
     * The id of the bot that sits down where nobody says which: the strongest, so that whoever
     * plays with it or has it play for them has a sound partner. Where there is none it is a name
     * that no bot has, and the table makes its moves.
     */
    String usual(Ruleset ruleset) {
        return strongest(ruleset).map(BotProvider::id).orElse(NOBODY);
    }

    /** The id of the bot that plays at a table for somebody who left or is away. */
    String standIn(Table table) {
        String chosen = table.made().standIn();
        return chosen == null ? usual(table.rules().ruleset()) : chosen;
    }

    /** By what they say of themselves; of equals the first. Also the one to ask for a hint. */
    Optional<BotProvider> strongest(Ruleset ruleset) {
        return offered(ruleset).stream().max(Comparator.comparing(BotProvider::level));
    }
}
