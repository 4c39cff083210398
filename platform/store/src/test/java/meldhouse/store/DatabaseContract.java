package meldhouse.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a journal in a database does, whichever database it is. */
abstract class DatabaseContract extends JournalContract {
    /** The one that {@link #reopen} opens. */
    abstract Database database();

    @Override
    DatabaseJournal reopen() throws IOException {
        return DatabaseJournal.open(database());
    }

    /** Does something behind the journal's back. */
    final void sql(String... statements) throws IOException {
        try (Handle handle = Jdbi.open(Connections.to(database()))) {
            for (String statement : statements) {
                handle.execute(statement);
            }
        }
    }

    private void writeTwoTables() throws Exception {
        try (Journal journal = reopen()) {
            for (String table : List.of("t1", "t2")) {
                journal.append(table, "one");
                journal.append(table, "two");
                await(journal.append(table, "three"));
            }
        }
    }

    @Test
    void aTableWithADamagedLineIsSetAsideAndTheOthersGoOn() throws Exception {
        writeTwoTables();
        sql("update entry set line = 'twO' where journal = 1 and number = 2");
        try (DatabaseJournal journal = reopen()) {
            assertThat(journal.report())
                    .containsExactly(
                            "Table 't1' is set aside as journal 1 of '%s': line 2 is not what was written. The other tables go on."
                                    .formatted(database().name()));
            assertThat(lines(journal)).isEqualTo(Map.of("t2", List.of("one", "two", "three")));
            await(journal.append("t1", "another table of that id"));
        }
        try (DatabaseJournal journal = reopen()) {
            assertThat(journal.report()).isEmpty();
            assertThat(lines(journal)).containsEntry("t1", List.of("another table of that id"));
        }
    }

    @Test
    void aTableWithALineTooFewIsSetAside() throws Exception {
        writeTwoTables();
        sql("delete from entry where journal = 2 and number = 2");
        try (DatabaseJournal journal = reopen()) {
            assertThat(journal.report()).singleElement().asString().contains("line 2 is missing");
            assertThat(lines(journal)).containsOnlyKeys("t1");
        }
    }

    @Test
    void aTableWhoseLinesAreAllGoneIsSetAside() throws Exception {
        writeTwoTables();
        sql("delete from entry where journal = 2");
        try (DatabaseJournal journal = reopen()) {
            assertThat(journal.report()).singleElement().asString().contains("line 1 is missing");
        }
    }

    @Test
    void aNewerFormatIsRefusedWithBothNamed() throws Exception {
        writeTwoTables();
        sql(
                "update flyway_schema_history set version = '9', script = 'V9__later.sql',"
                        + " description = 'later' where version = '1'");
        assertThatThrownBy(this::reopen)
                .isInstanceOf(IOException.class)
                .hasMessage(
                        "Cannot open the journal '%s': it has format 9, written by a newer Meldhouse. Allowed: format 1 or older."
                                .formatted(database().name()));
    }

    @Test
    void aSecondServerIsKeptOut() throws Exception {
        try (DatabaseJournal first = reopen()) {
            assertThatThrownBy(this::reopen)
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("another Meldhouse server");
            await(first.append("t1", "undisturbed"));
        }
        reopen().close();
    }

    @Test
    void aClosedTableStaysInTheArchive() throws Exception {
        writeTwoTables();
        Instant before = Instant.now();
        List<Archive.StoredTable> tables = new ArrayList<>();
        try (DatabaseJournal journal = reopen()) {
            journal.retire("t1");
            await(journal.append("t1", "another"));
            Archive.read(database(), tables::add);
        }
        assertThat(tables)
                .extracting(Archive.StoredTable::id, Archive.StoredTable::open)
                .containsExactly(tuple("t1", false), tuple("t2", true), tuple("t1", true));
        assertThat(tables.getFirst().lines())
                .extracting(Archive.Line::text)
                .containsExactly("one", "two", "three");
        assertThat(tables.getLast().lines().getLast().written())
                .isBetween(before.minusMillis(1), Instant.now().plusMillis(1));
    }

    @TempDir Path elsewhere;

