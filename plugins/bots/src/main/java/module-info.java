import org.jspecify.annotations.NullMarked;

/** The bots that ship with the platform. */
@NullMarked
module meldhouse.bots {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;
    requires meldhouse.american;

    provides meldhouse.api.bot.BotProvider with
            meldhouse.bots.RandomBotProvider,
            meldhouse.bots.SteadyBotProvider;
}
