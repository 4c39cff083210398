package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;

/** Nobody's leaving stops a table, and nobody's seat is lost by it. */
class PresenceTest {
    private static final List<Object> TWO =
            List.of("me", "open", WholeMatchTest.BOT, WholeMatchTest.BOT);

    private static Predicate<JsonNode> row(String table, Predicate<JsonNode> wanted) {
        return message ->
                message.path("type").asText().equals("table")
                        && message.toString().contains(table)
                        && wanted.test(message);
    }

    private static boolean isAway(JsonNode seat) {
        return seat.get("kind").asText().equals("player") && !seat.get("connected").asBoolean();
    }

    private static JsonNode seat(JsonNode message, int seat) {
        return message.findValue("seats").get(seat);
    }

    @Test
    void aSeatIsHeldForAWhileThenABotPlaysAndThePlayerTakesItBack() throws Exception {
        try (TestServer server = TestServer.patient(p -> p.withGrace(TestServer.millis(300)))) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String table = anna.create("seats", TWO, "options", Map.of("deals", 4));
            bert.ok("sit", "table", table);
            Player.of(anna, table).answer(Player.of(anna, table).playUntilTurn(1));
            bert.await(Player.turn());
            bert.close();

            anna.await(row(table, m -> isAway(seat(m, 1))));
            // Only a bot in Bert's place can bring the turn back to Anna.
            Player.of(anna, table).answer(anna.await(Player.turn()));
            JsonNode turn = anna.await(Player.turn());
            LineClient again = LineClient.rejoin(server.port(), bert.token());
            again.ok("watch", "table", table);
            Player.of(anna, table).answer(turn);

            WholeMatchTest.inParallel(
                    List.of(anna, again), client -> Player.of(client, table).playToTheEnd());

            assertThat(again.heard()).anyMatch(m -> Player.turn().test(m));
            assertThat(anna.ok("tables").findValue("seats").get(1).get("who").asText())
                    .isEqualTo("Bert");
        }
    }

    private static JsonNode lastTurn(LineClient client) {
        return client.heard().stream().filter(Player.turn()).toList().getLast();
    }

    @Test
    void whoeverIsBackWithinTheGraceFindsNoMoveMadeForThem() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String table = anna.create("seats", TWO);
            bert.ok("sit", "table", table);
            Player.of(anna, table).answer(Player.of(anna, table).playUntilTurn(1));
            JsonNode turn = bert.await(Player.turn());
            bert.close();
            anna.await(row(table, m -> isAway(seat(m, 1))));

            LineClient again = LineClient.rejoin(server.port(), bert.token());

            assertThat(again.await(Player.turn())).isEqualTo(turn);
            assertThat(Player.of(again, table).answer(turn).get("type").asText()).isEqualTo("ok");
        }
    }

    @Test
    void aPlayerWhoVanishesInMidTrickHoldsUpNobody() throws Exception {
        try (TestServer server = TestServer.patient(p -> p.withGrace(TestServer.millis(50)))) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String table = anna.create("seats", TWO, "options", Map.of("deals", 1));
            bert.ok("sit", "table", table);
            Thread leaver =
                    Thread.ofPlatform()
                            .start(
                                    () -> {
                                        try {
                                            Player.of(bert, table).playUntilTurn(2);
                                            bert.close();
                                        } catch (java.io.IOException e) {
                                            throw new java.io.UncheckedIOException(e);
                                        }
                                    });
            Player.of(anna, table).playToTheEnd();
            leaver.join();
        }
    }

    /** A machine that goes to sleep does not close its connections. */
    @Test
    void aClientThatSentPingsAndFallsSilentIsGone() throws Exception {
        try (TestServer server =
                TestServer.patient(
                        p ->
                                p.withGrace(TestServer.millis(50))
                                        .withSilence(TestServer.millis(300)))) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String table = anna.create("seats", TWO, "options", Map.of("deals", 1));
            bert.ok("sit", "table", table);
            bert.ok("ping");

            // Anna has never sent one, so she may take her time.
            anna.await(row(table, m -> isAway(seat(m, 1))));
            Player.of(anna, table).playToTheEnd();

            assertThat(bert.isEnded()).isTrue();
        }
    }

    @Test
    void aTimeThatIsOverIsAMoveAndIsSaid() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            String table =
                    anna.create(
                            "seats",
                            WholeMatchTest.ALONE,
                            "turnSeconds",
                            1,
                            "options",
                            Map.of("deals", 1, "hand", 1));
            JsonNode turn = anna.await(Player.turn());
            assertThat(turn.get("left").asLong()).isBetween(1L, 1000L);
            assertThat(java.time.Instant.parse(turn.get("deadline").asText())).isNotNull();

            anna.await(message -> Player.isEvent(message, "match_ended"));

            JsonNode said = anna.awaitType("said");
            assertThat(said.get("text").asText()).contains("seat 0");
            assertThat(said.get("reason").get("code").asText()).isEqualTo("timeOver");
            assertThat(said.get("reason").get("args").get("seat").asInt()).isZero();
            JsonNode moves = anna.log(table).get("moves");
            assertThat(moves).anyMatch(move -> move.get("by").asText().equals("clock"));
        }
    }

    @Test
    void aTimeIsOverThoughEveryThreadOfTheBotsHangs() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        try (TestServer server =
                TestServer.start(
                        TestServer.config(new MemoryJournal(), ToyBots.hanging(never))
                                .withLimits(
                                        new ServerConfig.Limits(
                                                100, 100, 100, 100_000, 1 << 20, 20, 1))
                                .withPatience(
                                        ServerConfig.Patience.USUAL.withBot(
                                                TestServer.millis(50))))) {
            LineClient anna = server.join("Anna");
            List<Object> seats = new ArrayList<>(List.of("me"));
            seats.addAll(Collections.nCopies(3, Map.of("bot", "hanging")));
            String table =
                    anna.create(
                            "seats",
                            seats,
                            "turnSeconds",
                            1,
                            "options",
                            Map.of("deals", 1, "hand", 1));
            anna.await(message -> Player.isEvent(message, "match_ended"));
            assertThat(anna.log(table).get("moves"))
                    .anyMatch(move -> move.get("by").asText().equals("clock"))
                    .anyMatch(move -> move.get("by").asText().equals("fallback"));
        } finally {
            never.countDown();
        }
    }

    @Test
    void aSeatIsKeptForWhoseConnectionWasEndedForItsFaults() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", WholeMatchTest.ALONE);
            JsonNode turn = anna.await(Player.turn());
            anna.sendBytes("rubbish\n".repeat(100).getBytes(StandardCharsets.UTF_8));
            assertThat(anna.isEnded()).isTrue();

            LineClient again = LineClient.rejoin(server.port(), anna.token());
            assertThat(again.await(Player.turn())).isEqualTo(turn);
            assertThat(Player.of(again, table).answer(turn).get("type").asText()).isEqualTo("ok");
        }
    }

    @Test
    void tablesThatAreMadeAndLeftAreAllGone() throws Exception {
        try (TestServer server = TestServer.patient(p -> p.withIdle(TestServer.millis(1)))) {
            for (int i = 0; i < 10; i++) {
                LineClient maker = server.join("Maker " + i);
                for (int j = 0; j < 20; j++) {
                    maker.create();
                }
                maker.close();
            }
            LineClient bert = server.join("Bert");
            while (!bert.ok("tables").get("tables").isEmpty()) {
                Thread.onSpinWait();
            }
        }
    }

    @Test
    void aTurnWithoutALimitHasNoDeadline() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            anna.create("seats", WholeMatchTest.ALONE);
            JsonNode turn = anna.await(Player.turn());
            assertThat(turn.get("left").isNull()).isTrue();
            assertThat(turn.get("deadline").isNull()).isTrue();
            assertThat(turn.get("complete").asBoolean()).isTrue();
        }
    }

    @Test
    void aTableThatItsOwnerHaltedAndLeftGoesOnUnderAnother() throws Exception {
        try (TestServer server = TestServer.patient(p -> p.withGrace(TestServer.millis(50)))) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String table = anna.create("seats", TWO, "options", Map.of("deals", 1));
            bert.ok("sit", "table", table);
            JsonNode turn = Player.of(anna, table).playUntilTurn(1);
            anna.ok("pause", "table", table);
            anna.refused(
                    "not_allowed",
                    "move",
                    "table",
                    table,
                    "seq",
                    turn.get("seq").asInt(),
                    "move",
                    Player.pick(turn));
            bert.refused("not_allowed", "pause", "table", table, "on", false);
            anna.close();

            bert.await(row(table, m -> m.findValue("owner").asText().equals(bert.player())));
            bert.ok("pause", "table", table, "on", false);
            Player.of(bert, table).playToTheEnd();
        }
    }

    @Test
    void aTableThatGoesOnTellsTheTurnAgain() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", WholeMatchTest.ALONE);
            JsonNode turn = Player.of(anna, table).playUntilTurn(2);
            anna.ok("pause", "table", table);
            assertThat(anna.ok("tables").findValue("state").asText()).isEqualTo("paused");
            anna.ok("pause", "table", table, "on", false);
            assertThat(anna.await(Player.turn())).isEqualTo(turn);
        }
    }

    @Test
    void aSeatThatIsGivenUpIsPlayedByABotAndMayBeTaken() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            LineClient cleo = server.join("Cleo");
            String table = anna.create("seats", TWO, "options", Map.of("deals", 50));
            bert.ok("sit", "table", table);
            Player.of(anna, table).answer(Player.of(anna, table).playUntilTurn(1));
            bert.await(Player.turn());
            bert.ok("stand", "table", table);
            anna.await(Player.turn());

            JsonNode seated = cleo.ok("sit", "table", table);

            assertThat(seated.get("seat").asInt()).isEqualTo(1);
            assertThat(seated.get("view").get("me").asInt()).isEqualTo(1);
            Player.of(anna, table).answer(lastTurn(anna));
            JsonNode turn = cleo.await(Player.turn());
            assertThat(Player.of(cleo, table).answer(turn).get("type").asText()).isEqualTo("ok");
        }
    }

    @Test
    void aPlayerWhoIsSentAwayStaysAway() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String table = anna.create("seats", TWO);
            bert.ok("sit", "table", table);
            anna.refused("seat_taken", "bot", "table", table, "seat", 1, "bot", "random");
            anna.refused("bad_request", "kick", "table", table, "player", "nobody");
            anna.refused("not_allowed", "kick", "table", table, "player", anna.player());
            anna.ok("kick", "table", table, "player", bert.player());

            bert.refused("not_allowed", "sit", "table", table);
            bert.refused("not_seated", "stand", "table", table);
            Player.of(anna, table).playToTheEnd();
        }
    }

    @Test
    void whoWasSentAwayIsLetInByName() throws Exception {
        MemoryJournal journal = new MemoryJournal();
        String anna;
        String bert;
        String table;
        try (TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient owner = server.join("Anna");
            LineClient guest = server.join("Bert");
            anna = owner.token();
            bert = guest.token();
            table = owner.create("seats", TWO);
            owner.refused("bad_request", "kick", "table", table, "player", "Bert", "on", false);
            guest.ok("sit", "table", table);
            owner.ok("kick", "table", table, "player", guest.player());
        }
        try (TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient owner = LineClient.rejoin(server.port(), anna);
            LineClient guest = LineClient.rejoin(server.port(), bert);
            assertThat(
                            owner.ask("kick", "table", table, "player", "Bet", "on", false)
                                    .get("message")
                                    .asText())
                    .endsWith("Allowed: Bert.");
            guest.refused("not_allowed", "watch", "table", table);
            owner.ok("kick", "table", table, "player", "bert", "on", false);
            guest.ok("watch", "table", table);
        }
    }

    @Test
    void whoeverComesToATableIsToldItsRowThoughNothingOfItChanges() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", WholeMatchTest.ALONE);
            Player.of(anna, table).playUntilTurn(1);
            anna.ok("pause", "table", table);
            LineClient wally = server.join("Wally");
            wally.ok("watch", "table", table);
            anna.await(row(table, m -> m.findValue("watchers").asInt() == 1));

            // Each has a connection here already, so that the row stays as it is.
            LineClient again = LineClient.rejoin(server.port(), anna.token());
            LineClient watching = LineClient.rejoin(server.port(), wally.token());
            watching.ok("watch", "table", table);

            for (LineClient client : List.of(again, watching)) {
                JsonNode row = client.await(row(table, m -> true));
                assertThat(row.findValue("state").asText()).isEqualTo("paused");
            }
            anna.ok("pause", "table", table, "on", false);
            anna.await(row(table, m -> m.findValue("state").asText().equals("playing")));
            assertThat(anna.heard().stream().filter(row(table, m -> isPaused(m))))
                    .as("told once, whoever else comes")
                    .hasSize(2);
        }
    }

    private static boolean isPaused(JsonNode row) {
        return row.findValue("state").asText().equals("paused");
    }

    @Test
    void anOwnerPutsBotsInAndTakesThemOutBeforeTheMatch() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            String table = anna.create("preset", "duel");
            anna.refused("no_such_seat", "bot", "table", table, "seat", 2, "bot", "random");
            anna.refused("no_such_bot", "bot", "table", table, "seat", 1, "bot", "hal");
            anna.ok("stand", "table", table);
            anna.ok("sit", "table", table, "seat", 1);
            anna.ok("bot", "table", table, "seat", 0, "bot", "random");
            Player.of(anna, table).playUntilTurn(1);
            anna.refused("not_allowed", "bot", "table", table, "seat", 0, "bot", null);
            anna.refused("not_allowed", "start", "table", table);
        }
    }

    @Test
    void aTableWithNobodyAtItIsClosed() throws Exception {
        try (TestServer server = TestServer.patient(p -> p.withIdle(TestServer.millis(50)))) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String kept = bert.create();
            String table =
                    anna.create("seats", WholeMatchTest.ALONE, "options", Map.of("deals", 1));
            Player.of(anna, table).playToTheEnd();
            anna.close();

            JsonNode tables = bert.ok("tables").get("tables");
            while (tables.size() > 1) {
                tables = bert.ok("tables").get("tables");
            }
            assertThat(tables.get(0).get("table").asText()).isEqualTo(kept);
            bert.refused("no_such_table", "watch", "table", table);
        }
    }

    @Test
    void aNameIsFreeAgainWhenItsPlayerIsGoneAndHasNoSeat() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            bert.create();
            anna.close();
            bert.close();
            LineClient other = new LineClient(server.port());
            JsonNode answer = other.ask("hello", "protocol", 1, "name", "Anna");
            while (answer.get("type").asText().equals("error")) {
                assertThat(answer.get("code").asText()).isEqualTo("name_taken");
                other.close();
                other = new LineClient(server.port());
                answer = other.ask("hello", "protocol", 1, "name", "Anna");
            }
            assertThat(answer.get("player").asText()).isNotEqualTo(anna.player());
            new LineClient(server.port())
                    .refused("bad_token", "hello", "protocol", 1, "token", anna.token());
            new LineClient(server.port())
                    .refused("name_taken", "hello", "protocol", 1, "name", "Bert");
        }
    }

    @Test
    void aPlayerMayTakeAnotherName() throws Exception {
        try (TestServer server = TestServer.start()) {
            LineClient anna = server.join("Anna");
            String table = anna.create();
            anna.close();
            LineClient again = new LineClient(server.port());
            again.ok("hello", "protocol", 1, "token", anna.token(), "name", "Annabel");
            again.ok("watch", "table", table);
            JsonNode row = again.ok("tables").get("tables").get(0);
            assertThat(row.get("seats").get(0).get("who").asText()).isEqualTo("Annabel");
        }
    }
}
