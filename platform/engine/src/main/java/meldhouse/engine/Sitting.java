package meldhouse.engine;

import meldhouse.api.bot.Bot;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Bots who sit at a match and move in turn, in one thread and without a clock. Their random numbers
 * come from the seed too, so that the same bots play the same match. A workbench.
 */
final class Sitting {
    private final Game game;
    private final List<? extends Bot> bots;
    private final List<RandomGenerator> randoms;
    private final List<List<Event>> told;
    private Step step;

    /**
     * Begins a match.
     *
     * @param bots one for each seat
     * @throws IllegalArgumentException if there are not as many bots as seats
     */
    Sitting(Game game, Seed seed, List<? extends Bot> bots) {
        if (bots.size() != game.seats()) {
            throw new IllegalArgumentException(
                    "Cannot play with %d bots: there are %d seats."
                            .formatted(bots.size(), game.seats()));
        }
        this.game = game;
        this.bots = bots;
        randoms =
                IntStream.range(0, bots.size())
                        .mapToObj(seat -> seed.randomFor("seat " + seat))
                        .toList();
        told = IntStream.range(0, bots.size()).mapToObj(seat -> newList()).toList();
        step = Match.start(game, seed);
        tell();
    }

    private static List<Event> newList() {
        return new ArrayList<>();
    }

    private void tell() {
        for (int seat = 0; seat < told.size(); seat++) {
            for (Event event : step.events()) {
                told.get(seat).add(event.seenBy(Viewer.seat(seat)));
            }
        }
    }

    Match match() {
        return step.match();
    }

    /** What happened last, unredacted. */
    List<Event> latest() {
        return step.events();
    }

    /**
     * Lets the seat whose turn it is move.
     *
     * @throws IllegalStateException if it chooses a move that is refused; the message names the
     *     seat, the move and the reason
     */
    MatchRecord.Moved move() {
        if (!(match().turn() instanceof Turn.Seated(int seat))) {
            throw new IllegalStateException("it is no seat's turn");
        }
        var turn = BotTurn.at(game, match().position(), told.get(seat));
        var move = turn.ask(bots.get(seat), randoms.get(seat), Instant.MAX).move();
        step =
                switch (match().decide(seat, move)) {
                    case Step made -> made;
                    case Ruling.Refused(Refusal why) ->
                            throw new IllegalStateException(
                                    "Seat %d chose %s: %s".formatted(seat, move, why.sentence()));
                };
        tell();
        return new MatchRecord.Moved(seat, move);
    }
}
