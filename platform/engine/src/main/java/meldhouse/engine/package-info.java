/** A match as a pure, replayable thing: seed, moves, events, views. No clock and no I/O. */
@NullMarked
package meldhouse.engine;

import org.jspecify.annotations.NullMarked;
