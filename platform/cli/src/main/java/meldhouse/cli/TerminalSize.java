package meldhouse.cli;

import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

import java.io.IOException;
import java.util.Optional;

/**
 * How large the terminal is.
 *
 * @param columns characters in a line
 * @param lines on the screen
 */
record TerminalSize(int columns, int lines) {
    /** The size of the process's terminal; nothing where it does not tell. */
    static Optional<TerminalSize> ofProcess() {
        try (Terminal terminal = TerminalBuilder.builder().system(true).dumb(true).build()) {
            Size size = terminal.getSize();
            return size.getColumns() > 0 && size.getRows() > 0
                    ? Optional.of(new TerminalSize(size.getColumns(), size.getRows()))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
