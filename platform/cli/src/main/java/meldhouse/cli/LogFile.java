package meldhouse.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.ConsoleHandler;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Where the log goes while a whole screen is drawn, which a line in between would spoil. */
final class LogFile {
    private LogFile() {}

    /** From now on, into this file; it grows with each run. */
    static void instead(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        FileHandler handler = new FileHandler(file.toString().replace("%", "%%"), true);
        handler.setFormatter(new SimpleFormatter());
        Logger root = Logger.getLogger("");
        for (Handler known : root.getHandlers()) {
            if (known instanceof ConsoleHandler) {
                root.removeHandler(known);
            }
        }
        root.addHandler(handler);
    }
}
