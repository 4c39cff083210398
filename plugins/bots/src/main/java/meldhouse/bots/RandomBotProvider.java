package meldhouse.bots;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;

/** Offers the bot that plays by chance, for every ruleset. */
public final class RandomBotProvider implements BotProvider {
    /** For {@link java.util.ServiceLoader}. */
    public RandomBotProvider() {}

    @Override
    public String id() {
        return "random";
    }

    @Override
    public String title() {
        return "Random";
    }

    @Override
    public Level level() {
        return Level.EASY;
    }

    @Override
    public boolean plays(Ruleset ruleset) {
        return true;
    }

    @Override
    public Bot sit(Game game, int seat) {
        return new RandomBot();
    }
}
