/** A match as a pure, replayable thing. */
@NullMarked
package meldhouse.engine;

import org.jspecify.annotations.NullMarked;
