package meldhouse.server.bus;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A fault of ours or of a plugin's, for the log: what was thrown and where. Its message is left
 * out, since it may show cards.
 *
 * @param thrown what was thrown
 */
public record Fault(Throwable thrown) {
    private static final int DEEPEST = 30;

    /** The class and the stack of what was thrown, and of its causes. */
    @Override
    public String toString() {
        String cause =
                thrown.getCause() == null
                        ? ""
                        : System.lineSeparator() + "caused by " + new Fault(thrown.getCause());
        return Arrays.stream(thrown.getStackTrace())
                        .limit(DEEPEST)
                        .map(frame -> System.lineSeparator() + "    at " + frame)
                        .collect(Collectors.joining("", thrown.getClass().getName(), ""))
                + cause;
    }
}
