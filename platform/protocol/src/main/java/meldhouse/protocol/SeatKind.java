package meldhouse.protocol;

import java.util.Locale;

/** Who sits in a seat. */
public enum SeatKind {
    OPEN,
    PLAYER,
    BOT;

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