    @Test
    void aCopyOfARunningJournalIsWholeAndComesBackAnywhere() throws Exception {
        Path file = elsewhere.resolve("copy.db");
        try (DatabaseJournal journal = reopen()) {
            journal.append("t1", "closed");
            journal.retire("t1");
            journal.append("t2", "one");
            await(journal.append("t2", "two"));
            assertThat(Backup.write(database(), file)).isEqualTo(2);
            await(journal.append("t2", "after the copy"));
            assertThatThrownBy(() -> Backup.restore(file, database()))
                    .hasMessageContaining("another Meldhouse server");
        }
        assertThatThrownBy(() -> Backup.restore(file, database()))
                .isInstanceOf(IOException.class)
                .hasMessage(
                        "Cannot restore into '%s': it holds 2 journals. Allowed: an empty journal; move that one away, or name another."
                                .formatted(database().name()));
        Database other = Database.inFolder(elsewhere.resolve("other"));
        assertThat(Backup.restore(file, other)).isEqualTo(2);
        try (DatabaseJournal journal = DatabaseJournal.open(other)) {
            assertThat(journal.report()).isEmpty();
            assertThat(lines(journal)).isEqualTo(Map.of("t2", List.of("one", "two")));
            await(journal.append("t2", "and on"));
        }
    }

    @Test
    void aCopyComesBackIntoAnEmptyJournal() throws Exception {
        Database other = Database.inFolder(elsewhere.resolve("other"));
        try (DatabaseJournal journal = DatabaseJournal.open(other)) {
            await(journal.append("t1", "one"));
        }
        Path file = elsewhere.resolve("copy.db");
        Backup.write(other, file);
        assertThat(Backup.restore(file, database())).isEqualTo(1);
        try (DatabaseJournal journal = reopen()) {
            assertThat(lines(journal)).isEqualTo(Map.of("t1", List.of("one")));
            await(journal.append("t2", "its number is free"));
        }
    }

    @Test
    void whatIsNoCopyIsRefusedAndNothingOverwritten() throws Exception {
        Path file = elsewhere.resolve("letter.txt");
        Files.writeString(file, "a letter to somebody, much longer than a header ".repeat(40));
        writeTwoTables();
        assertThatThrownBy(() -> Backup.write(database(), file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("it is there already");
        Database empty = Database.inFolder(elsewhere.resolve("empty"));
        assertThatThrownBy(() -> Backup.restore(file, empty))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("Cannot open the journal '%s': ".formatted(file))
                .hasMessageContaining("not a database");
        assertThat(elsewhere.resolve("empty")).doesNotExist();
        assertThatThrownBy(() -> Backup.restore(elsewhere.resolve("nowhere"), empty))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("it is no file");
        assertThat(elsewhere).isDirectoryNotContaining(path -> path.toString().contains("backup"));
    }

    @Test
    void theTablesOfAnOlderJournalInFilesAreTakenIn() throws Exception {
        Path files = elsewhere.resolve("journal");
        try (FileJournal older = FileJournal.open(files)) {
            older.append("t1", "one");
            await(older.append("t1", "two"));
        }
        try (DatabaseJournal journal = DatabaseJournal.open(database(), files)) {
            assertThat(journal.report())
                    .containsExactly(
                            "The tables in '%s' are in '%s' now; the files are kept as '%s-moved'."
                                    .formatted(files, database().name(), files));
            assertThat(lines(journal)).isEqualTo(Map.of("t1", List.of("one", "two")));
            await(journal.append("t1", "three"));
        }
        try (DatabaseJournal journal = DatabaseJournal.open(database(), files)) {
            assertThat(journal.report()).isEmpty();
            assertThat(lines(journal)).isEqualTo(Map.of("t1", List.of("one", "two", "three")));
        }
    }

    /** Makes every write fail as on a full disk, and lets it be well again. */
    abstract void setFull(boolean full) throws IOException;

    @Test
    void afterAFullDiskItGoesOnWithNothingLostAndNothingTwice() throws Exception {
        try (DatabaseJournal journal = reopen()) {
            await(journal.append("t1", "one"));
            setFull(true);
            var failed = journal.append("t1", "lost");
            assertThatThrownBy(() -> await(failed))
                    .cause()
                    .isInstanceOf(IOException.class)
                    .hasMessageStartingWith(
                            "Cannot write the journal '%s': ".formatted(database().name()))
                    .hasMessageContaining("disk is full");
            assertThatThrownBy(() -> await(journal.append("t9", "no table of this id")))
                    .cause()
                    .hasMessageContaining("disk is full");
            setFull(false);
            await(journal.append("t1", "two"));
            await(journal.append("t2", "begins"));
        }
        try (DatabaseJournal journal = reopen()) {
            assertThat(lines(journal))
                    .isEqualTo(Map.of("t1", List.of("one", "two"), "t2", List.of("begins")));
        }
    }
}
