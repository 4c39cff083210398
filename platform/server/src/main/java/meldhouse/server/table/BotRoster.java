package meldhouse.server.table;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;
import meldhouse.catalog.Catalog;
import meldhouse.server.bus.Fault;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The bots that may be seated: those of the catalog, without those that hung too often.
 *
 * @param catalog all that there are
 * @param runner knows which hung
 */
public record BotRoster(Catalog catalog, BotRunner runner) {
    private static final System.Logger LOG = System.getLogger(BotRoster.class.getName());

    /** Sits down where nobody says which bot. */
    private static final String USUAL = "random";

    /** Those that play a ruleset. */
    public List<BotProvider> offered(Ruleset ruleset) {
        return offered().stream().filter(bot -> plays(bot, ruleset)).toList();
    }

    /** A stranger's code: a bot that cannot even say what it plays is not offered. */
    private static boolean plays(BotProvider bot, Ruleset ruleset) {
        try {
            return bot.plays(ruleset);
        } catch (RuntimeException | Error e) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Bot ''{0}'' is not offered: {1}",
                    bot.id(),
                    new Fault(e));
            return false;
        }
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
                        ruleset.info().id(),
                        known.isEmpty() ? "none, since none is installed" : known);
    }

    /**
     * The id of the bot that sits down where nobody says which. Where there is none it is a name
     * that nobody has, and the table makes its moves.
     */
    String usual(Ruleset ruleset) {
        List<BotProvider> all = offered(ruleset);
        return all.stream()
                .map(BotProvider::id)
                .filter(USUAL::equals)
                .findFirst()
                .orElse(all.isEmpty() ? USUAL : all.getFirst().id());
    }

    /** The one to ask for a hint. */
    Optional<BotProvider> strongest(Ruleset ruleset) {
        return offered(ruleset).stream().max(Comparator.comparing(BotProvider::level));
    }
}
