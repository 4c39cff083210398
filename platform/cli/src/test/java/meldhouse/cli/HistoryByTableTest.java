package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.catalog.Catalog;
import meldhouse.client.Address;
import meldhouse.client.Credentials;
import meldhouse.client.Listener;
import meldhouse.client.MeldhouseClient;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.SeatWish;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;
import meldhouse.store.Database;
import meldhouse.store.DatabaseJournal;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Whoever sat at a table knows the table, and not which number its match has in the archive. */
@Timeout(120)
class HistoryByTableTest {
    @TempDir private Path house;

    private final LinkedBlockingQueue<String> over = new LinkedBlockingQueue<>();

    @Test
    void aMatchIsFoundByItsTableWhereThatHadOneOnly() throws Exception {
        List<String> tables = played();

        List<String> listed = command("history").out().lines().toList();
        assertThat(listed).hasSize(3);
        assertThat(listed.getFirst()).contains("Ann's table (%s): ".formatted(tables.getFirst()));
        assertThat(command("history", "--json").out())
                .contains("\"table\":\"%s\"".formatted(tables.getFirst()));
        String number = listed.getFirst().split("\\s+")[0];
        String byNumber = command("history", "export", number).out();
        for (String named : List.of(tables.getFirst(), "Ann's table", "Tisch von ann")) {
            Ran ran = command("history", "export", named);
            assertThat(ran.code()).as(ran.err()).isEqualTo(Exit.DONE);
            assertThat(ran.out()).isEqualTo(byNumber);
        }
        assertThat(command("replay", tables.getFirst(), "--at", "10").out())
                .isEqualTo(command("replay", number, "--at", "10").out())
                .contains("Random 0:");
        assertThat(command("verify", tables.getFirst()).out()).startsWith("The record is right");

        String several = listed.get(1).split("\\s+")[0] + ", " + listed.get(2).split("\\s+")[0];
        for (String named : List.of(tables.getLast(), "club evening")) {
            Ran ran = command("replay", named);
            assertThat(ran.code()).isEqualTo(Exit.USAGE);
            assertThat(ran.err())
                    .contains(
                            "Cannot tell which match '%s' is: several were played to their end there. Allowed: a number: %s."
                                    .formatted(named, several));
        }
        assertThat(command("replay", "zzzzzz").err())
                .contains("Cannot find match 'zzzzzz': ", "no table with one");
    }

    private Ran command(String... words) {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--data", house.toString()));
        return Ran.command(all.toArray(String[]::new));
    }

    /** A table with one match, and one with two. */
    private List<String> played() throws Exception {
        Listener heard =
                new Listener() {
                    @Override
                    public void pushed(ServerMessage.Pushed message) {
                        if (message instanceof ServerMessage.TableChanged(var row)
                                && row.state() == TableState.OVER) {
                            over.add(row.table());
                        }
                    }
                };
        Catalog catalog = Catalog.of(HistoryByTableTest.class.getClassLoader());
        try (DatabaseJournal journal = DatabaseJournal.open(Database.inFolder(house));
                Server server = new Server(ServerConfig.of(catalog, journal));
                MeldhouseClient client =
                        MeldhouseClient.connect(
                                new Address("127.0.0.1", server.start()),
                                Credentials.named("Ann"),
                                heard)) {
            String first = create(client, null);
            String second = create(client, "Club evening");
            client.rematch(second).get();
            assertThat(over.poll(60, TimeUnit.SECONDS)).isEqualTo(second);
            return List.of(first, second);
        }
    }

    private String create(MeldhouseClient client, @Nullable String title) throws Exception {
        String table =
                client.create(
                                id ->
                                        new ClientMessage.Create(
                                                id,
                                                "american",
                                                null,
                                                null,
                                                Map.of("dealsPerMatch", 1),
                                                title,
                                                null,
                                                Collections.nCopies(
                                                        4, new SeatWish.BotNamed("random")),
                                                null,
                                                null,
                                                null,
                                                null))
                        .get()
                        .table();
        assertThat(over.poll(60, TimeUnit.SECONDS)).isEqualTo(table);
        return table;
    }
}
