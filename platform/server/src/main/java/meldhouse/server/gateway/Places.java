package meldhouse.server.gateway;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;

/**
 * How many connections there may be at once, whichever listener has them: of all, and of each
 * household but this machine's own. Safe for any thread.
 */
final class Places {
    private final Room room;
    private final Map<Household, Guests> guests = new HashMap<>();
    private int taken;

    Places(Room room) {
        this.room = room;
    }

    /** Those of one household. */
    private static final class Guests {
        private final RateLimit rate;
        private int count;

        Guests(int linesPerSecond) {
            rate = new RateLimit(linesPerSecond, System::nanoTime);
        }
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
        if (taken >= room.connections()) {
            return new Answer.Full("The server is full.");
        }
        if (from.isLocal()) {
            taken++;
            return new Answer.Taken(new Place(from, null));
        }
        Guests there = guests.get(from);
        if (there != null && there.count >= room.each()) {
            return new Answer.Full(
                    "The server takes no more connections from your address: it has %d of them, as many as it takes."
                            .formatted(there.count));
        }
        if (there == null) {
            there = new Guests(room.linesEach());
            guests.put(from, there);
        }
        there.count++;
        taken++;
        return new Answer.Taken(new Place(from, there));
    }

    /** What one connection has. */
    final class Place {
        private final Household household;
        private final @Nullable Guests all;

        private Place(Household household, @Nullable Guests all) {
            this.household = household;
            this.all = all;
        }

        /** Whether its household may send one more line now; if so, it is counted. */
        boolean allowsLine() {
            if (all == null) {
                return true;
            }
            synchronized (all) {
                return all.rate.allows();
            }
        }

        /** How many lines a second the household may send. */
        int linesPerSecond() {
            return room.linesEach();
        }

        /** Gives it back; to be called once. */
        void give() {
            synchronized (Places.this) {
                taken--;
                if (all != null && --all.count == 0) {
                    guests.remove(household);
                }
            }
        }
    }
}
