package meldhouse.engine;

import meldhouse.api.bot.Bot;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;

import java.util.ArrayList;
import java.util.List;

/**
 * A match that bots played, all in one thread and without a clock.
 *
 * @param record the match, ready to be replayed
 * @param end where it stands: over, unless it was cut short
 * @param history every event
 */
public record Playout(MatchRecord record, Match end, History history) {
    /**
     * Plays a match. The bots' random numbers come from the seed too, so that the same bots play
     * the same match.
     *
     * @param bots one for each seat
     * @param mostMoves the match is cut short after so many
     * @throws IllegalArgumentException if there are not as many bots as seats
     * @throws IllegalStateException if a bot chooses a move that is refused; the message names the
     *     seat, the move and the reason
     */
    public static Playout of(Game game, Seed seed, List<? extends Bot> bots, int mostMoves) {
        Sitting sitting = new Sitting(game, seed, bots);
        List<Event> events = new ArrayList<>(sitting.latest());
        List<MatchRecord.Moved> moves = new ArrayList<>();
        while (!sitting.match().isOver() && moves.size() < mostMoves) {
            moves.add(sitting.move());
            events.addAll(sitting.latest());
        }
        return new Playout(
                MatchRecord.of(sitting.match(), moves),
                sitting.match(),
                History.of(game).and(events));
    }
}
