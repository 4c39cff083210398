package meldhouse.load;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.function.Supplier;

import javax.net.ssl.SSLEngine;

/**
 * What is asked of a server.
 *
 * @param host its name or address
 * @param port its TCP port
 * @param tls makes the client's end of each connection, for a server that encrypts; null: nothing
 *     is encrypted
 * @param password of the server; null: it has none
 * @param ruleset that is played at every table, four seats at each
 * @param preset of the ruleset; null: as the ruleset is
 * @param tables how many, from 0; each has four players with a connection each
 * @param idle how many connections beside them say hello and nothing more, from 0
 * @param rate moves a second over all tables; 0: as many as the server takes
 * @param warmUp how long is played before anything is counted
 * @param measured how long is counted
 */
public record Workload(
        String host,
        int port,
        @Nullable Supplier<SSLEngine> tls,
        @Nullable String password,
        String ruleset,
        @Nullable String preset,
        int tables,
        int idle,
        int rate,
        Duration warmUp,
        Duration measured) {
    /** Players at a table. */
    public static final int SEATS = 4;

    /**
     * @throws IllegalArgumentException if a number is below its least
     */
    public Workload {
        if (tables < 0 || idle < 0 || rate < 0 || measured.isNegative() || warmUp.isNegative()) {
            throw new IllegalArgumentException(
                    "Cannot make a load of less than nothing: all numbers are 0 or more.");
        }
    }

    /** All connections that it makes. */
    public int connections() {
        return tables * SEATS + idle;
    }
}
