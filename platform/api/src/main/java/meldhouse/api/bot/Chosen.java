package meldhouse.api.bot;

import meldhouse.api.game.Move;

/**
 * What a bot chose.
 *
 * @param move the move
 * @param why the reason in a sentence, for hints; empty where there is none to give
 */
public record Chosen(Move move, String why) {
    /** A move without a reason. */
    public static Chosen of(Move move) {
        return new Chosen(move, "");
    }
}
