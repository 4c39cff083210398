package meldhouse.bots;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;

/** Offers the sound players of the games that are built in. */
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
        String id = ruleset.info().id();
        return id.equals("american") || id.equals(DanishTable.RULESET);
    }

    @Override
    public Bot sit(Game game, int seat) {
        return game.ruleset().info().id().equals(DanishTable.RULESET)
                ? new DanishSteady(Leaning.TUNED)
                : new SteadyBot(game);
    }
}
