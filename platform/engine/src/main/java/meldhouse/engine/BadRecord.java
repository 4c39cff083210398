package meldhouse.engine;

/** A record that cannot be played again; the message is a sentence for whoever kept it. */
public final class BadRecord extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    BadRecord(String message) {
        super(message);
    }

    BadRecord(String message, Throwable cause) {
        super(message, cause);
    }
}
