package meldhouse.protocol;

import com.fasterxml.jackson.annotation.JsonValue;

import java.util.Locale;

/** Where a table is in its life. */
public enum TableState {
    WAITING,
    PLAYING,
    PAUSED,
    OVER,
    CLOSED;

    /** The word on the wire, in lower case. */
    @JsonValue
    public String wire() {
        return name().toLowerCase(Locale.ROOT);
    }
}
