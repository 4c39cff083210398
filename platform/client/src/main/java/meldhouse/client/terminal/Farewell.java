package meldhouse.client.terminal;

import org.jline.utils.ShutdownHooks;
import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/**
 * Gives the terminal back when the process ends, and when something is thrown that nobody catches,
 * in whatever thread. JLine's own hook closes the terminal, and runs tasks in the order in which
 * they were added: this is made before the terminal is.
 */
final class Farewell implements ShutdownHooks.Task {
    private final Thread.@Nullable UncaughtExceptionHandler before =
            Thread.getDefaultUncaughtExceptionHandler();
    private volatile @Nullable ScreenTerminal screen;

    Farewell() {
        ShutdownHooks.add(this);
    }

    /** From now on. */
    void of(ScreenTerminal open, Consumer<Throwable> crash) {
        screen = open;
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> crash.accept(thrown));
    }

    /** The terminal was given back, and this is of no use any more. */
    void over() {
        ShutdownHooks.remove(this);
        Thread.setDefaultUncaughtExceptionHandler(before);
    }

    @Override
    public void run() {
        ScreenTerminal open = screen;
        if (open != null) {
            open.restore();
        }
    }
}
