package meldhouse.bots;

import meldhouse.api.game.Move;
import meldhouse.api.game.Position;

import java.util.List;

/**
 * A way through a turn.
 *
 * @param moves what is done, in order
 * @param after where it leads
 * @param worth what that is worth, in points
 * @param low whether it keeps to low cards
 * @param out whether it ends the round
 */
record TurnPlan(List<Move> moves, Position after, double worth, boolean low, boolean out) {}
