/** Finds rulesets and bots. */
module meldhouse.catalog {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;

    exports meldhouse.catalog;

    uses meldhouse.api.bot.BotProvider;
    uses meldhouse.api.game.Ruleset;
}
