package meldhouse.cli;

import meldhouse.client.terminal.PlainTerminal;
import meldhouse.client.terminal.Terminal;
import meldhouse.client.terminal.Tongue;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * The three streams of the command. This is the one place that touches those of the process.
 *
 * @param in what is typed or piped in
 * @param out answers
 * @param err complaints
 * @param charset of what is typed and shown
 * @param person whether somebody types at a keyboard and reads the screen
 */
record Console(InputStream in, PrintStream out, PrintStream err, Charset charset, boolean person) {
    static Console ofProcess() {
        java.io.Console console = System.console();
        boolean person = console != null && console.isTerminal();
        Charset charset = person ? console.charset() : StandardCharsets.UTF_8;
        return new Console(
                System.in,
                new PrintStream(System.out, true, charset),
                new PrintStream(System.err, true, charset),
                charset,
                person);
    }

    /** Plain lines in this language. */
    Terminal plain(Tongue tongue) {
        return new PlainTerminal(in, out, charset, person, tongue);
    }

    void complain(String sentence) {
        err.println("meldhouse: " + sentence);
        err.flush();
    }
}
