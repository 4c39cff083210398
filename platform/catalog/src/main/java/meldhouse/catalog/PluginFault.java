package meldhouse.catalog;

/** A plugin threw something that it may not throw, or gave no answer; the message names it. */
public final class PluginFault extends Exception {
    private static final long serialVersionUID = 1;

    PluginFault(String message, Throwable cause) {
        super(message, cause);
    }
}
