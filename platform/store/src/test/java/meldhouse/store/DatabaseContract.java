package meldhouse.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

import java.io.IOException;
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
        try (DatabaseJournal journal = reopen()) {
            await(journal.retire("t1"));
        }
        try (Handle handle = Jdbi.open(Connections.to(database()))) {
            assertThat(
                            handle.createQuery(
                                            "select count(*) from entry e join journal j on e.journal = j.id where j.state = 'archived'")
                                    .mapTo(Integer.class)
                                    .one())
                    .isEqualTo(3);
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
