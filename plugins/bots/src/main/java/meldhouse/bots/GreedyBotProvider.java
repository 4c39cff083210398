package meldhouse.bots;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.bots.danish.DanishPlayers;

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
        return ruleset.info().id().equals(DanishPlayers.RULESET);
    }

    @Override
    public Bot sit(Game game, int seat) {
        return DanishPlayers.greedy();
    }
}
