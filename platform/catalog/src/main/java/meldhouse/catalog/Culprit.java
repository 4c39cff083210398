package meldhouse.catalog;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** Whose code it is in which something failed or hangs: read from the loaders in a stack trace. */
public final class Culprit {
    private static final String PREFIX = "plugin ";

    private Culprit() {}

    /** A plugin in a report, and the name of its class loader, which stands in stack traces. */
    static String title(Path file, @Nullable String version) {
        return PREFIX + file.getFileName() + (version == null ? "" : " " + version);
    }

    /**
     * The plugin that threw this or one of its causes, as {@link Plugin#title} has it; nothing if
     * no code of a plugin was running.
     */
    public static Optional<String> of(Throwable thrown) {
        Throwable now = thrown;
        Optional<String> found = Optional.empty();
        // The innermost cause is where it began.
        for (int depth = 0; now != null && depth < 100; depth++, now = now.getCause()) {
            Optional<String> here = of(now.getStackTrace());
            found = here.isPresent() ? here : found;
        }
        return found;
    }

    /** The plugin whose code a thread is in, or nothing. */
    public static Optional<String> of(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .map(StackTraceElement::getClassLoaderName)
                .filter(name -> name != null && name.startsWith(PREFIX))
                .findFirst();
    }
}
