package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Programs that say in their hello that they play by themselves have limits of their own. */
class BotGuestTest {
    private static final ServerConfig.Bots FEW = new ServerConfig.Bots(2, 2, 5, false, false);
    private TestServer server;

    @AfterEach
    void stop() {
        server.close();
    }

    private void start(ServerConfig.Bots bots) throws IOException {
        server = TestServer.start(TestServer.config(new MemoryJournal()).withBots(bots));
    }

    private LineClient bot(String name) throws IOException {
        LineClient bot = new LineClient(server.port());
        JsonNode welcome = bot.ask("hello", "protocol", 1, "name", name, "bot", true);
        assertThat(welcome.path("type").asText()).as("%s", welcome).isEqualTo("welcome");
        return bot;
    }

    private static void refused(JsonNode answer, String code, String... words) {
        assertThat(answer.path("code").asText()).as("%s", answer).isEqualTo(code);
        assertThat(answer.get("message").asText()).contains(words);
    }

    @Test
    void aBotPlaysButNeitherSpeaksNorMakesTables() throws Exception {
        start(FEW);
        LineClient anna = server.join("Anna");
        String table = anna.create("preset", "duel", "seats", List.of("me", "open"));
        LineClient hal = bot("Hal");
        refused(hal.ask("create", "ruleset", Highest.ID), "not_allowed", "bots-create");
        assertThat(hal.ok("sit", "table", table).get("type").asText()).isEqualTo("seated");
        refused(hal.ask("say", "table", table, "text", "hello"), "not_allowed", "bots-chat");
        Player.of(anna, table).answer(anna.await(Player.turn()));
        Player.of(hal, table).answer(hal.await(Player.turn()));
        anna.ok("say", "table", table, "text", "people may");
        assertThat(hal.awaitType("said").get("text").asText()).isEqualTo("people may");
    }

    @Test
    void aBotSpeaksAndMakesTablesWhereTheHostLetsIt() throws Exception {
        start(new ServerConfig.Bots(2, 2, 50, true, true));
        LineClient hal = bot("Hal");
        String table = hal.create();
        hal.ok("say", "table", table, "text", "hello");
        hal.create();
        refused(hal.ask("create", "ruleset", Highest.ID), "server_full", "2", "bots-tables");
    }

    @Test
    void aBotHasSoManyTablesAndPeopleMore() throws Exception {
        start(FEW);
        LineClient anna = server.join("Anna");
        List<String> tables = List.of(anna.create(), anna.create(), anna.create());
        LineClient hal = bot("Hal");
        hal.refused("no_such_table", "sit", "table", "nowhere");
        hal.ok("sit", "table", tables.get(0));
        hal.ok("sit", "table", tables.get(1));
        refused(hal.ask("sit", "table", tables.get(2)), "server_full", "2", "bots-tables");
        hal.ok("sit", "table", tables.get(1));
        hal.ok("stand", "table", tables.get(0));
        hal.ok("sit", "table", tables.get(2));
        LineClient bert = server.join("Bert");
        for (String table : tables) {
            bert.ok("sit", "table", table);
        }
    }

    @Test
    void soManyBotsAreLetInAndPeopleBesides() throws Exception {
        start(FEW);
        LineClient first = bot("Hal");
        bot("Sal");
        JsonNode late =
                new LineClient(server.port())
                        .ask("hello", "protocol", 1, "name", "Mal", "bot", true);
        refused(late, "server_full", "2", "bots-connections");
        server.join("Anna");
        first.close();
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (server.server().overview().players().contains("Hal")) {
            assertThat(System.nanoTime()).as("Hal is still there").isLessThan(deadline);
            Thread.onSpinWait();
        }
        bot("Mal");
    }

    @Test
    void aBotThatIsTooFastIsToldItsOwnLimitAndPeopleAreNot() throws Exception {
        start(FEW);
        LineClient hal = bot("Hal");
        LineClient anna = server.join("Anna");
        int tooFast = 0;
        for (int i = 0; i < 30; i++) {
            JsonNode answer = hal.ask("ping");
            if (answer.get("type").asText().equals("error")) {
                refused(answer, "too_fast", "5 a second");
                tooFast++;
            }
            anna.ok("ping");
        }
        assertThat(tooFast).isPositive();
    }
}
