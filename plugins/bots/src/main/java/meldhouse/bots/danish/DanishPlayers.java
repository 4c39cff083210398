package meldhouse.bots.danish;

import meldhouse.api.bot.Bot;

/** The players of the Danish game. */
public final class DanishPlayers {
    /** The id of the ruleset that they play. */
    public static final String RULESET = "danish";

    private DanishPlayers() {}

    /** A sound one, for a seat of one match. */
    public static Bot steady() {
        return new SteadyPlayer(Leaning.TUNED);
    }

    /** The baseline: lays all it can, discards the dearest card that goes with no other. */
    public static Bot greedy() {
        return new GreedyPlayer();
    }
}
