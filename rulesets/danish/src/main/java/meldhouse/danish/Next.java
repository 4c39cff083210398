package meldhouse.danish;

import org.jspecify.annotations.Nullable;

/**
 * What comes next: told by the last of the events that one move or shuffle brings about.
 *
 * @param phase the step that the match has reached
 * @param toMove the seat to move; null where chance is to move, or nobody
 */
public record Next(Phase phase, @Nullable Integer toMove) {}
