package meldhouse.server.gateway;

import java.time.Duration;

/**
 * What one connection may cost.
 *
 * @param linesPerSecond on average
 * @param queuedBytes lines waiting to be taken by the client; over a quarter of it events are left
 *     out and replaced by one view, over all of it the connection ends
 * @param stall how long a client may take nothing while something waits
 * @param helloWithin how long a connection may stay without a hello
 * @param silence how long a client that sends pings may send nothing
 * @param faultsInARow after so many the connection ends
 * @param botLinesPerSecond as {@code linesPerSecond}, for bots
 * @param botsMaySay whether bots may say something at a table
 */
public record ConnectionLimits(
        int linesPerSecond,
        int queuedBytes,
        Duration stall,
        Duration helloWithin,
        Duration silence,
        int faultsInARow,
        int botLinesPerSecond,
        boolean botsMaySay) {
    /** Above this events are left out. */
    int crowded() {
        return queuedBytes / 4;
    }

    /** Below this they come again. */
    int relaxed() {
        return queuedBytes / 8;
    }
}
