package meldhouse.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** A writing process is killed as with {@code kill -9}; what it had acknowledged is all there. */
@Timeout(120)
class KilledProcessTest {
    @TempDir Path folder;

    private Process start() throws IOException {
        Path target = Path.of("target").toAbsolutePath();
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        target.resolve("classes")
                                + System.getProperty("path.separator")
                                + target.resolve("test-classes"),
                        KilledWriter.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    @RepeatedTest(5)
    void everyAcknowledgedLineIsReplayed(RepetitionInfo repetition) throws Exception {
        Map<String, Integer> acknowledged = new TreeMap<>();
        Process process = start();
        try (BufferedReader said = process.inputReader()) {
            assertThat(said.readLine()).isEqualTo("open");
            for (int i = 0; i < 700 * repetition.getCurrentRepetition(); i++) {
                note(acknowledged, Objects.requireNonNull(said.readLine(), "the writer ended"));
            }
            // Not process.destroyForcibly(): that closes what it had still to say.
            process.toHandle().destroyForcibly();
            said.lines()
                    .filter(line -> line.matches("t\\d \\d+"))
                    .forEach(line -> note(acknowledged, line));
        }
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();

        try (FileJournal journal = FileJournal.open(folder)) {
            Map<String, List<String>> lines = JournalContract.lines(journal);
            assertThat(acknowledged).hasSize(KilledWriter.TABLES);
            acknowledged.forEach(
                    (table, last) -> {
                        assertThat(lines.get(table)).hasSizeGreaterThan(last);
                        for (int i = 0; i < lines.get(table).size(); i++) {
                            assertThat(lines.get(table).get(i)).isEqualTo(KilledWriter.line(i));
                        }
                    });
            JournalContract.await(journal.append("t0", "and on"));
        }
    }

    /** Acknowledgements of a table come in order; the last one of a killed process may be cut. */
    private static void note(Map<String, Integer> acknowledged, String line) {
        String[] words = line.split(" ");
        int number = Integer.parseInt(words[1]);
        if (acknowledged.getOrDefault(words[0], -1) + 1 == number) {
            acknowledged.put(words[0], number);
        }
    }

    @Test
    void itsFolderIsRefusedWhileItLives() throws Exception {
        Process process = start();
        try (BufferedReader said = process.inputReader()) {
            assertThat(said.readLine()).isEqualTo("open");
            for (int attempt = 0; attempt < 2; attempt++) {
                assertThat(refusal())
                        .isEqualTo(
                                "Cannot keep the journal in '%s': another Meldhouse server (process %d) is using it. Allowed: a folder of its own that this user may write in."
                                        .formatted(folder, process.pid()));
            }
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        FileJournal.open(folder).close();
    }

    private String refusal() {
        try (FileJournal journal = FileJournal.open(folder)) {
            return "opened " + journal;
        } catch (IOException e) {
            return Objects.requireNonNull(e.getMessage());
        }
    }
}
