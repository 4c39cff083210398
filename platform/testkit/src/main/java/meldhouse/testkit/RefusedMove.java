package meldhouse.testkit;

import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.View;

/**
 * A move that a bot chose and the rules refuse, with all that it takes to say why in another
 * language than theirs.
 *
 * @param seat whose move it was
 * @param view what the seat knew
 * @param legal what it might have done
 */
public record RefusedMove(
        Game game, int seat, View view, LegalMoves legal, Move move, Refusal why) {}
