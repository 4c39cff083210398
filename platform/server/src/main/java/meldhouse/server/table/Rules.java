package meldhouse.server.table;

import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.protocol.LanguageCodec;

/**
 * The game that a table plays, and how it is spoken on the wire.
 *
 * @param game with its house rules settled
 * @param codec of the ruleset's language
 */
public record Rules(Game game, LanguageCodec codec) {
    /** The ruleset of the game. */
    Ruleset ruleset() {
        return game.ruleset();
    }
}
