package meldhouse.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Against a real server. */
class PostgresJournalTest extends DatabaseContract {
    private static EmbeddedPostgres server;
    private static int number;

    private Database database;

    @BeforeAll
    static void startServer() throws IOException {
        server = EmbeddedPostgres.builder().start();
    }

    @AfterAll
    static void stopServer() throws IOException {
        server.close();
    }

    @BeforeEach
    void createDatabase() throws IOException {
        database = Database.of(address("postgres"));
        number++;
        sql("create database house" + number);
        database = Database.of(address("house" + number));
    }

    private static String address(String name) {
        return "postgresql://postgres:secret@localhost:%d/%s?sslmode=disable"
                .formatted(server.getPort(), name);
    }

    @Override
    Database database() {
        return database;
    }

    @Override
    void setFull(boolean full) throws IOException {
        sql(
                full
                        ? "create function no_room() returns trigger language plpgsql as"
                                + " $$ begin raise exception 'disk is full'; end $$"
                        : "drop trigger no_room on entry",
                full
                        ? "create trigger no_room before insert on entry for each row execute"
                                + " function no_room()"
                        : "drop function no_room");
    }

    @Test
    void aServerThatDropsTheConnectionIsCalledAgain() throws Exception {
        try (DatabaseJournal journal = reopen()) {
            await(journal.append("t1", "one"));
            sql(
                    "select pg_terminate_backend(pid) from pg_stat_activity"
                            + " where datname = current_database() and pid <> pg_backend_pid()");
            await(journal.append("t1", "two"));
        }
        try (DatabaseJournal journal = reopen()) {
            assertThat(lines(journal)).isEqualTo(Map.of("t1", List.of("one", "two")));
        }
    }

    @Test
    void aServerThatIsNotThereIsNamedWithoutThePassword() {
        assertThatThrownBy(
                        () ->
                                DatabaseJournal.open(
                                        Database.of("postgres://ann:secret@localhost:1/house")))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith(
                        "Cannot open the journal 'postgresql://localhost:1/house': ")
                .hasMessageNotContaining("secret");
        assertThat(Database.of("postgres://ann:secret@localhost:1/house").toString())
                .doesNotContain("secret");
    }

    @ParameterizedTest
    @CsvSource({
        "mysql://localhost/house, it does not begin with postgresql://",
        "postgresql://localhost, it names no database",
        "postgresql:///house, it names no host",
        "postgresql://ann:secret@local host/house, it is no address (Illegal character in"
                + " authority)",
    })
    void anAddressThatIsNoneIsRefusedWithoutThePassword(String address, String reason) {
        assertThatThrownBy(() -> Database.of(address))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "Cannot use the database address: %s. Allowed: postgresql://user:password@host:port/database, of which user, password and port may be left out."
                                .formatted(reason));
    }
}
