package meldhouse.engine;

import meldhouse.api.game.Audience;
import meldhouse.api.game.Event;
import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import java.util.List;
import java.util.Optional;

/** What was done last in a match: whoever did it may think better of it, or not. */
public sealed interface LastMove {
    /** Who did it, from 0. */
    int seat();

    /**
     * A move that nobody has answered yet.
     *
     * @param before the match as it stood before it
     */
    record Unanswered(int seat, Match before) implements LastMove {}

    /**
     * A move that cannot be taken back.
     *
     * @param why in a sentence
     */
    record Final(int seat, Refusal why) implements LastMove {}

    /** A move was taken back: nothing before it is unanswered any more. */
    record TakenBack(int seat) implements LastMove {}

    /** Why this seat may not take it back; nothing if it may. */
    default Optional<Refusal> refusal(int who) {
        if (who != seat()) {
            return Optional.of(
                    new Refusal(
                            "answered",
                            "Cannot take a move back: the last one is that of seat %d. Allowed: your own, while nobody has answered it."
                                    .formatted(seat())));
        }
        return switch (this) {
            case Unanswered ignored -> Optional.empty();
            case Final(int ignored, Refusal why) -> Optional.of(why);
            case TakenBack ignored ->
                    Optional.of(
                            new Refusal(
                                    "takenBack",
                                    "Cannot take a move back: you have done so, and it is your"
                                            + " turn."));
        };
    }

    /** The last move of a match that went on. */
    static LastMove of(Match before, int seat, Move move, List<Event> happened, Turn next) {
        if (!move.mayBeTakenBack()
                || happened.size() != 1
                || !(happened.getFirst().audience() instanceof Audience.Everyone)
                || !(next instanceof Turn.Seated(int other))
                || other == seat) {
            return new Final(
                    seat,
                    new Refusal(
                            "final",
                            "Cannot take this move back: it is of a kind that stands, or something"
                                + " has come of it. Allowed: a call that the next seat has yet to"
                                + " answer."));
        }
        return before.last() instanceof TakenBack
                ? new Final(
                        seat,
                        new Refusal(
                                "onceATurn",
                                "Cannot take this move back: it stands in place of one that you"
                                        + " took back. Allowed: once a turn."))
                : new Unanswered(seat, before.withoutPast());
    }
}
