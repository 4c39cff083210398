package meldhouse.testkit;

/** A ruleset did not keep a promise; the message says which, where, and how to see it again. */
final class BrokenPromise extends AssertionError {
    private static final long serialVersionUID = 1;

    BrokenPromise(String message) {
        super(message);
    }

    BrokenPromise(String message, Throwable cause) {
        super(message, cause);
    }
}
