package meldhouse.cli;

import meldhouse.client.terminal.Tongue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * What came of a command.
 *
 * @param code the exit code
 * @param out what it wrote
 * @param err what it complained of
 */
record Ran(int code, String out, String err) {
    /** Runs a command with nothing on stdin. */
    static Ran command(String... words) {
        return withInput("", words);
    }

    /** Runs a command with a text on stdin. */
    static Ran withInput(String in, String... words) {
        return with(new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)), words);
    }

    private static Ran with(InputStream in, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console =
                new Console(
                        in,
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        StandardCharsets.UTF_8,
                        false,
                        Map.of(),
                        Tongue.ENGLISH);
        int code = Main.run(console, words);
        return new Ran(
                code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
