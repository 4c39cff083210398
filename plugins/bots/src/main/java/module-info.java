import org.jspecify.annotations.NullMarked;

/** The bots that ship with the platform. */
@NullMarked
module meldhouse.bots {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;
    requires meldhouse.american;
    requires meldhouse.danish;

    provides meldhouse.api.bot.BotProvider with
            meldhouse.bots.GreedyBotProvider,
            meldhouse.bots.RandomBotProvider,
            meldhouse.bots.SteadyBotProvider;
}
