package meldhouse.engine;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;

import java.util.ArrayList;
import java.util.List;

/**
 * A match as it stands: immutable, and the same for the same game, seed and moves on every machine.
 * Turns of chance are played at once, so it is always a seat's turn or over.
 *
 * @param game the rules
 * @param seed where the shuffles come from; a secret while the match is on
 * @param shuffles how many shuffles have been made
 * @param position where it stands
 * @param events how many events there have been; the next one has this number plus one
 */
public record Match(Game game, Seed seed, int shuffles, Position position, int events) {
    /** No game shuffles this often between two moves; one that does would never come to an end. */
    private static final int MOST_SHUFFLES_AT_ONCE = 10_000;

    /** Begins a match. The step's events are those of the first deal. */
    public static Step start(Game game, Seed seed) {
        return new Match(game, seed, 0, game.start(), 0).goingOn(List.of());
    }

    /**
     * Makes a move.
     *
     * @param seat whoever wishes to make it, from 0
     * @return a {@link Step}, or the refusal of a move that is illegal or out of turn
     */
    public Ruling decide(int seat, Move move) {
        return switch (position.decide(seat, move)) {
            case Decision.Accepted(Position next, List<Event> happened) ->
                    new Match(game, seed, shuffles, next, events).goingOn(happened);
            case Decision.Refused(var why) -> new Ruling.Refused(why);
        };
    }

    /** Whose turn it is; never that of chance. */
    public Turn turn() {
        return position.turn();
    }

    /** Whether the match has ended. */
    public boolean isOver() {
        return turn().isOver();
    }

    /** Plays the turns of chance that come now, and counts the events. */
    private Step goingOn(List<Event> happened) {
        List<Event> all = new ArrayList<>(happened);
        Position now = position;
        int made = shuffles;
        while (now.turn() instanceof Turn.Chance(int things)) {
            if (made - shuffles == MOST_SHUFFLES_AT_ONCE) {
                throw new IllegalStateException(
                        "%s shuffles without end at %s"
                                .formatted(game.ruleset().info().id(), now.text()));
            }
            var dealt = now.shuffled(new Shuffle(seed).order(made++, things));
            all.addAll(dealt.events());
            now = dealt.next();
        }
        return new Step(new Match(game, seed, made, now, events + all.size()), all);
    }
}
