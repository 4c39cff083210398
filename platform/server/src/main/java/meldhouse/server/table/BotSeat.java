package meldhouse.server.table;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;

import org.jspecify.annotations.Nullable;

/**
 * A bot in a seat of one match. The bot is made by the thread that asks it, since its maker may
 * hang too; after a bot hung this object is thrown away with it.
 */
final class BotSeat {
    private final BotProvider provider;
    private final Game game;
    private final int seat;
    private @Nullable Bot bot;

    BotSeat(BotProvider provider, Game game, int seat) {
        this.provider = provider;
        this.game = game;
        this.seat = seat;
    }

    String id() {
        return provider.id();
    }

    int seat() {
        return seat;
    }

    /** The class loader that the bot's code expects to run under. */
    ClassLoader loader() {
        return provider.getClass().getClassLoader();
    }

    /** The bot; only for the thread that asks it. */
    synchronized Bot bot() {
        Bot sitting = bot;
        if (sitting == null) {
            sitting = provider.sit(game, seat);
            bot = sitting;
        }
        return sitting;
    }
}
