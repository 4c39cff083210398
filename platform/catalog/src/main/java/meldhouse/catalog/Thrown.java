package meldhouse.catalog;

import java.util.concurrent.ExecutionException;

/** What a plugin's code threw, as a clause about the plugin. */
final class Thrown {
    private Thrown() {}

    static String clause(Throwable thrown) {
        Throwable root =
                (thrown instanceof ExecutionException
                                        || thrown instanceof ExceptionInInitializerError)
                                && thrown.getCause() != null
                        ? thrown.getCause()
                        : thrown;
        String message = firstLine(root);
        return switch (root) {
            case Unfit unfit -> unfit.reason();
            case UnsupportedClassVersionError ignored ->
                    "it was compiled for a newer Java: " + message;
            case NoClassDefFoundError ignored ->
                    "a class that it needs is not there: " + message.replace('/', '.');
            case IncompatibleClassChangeError ignored ->
                    "it does not fit this Meldhouse: " + message;
            case IllegalStateException ignored -> message;
            case IllegalArgumentException ignored -> message;
            default -> root.getClass().getName() + ": " + message;
        };
    }

    private static String firstLine(Throwable thrown) {
        String message = thrown.getMessage();
        return message == null || message.isBlank()
                ? "no reason given"
                : message.lines().findFirst().orElse("").strip().replaceFirst("[.]$", "");
    }
}
