package meldhouse.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/** What every journal keeps. */
abstract class JournalContract {
    /** The journal as it was left, opened again. */
    abstract Journal reopen() throws IOException;

    static void await(CompletionStage<Void> stage) throws Exception {
        stage.toCompletableFuture().get(20, TimeUnit.SECONDS);
    }

    static Map<String, List<String>> lines(Journal journal) throws IOException {
        Map<String, List<String>> lines = new LinkedHashMap<>();
        journal.replay(
                (table, line) -> lines.computeIfAbsent(table, t -> new ArrayList<>()).add(line));
        return lines;
    }

    @Test
    void aNewJournalHasNoLines() throws Exception {
        try (Journal journal = reopen()) {
            assertThat(lines(journal)).isEmpty();
        }
    }

    @Test
    void linesComeBackInTheirOrderAfterARestart() throws Exception {
        try (Journal journal = reopen()) {
            await(journal.append("t1", "{\"a\":1}"));
            await(journal.append("t2", ""));
            await(journal.append("t1", "ten of spades ♠ 🂡 \u2028"));
        }
        try (Journal journal = reopen()) {
            await(journal.append("t1", "x".repeat(100_000)));
        }
        try (Journal journal = reopen()) {
            assertThat(lines(journal))
                    .isEqualTo(
                            Map.of(
                                    "t1",
                                    List.of(
                                            "{\"a\":1}",
                                            "ten of spades ♠ 🂡 \u2028",
                                            "x".repeat(100_000)),
                                    "t2",
                                    List.of("")));
        }
    }

    @Test
    void stagesOfOneTableCompleteInOrder() throws Exception {
        List<Integer> done = new ArrayList<>();
        try (Journal journal = reopen()) {
            CompletionStage<Void> last = null;
            for (int i = 0; i < 500; i++) {
                int number = i;
                last = journal.append("t1", "line " + i).thenRun(() -> done.add(number));
                journal.append("t" + i % 7, "other");
            }
            await(java.util.Objects.requireNonNull(last));
        }
        assertThat(done).hasSize(500).isSorted();
    }

    @Test
    void manyThreadsLoseNothing() throws Exception {
        List<Thread> threads = new ArrayList<>();
        try (Journal journal = reopen()) {
            for (int t = 0; t < 8; t++) {
                String table = "t" + t;
                threads.add(
                        Thread.ofPlatform()
                                .start(
                                        () -> {
                                            for (int i = 0; i < 200; i++) {
                                                journal.append(table, table + " " + i);
                                            }
                                        }));
            }
            for (Thread thread : threads) {
                thread.join();
            }
        }
        try (Journal journal = reopen()) {
            Map<String, List<String>> lines = lines(journal);
            for (int t = 0; t < 8; t++) {
                assertThat(lines.get("t" + t)).hasSize(200).endsWith("t" + t + " 199");
            }
        }
    }

    @Test
    void aRetiredTableIsGoneAndItsIdFree() throws Exception {
        try (Journal journal = reopen()) {
            journal.append("t1", "old");
            await(journal.append("t2", "stays"));
            await(journal.retire("t1"));
            await(journal.retire("nobody"));
            assertThat(lines(journal)).isEqualTo(Map.of("t2", List.of("stays")));
            await(journal.append("t1", "new"));
            journal.append("t1", "newer");
            await(journal.retire("t1"));
            await(journal.append("t1", "newest"));
        }
        try (Journal journal = reopen()) {
            assertThat(lines(journal))
                    .isEqualTo(Map.of("t1", List.of("newest"), "t2", List.of("stays")));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "../t1", "a b", "tåble", "%41", "."})
    void anIdThatIsNoneIsRefused(String table) throws Exception {
        try (Journal journal = reopen()) {
            assertThatThrownBy(() -> journal.append(table, "line"))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(
                            "Cannot journal table '%s': that is no id. Allowed: 1 to 64 of A-Z, a-z, 0-9, - and _."
                                    .formatted(table));
        }
    }

    @Test
    void aLineWithABreakOrTooLongIsRefused() throws Exception {
        try (Journal journal = reopen()) {
            for (String bad : List.of("a\nb", "a\r", "a\0", "x".repeat(Journal.LONGEST_LINE + 1))) {
                assertThatThrownBy(() -> journal.append("t1", bad))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageStartingWith("Cannot append a line to table 't1': it has ");
            }
            assertThat(lines(journal)).isEmpty();
        }
    }

    @Test
    void capitalsMakeAnotherTable() throws Exception {
        try (Journal journal = reopen()) {
            journal.append("Ab_-9", "1");
            journal.append("ab_-9", "2");
            await(journal.append("AB_-9", "3"));
            assertThat(lines(journal))
                    .isEqualTo(
                            Map.of(
                                    "Ab_-9",
                                    List.of("1"),
                                    "ab_-9",
                                    List.of("2"),
                                    "AB_-9",
                                    List.of("3")));
        }
    }
}
