package meldhouse.api.bot;

import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;

import java.util.function.Supplier;

/**
 * A kind of bot. Found by {@link java.util.ServiceLoader}; needs a public constructor without
 * parameters, or a public static method {@code provider()} that gives it.
 */
public interface BotProvider {
    /** Its name on the wire: lower-case letters, digits and {@code -}; unique in a server. */
    String id();

    /** Its name for people. */
    String title();

    /** How strong it is. */
    Level level();

    /** Whether it can play games of this ruleset. */
    boolean plays(Ruleset ruleset);

    /** A fresh bot for one seat of one match. */
    Bot sit(Game game, int seat);

    /**
     * A bot that is said in a line.
     *
     * @param ruleset the id of the one ruleset that it plays
     * @param maker makes one for each seat
     */
    static BotProvider of(
            String id, String title, Level level, String ruleset, Supplier<? extends Bot> maker) {
        return new OneGameBot(id, title, level, ruleset, maker);
    }

    /** How strong a bot is, in words that need no explanation. */
    enum Level {
        EASY,
        MEDIUM,
        HARD;

        /** As on the wire: {@code easy}. */
        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }
}
