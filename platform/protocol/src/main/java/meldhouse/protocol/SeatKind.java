package meldhouse.protocol;

import com.fasterxml.jackson.annotation.JsonValue;

import java.util.Locale;

/** Who sits in a seat. */
public enum SeatKind {
    OPEN,
    PLAYER,
    BOT;

    /** The word on the wire, in lower case. */
    @JsonValue
    public String wire() {
        return name().toLowerCase(Locale.ROOT);
    }
}
