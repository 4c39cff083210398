package meldhouse.engine;

import java.time.Instant;

/** Tells the time: handed in, since nothing here looks at a clock of its own. */
public interface Stopwatch {
    /** Nanoseconds since some moment. */
    long nanos();

    /**
     * Nanoseconds that this thread has worked: by these a bot is judged that thinks in it. Where
     * the clock does not know, all time counts.
     */
    default long worked() {
        return nanos();
    }

    /** The time of day. */
    Instant now();
}
