package meldhouse.server.table;

/** A fact that cannot have happened to a table as it stands. Its message holds no card. */
final class BadFact extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadFact(String message) {
        super(message);
    }
}
