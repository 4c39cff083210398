package meldhouse.api.game;

/**
 * A number that is taken of every deal, so that many deals can be compared without knowing the
 * game.
 *
 * @param name its name in reports, in camelCase: {@code trickPoints}
 * @param meaning what it is, in a few words: {@code "trick points"}
 * @param kind what its mean is
 * @param bySide whether each side has its own number
 */
public record Measure(String name, String meaning, Kind kind, boolean bySide) {
    /** What the mean of a measure is. */
    public enum Kind {
        /** A share: every number is 0 or 1. */
        SHARE,
        /** Points, tricks or other things that are counted. */
        COUNT
    }
}
