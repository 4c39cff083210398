package meldhouse.server.gateway;

import org.jspecify.annotations.Nullable;

/** How many lines a connection may send: by itself, and together with all of its household. */
final class Allowance {
    private final Places.Place place;
    private RateLimit own;

    /**
     * @param linesPerSecond of the connection by itself, on average
     */
    Allowance(int linesPerSecond, Places.Place place) {
        this.place = place;
        own = new RateLimit(linesPerSecond, System::nanoTime);
    }

    /** From now on the connection by itself may send so many. */
    void change(int linesPerSecond) {
        own = new RateLimit(linesPerSecond, System::nanoTime);
    }

    /** A line has come: what of it would be allowed, if it is too much; null: it is not. */
    @Nullable String exceeded() {
        if (!own.allows()) {
            return "%d a second".formatted(own.perSecond());
        }
        return place.allowsLine()
                ? null
                : "%d a second from all connections of your address"
                        .formatted(place.linesPerSecond());
    }
}
