package meldhouse.engine;

import java.time.Instant;

/** Tells the time: handed in, since nothing here looks at a clock of its own. */
public interface Stopwatch {
    /** Nanoseconds since some moment. */
    long nanos();

    /** The time of day. */
    Instant now();
}
