package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

class WholeMatchTest {
    @Test
    void aPersonAndThreeBotsPlayAMatch() throws Exception {
        try (TestServer server = TestServer.start();
                LineClient anna = server.join("Anna")) {
            JsonNode created =
                    anna.ask(
                            "create",
                            "ruleset",
                            "highest",
                            "seats",
                            List.of(
                                    "me",
                                    Map.of("bot", "random"),
                                    Map.of("bot", "random"),
                                    Map.of("bot", "random")));
            assertThat(created.path("type").asText()).isEqualTo("created");
            String table = created.get("table").asText();
            JsonNode end = Player.of(anna, table).playToTheEnd();
            assertThat(end.path("points").isArray()).isTrue();
        }
    }
}
