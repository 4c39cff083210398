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
public final class PlainTerminal implements Terminal {
    /** No line is wider, so that it can be read. */
    static final int WIDEST = 80;

    private final BufferedReader in;
    private final PrintStream out;
    private final boolean person;
    private final int columns;
    private final Tongue tongue;
    private final Spelling spelling;

    /** Whether the last thing written was a prompt, so that the cursor stands behind it. */
    private boolean behindPrompt;

    /**
     * @param in what is typed
     * @param out where to write
     * @param charset of both
     * @param person whether somebody types at a keyboard: if not, what was read is written too, so
     *     that the output reads as a whole
     * @param columns how many a line may take, where there are fewer than {@link #WIDEST}
     * @param tongue the language that is spoken
     */
    public PlainTerminal(
            InputStream in,
            PrintStream out,
            Charset charset,
            boolean person,
            int columns,
            Tongue tongue) {
        this.in = new BufferedReader(new InputStreamReader(in, charset));
        this.out = out;
        this.person = person;
        this.columns = Math.min(columns, WIDEST);
        this.tongue = tongue;
        this.spelling = new Spelling(charset);
    }

    @Override
    public Tongue tongue() {
        return tongue;
    }

    @Override
    public boolean isPerson() {
        return person;
    }

    /** {@inheritDoc} They are broken at spaces where they are longer than a line. */
    @Override
    public synchronized void say(List<String> lines) {
        if (behindPrompt) {
            out.println();
            behindPrompt = false;
        }
        lines.stream()
                .map(Line::harmless)
                .map(spelling::of)
                .flatMap(line -> Line.broken(line, columns).stream())
                .forEach(out::println);
        out.flush();
    }

    @Override
    public synchronized void ask(String question) {
        if (behindPrompt) {
            out.println();
        }
        out.print(spelling.of(question) + " ");
        out.flush();
        behindPrompt = true;
    }

    @Override
    public Optional<String> read() {
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public synchronized void heard(String line) {
        if (!person) {
            out.println(behindPrompt ? line : "> " + line);
            out.flush();
        }
        behindPrompt = false;
    }
}
