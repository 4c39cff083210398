package meldhouse.client;

import java.time.Duration;

/**
 * How long a client waits for what.
 *
 * @param connect for the connection, and again for the answer to hello
 * @param answer for the answer to a request
 * @param ping between two pings; two of them without a sign of life end the connection
 * @param firstRetry before the first attempt to come back; each later wait is twice as long
 * @param longestRetry the longest such wait
 */
public record Pace(
        Duration connect,
        Duration answer,
        Duration ping,
        Duration firstRetry,
        Duration longestRetry) {
    /** What suits people: 10 s, 30 s, 20 s, a quarter of a second, 15 s. */
    public static final Pace USUAL =
            new Pace(
                    Duration.ofSeconds(10),
                    Duration.ofSeconds(30),
                    Duration.ofSeconds(20),
                    Duration.ofMillis(250),
                    Duration.ofSeconds(15));

    /** The same with another limit for connections. */
    public Pace withConnect(Duration limit) {
        return new Pace(limit, answer, ping, firstRetry, longestRetry);
    }

    /** The wait before an attempt, the first being number 0. */
    Duration retry(int attempt) {
        Duration wait = firstRetry.multipliedBy(1L << Math.min(attempt, 10));
        return wait.compareTo(longestRetry) > 0 ? longestRetry : wait;
    }
}
