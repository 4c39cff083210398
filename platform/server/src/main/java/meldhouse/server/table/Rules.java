package meldhouse.server.table;

import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.protocol.LanguageCodec;
import meldhouse.scripting.WorkerHooks;

import org.jspecify.annotations.Nullable;

/**
 * The game that a table plays, and how it is spoken on the wire.
 *
 * @param game with its house rules settled
 * @param ahead the same game for bots that think ahead: what fails there is nobody's concern
 * @param codec of the ruleset's language
 * @param hooks the functions of its house rules; null: there are none
 */
public record Rules(Game game, Game ahead, LanguageCodec codec, @Nullable WorkerHooks hooks) {
    /** Rules without functions. */
    public Rules(Game game, LanguageCodec codec) {
        this(game, game, codec, null);
    }

    /** The ruleset of the game. */
    Ruleset ruleset() {
        return game.ruleset();
    }
}
