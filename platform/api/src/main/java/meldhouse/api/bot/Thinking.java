package meldhouse.api.bot;

import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.View;

import java.time.Instant;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * All that a bot is told when it is to move. No hidden card is to be found in it; for a guess at
 * them there is {@link Game#determinize}.
 *
 * @param game the rules, with the house rules as data
 * @param seat the bot's own seat, from 0
 * @param view all that the seat may know
 * @param legal what it may do
 * @param history every event of the match so far that stands, as the seat was told them; a move
 *     that was taken back is not among them
 * @param random the bot's own random numbers; in the arena they come from the seed
 * @param deadline when a default move is made in its place; {@link Instant#MAX}: never
 */
public record Thinking(
        Game game,
        int seat,
        View view,
        LegalMoves legal,
        List<Event> history,
        RandomGenerator random,
        Instant deadline) {}
