package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The record of a long match comes in pages, so that no line is longer than a client may wait for.
 */
class LogPagesTest {
    private static final int LONGEST = 300_000;

    @Test
    void aLongMatchIsToldPageByPageWithoutAGapAndTheConnectionStands() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            String table =
                    anna.create(
                            "seats",
                            WholeMatchTest.ALONE,
                            "options",
                            Map.of("deals", 50, "hand", 12));
            Player.of(anna, table).playToTheEnd();

            List<JsonNode> events = new ArrayList<>();
            List<JsonNode> moves = new ArrayList<>();
            JsonNode page = anna.ok("log", "table", table);
            int pages = 0;
            while (true) {
                pages++;
                assertThat(page.toString()).hasSizeLessThan(LONGEST);
                JsonNode log = page.get("log");
                assertThat(log.get("first").asInt()).isEqualTo(events.size() + 1);
                assertThat(log.get("seed").asText()).hasSize(64);
                log.get("events").forEach(events::add);
                log.get("moves").forEach(moves::add);
                if (page.get("next").isNull()) {
                    break;
                }
                page = anna.ok("log", "table", table, "from", page.get("next").asLong());
            }

            assertThat(pages).isGreaterThan(1);
            assertThat(events).hasSize(anna.ok("watch", "table", table).get("seq").asInt());
            assertThat(moves).hasSize(50 * 4 * 13);
            assertThat(moves).extracting(move -> move.get("seq").asLong()).isSorted();
            anna.ok("ping");
        }
    }

    @Test
    void aPageFromBeyondTheEndIsEmptyAndOneFromBeforeTheMatchIsTheFirst() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", WholeMatchTest.ALONE);
            Player.of(anna, table).playToTheEnd();
            JsonNode whole = anna.ok("log", "table", table).get("log");

            JsonNode beyond = anna.ok("log", "table", table, "from", Long.MAX_VALUE);
            assertThat(beyond.get("log").get("events")).isEmpty();
            assertThat(beyond.get("log").get("moves")).isEmpty();
            assertThat(beyond.get("next").isNull()).isTrue();
            assertThat(anna.ok("log", "table", table, "from", 0).get("log")).isEqualTo(whole);
            anna.refused("bad_request", "log", "table", table, "from", -1);
        }
    }
}
