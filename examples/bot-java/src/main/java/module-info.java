/** A bot for American Pinochle. */
module cautious {
    requires meldhouse.american;
    requires meldhouse.api;

    provides meldhouse.api.bot.BotProvider with
            cautious.CautiousBot;
}
