package meldhouse.protocol;

import java.util.Locale;

/** What becomes of a seat whose player is away. */
public enum AwayState {
    /** It is held until a time that runs. */
    HELD,
    /** The others have chosen to wait. */
    WAITED_FOR,
    /** A bot plays for it. */
    BOT,
    /** Its player is not away any more, or has it no more, or no match is on. */
    OVER;

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
