package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Each kind of bad input gets its error, and the table and the connection go on. */
class BadInputTest {
    private TestServer server;

    @BeforeEach
    void start() throws IOException {
        server = TestServer.start();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static void code(JsonNode error, String code) {
        assertThat(error.path("type").asText()).as("%s", error).isEqualTo("error");
        assertThat(error.path("code").asText()).as("%s", error).isEqualTo(code);
        assertThat(error.path("message").asText()).hasSizeGreaterThan(20);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "what",
                "{",
                "[1,2,3]",
                "null",
                "GET / HTTP/1.1",
                "{\"type\":\"ping\",\"id\":1",
                "{\"type\":\"ping\",\"id\":1}}"
            })
    void aLineThatIsNoObjectIsBadJsonAndTheConnectionGoesOn(String line) throws Exception {
        LineClient anna = server.join("Anna");
        anna.sendLine(line);
        code(anna.awaitType("error"), "bad_json");
        assertThat(anna.ok("ping").path("type").asText()).isEqualTo("pong");
    }

    @Test
    void bytesThatAreNoUtf8AreBadJson() throws Exception {
        LineClient anna = server.join("Anna");
        anna.sendBytes(new byte[] {'{', '"', (byte) 0xC3, (byte) 0x28, '"', '}', '\n'});
        code(anna.awaitType("error"), "bad_json");
        anna.ok("ping");
    }

    @Test
    void anUnknownTypeIsToldTheKnownOnes() throws Exception {
        LineClient anna = server.join("Anna");
        JsonNode error = anna.ask("wach");
        code(error, "unknown_type");
        assertThat(error.get("message").asText()).contains("watch");
        anna.ok("ping");
    }

    @Test
    void aWrongFieldIsNamed() throws Exception {
        LineClient anna = server.join("Anna");
        JsonNode error = anna.ask("sit", "table", 7);
        code(error, "bad_request");
        assertThat(error.get("message").asText()).contains("table");
        anna.refused("bad_request", "sit");
        anna.refused("bad_request", "hello", "protocol", 1, "name", "Again");
    }

    @Test
    void nothingIsAnsweredBeforeHello() throws Exception {
        LineClient stranger = new LineClient(server.port());
        stranger.refused("hello_first", "tables");
        stranger.refused("hello_first", "ping");
        stranger.ok("hello", "protocol", List.of(3, 1), "name", "Late");
        stranger.ok("tables");
    }

    @Test
    void whatComesBehindAHelloWaitsForItsAnswer() throws Exception {
        LineClient hasty = new LineClient(server.port());
        hasty.sendLine(
                "{\"type\":\"hello\",\"id\":1,\"protocol\":1,\"name\":\"Hasty\"}\n"
                        + "{\"type\":\"tables\",\"id\":2}\n{\"type\":\"ping\",\"id\":3}");
        assertThat(hasty.next().get("type").asText()).isEqualTo("welcome");
        assertThat(hasty.awaitType("tables").get("re").asInt()).isEqualTo(2);
        assertThat(hasty.awaitType("pong").get("re").asInt()).isEqualTo(3);
        LineClient wrong = new LineClient(server.port());
        wrong.sendLine(
                "{\"type\":\"hello\",\"id\":1,\"protocol\":9,\"name\":\"Wrong\"}\n"
                        + "{\"type\":\"tables\",\"id\":2}");
        assertThat(wrong.next().get("code").asText()).isEqualTo("bad_version");
        assertThat(wrong.next().get("code").asText()).isEqualTo("hello_first");
    }

    @Test
    void helloIsRefusedForItsReason() throws Exception {
        server.join("Anna");
        LineClient stranger = new LineClient(server.port());
        stranger.refused("bad_version", "hello", "protocol", 2, "name", "New");
        stranger.refused("name_taken", "hello", "protocol", 1, "name", "ANNA");
        stranger.refused("bad_token", "hello", "protocol", 1, "token", "no such secret");
        stranger.refused("bad_request", "hello", "protocol", 1);
        stranger.ok("hello", "protocol", 1, "name", "New");
    }

