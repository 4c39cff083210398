package meldhouse.catalog;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;

/**
 * A bot of a plugin that was asked once who it is: what can be read anywhere is then no call into a
 * stranger's code.
 */
record NamedBot(String id, String title, Level level, BotProvider provider) implements BotProvider {
    static NamedBot of(BotProvider bot) {
        String title = bot.title();
        Level level = bot.level();
        if (title == null || level == null) {
            throw new IllegalStateException(
                    "bot '%s' has no title or no level".formatted(bot.id()));
        }
        return new NamedBot(bot.id(), title, level, bot);
    }

    @Override
    public boolean plays(Ruleset ruleset) {
        return provider.plays(ruleset);
    }

    @Override
    public Bot sit(Game game, int seat) {
        return provider.sit(game, seat);
    }
}
