package meldhouse.server.http;

import meldhouse.server.gateway.Household;
import meldhouse.server.gateway.HouseholdRates;

import java.util.HashMap;
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

    private final Predicate<String> isKeptOut;
    private final HouseholdRates rates;
    private final Map<Household, Integer> connections = new HashMap<>();
    private int allConnections;

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
        rates = new HouseholdRates(perSecond, nanos);
    }

    Verdict judge(Visitor from) {
        if (from.isLocal()) {
            return Verdict.WELCOME;
        }
        if (!rates.allows(from.household())) {
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
