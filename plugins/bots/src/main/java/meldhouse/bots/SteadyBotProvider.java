package meldhouse.bots;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;

/** Offers the sound player of the American game. */
public final class SteadyBotProvider implements BotProvider {
    /** For {@link java.util.ServiceLoader}. */
    public SteadyBotProvider() {}

    @Override
    public String id() {
        return "steady";
    }

    @Override
    public String title() {
        return "Steady";
    }

    @Override
    public Level level() {
        return Level.MEDIUM;
    }

    @Override
    public boolean plays(Ruleset ruleset) {
        return ruleset.info().id().equals("american");
    }

    @Override
    public Bot sit(Game game, int seat) {
        return new SteadyBot(game);
    }
}
