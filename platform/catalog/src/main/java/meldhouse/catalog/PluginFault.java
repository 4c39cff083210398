package meldhouse.catalog;

import org.jspecify.annotations.Nullable;

import java.util.concurrent.TimeoutException;

/** A plugin threw something that it may not throw, or gave no answer; the message names it. */
public final class PluginFault extends Exception {
    private static final long serialVersionUID = 1;

    private final String plugin;

    private PluginFault(String plugin, String message, Throwable cause) {
        super(message, cause);
        this.plugin = plugin;
    }

    static PluginFault threw(String plugin, Throwable thrown) {
        return new PluginFault(
                plugin, "%s threw %s".formatted(plugin, thrown.getClass().getName()), thrown);
    }

    static PluginFault silent(String plugin, TimeoutException late) {
        return new PluginFault(plugin, String.valueOf(late.getMessage()), late);
    }

    /** Which plugin, as {@link Plugin#title} has it. */
    public String plugin() {
        return plugin;
    }

    /** What it threw, which may hold cards; null if it gave no answer. */
    public @Nullable Throwable thrown() {
        return getCause() instanceof TimeoutException ? null : getCause();
    }
}
