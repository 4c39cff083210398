package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** What the host does in the house, as those feel it to whom it is done. */
@Timeout(60)
class HostDeskTest {
    private static final List<String> TWO = List.of("me", "open");

    private static HostDesk.Guest guest(HostDesk desk, String name) throws IOException {
        return desk.known(name).orElseThrow();
    }

    private static JsonNode hello(TestServer server, Object... fields) throws IOException {
        try (LineClient client = new LineClient(server.port())) {
            Object[] all = new Object[fields.length + 2];
            all[0] = "protocol";
            all[1] = 1;
            System.arraycopy(fields, 0, all, 2, fields.length);
            return client.ask("hello", all);
        }
    }

    @Test
    void whoIsSentOffMayComeBackAndWhoIsBannedMayNot() throws Exception {
        try (TestServer server = TestServer.start()) {
            HostDesk desk = server.server().desk();
            LineClient anna = server.join("Anna");
            assertThat(desk.guests())
                    .singleElement()
                    .satisfies(
                            one -> {
                                assertThat(one.name()).isEqualTo("Anna");
                                assertThat(one.addresses()).containsExactly("127.0.0.1");
                            });
            assertThat(desk.kick(guest(desk, "anna"))).isOne();
            assertThat(anna.awaitType("bye").get("code").asText()).isEqualTo("not_allowed");
            assertThat(anna.isEnded()).isTrue();

            LineClient again = LineClient.rejoin(server.port(), anna.token());
            desk.ban(guest(desk, anna.player()));
            assertThat(again.awaitType("bye").get("code").asText()).isEqualTo("banned");
            assertThat(desk.bans()).containsExactly(Map.entry(anna.player(), "Anna"));
            for (JsonNode refused :
                    List.of(
                            hello(server, "token", anna.token()),
                            hello(server, "token", anna.token(), "name", "Else"),
                            hello(server, "name", " ANNA"))) {
                assertThat(refused.path("code").asText()).as("%s", refused).isEqualTo("banned");
                assertThat(refused.get("message").asText()).contains("the host", "out");
            }
            desk.unban(anna.player());
            assertThat(hello(server, "token", anna.token()).get("type").asText())
                    .isEqualTo("welcome");
        }
    }

    @Test
    void aBanOutlivesARestart() throws Exception {
        MemoryJournal journal = new MemoryJournal();
        String token;
        try (TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            token = anna.token();
            server.server().desk().ban(guest(server.server().desk(), "Anna"));
            server.server().desk().ban(guest(server.server().desk(), "Bert"));
            server.server().desk().unban(bert.player());
        }
        try (TestServer server = TestServer.start(TestServer.config(journal))) {
            assertThat(server.server().desk().bans()).containsValues("Anna").hasSize(1);
            assertThat(hello(server, "token", token).path("code").asText()).isEqualTo("banned");
            server.server().desk().banAddress("127.0.0.1");
        }
        try (TestServer server = TestServer.start(TestServer.config(journal))) {
            JsonNode refused = hello(server, "name", "Cleo");
            assertThat(refused.get("code").asText()).isEqualTo("banned");
            assertThat(refused.get("message").asText()).contains("127.0.0.1");
        }
    }

    @Test
    void anAddressThatIsBannedLosesItsConnections() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            server.server().desk().banAddress("192.0.2.7");
            anna.ok("ping");
            server.server().desk().banAddress("127.0.0.1");
            assertThat(anna.awaitType("bye").get("code").asText()).isEqualTo("banned");
        }
    }

    @Test
    void whatABannedPlayerHadGoesToOthers() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String table = anna.create("seats", TWO);
            bert.ok("sit", "table", table);
            server.server().desk().ban(guest(server.server().desk(), "Anna"));

            JsonNode row =
                    bert.await(
                                    message ->
                                            message.path("type").asText().equals("table")
                                                    && message.findPath("owner")
                                                            .asText()
                                                            .equals(bert.player()))
                            .findPath("seats");
            assertThat(row.get(0).get("kind").asText()).isNotEqualTo("player");
        }
    }

    @Test
    void aTableIsSpokenToAndClosedInWhateverStateItIs() throws Exception {
        try (TestServer server = TestServer.start()) {
            HostDesk desk = server.server().desk();
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String playing =
                    anna.create("preset", "duel", "seats", List.of("me", Map.of("bot", "random")));
            String waiting = bert.create("seats", TWO);
            anna.await(Player.turn());
            assertThat(desk.say("to one", waiting)).isOne();
            assertThat(desk.say("to nobody", "t000000")).isZero();
            assertThat(desk.say("to all", null)).isEqualTo(2);
            assertThat(bert.awaitType("said").get("text").asText()).contains("to one");
            assertThat(anna.awaitType("said").get("text").asText()).contains("to all");
            for (String table : List.of(playing, waiting)) {
                assertThat(desk.close(table)).isTrue();
                LineClient there = table.equals(playing) ? anna : bert;
                there.await(message -> message.findPath("state").asText().equals("closed"));
            }
            assertThat(desk.close("t000000")).isFalse();
        }
    }

    @Test
    void anOwnerLetsInAgainWhomTheySentAway() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String table = anna.create("seats", TWO);
            bert.ok("watch", "table", table);
            anna.refused(
                    "bad_request", "kick", "table", table, "player", bert.player(), "on", false);
            anna.ok("kick", "table", table, "player", bert.player());
            bert.refused("not_allowed", "sit", "table", table);
            bert.refused(
                    "not_allowed", "kick", "table", table, "player", bert.player(), "on", false);
            anna.ok("kick", "table", table, "player", bert.player(), "on", false);
            bert.ok("sit", "table", table);
        }
    }
}