    @Test
    void aPasswordIsAskedFor() throws Exception {
        try (TestServer closed =
                TestServer.start(
                        TestServer.config(new MemoryJournal()).withPassword("open sesame"))) {
            LineClient stranger = new LineClient(closed.port());
            stranger.refused("not_allowed", "hello", "protocol", 1, "name", "A");
            stranger.refused(
                    "not_allowed", "hello", "protocol", 1, "name", "A", "password", "please");
            stranger.ok("hello", "protocol", 1, "name", "A", "password", "open sesame");
        }
    }

    @Test
    void aLineOverTheLimitEndsTheConnectionAfterAnErrorThatSaysSo() throws Exception {
        LineClient anna = server.join("Anna");
        byte[] line = new byte[3 * 65_536];
        java.util.Arrays.fill(line, (byte) 'x');
        anna.sendBytes(line);
        code(anna.awaitType("error"), "too_long");
        assertThat(anna.isEnded()).isTrue();
        LineClient.rejoin(server.port(), anna.token()).ok("ping");
    }

    @Test
    void aLineAtTheLimitIsRead() throws Exception {
        LineClient anna = server.join("Anna");
        String start = "{\"type\":\"ping\",\"id\":77,\"fill\":\"";
        String end = "\"}";
        int fill = 65_536 - start.length() - end.length();
        anna.sendLine(start + "x".repeat(fill) + end + "\r");
        assertThat(anna.awaitType("pong").get("re").asInt()).isEqualTo(77);
    }

    @Test
    void bytesMayComeOneByOneAndLinesAllAtOnce() throws Exception {
        LineClient anna = server.join("Anna");
        for (byte one : "{\"type\":\"ping\",\"id\":\"é\"}\r\n".getBytes(StandardCharsets.UTF_8)) {
            anna.sendBytes(new byte[] {one});
        }
        assertThat(anna.awaitType("pong").get("re").asText()).isEqualTo("é");
        anna.sendLine("{\"type\":\"ping\",\"id\":91}\n\n{\"type\":\"ping\",\"id\":92}\n");
        assertThat(anna.awaitType("pong").get("re").asInt()).isEqualTo(91);
        assertThat(anna.awaitType("pong").get("re").asInt()).isEqualTo(92);
    }

    @Test
    void tooManyFaultsInARowEndTheConnectionAfterAnErrorThatSaysSo() throws Exception {
        LineClient anna = server.join("Anna");
        for (int i = 1; i <= 20; i++) {
            anna.sendLine("rubbish");
        }
        for (int i = 1; i < 20; i++) {
            anna.awaitType("error");
        }
        assertThat(anna.awaitType("error").get("message").asText()).contains("in a row");
        assertThat(anna.isEnded()).isTrue();
    }

    @Test
    void faultsThatAreNotInARowAreForgiven() throws Exception {
        LineClient anna = server.join("Anna");
        for (int i = 1; i <= 60; i++) {
            anna.sendLine("rubbish");
            anna.awaitType("error");
            if (i % 10 == 0) {
                anna.ok("ping");
            }
        }
    }

    @Test
    void whoeverIsTooFastIsToldSoWithTheIdAndNothingIsDone() throws Exception {
        var slow = new ServerConfig.Limits(10, 10, 10, 5, 1 << 20, 1000, 4);
        try (TestServer limited =
                TestServer.start(TestServer.config(new MemoryJournal()).withLimits(slow))) {
            LineClient anna = limited.join("Anna");
            String table = anna.create();
            int[] ids = new int[40];
            for (int i = 0; i < ids.length; i++) {
                ids[i] = anna.send("say", "table", table, "text", "number " + i);
            }
            int said = 0;
            int refused = 0;
            for (int id : ids) {
                JsonNode answer = anna.await(m -> m.path("re").asInt() == id);
                if (answer.get("type").asText().equals("ok")) {
                    said++;
                } else {
                    code(answer, "too_fast");
                    refused++;
                }
            }
            assertThat(refused).isPositive();
            assertThat(said).isPositive();
            int heard = said;
            anna.await(
                    m ->
                            anna.heard().stream()
                                            .filter(one -> one.path("type").asText().equals("said"))
                                            .count()
                                    == heard);
        }
    }

