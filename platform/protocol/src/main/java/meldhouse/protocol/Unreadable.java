package meldhouse.protocol;

/** JSON that is no move, event or view of a ruleset's language; the message is a sentence. */
public final class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    Unreadable(String message) {
        super(message);
    }
}
