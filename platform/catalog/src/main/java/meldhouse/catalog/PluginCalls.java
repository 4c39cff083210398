package meldhouse.catalog;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;

import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Calls rulesets and bots: those of plugins with a {@link Guard}, and those that are built in as
 * they are. It blocks, so it is not for an event loop.
 *
 * @param catalog knows which is which
 * @param guard bounds the calls
 */
public record PluginCalls(Catalog catalog, Guard guard) {
    /**
     * Asks a ruleset.
     *
     * @throws BadHouseRules if it refuses house rules, which is no fault
     * @throws NoSuchElementException if it does not know a name, which is none either
     * @throws PluginFault if it threw anything else or gave no answer
     */
    public <T> T ask(Ruleset ruleset, Supplier<T> question) throws PluginFault {
        return ask(catalog.pluginOf(ruleset), ruleset.getClass().getClassLoader(), question);
    }

    /**
     * Asks a bot.
     *
     * @throws PluginFault if it threw or gave no answer
     */
    public <T> T ask(BotProvider bot, Supplier<T> question) throws PluginFault {
        return ask(catalog.pluginOf(bot), Catalog.loaderOf(bot), question);
    }

    private <T> T ask(Optional<Plugin> plugin, ClassLoader loader, Supplier<T> question)
            throws PluginFault {
        if (plugin.isEmpty()) {
            return question.get();
        }
        String who = plugin.get().title();
        try {
            return guard.call(who, loader, question::get);
        } catch (TimeoutException e) {
            throw PluginFault.silent(who, e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof BadHouseRules refused) {
                throw refused;
            }
            if (e.getCause() instanceof NoSuchElementException unknown) {
                throw unknown;
            }
            throw PluginFault.threw(who, e.getCause());
        }
    }
}