    @Test
    void aServerThatIsFullSaysSo() throws Exception {
        var small = new ServerConfig.Limits(1, 1, 1, 1000, 1 << 20, 20, 4);
        try (TestServer full =
                TestServer.start(TestServer.config(new MemoryJournal()).withLimits(small))) {
            LineClient anna = full.join("Anna");
            LineClient late = new LineClient(full.port());
            JsonNode bye = late.next();
            assertThat(bye.get("type").asText()).isEqualTo("bye");
            assertThat(bye.get("code").asText()).isEqualTo("server_full");
            assertThat(bye.get("retry").asInt()).isPositive();
            assertThat(late.isEnded()).isTrue();
            anna.create();
            anna.refused("server_full", "create", "ruleset", "highest");
        }
    }

    @Test
    void badThingsInACreateAreNamed() throws Exception {
        LineClient anna = server.join("Anna");
        JsonNode error = anna.ask("create", "ruleset", "higest");
        code(error, "bad_request");
        assertThat(error.get("message").asText()).contains("highest");
        error = anna.ask("create", "ruleset", "highest", "options", Map.of("deals", 0, "hands", 3));
        code(error, "bad_rules");
        assertThat(error.get("details").get("faults")).hasSize(2);
        error = anna.ask("create", "ruleset", "highest", "preset", "simple");
        code(error, "bad_rules");
        assertThat(error.get("message").asText()).contains("plain, duel");
        code(anna.ask("create", "ruleset", "highest", "houseRules", "mine"), "bad_rules");
        error = anna.ask("create", "ruleset", "highest", "seats", List.of(Map.of("bot", "hal")));
        code(error, "no_such_bot");
        assertThat(error.get("message").asText()).contains("random");
        anna.refused("bad_request", "create", "ruleset", "highest", "seats", List.of("me", "me"));
        anna.refused(
                "bad_request",
                "create",
                "ruleset",
                "highest",
                "seats",
                List.of("me", "open", "open", "open", "open"));
        anna.refused("bad_request", "create", "ruleset", "highest", "seed", "xy".repeat(32));
        assertThat(anna.ok("tables").get("tables")).isEmpty();
    }

    @Test
    void aPlayerOwnsNoMoreTablesThanTheHostAllows() throws Exception {
        var few = new ServerConfig.Limits(10, 10, 2, 1000, 1 << 20, 20, 4);
        try (TestServer house =
                TestServer.start(TestServer.config(new MemoryJournal()).withLimits(few))) {
            LineClient bert = house.join("Bert");
            bert.create();
            bert.create();
            JsonNode error = bert.ask("create", "ruleset", Highest.ID);
            code(error, "server_full");
            assertThat(error.get("message").asText()).contains("2");
            house.join("Cleo").create();
        }
    }

    /** A table is announced before the journal has it; it is one table all the while. */
    @Test
    void aTableThatIsBeingMadeIsCountedOnce() throws Exception {
        CompletableFuture<Void> held = new CompletableFuture<>();
        SlowJournal journal = new SlowJournal(held);
        var two = new ServerConfig.Limits(10, 2, 2, 1000, 1 << 20, 20, 4);
        try (TestServer house = TestServer.start(TestServer.config(journal).withLimits(two))) {
            LineClient bert = house.join("Bert");
            journal.slow();
            int first = bert.send("create", "ruleset", Highest.ID);
            journal.awaitReached();
            long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
            while (bert.ask("tables").get("tables").isEmpty()) {
                assertThat(System.nanoTime()).as("no table is listed").isLessThan(deadline);
                Thread.onSpinWait();
            }
            int second = bert.send("create", "ruleset", Highest.ID);
            int third = bert.send("create", "ruleset", Highest.ID);
            code(bert.await(line -> line.path("re").asInt() == third), "server_full");
            held.complete(null);
            for (int made : List.of(first, second)) {
                JsonNode answer = bert.await(line -> line.path("re").asInt() == made);
                assertThat(answer.get("type").asText()).isEqualTo("created");
            }
        }
    }

    @Test
    void aTableThatIsNotThereIsNotFound() throws Exception {
        LineClient anna = server.join("Anna");
        for (String type : List.of("sit", "stand", "start", "watch", "hint", "log", "rematch")) {
            anna.refused("no_such_table", type, "table", "nowhere");
        }
        anna.refused("no_such_table", "watch", "table", "x".repeat(200));
    }

