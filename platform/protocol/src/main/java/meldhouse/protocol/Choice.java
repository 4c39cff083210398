package meldhouse.protocol;

import java.util.Locale;

/** What may be voted for at a table. */
public enum Choice {
    /** That no bot plays for the seat as long as somebody waits there. */
    WAIT,
    /** That a bot plays for the seat at once. */
    BOT,
    /** That the match ends without a result. */
    END,
    /** That the table is halted. */
    PAUSE,
    /** That a halted table goes on. */
    GO_ON;

    /** Whether it is about a seat, and not about the table. */
    public boolean isAboutASeat() {
        return this == WAIT || this == BOT || this == END;
    }

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
