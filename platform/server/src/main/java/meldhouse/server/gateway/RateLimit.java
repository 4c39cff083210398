package meldhouse.server.gateway;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How many lines a connection may send, or an address ask: so many a second on average, and for a
 * moment twice as many.
 */
final class RateLimit {
    private final int perSecond;
    private final LongSupplier nanos;
    private double left;
    private long last;

    /**
     * @param nanos a clock like {@link System#nanoTime}
     */
    RateLimit(int perSecond, LongSupplier nanos) {
        this.perSecond = perSecond;
        this.nanos = nanos;
        this.left = 2.0 * perSecond;
        this.last = nanos.getAsLong();
    }

    int perSecond() {
        return perSecond;
    }

    /** Whether one more line is allowed now; if so, it is counted. */
    boolean allows() {
        long now = nanos.getAsLong();
        double earned = (double) (now - last) * perSecond / TimeUnit.SECONDS.toNanos(1);
        left = Math.min(2.0 * perSecond, left + earned);
        last = now;
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }
}
