package meldhouse.american;

import org.jspecify.annotations.Nullable;

/**
 * One call of the auction.
 *
 * @param seat who called
 * @param amount the bid in points; null: a pass
 */
public record Call(int seat, @Nullable Integer amount) {}
