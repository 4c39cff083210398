package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

/** A client that stops reading costs the server little and the others nothing. */
class SlowReaderTest {
    private static final ServerConfig.Limits TIGHT =
            new ServerConfig.Limits(50, 50, 50, 100_000, 64 * 1024, 20, 8);

    /** Says so much that no buffer of a kernel holds it. */
    private static void chatter(LineClient client, String table, int lines) throws Exception {
        String text = "x".repeat(500);
        int last = 0;
        for (int i = 0; i < lines; i++) {
            last = client.send("say", "table", table, "text", text);
            if (i % 20 == 19) {
                int id = last;
                client.await(m -> m.path("re").asInt() == id);
            }
        }
        client.ok("ping");
    }

    @Test
    void aWatcherThatDoesNotReadGetsOneViewInsteadOfWhatItMissed() throws Exception {
        try (TestServer server =
                TestServer.start(TestServer.config(new MemoryJournal()).withLimits(TIGHT))) {
            LineClient anna = server.join("Anna");
            LineClient slow = new LineClient(server.port(), 4096);
            slow.ok("hello", "protocol", 1, "name", "Slow");
            String table = anna.create("options", Map.of("deals", 1));
            slow.ok("watch", "table", table);

            chatter(anna, table, 4000);
            anna.ok("start", "table", table);
            Player.of(anna, table).playToTheEnd();
            long last = anna.ok("watch", "table", table).get("seq").asLong();

            JsonNode view =
                    slow.await(
                            m ->
                                    m.path("type").asText().equals("view")
                                            && m.get("seq").asLong() == last);
            assertThat(view.get("view").get("over").asBoolean()).isTrue();
            assertThat(slow.heard().stream().filter(m -> m.path("type").asText().equals("said")))
                    .hasSizeLessThan(4000);
            slow.ok("ping");
        }
    }

    @Test
    void aClientThatTakesNothingForLongIsSentAwayAndMayComeBack() throws Exception {
        var config =
                TestServer.config(new MemoryJournal())
                        .withLimits(TIGHT)
                        .withPatience(
                                ServerConfig.Patience.USUAL
                                        .withStall(TestServer.millis(200))
                                        .withGrace(TestServer.millis(100)));
        try (TestServer server = TestServer.start(config)) {
            LineClient anna = server.join("Anna");
            LineClient slow = new LineClient(server.port(), 4096);
            JsonNode welcome = slow.ok("hello", "protocol", 1, "name", "Slow");
            String table =
                    anna.create(
                            "seats",
                            List.of("me", "open"),
                            "options",
                            Map.of("deals", 1, "players", 2));
            // It has a seat that the match waits for, and reads nothing more.
            slow.ok("sit", "table", table);
            chatter(anna, table, 4000);

            Player.of(anna, table).playToTheEnd();

            assertThat(slow.isEnded()).isTrue();
            LineClient.rejoin(server.port(), welcome.get("token").asText())
                    .ok("watch", "table", table);
        }
    }

    @Test
    void requestsWithoutEndAreReadNoFasterThanTheyAreAnswered() throws Exception {
        try (TestServer server =
                TestServer.start(TestServer.config(new MemoryJournal()).withLimits(TIGHT))) {
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", WholeMatchTest.ALONE);
            Player.of(anna, table).playToTheEnd();
            int last = 0;
            for (int i = 0; i < 500; i++) {
                last = anna.send("log", "table", table);
            }
            int id = last;
            anna.await(m -> m.path("re").asInt() == id);
            assertThat(anna.heard().stream().filter(m -> m.path("type").asText().equals("log")))
                    .hasSize(500);
        }
    }
}
