package meldhouse.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

class SqliteJournalTest extends DatabaseContract {
    @TempDir Path folder;

    @Override
    Database database() {
        return Database.inFolder(folder);
    }

    @Override
    void setFull(boolean full) throws IOException {
        sql(
                full
                        ? "create trigger full before insert on entry begin"
                                + " select raise(abort, 'database or disk is full'); end"
                        : "drop trigger full");
    }

    @Test
    void onlyItsOwnerCanReadIt() throws Exception {
        try (Journal journal = reopen()) {
            await(journal.append("t1", "secret"));
            try (var files = Files.list(folder)) {
                assertThat(files)
                        .isNotEmpty()
                        .allSatisfy(
                                file ->
                                        assertThat(
                                                        PosixFilePermissions.toString(
                                                                Files.getPosixFilePermissions(
                                                                        file)))
                                                .isEqualTo("rw-------"));
            }
        }
    }

    @Test
    void aFileThatIsNoDatabaseIsNamedAndLeftAlone() throws Exception {
        Path file = folder.resolve("meldhouse.db");
        Files.writeString(file, "a letter to somebody, much longer than a header ".repeat(40));
        assertThatThrownBy(this::reopen)
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("Cannot open the journal '%s': ".formatted(file))
                .hasMessageContaining("not a database");
        assertThat(file).content().startsWith("a letter to somebody");
    }

    @Test
    void aFolderThatIsAFileIsRefused() throws Exception {
        Path file = folder.resolve("house");
        Files.writeString(file, "");
        assertThatThrownBy(() -> DatabaseJournal.open(Database.inFolder(file)))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("Cannot keep the journal in '%s': ".formatted(file));
    }
}
