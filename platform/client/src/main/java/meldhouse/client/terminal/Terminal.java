package meldhouse.client.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;

/**
 * Lines out and lines in, and nothing else: no colours, no cursor. The terminal's own line editing
 * is used, so that there is no state to restore when the program ends, however it ends.
 */
public final class Terminal {
    private static final int WIDTH = 80;

    private final BufferedReader in;
    private final PrintStream out;
    private final boolean person;

    /** Whether the last thing written was a prompt, so that the cursor stands behind it. */
    private boolean behindPrompt;

    /**
     * @param in what is typed
     * @param out where to write
     * @param charset of both
     * @param person whether somebody types at a keyboard: if not, what was read is written too, so
     *     that the output reads as a whole
     */
    public Terminal(InputStream in, PrintStream out, Charset charset, boolean person) {
        this.in = new BufferedReader(new InputStreamReader(in, charset));
        this.out = out;
        this.person = person;
    }

    /** Whether somebody types at a keyboard. */
    public boolean isPerson() {
        return person;
    }

    /** Writes lines, broken at spaces where they are longer than 80 characters. */
    public synchronized void say(List<String> lines) {
        if (behindPrompt) {
            out.println();
            behindPrompt = false;
        }
        lines.stream().flatMap(line -> broken(line).stream()).forEach(out::println);
        out.flush();
    }

    /** Writes one line. */
    public void say(String line) {
        say(List.of(line));
    }

    /** Writes a question; the answer is typed behind it. */
    public synchronized void ask(String question) {
        if (behindPrompt) {
            out.println();
        }
        out.print(question + " ");
        out.flush();
        behindPrompt = true;
    }

    /** Waits for a line; nothing at the end of the input. */
    public Optional<String> read() {
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Notes that a typed line is being dealt with. */
    synchronized void heard(String line) {
        if (!person) {
            out.println(behindPrompt ? line : "> " + line);
            out.flush();
        }
        behindPrompt = false;
    }

    /** A line in pieces of at most 80 characters, the later ones indented. */
    static List<String> broken(String line) {
        if (line.length() <= WIDTH) {
            return List.of(line);
        }
        List<String> pieces = new java.util.ArrayList<>();
        String rest = line;
        while (rest.length() > WIDTH) {
            int space = rest.lastIndexOf(' ', WIDTH);
            if (space <= rest.length() - rest.stripLeading().length()) {
                break;
            }
            pieces.add(rest.substring(0, space));
            rest = "  " + rest.substring(space + 1);
        }
        pieces.add(rest);
        return pieces;
    }
}
