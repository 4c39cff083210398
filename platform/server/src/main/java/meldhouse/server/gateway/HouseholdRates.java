package meldhouse.server.gateway;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * How much each household may ask, whatever connections it has: whoever goes and comes again has no
 * more of it. For one thread at a time.
 */
public final class HouseholdRates {
    /** Households that are counted; of more, the one that asked longest ago is forgotten. */
    private static final int MOST = 4096;

    private final int perSecond;
    private final LongSupplier nanos;
    private final Map<Household, RateLimit> rates = new LinkedHashMap<>(16, 0.75F, true);

    /**
     * Nobody has asked yet.
     *
     * @param perSecond of one household on average
     * @param nanos a clock like {@link System#nanoTime}
     */
    public HouseholdRates(int perSecond, LongSupplier nanos) {
        this.perSecond = perSecond;
        this.nanos = nanos;
    }

    int perSecond() {
        return perSecond;
    }

    /** Whether a household may ask once more now; if so, it is counted. */
    public boolean allows(Household household) {
        RateLimit rate =
                rates.computeIfAbsent(household, ignored -> new RateLimit(perSecond, nanos));
        if (rates.size() > MOST) {
            rates.remove(rates.keySet().iterator().next());
        }
        return rate.allows();
    }
}
