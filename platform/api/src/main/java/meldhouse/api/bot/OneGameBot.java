package meldhouse.api.bot;

import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;

import java.util.function.Supplier;

/** A bot for one ruleset, said in a line. */
record OneGameBot(
        String id, String title, Level level, String ruleset, Supplier<? extends Bot> maker)
        implements BotProvider {
    @Override
    public boolean plays(Ruleset played) {
        return played.info().id().equals(ruleset);
    }

    @Override
    public Bot sit(Game game, int seat) {
        return maker.get();
    }
}
