package meldhouse.server.journal;

/** A line of the journal that says nothing this server understands. */
public final class BadLine extends Exception {
    private static final long serialVersionUID = 1;

    /**
     * @param message what is wrong, without the line itself, which may hold secrets
     */
    public BadLine(String message) {
        super(message);
    }
}
