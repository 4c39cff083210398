package meldhouse.server.gateway;

import java.util.HashMap;
import java.util.Map;

/**
 * How many connections there may be at once, whichever listener has them: of all, and of each
 * household but this machine's own. Safe for any thread.
 */
final class Places {
    private final Capacity capacity;
    private final HouseholdRates rates;
    private final Map<Household, Integer> taken = new HashMap<>();
    private int takenByAll;

    Places(Capacity capacity) {
        this.capacity = capacity;
        rates = new HouseholdRates(capacity.linesEach(), System::nanoTime);
    }

    /** What somebody gets who comes. */
    sealed interface Answer {
        /** A place, until it is given back. */
        record Taken(Place place) implements Answer {}

        /** None, and why. */
        record Full(String why) implements Answer {}
    }

    /** A place is taken, if there is one. */
    synchronized Answer take(Household from) {
        if (takenByAll >= capacity.connections()) {
            return new Answer.Full("The server is full.");
        }
        int own = taken.getOrDefault(from, 0);
        if (!from.isLocal() && own >= capacity.each()) {
            return new Answer.Full(
                    "The server takes no more connections from your address: it has %d of them, as many as it takes."
                            .formatted(own));
        }
        taken.put(from, own + 1);
        takenByAll++;
        return new Answer.Taken(new Place(from));
    }

    /** What one connection has. */
    final class Place {
        private final Household household;

        private Place(Household household) {
            this.household = household;
        }

        /** Whether its household may send one more line now; if so, it is counted. */
        boolean allowsLine() {
            if (household.isLocal()) {
                return true;
            }
            synchronized (rates) {
                return rates.allows(household);
            }
        }

        /** How many lines a second the household may send. */
        int linesPerSecond() {
            return rates.perSecond();
        }

        /** Gives it back; to be called once. */
        void give() {
            synchronized (Places.this) {
                takenByAll--;
                taken.computeIfPresent(household, (who, own) -> own == 1 ? null : own - 1);
            }
        }
    }
}
