package meldhouse.engine;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A match as it stands: immutable, and the same for the same game, seed and moves on every machine.
 * Turns of chance are played at once, so it is always a seat's turn or over.
 *
 * @param game the rules
 * @param seed where the shuffles come from; a secret while the match is on
 * @param shuffles how many shuffles have been made
 * @param position where it stands
 * @param events how many events there have been, a move that was taken back being one; the next has
 *     this number plus one
 * @param last what was done last; null: nothing yet
 */
public record Match(
        Game game,
        Seed seed,
        int shuffles,
        Position position,
        int events,
        @Nullable LastMove last) {
    /** No game shuffles this often between two moves; one that does would never come to an end. */
    private static final int MOST_SHUFFLES_AT_ONCE = 10_000;

    /** Begins a match. The step's events are those of the first deal. */
    public static Step start(Game game, Seed seed) {
        return new Match(game, seed, 0, game.start(), 0, null).goingOn(List.of());
    }

    /**
     * Makes a move.
     *
     * @param seat whoever wishes to make it, from 0
     * @return a {@link Step}, or the refusal of a move that is illegal or out of turn
     */
    public Ruling decide(int seat, Move move) {
        return switch (position.decide(seat, move)) {
            case Decision.Accepted(Position next, List<Event> happened) -> {
                LastMove made = LastMove.of(this, seat, move, happened, next.turn());
                yield new Match(game, seed, shuffles, next, events, made).goingOn(happened);
            }
            case Decision.Refused(var why) -> new Ruling.Refused(why);
        };
    }

    /** Why a seat may not take the last move back; nothing if it may. */
    public Optional<Refusal> refusalToTakeBack(int seat) {
        return last == null
                ? Optional.of(
                        new Refusal("noMove", "Cannot take a move back: none has been made yet."))
                : last.refusal(seat);
    }

    /**
     * The match as it stood before its last move, but for one more event: that this move was taken
     * back. The answer that is then given to the same turn stands, and so do all earlier moves.
     *
     * @throws IllegalStateException if the last move may not be taken back
     */
    public Match takenBack() {
        if (!(last instanceof LastMove.Unanswered(int seat, Match before))) {
            throw new IllegalStateException("the last move stands");
        }
        return new Match(
                game,
                seed,
                before.shuffles,
                before.position,
                events + 1,
                new LastMove.TakenBack(seat));
    }

    /** The same without what was done last: so that no match holds all those before it. */
    Match withoutPast() {
        return new Match(game, seed, shuffles, position, events, null);
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
        return new Step(new Match(game, seed, made, now, events + all.size(), last), all);
    }
}
