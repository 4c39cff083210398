package meldhouse.engine;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A bot's turn: all that it is told, and nothing that its seat may not know.
 *
 * @param game the rules
 * @param seat whose turn it is, from 0
 * @param view all that the seat may know
 * @param legal what it may do, written out: whoever looks behind it finds no position
 * @param history every event so far, as the seat was told them
 */
public record BotTurn(Game game, int seat, View view, LegalMoves legal, List<Event> history) {
    public BotTurn {
        legal = PlainMoves.of(legal);
        history = List.copyOf(history);
    }

    /**
     * The turn at a position.
     *
     * @param history every event so far, as the seat whose turn it is was told them
     * @throws IllegalArgumentException if it is no seat's turn
     */
    public static BotTurn at(Game game, Position position, List<Event> history) {
        if (!(position.turn() instanceof Turn.Seated(int seat))) {
            throw new IllegalArgumentException("no seat is to move at " + position.text());
        }
        View view = position.view(Viewer.seat(seat));
        return new BotTurn(game, seat, view, position.legalMoves(), history);
    }

    /** The only legal move, where there is no choice. */
    public Optional<Move> forced() {
        return legal.size() == 1 && legal.ranges().isEmpty() && legal.complete()
                ? Optional.of(legal.get(0))
                : Optional.empty();
    }

    /**
     * The move that is made for a seat that makes none: the first that is listed, or else the least
     * of the first range.
     */
    public Move instead() {
        return legal.size() > 0 ? legal.get(0) : legal.ranges().getFirst().least();
    }

    /** What the bot is told. */
    public Thinking thinking(RandomGenerator random, Instant deadline) {
        return new Thinking(game, seat, view, legal, history, random, deadline);
    }

    /**
     * Asks a bot, in this thread; where there is no choice it is not asked, unless it {@link
     * Bot#seesForcedMoves}. The answer is not checked, and whatever the bot throws is thrown.
     */
    public Chosen ask(Bot bot, RandomGenerator random, Instant deadline) {
        Optional<Move> forced = forced();
        return forced.isPresent() && !bot.seesForcedMoves()
                ? Chosen.of(forced.get())
                : bot.choose(thinking(random, deadline));
    }
}
