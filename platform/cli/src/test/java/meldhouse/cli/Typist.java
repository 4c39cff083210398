package meldhouse.cli;

import meldhouse.client.terminal.Tongue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Function;

/** Somebody at a terminal: reads what is written, and types an answer to every question. */
final class Typist {
    private final StringBuilder screen = new StringBuilder();
    private final PipedOutputStream keys = new PipedOutputStream();
    private final PipedInputStream in;
    private final Function<String, String> answers;

    /**
     * What was typed and not yet echoed: a question that is put again meanwhile is the same one.
     */
    private String waiting = "";

    /**
     * @param answers what is typed at a prompt, given all that was written so far; null: the input
     *     ends
     */
    Typist(Function<String, String> answers) {
        this.answers = answers;
        try {
            this.in = new PipedInputStream(keys, 1 << 16);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int runs(String... words) {
        PrintStream out = new PrintStream(new Screen(), false, StandardCharsets.UTF_8);
        return Main.run(
                new Console(in, out, out, StandardCharsets.UTF_8, false, Map.of(), Tongue.ENGLISH),
                words);
    }

    String screen() {
        return screen.toString();
    }

    private final class Screen extends OutputStream {
        @Override
        public void write(int letter) {
            screen.append((char) letter);
        }

        /** A question ends with a colon and a blank, and waits. */
        @Override
        public void flush() throws IOException {
            String all = screen.toString();
            if (!waiting.isEmpty() && all.endsWith(waiting)) {
                waiting = "";
            }
            if (waiting.isEmpty() && all.endsWith(": ")) {
                String typed = answers.apply(all);
                if (typed == null) {
                    keys.close();
                } else {
                    waiting = typed + System.lineSeparator();
                    keys.write((typed + "\n").getBytes(StandardCharsets.UTF_8));
                    keys.flush();
                }
            }
        }
    }
}
