package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.protocol.MessageCodec;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.util.List;

/** Clients that are a version older or newer than the server. */
@Timeout(60)
class VersionTest {
    private static final int OURS = MessageCodec.VERSION;

    private TestServer server;
    private LineClient client;

    @BeforeEach
    void open() throws IOException {
        server = TestServer.start();
        client = new LineClient(server.port());
    }

    @AfterEach
    void close() throws IOException {
        client.close();
        server.close();
    }

    @Test
    void whoeverSpeaksTheNextVersionTooIsSpokenToInOurs() throws Exception {
        JsonNode welcome = client.ok("hello", "protocol", List.of(OURS + 1, OURS), "name", "Newer");
        assertThat(welcome.get("protocol").asInt()).isEqualTo(OURS);
        client.ok("tables");
    }

    @Test
    void whoeverSpeaksTheLastVersionTooIsSpokenToInOurs() throws Exception {
        JsonNode welcome = client.ok("hello", "protocol", List.of(OURS - 1, OURS), "name", "Older");
        assertThat(welcome.get("protocol").asInt()).isEqualTo(OURS);
    }

    @Test
    void whoeverSpeaksOnlyTheNextVersionIsToldBothAndToAskTheHost() throws Exception {
        JsonNode refused =
                client.ask(
                        "hello", "protocol", OURS + 1, "name", "Newer", "client", "meldhouse/9.1");
        assertThat(refused.get("code").asText()).isEqualTo("bad_version");
        assertThat(refused.get("message").asText())
                .contains("protocol " + (OURS + 1) + ": your program, meldhouse/9.1,")
                .contains("Meldhouse", "speaks " + OURS + ".", "Ask the host");
        assertThat(refused.at("/details/server").asText()).startsWith("Meldhouse");
        assertThat(refused.at("/details/protocol").asInt()).isEqualTo(OURS);
    }

    @Test
    void whoeverSpeaksOnlyTheLastVersionIsToldBothAndToGetTheServers() throws Exception {
        JsonNode refused = client.ask("hello", "protocol", OURS - 1, "name", "Older");
        assertThat(refused.get("code").asText()).isEqualTo("bad_version");
        assertThat(refused.get("message").asText())
                .contains("protocol " + (OURS - 1) + ": your program speaks that")
                .contains("speaks " + OURS + ".", "Bring your program up to date");
        // The connection is none the worse for it.
        client.ok("hello", "protocol", OURS, "name", "Older");
    }

    @Test
    void aFieldThatOnlyANewerClientKnowsIsPassedOver() throws Exception {
        client.ok("hello", "protocol", OURS, "name", "Newer", "mood", "good");
        client.ok("tables", "since", 3);
    }
}
