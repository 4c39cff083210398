package meldhouse.scripting;

/** A share code that cannot be read. */
public final class BadShareCode extends Exception {
    private static final long serialVersionUID = 1;

    /**
     * @param problem what is wrong, a clause without a full stop
     * @param allowed what is allowed
     */
    BadShareCode(String problem, String allowed) {
        super("Cannot read the share code: %s. Allowed: %s.".formatted(problem, allowed));
    }
}
