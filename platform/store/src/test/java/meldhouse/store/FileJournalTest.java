package meldhouse.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

class FileJournalTest extends JournalContract {
    @TempDir Path temp;

    private Path root;

    @BeforeEach
    void nameTheFolder() {
        root = temp.resolve("data").resolve("journal");
    }

    @Override
    FileJournal reopen() throws IOException {
        return FileJournal.open(root);
    }

    private Path file(String table) {
        return root.resolve("tables").resolve("table-" + table + ".journal");
    }

    private void write(String table, String... lines) throws Exception {
        try (Journal journal = reopen()) {
            for (String line : lines) {
                await(journal.append(table, line));
            }
        }
    }

    @Test
    void aFileCanBeReadByPeople() throws Exception {
        write("t1", "{\"move\":\"♠\"}", "two");
        assertThat(file("t1"))
                .content()
                .matches(
                        "meldhouse journal 1\n"
                                + "[0-9a-f]{8} 1 14 \\{\"move\":\"♠\"}\n"
                                + "[0-9a-f]{8} 2 3 two\n");
    }

    @Test
    void onlyTheOwnerCanReadAnyOfIt() throws Exception {
        write("t1", "seed");
        try (Stream<Path> all = Files.walk(temp.resolve("data"))) {
            for (Path path : all.toList()) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
                        .as(path.toString())
                        .isEqualTo(Files.isDirectory(path) ? "rwx------" : "rw-------");
            }
        }
    }

    @Test
    void retiredTablesAreKeptInTheArchive() throws Exception {
        for (String line : List.of("first", "second")) {
            try (Journal journal = reopen()) {
                journal.append("t1", line);
                await(journal.retire("t1"));
            }
        }
        assertThat(root.resolve("archive/table-t1.journal")).content().endsWith("1 5 first\n");
        assertThat(root.resolve("archive/table-t1.journal.2")).content().endsWith("1 6 second\n");
        assertThat(file("t1")).doesNotExist();
    }

    @Test
    void moreTablesThanOpenFilesAreWritten() throws Exception {
        try (Journal journal = reopen()) {
            for (int round = 0; round < 2; round++) {
                for (int t = 0; t < 450; t++) {
                    journal.append("t" + t, "round " + round);
                }
            }
        }
        try (Journal journal = reopen()) {
            assertThat(lines(journal)).hasSize(450).containsValue(List.of("round 0", "round 1"));
        }
    }

    @Test
    void afterCloseNothingIsTaken() throws Exception {
        Journal journal = reopen();
        journal.close();
        journal.close();
        assertThat(journal.append("t1", "late").toCompletableFuture())
                .failsWithin(java.time.Duration.ofSeconds(20))
                .withThrowableThat()
                .withMessageContaining("the journal is closed");
        try (Journal again = reopen()) {
            assertThat(lines(again)).isEmpty();
        }
    }

    @Nested
    class AFileThatIsNotWhole {
        @Test
        void isCutWhereverItsLastLineWasTorn() throws Exception {
            write("t1", "first", "second: ♠");
            byte[] whole = Files.readAllBytes(file("t1"));
            String text = new String(whole, StandardCharsets.UTF_8);
            String kept = text.substring(0, text.indexOf("first\n") + 6);
            int start = kept.getBytes(StandardCharsets.UTF_8).length;
            for (int length = start + 1; length < whole.length; length++) {
                Files.write(file("t1"), Arrays.copyOf(whole, length));
                try (FileJournal journal = reopen()) {
                    assertThat(journal.report())
                            .containsExactly(
                                    "Table 't1': its last line was never finished and nobody was told of it; %d bytes were cut off after line 1."
                                            .formatted(length - start));
                    assertThat(lines(journal)).isEqualTo(Map.of("t1", List.of("first")));
                    await(journal.append("t1", "third"));
                }
                try (FileJournal journal = reopen()) {
                    assertThat(journal.report()).isEmpty();
                    assertThat(lines(journal)).isEqualTo(Map.of("t1", List.of("first", "third")));
                }
            }
            Files.write(file("t1"), whole);
            try (FileJournal journal = reopen()) {
                assertThat(lines(journal)).isEqualTo(Map.of("t1", List.of("first", "second: ♠")));
            }
        }

        @Test
        void isEmptyWhenItsHeaderWasTorn() throws Exception {
            write("t1", "first");
            byte[] whole = Files.readAllBytes(file("t1"));
            for (int length = 0; length < TableFile.header().length; length++) {
                Files.write(file("t1"), Arrays.copyOf(whole, length));
                try (FileJournal journal = reopen()) {
                    assertThat(lines(journal)).isEmpty();
                    await(journal.append("t1", "again"));
                    assertThat(lines(journal)).isEqualTo(Map.of("t1", List.of("again")));
                }
            }
        }

        @Test
        void isSetAsideWhenAnyBitOfAFinishedLineIsTurned() throws Exception {
            write("t1", "first", "second");
            write("t2", "goes on");
            byte[] whole = Files.readAllBytes(file("t1"));
            int header = TableFile.header().length;
            for (int i = header; i < whole.length; i++) {
                byte[] changed = whole.clone();
                changed[i] ^= (byte) (1 << (i % 8));
                Files.write(file("t1"), changed);
                try (FileJournal journal = reopen()) {
                    boolean lastBreak = i == whole.length - 1;
                    assertThat(lines(journal).get("t2")).containsExactly("goes on");
                    assertThat(lines(journal).get("t1"))
                            .isEqualTo(lastBreak ? List.of("first") : null);
                    assertThat(journal.report())
                            .singleElement()
                            .asString()
                            .startsWith(
                                    lastBreak
                                            ? "Table 't1': its last"
                                            : "Table 't1' is set aside as '");
                }
            }
        }

        @Test
        void isSetAsideUnderANameOfItsOwnAndItsIdIsFree() throws Exception {
            for (int i = 1; i <= 2; i++) {
                write("t1", "first", "second", "third");
                String damaged = Files.readString(file("t1")).replace("second", "sekond");
                Files.writeString(file("t1"), damaged);
                Path aside = root.resolve("set-aside/table-t1.journal" + (i == 1 ? "" : "." + i));
                try (FileJournal journal = reopen()) {
                    assertThat(journal.report())
                            .containsExactly(
                                    "Table 't1' is set aside as '%s': line 2 is not what was written. The other tables go on."
                                            .formatted(aside));
                    assertThat(lines(journal)).isEmpty();
                }
                assertThat(aside).hasContent(damaged);
            }
        }

        @Test
        void isSetAsideWhenALineIsMissingOrComesTwice() throws Exception {
            write("t1", "first", "second", "third");
            List<String> whole = Files.readAllLines(file("t1"));
            List<List<String>> changed =
                    List.of(
                            List.of(whole.get(0), whole.get(2), whole.get(3)),
                            List.of(whole.get(0), whole.get(1), whole.get(1), whole.get(2)),
                            List.of(whole.get(1), whole.get(2)),
                            List.of("Dear diary", whole.get(1)));
            for (List<String> lines : changed) {
                Files.write(file("t1"), lines);
                try (FileJournal journal = reopen()) {
                    assertThat(journal.report())
                            .singleElement()
                            .asString()
                            .contains("is set aside");
                    assertThat(lines(journal)).isEmpty();
                }
            }
        }

        @Test
        void isLeftAloneWhenANewerMeldhouseWroteIt() throws Exception {
            write("t1", "first");
            String newer = Files.readString(file("t1")).replace("journal 1", "journal 12");
            Files.writeString(file("t1"), newer);
            assertThatThrownBy(FileJournalTest.this::reopen)
                    .isInstanceOf(IOException.class)
                    .hasMessage(
                            "Cannot read the journal file '%s': it has format 12, written by a newer Meldhouse. Allowed: format 1."
                                    .formatted(file("t1")));
            assertThat(file("t1")).hasContent(newer);
        }

        @Test
        void isNoneOfOursAndIsIgnored() throws Exception {
            write("t1", "first");
            Files.writeString(root.resolve("tables/notes.txt"), "hello");
            Files.writeString(root.resolve("tables/table-%zz.journal"), "hello");
            try (FileJournal journal = reopen()) {
                assertThat(lines(journal)).isEqualTo(Map.of("t1", List.of("first")));
                assertThat(journal.report()).isEmpty();
            }
        }
    }

    @Nested
    class AFolder {
        @Test
        void thatAnotherServerOfThisProcessHasIsRefused() throws Exception {
            try (Journal first = reopen()) {
                assertThatThrownBy(FileJournalTest.this::reopen)
                        .isInstanceOf(IOException.class)
                        .hasMessage(
                                "Cannot keep the journal in '%s': another Meldhouse server (this process) is using it. Allowed: a folder of its own that this user may write in."
                                        .formatted(root));
                await(first.append("t1", "still here"));
            }
            reopen().close();
        }

        @Test
        void thatIsAFileIsRefused() throws Exception {
            Files.createDirectories(root.getParent());
            Files.writeString(root, "not me");
            assertThatThrownBy(FileJournalTest.this::reopen)
                    .isInstanceOf(IOException.class)
                    .hasMessageStartingWith(
                            "Cannot keep the journal in '" + root + "': it is a file.");
            assertThat(root).hasContent("not me");
        }

        @Test
        void thatWasThereBeforeKeepsItsMode() throws Exception {
            Files.createDirectories(root);
            Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwxr-xr-x"));
            write("t1", "seed");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(root)))
                    .isEqualTo("rwxr-xr-x");
            assertThat(
                            PosixFilePermissions.toString(
                                    Files.getPosixFilePermissions(file("t1").getParent())))
                    .isEqualTo("rwx------");
        }
    }

    /** A disk that is full, or ill, when told so. */
    private static final class IllDisk implements Disk {
        private volatile boolean full;
        private volatile boolean cannotForce;
        private volatile boolean cannotCut;

        @Override
        public Tape open(Path file) throws IOException {
            Tape real = Disk.REAL.open(file);
            return new Tape() {
                @Override
                public void write(ByteBuffer bytes) throws IOException {
                    if (full) {
                        bytes.limit(bytes.position() + bytes.remaining() / 2);
                        real.write(bytes);
                        throw new IOException("No space left on device");
                    }
                    real.write(bytes);
                }

                @Override
                public void force() throws IOException {
                    if (cannotForce) {
                        throw new IOException("Input/output error");
                    }
                    real.force();
                }

                @Override
                public void cut(long length) throws IOException {
                    if (cannotCut) {
                        throw new IOException("Read-only file system");
                    }
                    real.cut(length);
                }

                @Override
                public void close() throws IOException {
                    real.close();
                }
            };
        }

        @Override
        public void forceFolder(Path folder) throws IOException {
            Disk.REAL.forceFolder(folder);
        }
    }

    @Nested
    class AnIllDisk {
        private final IllDisk disk = new IllDisk();

        private void fails(Journal journal, String table, String line, String reason) {
            assertThat(journal.append(table, line).toCompletableFuture())
                    .failsWithin(java.time.Duration.ofSeconds(20))
                    .withThrowableThat()
                    .havingCause()
                    .isInstanceOf(IOException.class)
                    .withMessage(
                            "Cannot append to the journal of table '%s' in '%s': %s."
                                    .formatted(table, file(table), reason));
        }

        @Test
        void failsTheLineAndTakesLaterOnes() throws Exception {
            try (Journal journal = FileJournal.open(root, disk)) {
                await(journal.append("t1", "first"));
                disk.full = true;
                fails(journal, "t1", "second", "No space left on device");
                fails(journal, "t2", "new table", "No space left on device");
                disk.full = false;
                await(journal.append("t1", "third"));
                await(journal.append("t2", "newer table"));
                disk.cannotForce = true;
                fails(journal, "t1", "fourth", "Input/output error");
                disk.cannotForce = false;
                await(journal.append("t1", "fifth"));
            }
            try (FileJournal journal = reopen()) {
                assertThat(journal.report()).isEmpty();
                assertThat(lines(journal))
                        .isEqualTo(
                                Map.of(
                                        "t1", List.of("first", "third", "fifth"),
                                        "t2", List.of("newer table")));
            }
        }

        @Test
        void thatLostItsFolderSaysSoAndGoesOnWhenItIsBack() throws Exception {
            try (Journal journal = reopen()) {
                Files.move(root.resolve("tables"), root.resolve("gone"));
                fails(journal, "t1", "first", "the folder is not there any more");
                Files.move(root.resolve("gone"), root.resolve("tables"));
                await(journal.append("t1", "second"));
                assertThat(lines(journal)).isEqualTo(Map.of("t1", List.of("second")));
            }
        }

        @Test
        void isNotWrittenToUntilItsFileIsCut() throws Exception {
            try (Journal journal = FileJournal.open(root, disk)) {
                await(journal.append("t1", "first"));
                disk.full = true;
                disk.cannotCut = true;
                fails(journal, "t1", "second", "No space left on device");
                disk.full = false;
                fails(journal, "t1", "third", "Read-only file system");
                fails(journal, "t1", "fourth", "Read-only file system");
                disk.cannotCut = false;
                await(journal.append("t1", "fifth"));
            }
            try (FileJournal journal = reopen()) {
                assertThat(journal.report()).isEmpty();
                assertThat(lines(journal)).isEqualTo(Map.of("t1", List.of("first", "fifth")));
            }
        }
    }

    /** A disk whose waits for durability end when a test says so. */
    private static final class SlowDisk implements Disk {
        private final Semaphore mayEnd = new Semaphore(0);
        private final Semaphore began = new Semaphore(0);
        private final AtomicInteger forced = new AtomicInteger();

        @Override
        public Tape open(Path file) throws IOException {
            Tape real = Disk.REAL.open(file);
            return new Tape() {
                @Override
                public void write(ByteBuffer bytes) throws IOException {
                    real.write(bytes);
                }

                @Override
                public void force() throws IOException {
                    began.release();
                    mayEnd.acquireUninterruptibly();
                    forced.incrementAndGet();
                    real.force();
                }

                @Override
                public void cut(long length) throws IOException {
                    real.cut(length);
                }

                @Override
                public void close() throws IOException {
                    real.close();
                }
            };
        }

        @Override
        public void forceFolder(Path folder) {}
    }

    @Nested
    class ASlowDisk {
        private final SlowDisk disk = new SlowDisk();

        @Test
        void isWaitedForBeforeAnybodyIsTold() throws Exception {
            try (Journal journal = FileJournal.open(root, disk)) {
                CompletableFuture<Void> first = journal.append("t1", "first").toCompletableFuture();
                assertThat(disk.began.tryAcquire(20, TimeUnit.SECONDS)).isTrue();
                assertThat(file("t1")).content().endsWith("first\n");
                assertThat(first).isNotDone();
                disk.mayEnd.release();
                await(first);
            }
        }

        @Test
        void isWaitedForOnceForAllThatCameInMeanwhile() throws Exception {
            try (Journal journal = FileJournal.open(root, disk)) {
                CompletionStage<Void> last = journal.append("t1", "line 0");
                assertThat(disk.began.tryAcquire(20, TimeUnit.SECONDS)).isTrue();
                for (int i = 1; i < 100; i++) {
                    last = journal.append("t1", "line " + i);
                }
                disk.mayEnd.release(2);
                await(last);
                assertThat(disk.forced).hasValue(2);
                assertThat(lines(journal).get("t1")).hasSize(100).endsWith("line 99");
            }
        }
    }
}
