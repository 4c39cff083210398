package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.scripting.HouseRuleFolder;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/**
 * A server that is stopped while much goes on. Each step of stopping has two seconds, and one that
 * needs them all is told in the log as taking too long: so it is seen whether a step was waited for
 * in vain, without a time being asserted.
 */
@Timeout(120)
class StopTest {
    private static final Map<String, String> HANGING = Map.of("bot", "hanging");
    private static final Map<String, Integer> LONG = Map.of("deals", 100, "hand", 12);
    private static final String TOO_LONG = "it takes too long";

    @TempDir private Path folder;

    /** Somebody at a table of their own, who plays until the server ends the connection. */
    private record Guest(LineClient client, String table, CompletableFuture<Void> ended) {
        static Guest of(TestServer server, String name, Object... fields) throws IOException {
            LineClient client = server.join(name);
            return new Guest(client, client.create(fields), new CompletableFuture<>());
        }

        void begin() {
            Thread.ofPlatform().daemon().start(this::play);
        }

        private void play() {
            try {
                Player.of(client, table).playToTheEnd();
                ended.completeExceptionally(new AssertionError("the match is over"));
            } catch (IOException e) {
                ended.complete(null);
            } catch (RuntimeException | Error e) {
                ended.completeExceptionally(e);
            }
        }

        List<JsonNode> heard(String type) {
            return client.heard().stream()
                    .filter(message -> message.path("type").asText().equals(type))
                    .toList();
        }
    }

    @Test
    void underLoadWhatWasToldIsKeptAndEverybodyIsSaidGoodByeTo() throws Exception {
        Files.writeString(
                folder.resolve("loop.js"),
                "export default {ruleset: 'highest', hooks: {trickPoints: () => { for (;;) {}"
                        + " }}};");
        MemoryJournal journal = new MemoryJournal();
        CountDownLatch never = new CountDownLatch(1);
        ServerConfig config =
                TestServer.config(journal, ToyBots.hanging(never))
                        .withHouseRules(new HouseRuleFolder(folder))
                        .withPatience(ServerConfig.Patience.USUAL.withBot(Duration.ofMinutes(10)));
        List<Guest> guests = new ArrayList<>();
        try (LogCapture log = LogCapture.of(Server.class.getName());
                LogCapture bus = LogCapture.of("io.vertx")) {
            try (TestServer server = TestServer.start(config)) {
                LineClient slow = new LineClient(server.port(), 4096);
                slow.ok("hello", "protocol", 1, "name", "Slow");
                // Made first, since the processes that run functions take their time to begin.
                List<Guest> looping = new ArrayList<>();
                for (int i = 0; i < 2; i++) {
                    looping.add(
                            Guest.of(
                                    server,
                                    "Lena" + i,
                                    "seats",
                                    WholeMatchTest.ALONE,
                                    "options",
                                    LONG,
                                    "houseRules",
                                    "loop"));
                }
                LineClient hans = server.join("Hans");
                String waiting = hans.create("seats", List.of("me", HANGING, HANGING, HANGING));
                Player.of(hans, waiting).answer(Player.of(hans, waiting).playUntilTurn(1));
                for (int i = 0; i < 8; i++) {
                    guests.add(
                            Guest.of(
                                    server,
                                    "Anna" + i,
                                    "seats",
                                    WholeMatchTest.ALONE,
                                    "options",
                                    LONG));
                    slow.send("watch", "table", guests.getLast().table());
                }
                guests.addAll(looping);
                LineClient eye = server.join("Eye");
                for (Guest guest : guests) {
                    eye.ok("watch", "table", guest.table());
                }
                guests.forEach(Guest::begin);
                for (Guest guest : guests) {
                    eye.await(m -> Player.isEvent(m, "played") && isAt(m, guest.table()));
                }
                // By now a function has looped for as long as it may, and others do.
                eye.awaitType("said");

                server.server().stop();

                for (Guest guest : guests) {
                    guest.ended().join();
                    assertThat(guest.heard("bye")).hasSize(1);
                    assertThat(guest.heard("bye").getFirst().get("code").asText())
                            .isEqualTo("server_stopping");
                    assertThat(guest.heard("error"))
                            .allMatch(m -> m.get("code").asText().equals("server_stopping"));
                }
                assertThat(hans.awaitType("bye").get("code").asText()).isEqualTo("server_stopping");
                assertThat(hans.isEnded()).isTrue();
                assertThat(slow.isEnded()).isTrue();
            } finally {
                never.countDown();
            }
            assertThat(bus.text())
                    .as("nobody speaks to whoever is gone")
                    .doesNotContain("Discarding");
            assertThat(log.text()).as("no step was waited for in vain").doesNotContain(TOO_LONG);
        }
        try (TestServer server =
                TestServer.start(config.withHouseRules(new HouseRuleFolder(folder)))) {
            for (Guest guest : guests) {
                allOfItIsKept(server, guest);
            }
        }
    }

    private static boolean isAt(JsonNode message, String table) {
        return message.get("table").asText().equals(table);
    }

    /** Every event that somebody was told of is in the record, under its number. */
    private static void allOfItIsKept(TestServer server, Guest guest) throws IOException {
        LineClient again = LineClient.rejoin(server.port(), guest.client().token());
        JsonNode kept = again.log(guest.table()).get("events");
        List<JsonNode> told = guest.heard("event");
        assertThat(told).isNotEmpty();
        for (JsonNode event : told) {
            assertThat(kept.get(event.get("seq").asInt() - 1)).isEqualTo(event.get("event"));
        }
        for (JsonNode answer : guest.heard("ok")) {
            assertThat(answer.get("seq").asInt()).isLessThanOrEqualTo(kept.size());
        }
    }

    @Test
    void aStepThatHangsIsGivenUpAndTheRestIsDone() throws Exception {
        CompletableFuture<Void> held = new CompletableFuture<>();
        SlowJournal journal = new SlowJournal(held);
        try (LogCapture log = LogCapture.of(Server.class.getName())) {
            TestServer server = TestServer.start(TestServer.config(journal));
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", WholeMatchTest.ALONE);
            JsonNode turn = Player.of(anna, table).playUntilTurn(1);
            journal.slow();
            anna.send(
                    "move",
                    "table",
                    table,
                    "seq",
                    turn.get("seq").asInt(),
                    "move",
                    Player.pick(turn));
            journal.awaitReached();

            server.close();

            assertThat(log.text().lines().filter(line -> line.contains(TOO_LONG)))
                    .contains("Cannot end the tables: it takes too long.")
                    .hasSizeLessThanOrEqualTo(2);
            assertThat(anna.awaitType("bye").get("code").asText()).isEqualTo("server_stopping");
            assertThat(anna.isEnded()).isTrue();
            assertThat(anna.heard())
                    .as("nobody is told of what is not kept")
                    .noneMatch(m -> m.path("type").asText().equals("ok") && m.hasNonNull("seq"));
            held.complete(null);
        }
    }
}
