package meldhouse.api.bot;

import meldhouse.api.game.Move;

import org.jspecify.annotations.Nullable;

/**
 * What a bot chose.
 *
 * @param move the move
 * @param why the reason in an English sentence, for hints; empty where there is none to give
 * @param reason the same for screens that speak other languages; null: there is the sentence alone
 */
public record Chosen(Move move, String why, @Nullable Reason reason) {
    /** A move with its reason in English alone. */
    public Chosen(Move move, String why) {
        this(move, why, null);
    }

    /** A move without a reason. */
    public static Chosen of(Move move) {
        return new Chosen(move, "");
    }
}
