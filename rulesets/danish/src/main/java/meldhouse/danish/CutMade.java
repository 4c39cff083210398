package meldhouse.danish;

import org.jspecify.annotations.Nullable;

/**
 * The cut of a round (danish.md 1.5).
 *
 * @param cutter who cut
 * @param guess the size that the cutter named; null where none is asked for
 * @param lifted how many cards were lifted
 * @param needed how many the deal takes
 * @param exact whether the bonus was earned: the size was the named one, or just what is needed
 */
public record CutMade(int cutter, @Nullable Integer guess, int lifted, int needed, boolean exact) {}