    @Test
    void anIllegalMoveIsRefusedWithTheRuleAndChangesNothing() throws Exception {
        LineClient anna = server.join("Anna");
        String table = anna.create("seats", WholeMatchTest.ALONE);
        Player player = Player.of(anna, table);
        JsonNode turn = player.playUntilTurn(1);
        int seq = turn.get("seq").asInt();

        JsonNode error =
                anna.ask(
                        "move",
                        "table",
                        table,
                        "seq",
                        seq,
                        "move",
                        Map.of("type", "bid", "amount", 7));
        code(error, "illegal_move");
        assertThat(error.get("details").get("rule").asText()).isEqualTo("badBid");
        anna.refused(
                "bad_request", "move", "table", table, "seq", seq, "move", Map.of("type", "fold"));
        anna.refused("bad_request", "move", "table", table, "seq", seq, "move", "pass");
        anna.refused(
                "bad_request",
                "move",
                "table",
                table,
                "seq",
                seq,
                "move",
                Map.of("type", "play", "card", "seven"));
        assertThat(anna.ok("watch", "table", table).get("seq").asInt()).isEqualTo(seq);
        player.answer(turn);
        player.playToTheEnd();
    }

    @Test
    void whoeverIsNotToMoveIsToldWhoseTurnItIs() throws Exception {
        LineClient anna = server.join("Anna");
        LineClient bert = server.join("Bert");
        String table = anna.create("preset", "duel");
        anna.refused(
                "not_your_turn", "move", "table", table, "seq", 0, "move", Map.of("type", "pass"));
        bert.ok("sit", "table", table);
        int seq = anna.await(Player.turn()).get("seq").asInt();

        JsonNode error =
                bert.ask("move", "table", table, "seq", seq, "move", Map.of("type", "pass"));

        code(error, "not_your_turn");
        assertThat(error.get("message").asText()).contains("seat 0");
    }

    @Test
    void rulesThatThrowGiveInternalAndTheTableGoesOn() throws Exception {
        LineClient anna = server.join("Anna");
        String table = anna.create("seats", WholeMatchTest.ALONE);
        Player player = Player.of(anna, table);
        JsonNode turn = player.playUntilTurn(2);

        try (LogCapture log = LogCapture.of("meldhouse")) {
            JsonNode error =
                    anna.ask(
                            "move",
                            "table",
                            table,
                            "seq",
                            turn.get("seq").asInt(),
                            "move",
                            Map.of("type", "boom"));

            code(error, "internal");
            assertThat(error.toString()).doesNotContainPattern("c[0-9][0-9]");
            assertThat(log.text())
                    .contains("IllegalStateException")
                    .doesNotContainPattern("\\bc[0-9][0-9]\\b");
        }
        player.answer(turn);
        player.playToTheEnd();
    }

    @Test
    void rubbishOfAllKindsLeavesATableUntouched() throws Exception {
        LineClient anna = server.join("Anna");
        String table = anna.create("seats", WholeMatchTest.ALONE);
        JsonNode turn = Player.of(anna, table).playUntilTurn(2);
        Random random = new Random(7);
        for (int i = 0; i < 40; i++) {
            LineClient stranger = new LineClient(server.port());
            byte[] rubbish = new byte[1 + random.nextInt(3000)];
            random.nextBytes(rubbish);
            stranger.sendBytes(rubbish);
            stranger.close();
        }
        Player.of(anna, table).answer(turn);
        Player.of(anna, table).playToTheEnd();
    }

    @Test
    void whoeverSaysNothingIsSentAway() throws Exception {
        try (TestServer hasty = TestServer.patient(p -> p.withHello(TestServer.millis(50)))) {
            LineClient stranger = new LineClient(hasty.port());
            assertThat(stranger.next().get("code").asText()).isEqualTo("hello_first");
            assertThat(stranger.isEnded()).isTrue();
        }
    }

    @Test
    void aPortThatIsTakenIsNamed() {
        Server second = new Server(TestServer.config(new MemoryJournal()).withPort(server.port()));
        assertThatThrownBy(second::start)
                .isInstanceOf(IOException.class)
                .hasMessageContaining("port " + server.port());
        second.stop();
    }
}
