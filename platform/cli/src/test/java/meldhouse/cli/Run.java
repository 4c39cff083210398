package meldhouse.cli;

import meldhouse.client.terminal.Tongue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * A verb that was run as from a script: nobody watches.
 *
 * @param code its exit code
 * @param out what it answered
 * @param err what it complained of
 */
record Run(int code, String out, String err) {
    static Run of(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console =
                new Console(
                        new ByteArrayInputStream(new byte[0]),
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        StandardCharsets.UTF_8,
                        false,
                        Map.of(),
                        Tongue.ENGLISH);
        int code = Main.run(console, args);
        return new Run(
                code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
