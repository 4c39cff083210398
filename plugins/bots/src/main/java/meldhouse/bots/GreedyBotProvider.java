package meldhouse.bots;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;

/** Offers the baseline player of the Danish game. */
public final class GreedyBotProvider implements BotProvider {
    /** For {@link java.util.ServiceLoader}. */
    public GreedyBotProvider() {}

    @Override
    public String id() {
        return "greedy";
    }

    @Override
    public String title() {
        return "Greedy";
    }

    @Override
    public Level level() {
        return Level.EASY;
    }

    @Override
    public boolean plays(Ruleset ruleset) {
        return ruleset.info().id().equals(DanishTable.RULESET);
    }

    @Override
    public Bot sit(Game game, int seat) {
        return new DanishGreedy();
    }
}
