package meldhouse.testkit;

import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.engine.BotTurn;
import meldhouse.engine.Match;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A seat's turn in a match that is played at random, for asking bots about it.
 *
 * @param game the rules
 * @param number of the match
 * @param seed of the match
 * @param position where it stands
 * @param seat whose turn it is
 * @param happened every event so far, unredacted
 */
record Moment(Game game, int number, Seed seed, Position position, int seat, List<Event> happened) {

    /** The turns of a match, at most so many. */
    static List<Moment> match(Game game, int number, int mostMoves) {
        Seed seed = Seed.ofNumber(number);
        RandomMover mover = new RandomMover(seed.randomFor("moves"));
        List<Moment> moments = new ArrayList<>();
        Step step = Match.start(game, seed);
        List<Event> happened = new ArrayList<>(step.events());
        while (moments.size() < mostMoves && step.match().turn() instanceof Turn.Seated(int seat)) {
            Position position = step.match().position();
            moments.add(new Moment(game, number, seed, position, seat, List.copyOf(happened)));
            if (!(step.match().decide(seat, mover.pick(position.legalMoves()))
                    instanceof Step next)) {
                throw new IllegalStateException("a listed move is refused at " + position.text());
            }
            step = next;
            happened.addAll(step.events());
        }
        return moments;
    }

    List<Event> told(int viewer) {
        return happened.stream().map(event -> event.seenBy(Viewer.seat(viewer))).toList();
    }

    BotTurn turn() {
        return turnIn(position);
    }

    /** The same turn, if the hidden cards lay as in another position. */
    BotTurn turnIn(Position other) {
        return BotTurn.at(game, other, told(seat));
    }

    /** What a bot is told; the same numbers each time. */
    Thinking thinkingIn(Position other, Instant deadline) {
        return turnIn(other).thinking(seed.randomFor("turn " + happened.size()), deadline);
    }

    /** The wire types of all that is legal. */
    Set<String> kinds() {
        Set<String> kinds = new TreeSet<>();
        var legal = position.legalMoves();
        for (int i = 0; i < legal.size(); i++) {
            kinds.add(Language.wireType(legal.get(i).getClass()));
        }
        legal.ranges().forEach(range -> kinds.add(range.type()));
        return kinds;
    }

    /**
     * Why a move is refused, a sentence of the rules or said; nothing if it is legal. What a bot
     * chose may make the rules throw.
     *
     * @param words puts the rules' refusal into words
     */
    Optional<Object> refusal(Move move, Function<RefusedMove, String> words) {
        try {
            return switch (position.decide(seat, move)) {
                case Decision.Accepted ignored -> Optional.empty();
                case Decision.Refused(var why) ->
                        Optional.of(
                                words.apply(
                                        new RefusedMove(
                                                game,
                                                seat,
                                                position.view(Viewer.seat(seat)),
                                                position.legalMoves(),
                                                move,
                                                why)));
            };
        } catch (RuntimeException e) {
            return Optional.of(Said.of("noMove"));
        }
    }

    /** Where it is, for people. */
    Said where() {
        return Said.of("where", number, seat, happened.size());
    }
}
