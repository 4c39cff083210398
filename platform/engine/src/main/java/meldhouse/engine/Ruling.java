package meldhouse.engine;

import meldhouse.api.game.Refusal;

/** What a match says to a move: a {@link Step}, or why not. */
public sealed interface Ruling permits Step, Ruling.Refused {
    /**
     * The move was refused, and nothing has changed.
     *
     * @param why the rule that forbids it
     */
    record Refused(Refusal why) implements Ruling {}
}
