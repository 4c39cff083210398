package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

class PlainTerminalTest {
    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();

    private Terminal terminal(boolean person) {
        return terminal(person, PlainTerminal.WIDEST);
    }

    private Terminal terminal(boolean person, int columns) {
        return new PlainTerminal(
                new ByteArrayInputStream("one\ntwo".getBytes(StandardCharsets.UTF_8)),
                new PrintStream(screen, true, StandardCharsets.UTF_8),
                StandardCharsets.UTF_8,
                person,
                columns,
                Tongue.ENGLISH);
    }

    private List<String> lines() {
        return screen.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void longLinesAreBrokenAtSpacesAndNothingIsLost() {
        String line = "The quick brown fox jumps over the lazy dog. ".repeat(5).strip();
        List<String> pieces = Line.broken(line, 80);
        assertThat(pieces)
                .hasSizeGreaterThan(1)
                .allSatisfy(piece -> assertThat(piece).hasSizeLessThanOrEqualTo(80));
        assertThat(pieces.stream().map(String::strip).toList()).isEqualTo(split(pieces, line));
    }

    @Test
    void inANarrowWindowWordsStayWhole() {
        terminal(true, 40).say("Din side har 80 på bordet, din hånd ville koste 75.");
        assertThat(lines())
                .containsExactly("Din side har 80 på bordet, din hånd", "  ville koste 75.");
    }

    @Test
    void inAWideWindowLinesStayAsShortAsTheyCanBeRead() {
        terminal(true, 200).say("word ".repeat(30).strip());
        assertThat(lines()).hasSize(2);
    }

    /** The line cut where the pieces end. */
    private static List<String> split(List<String> pieces, String line) {
        List<String> parts = new java.util.ArrayList<>();
        int start = 0;
        for (String piece : pieces) {
            int end = start + piece.strip().length();
            parts.add(line.substring(start, end));
            start = end + 1;
        }
        assertThat(start - 1).isEqualTo(line.length());
        return parts;
    }

    @Test
    void anEventDoesNotRunIntoAQuestion() {
        Terminal terminal = terminal(true);
        terminal.ask("Your bid:");
        terminal.say("Ann says: hello");
        assertThat(lines()).containsExactly("Your bid: ", "Ann says: hello");
    }

    @Test
    void linesFromAFileAreWrittenBehindTheirQuestions() {
        Terminal terminal = terminal(false);
        terminal.ask("Your bid:");
        String line = terminal.read().orElseThrow();
        terminal.heard(line);
        terminal.say("You pass.");
        assertThat(lines()).containsExactly("Your bid: one", "You pass.");
    }

    @Test
    void whatAPersonTypesIsNotWrittenAgain() {
        Terminal terminal = terminal(true);
        terminal.ask("Your bid:");
        terminal.heard(terminal.read().orElseThrow());
        terminal.say("You pass.");
        assertThat(screen.toString(StandardCharsets.UTF_8))
                .isEqualTo("Your bid: You pass." + System.lineSeparator());
    }

    @Test
    void theInputHasAnEnd() {
        Terminal terminal = terminal(true);
        assertThat(terminal.read()).contains("one");
        assertThat(terminal.read()).contains("two");
        assertThat(terminal.read()).isEmpty();
    }
}
