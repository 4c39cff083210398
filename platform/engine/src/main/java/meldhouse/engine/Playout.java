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
        if (bots.size() != game.seats()) {
            throw new IllegalArgumentException(
                    "Cannot play with %d bots: there are %d seats."
                            .formatted(bots.size(), game.seats()));
        }
        List<RandomGenerator> randoms =
                IntStream.range(0, bots.size())
                        .mapToObj(seat -> seed.randomFor("seat " + seat))
                        .toList();
        Step step = Match.start(game, seed);
        Told told = new Told(game.seats());
        told.add(step.events());
        List<MatchRecord.Moved> moves = new ArrayList<>();
        while (step.match().turn() instanceof Turn.Seated(int seat) && moves.size() < mostMoves) {
            var turn = BotTurn.at(game, step.match().position(), told.seats.get(seat));
            var move = turn.ask(bots.get(seat), randoms.get(seat), Instant.MAX).move();
            step = made(step.match().decide(seat, move), seat, move);
            told.add(step.events());
            moves.add(new MatchRecord.Moved(seat, move));
        }
        return new Playout(
                MatchRecord.of(step.match(), moves),
                step.match(),
                new History(game, told.everything));
    }

    private static Step made(Ruling ruling, int seat, Object move) {
        return switch (ruling) {
            case Step step -> step;
            case Ruling.Refused(Refusal why) ->
                    throw new IllegalStateException(
                            "Seat %d chose %s: %s".formatted(seat, move, why.sentence()));
        };
    }

    /** The events of the match, and what each seat was told of them. */
    private static final class Told {
        final List<Event> everything = new ArrayList<>();
        final List<List<Event>> seats;

        Told(int count) {
            seats = IntStream.range(0, count).mapToObj(seat -> newList()).toList();
        }

        private static List<Event> newList() {
            return new ArrayList<>();
        }

        void add(List<Event> events) {
            everything.addAll(events);
            for (int seat = 0; seat < seats.size(); seat++) {
                for (Event event : events) {
                    seats.get(seat).add(event.seenBy(Viewer.seat(seat)));
                }
            }
        }
    }
}
