package meldhouse.protocol;

import java.util.Locale;

/** Where a table is in its life. */
public enum TableState {
    WAITING,
    PLAYING,
    PAUSED,
    OVER,
    CLOSED;

    /** The word on the wire, in lower case. */
    public String wire() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The same as {@link #wire}. */
    @Override
    public String toString() {
        return wire();
    }
}
