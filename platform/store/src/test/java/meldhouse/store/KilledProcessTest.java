package meldhouse.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    private Process start(String kind) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledWriter.class.getName(),
                        folder.toString(),
                        kind)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private Journal open(String kind) throws IOException {
        return kind.equals("files")
                ? FileJournal.open(folder)
                : DatabaseJournal.open(Database.inFolder(folder));
    }

    @ParameterizedTest
    @CsvSource({
        "files, 700",
        "files, 1400",
        "files, 3500",
        "database, 700",
        "database, 1400",
        "database, 3500"
    })
    void everyAcknowledgedLineIsReplayed(String kind, int least) throws Exception {
        Map<String, Integer> acknowledged = new TreeMap<>();
        Process process = start(kind);
        try (BufferedReader said = process.inputReader()) {
            assertThat(said.readLine()).isEqualTo("open");
            for (int i = 0; i < least; i++) {
                note(acknowledged, Objects.requireNonNull(said.readLine(), "the writer ended"));
            }
            // Not process.destroyForcibly(): that closes what it had still to say.
            process.toHandle().destroyForcibly();
            said.lines()
                    .filter(line -> line.matches("t\\d \\d+"))
                    .forEach(line -> note(acknowledged, line));
        }
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();

        try (Journal journal = open(kind)) {
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

    @ParameterizedTest
    @CsvSource({"files, a folder", "database, a place"})
    void itsFolderIsRefusedWhileItLives(String kind, String allowed) throws Exception {
        Process process = start(kind);
        try (BufferedReader said = process.inputReader()) {
            assertThat(said.readLine()).isEqualTo("open");
            for (int attempt = 0; attempt < 2; attempt++) {
                assertThat(refusal(kind))
                        .isEqualTo(
                                "Cannot keep the journal in '%s': another Meldhouse server (process %d) is using it. Allowed: %s of its own that this user may write in."
                                        .formatted(folder, process.pid(), allowed));
            }
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        open(kind).close();
    }

    private String refusal(String kind) {
        try (Journal journal = open(kind)) {
            return "opened " + journal;
        } catch (IOException e) {
            return Objects.requireNonNull(e.getMessage());
        }
    }
}
