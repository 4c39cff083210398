package meldhouse.cli;

import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.PlainTerminal;
import meldhouse.client.terminal.Terminal;
import meldhouse.client.terminal.Tongue;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The streams and the surroundings of the command. This is the one place that touches those of the
 * process.
 *
 * @param in what is typed or piped in
 * @param out answers
 * @param err complaints
 * @param charset of what is typed and shown
 * @param person whether somebody types at a keyboard and reads the screen
 * @param environment the variables of the process
 * @param tongue the language that is spoken
 */
record Console(
        InputStream in,
        PrintStream out,
        PrintStream err,
        Charset charset,
        boolean person,
        Map<String, String> environment,
        Tongue tongue) {
    private static final int USUAL_WIDTH = 80;

    static Console ofProcess() {
        java.io.Console console = System.console();
        boolean person = console != null && console.isTerminal();
        Charset charset = person ? console.charset() : StandardCharsets.UTF_8;
        return new Console(
                System.in,
                new PrintStream(System.out, true, charset),
                new PrintStream(System.err, true, charset),
                charset,
                person,
                System.getenv(),
                Tongue.ofEnvironment(System.getenv()));
    }

    /** The same in another language. */
    Console in(Tongue other) {
        return new Console(in, out, err, charset, person, environment, other);
    }

    /** The same with answers that go elsewhere. */
    Console withOut(PrintStream other) {
        return new Console(in, other, err, charset, person, environment, tongue);
    }

    /** Plain lines in this language. */
    Terminal plain() {
        return new PlainTerminal(in, out, charset, person, width(), tongue);
    }

    /** The sentence of a key, in this language. */
    String text(String key, Object... args) {
        return Message.of(key, args).in(tongue);
    }

    /** How many columns a line may take: as many as the terminal has, 80 where none is known. */
    int width() {
        return person
                ? TerminalSize.ofProcess().map(TerminalSize::columns).orElse(USUAL_WIDTH)
                : USUAL_WIDTH;
    }

    /** A text behind something that names it, its later lines below its first. */
    void hanging(String name, String text) {
        int indent = Line.width(name) <= width() / 2 ? Line.width(name) : 4;
        String first = Line.width(name) == indent ? name : name + "\n" + " ".repeat(indent);
        List<String> lines = Line.broken(text, width() - indent);
        out.println(
                lines.stream()
                        .map(String::strip)
                        .collect(Collectors.joining("\n" + " ".repeat(indent), first, "")));
    }

    /** Answers with a sentence. */
    void say(String key, Object... args) {
        out.println(text(key, args));
    }

    /** Complains, in lines that fit the terminal where somebody reads there. */
    void complain(Message sentence) {
        int width = person ? TerminalSize.ofProcess().map(TerminalSize::columns).orElse(0) : 0;
        for (String line : ("meldhouse: " + sentence.in(tongue)).split("\n")) {
            (width > 0 ? Line.broken(line, width) : Arrays.asList(line)).forEach(err::println);
        }
        err.flush();
    }

    /** Complains in words that come from elsewhere. */
    void complain(String sentence) {
        complain(Message.verbatim(sentence));
    }

    /** Asks for a line; nothing where nobody types. */
    Optional<String> line(String key) {
        java.io.Console console = person ? System.console() : null;
        return Optional.ofNullable(console).map(c -> c.readLine("%s ", text(key)));
    }

    /** Asks for something that is not shown while it is typed; nothing where nobody types. */
    Optional<String> secret(String key) {
        java.io.Console console = person ? System.console() : null;
        char[] typed = console == null ? null : console.readPassword("%s ", text(key));
        return typed == null || typed.length == 0
                ? Optional.empty()
                : Optional.of(new String(typed));
    }
}
