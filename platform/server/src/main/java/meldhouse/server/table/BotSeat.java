package meldhouse.server.table;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;
import meldhouse.catalog.Catalog;

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

    /** Known once the bot has sat down. */
    private volatile boolean skipsForced;

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
        return Catalog.loaderOf(provider);
    }

    /** The bot; only for the thread that asks it. */
    synchronized Bot bot() {
        Bot sitting = bot;
        if (sitting == null) {
            sitting = provider.sit(game, seat);
            skipsForced = !sitting.seesForcedMoves();
            bot = sitting;
        }
        return sitting;
    }

    /** Whether the bot is here and need not be asked where there is no choice. */
    boolean skipsForced() {
        return skipsForced;
    }

    /** Lets the bot go, if it ever came; only for a thread that may hang. */
    synchronized void leave() {
        Bot leaving = bot;
        bot = null;
        if (leaving != null) {
            leaving.leave();
        }
    }
}
