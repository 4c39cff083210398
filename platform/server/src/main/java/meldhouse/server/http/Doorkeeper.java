package meldhouse.server.http;

import meldhouse.server.gateway.RateLimit;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/**
 * Who is let in at the port for browsers: nobody whom the host keeps out, and no address too often
 * or with too many connections. This machine itself always is, as long as there is room.
 */
final class Doorkeeper {
    /** Connections of all. */
    static final int MOST_CONNECTIONS = 200;

    /** Connections of one address: a few browsers. */
    static final int MOST_EACH = 40;

    /**
     * Addresses whose requests are counted; of more, the one that asked longest ago is forgotten.
     */
    private static final int MOST_COUNTED = 4096;

    private final Predicate<String> isKeptOut;
    private final int perSecond;
    private final LongSupplier nanos;
    private final Map<String, Integer> connections = new HashMap<>();
    private int allConnections;

    private final Map<String, RateLimit> rates = new LinkedHashMap<>(16, 0.75F, true);

    /** What becomes of a request. */
    enum Verdict {
        WELCOME,
        KEPT_OUT,
        TOO_OFTEN
    }

    /**
     * @param isKeptOut whether the host keeps an address out
     * @param perSecond requests of an address, on average
     * @param nanos a clock like {@link System#nanoTime}
     */
    Doorkeeper(Predicate<String> isKeptOut, int perSecond, LongSupplier nanos) {
        this.isKeptOut = isKeptOut;
        this.perSecond = perSecond;
        this.nanos = nanos;
    }

    Verdict judge(Visitor from) {
        if (from.isLocal()) {
            return Verdict.WELCOME;
        }
        RateLimit rate =
                rates.computeIfAbsent(from.household(), ignored -> new RateLimit(perSecond, nanos));
        if (rates.size() > MOST_COUNTED) {
            rates.remove(rates.keySet().iterator().next());
        }
        if (!rate.allows()) {
            return Verdict.TOO_OFTEN;
        }
        return isKeptOut.test(from.address()) ? Verdict.KEPT_OUT : Verdict.WELCOME;
    }

    /** A connection is made; whether it may stay. Each is to be told of once it {@link #leaves}. */
    boolean comes(Visitor from) {
        int own = connections.merge(from.household(), 1, Integer::sum);
        allConnections++;
        return allConnections <= MOST_CONNECTIONS && (from.isLocal() || own <= MOST_EACH);
    }

    void leaves(Visitor from) {
        connections.computeIfPresent(from.household(), (who, all) -> all == 1 ? null : all - 1);
        allConnections--;
    }
}
