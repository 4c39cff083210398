package meldhouse.server.bus;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A fault of ours or of a plugin's, for the log: what was thrown and where. Its message is left
 * out, since it may show cards.
 *
 * <p>Around rules and bots {@code RuntimeException | Error} is caught, and not exceptions alone:
 * theirs is strangers' code, and a class that its jar lacks, an assertion of its own or a recursion
 * without end are its faults as much as an exception is. Whatever it throws, its table must not
 * hang, nor keep another or the whole server from going on.
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
