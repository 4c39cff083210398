package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;
import meldhouse.api.game.Event;
import meldhouse.store.FileJournal;
import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Second thoughts: a move is taken back while nobody has answered it. */
class UndoTest {
    private static final JsonNode PASS = move("pass");
    private static final JsonNode BID = move("bid").deepCopy().put("amount", 50);

    private static com.fasterxml.jackson.databind.node.ObjectNode move(String type) {
        return JsonNodeFactory.instance.objectNode().put("type", type);
    }

    /** Nobody is hurried: a bot answers such a move when it is too late for the test anyway. */
    private static ServerConfig patient(Journal journal, BotProvider... bots) {
        return waiting(Duration.ofHours(1), journal, bots);
    }

    private static ServerConfig waiting(Duration time, Journal journal, BotProvider... bots) {
        return TestServer.config(journal, bots)
                .withPatience(ServerConfig.Patience.USUAL.withReconsider(time));
    }

    /** Makes a move; gives the number that the table has reached by it. */
    private static long made(LineClient client, String table, JsonNode turn, JsonNode move)
            throws Exception {
        return client.ok("move", "table", table, "seq", turn.get("seq").asLong(), "move", move)
                .get("seq")
                .asLong();
    }

    private static void refused(
            String rule, LineClient client, String table, long seq, String... words)
            throws Exception {
        JsonNode answer = client.ask("undo", "table", table, "seq", seq);
        assertThat(answer.path("code").asText()).as("%s", answer).isEqualTo("not_allowed");
        assertThat(answer.path("details").path("rule").asText()).isEqualTo(rule);
        assertThat(answer.path("message").asText()).startsWith("Cannot ").contains(words);
    }

    @Nested
    class GivenTwoPeople {
        private TestServer server;
        private LineClient anna;
        private LineClient bert;
        private String table;
        private JsonNode turn;

        @BeforeEach
        void sitDown() throws Exception {
            server = TestServer.start(patient(new MemoryJournal()));
            anna = server.join("Anna");
            bert = server.join("Bert");
            table =
                    anna.create(
                            "seats",
                            List.of("me", "open", WholeMatchTest.BOT, WholeMatchTest.BOT),
                            "undo",
                            true);
            bert.ok("sit", "table", table);
            turn = anna.await(Player.turn());
        }

        @AfterEach
        void leave() throws Exception {
            anna.close();
            bert.close();
            server.close();
        }

        @Test
        void everybodyIsToldGetsTheViewOfBeforeAndTheTurnIsAskedAnew() throws Exception {
            long before = turn.get("seq").asLong();
            JsonNode bertsView = bert.ok("watch", "table", table).get("view");
            long bid = made(anna, table, turn, BID);
            JsonNode bertsTurn = bert.await(Player.turn());

            assertThat(anna.ok("undo", "table", table, "seq", bid).get("seq").asLong())
                    .isEqualTo(bid + 1);

            for (LineClient client : List.of(anna, bert)) {
                JsonNode told = client.awaitType("taken_back");
                assertThat(told.get("seq").asLong()).isEqualTo(bid + 1);
                assertThat(told.get("seat").asInt()).isZero();
                assertThat(told.get("since").asLong()).isEqualTo(before);
            }
            JsonNode view =
                    bert.await(
                            m ->
                                    m.path("type").asText().equals("view")
                                            && m.get("seq").asLong() == bid + 1);
            assertThat(view.get("view")).isEqualTo(bertsView);
            JsonNode again = anna.await(Player.turn());
            assertThat(again.get("seq").asLong()).isEqualTo(bid + 1);
            assertThat(again.get("legal")).isEqualTo(turn.get("legal"));
            bert.refused(
                    "stale_move",
                    "move",
                    "table",
                    table,
                    "seq",
                    bertsTurn.get("seq").asLong(),
                    "move",
                    PASS);
        }

        @Test
        void theOneWhoFollowsAnswersWhatIsPlayedInItsPlace() throws Exception {
            long bid = made(anna, table, turn, BID);
            anna.ok("undo", "table", table, "seq", bid);
            long passed = made(anna, table, anna.await(Player.turn()), PASS);

            JsonNode bertsTurn =
                    bert.await(
                            m ->
                                    m.path("type").asText().equals("turn")
                                            && m.get("seq").asLong() == passed);
            assertThat(bertsTurn.get("legal").get(1).get("min").asInt()).isEqualTo(5);
        }

        @Test
        void itIsTakenBackOnceHoweverOftenTheRequestIsSent() throws Exception {
            long bid = made(anna, table, turn, BID);
            long undone = anna.ok("undo", "table", table, "seq", bid).get("seq").asLong();
            anna.await(Player.turn());

            assertThat(anna.ok("undo", "table", table, "seq", bid).get("seq").asLong())
                    .isEqualTo(undone);
            assertThat(anna.ok("watch", "table", table).get("seq").asLong()).isEqualTo(undone);
            refused("takenBack", anna, table, undone, "your turn");
        }

        @Test
        void whatIsPlayedInItsPlaceStands() throws Exception {
            anna.ok("undo", "table", table, "seq", made(anna, table, turn, BID));
            long passed = made(anna, table, anna.await(Player.turn()), PASS);

            refused("onceATurn", anna, table, passed, "once a turn");
        }

        @Test
        void anotherSeatMayNot() throws Exception {
            long bid = made(anna, table, turn, BID);

            refused("answered", bert, table, bid, "the last one is that of seat 0");
            LineClient watcher = server.join("Wanda");
            watcher.ok("watch", "table", table);
            watcher.refused("not_seated", "undo", "table", table, "seq", bid);
            watcher.close();
        }

        @Test
        void afterAnAnswerItStandsAndNumbersThatAreOverAreStale() throws Exception {
            refused("noMove", anna, table, turn.get("seq").asLong(), "none has been made");
            long bid = made(anna, table, turn, BID);
            anna.refused("stale_move", "undo", "table", table, "seq", bid - 1);
            anna.refused("stale_move", "undo", "table", table, "seq", bid + 1);
            long answer = made(bert, table, bert.await(Player.turn()), PASS);

            refused("answered", anna, table, bid, "seat 1");
            refused("answered", anna, table, answer, "seat 1");
            assertThat(bert.ok("undo", "table", table, "seq", answer).get("seq").asLong())
                    .isEqualTo(answer + 1);
            refused("answered", anna, table, bid, "seat 1");
        }

        @Test
        void whileTheTableIsHaltedItIsRefused() throws Exception {
            long bid = made(anna, table, turn, BID);
            anna.ok("pause", "table", table);
            refused("notPlaying", anna, table, bid, "paused");
            anna.ok("pause", "table", table, "on", false);
            anna.ok("undo", "table", table, "seq", bid);
        }

        @Test
        void theRequestNeedsItsFields() throws Exception {
            anna.refused("bad_request", "undo", "table", table);
            anna.refused("bad_request", "undo", "table", table, "seq", "soon");
            anna.refused("no_such_table", "undo", "table", "nowhere", "seq", 3);
        }

        @Test
        void theLogTellsOfIt() throws Exception {
            long bid = made(anna, table, turn, BID);
            anna.ok("undo", "table", table, "seq", bid);
            JsonNode events = anna.log(table).get("events");
            assertThat(events.get(events.size() - 2).get("type").asText()).isEqualTo("bid");
            assertThat(events.get(events.size() - 1).toString())
                    .isEqualTo(
                            "{\"type\":\"taken_back\",\"seat\":0,\"since\":%d}"
                                    .formatted(turn.get("seq").asLong()));
        }
    }

    @Test
    void whereTheTableDoesNotAllowItEveryMoveStands() throws Exception {
        try (TestServer server = TestServer.start(patient(new MemoryJournal()))) {
            LineClient anna = server.join("Anna");
            String table =
                    anna.create(
                            "seats", List.of("me", "open", WholeMatchTest.BOT, WholeMatchTest.BOT));
            LineClient bert = server.join("Bert");
            bert.ok("sit", "table", table);
            long bid = made(anna, table, anna.await(Player.turn()), BID);
            refused("noUndo", anna, table, bid, "every move stands");
            assertThat(row(anna, table).get("undo").asBoolean()).isFalse();
        }
    }

    @Test
    void aHostMayAllowItWhereTheMakerSaysNothing() throws Exception {
        try (TestServer server = TestServer.start(patient(new MemoryJournal()).withUndo(true))) {
            LineClient anna = server.join("Anna");
            assertThat(row(anna, anna.create()).get("undo").asBoolean()).isTrue();
            assertThat(row(anna, anna.create("undo", false)).get("undo").asBoolean()).isFalse();
        }
    }

    private static JsonNode row(LineClient client, String table) throws Exception {
        for (JsonNode row : client.ok("tables").get("tables")) {
            if (row.get("table").asText().equals(table)) {
                return row;
            }
        }
        throw new AssertionError("no table " + table);
    }

    @Test
    void cardsStand() throws Exception {
        try (TestServer server = TestServer.start(waiting(Duration.ZERO, new MemoryJournal()))) {
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", WholeMatchTest.ALONE, "undo", true);
            Player.of(anna, table).answer(anna.await(Player.turn()));
            JsonNode turn = anna.await(Player.turn());
            assertThat(turn.get("legal").get(0).get("type").asText()).isEqualTo("play");
            JsonNode answer = Player.of(anna, table).answer(turn);
            assertThat(rule(anna, table, answer.get("seq").asLong())).isIn("final", "answered");
        }
    }

    /** Why it is refused; a bot may have answered already, which is a reason too. */
    private static String rule(LineClient client, String table, long seq) throws Exception {
        JsonNode answer = client.ask("undo", "table", table, "seq", seq);
        assertThat(answer.path("code").asText()).as("%s", answer).isEqualTo("not_allowed");
        return answer.path("details").path("rule").asText();
    }

    @Test
    void aMoveThatTheClockMadeStands() throws Exception {
        try (TestServer server = TestServer.start(patient(new MemoryJournal()))) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String table =
                    anna.create(
                            "seats",
                            List.of("me", "open", WholeMatchTest.BOT, WholeMatchTest.BOT),
                            "turnSeconds",
                            1,
                            "undo",
                            true);
            bert.ok("sit", "table", table);
            anna.await(m -> Player.isEvent(m, "bid"));
            long seq = anna.heard().getLast().get("seq").asLong();
            assertThat(rule(anna, table, seq)).isIn("notYours", "answered");
        }
    }

    /** Tells what it is asked, and answers only when it may. */
    private record Pensive(BlockingQueue<List<Event>> asked, CountDownLatch may) {
        BotProvider bot() {
            return new ToyBots.ToyBot(
                    "pensive",
                    BotProvider.Level.EASY,
                    thinking -> {
                        asked.add(thinking.history());
                        try {
                            may.await();
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                        return Chosen.of(thinking.legal().get(0));
                    });
        }
    }

    @Test
    void aBotThatIsThinkingIsAskedAgainWithoutTheMoveThatWasTakenBack() throws Exception {
        Pensive pensive = new Pensive(new LinkedBlockingQueue<>(), new CountDownLatch(1));
        try (TestServer server =
                TestServer.start(waiting(Duration.ZERO, new MemoryJournal(), pensive.bot()))) {
            LineClient anna = server.join("Anna");
            Object bot = Map.of("bot", "pensive");
            String table = anna.create("seats", List.of("me", bot, bot, bot), "undo", true);
            long bid = made(anna, table, anna.await(Player.turn()), BID);
            assertThat(pensive.asked().poll(20, TimeUnit.SECONDS))
                    .contains(new Highest.BidMade(0, 50));

            anna.ok("undo", "table", table, "seq", bid);
            long passed = made(anna, table, anna.await(Player.turn()), PASS);

            assertThat(pensive.asked().poll(20, TimeUnit.SECONDS))
                    .contains(new Highest.BidMade(0, 0))
                    .doesNotContain(new Highest.BidMade(0, 50));
            pensive.may().countDown();
            JsonNode answered =
                    anna.await(
                            m ->
                                    m.path("type").asText().equals("event")
                                            && m.get("seq").asLong() == passed + 1);
            assertThat(answered.get("event").get("seat").asInt()).isEqualTo(1);
        }
    }

    @Test
    void aBotWaitsBeforeItAnswersWhatMayBeTakenBackAndNotWhereItStands() throws Exception {
        try (TestServer server = TestServer.start(patient(new MemoryJournal()))) {
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", WholeMatchTest.ALONE, "undo", true);
            long bid = made(anna, table, anna.await(Player.turn()), BID);
            // The bots of this server answer in no time, so that without a wait this would be late.
            anna.ok("say", "table", table, "text", "Let me think.");
            long undone = anna.ok("undo", "table", table, "seq", bid).get("seq").asLong();
            assertThat(undone).isEqualTo(bid + 1);
            Player.of(anna, table).answer(anna.await(Player.turn()));
            assertThat(anna.await(Player.turn()).get("seq").asLong()).isGreaterThan(undone + 3);
        }
    }

    @Nested
    class GivenAJournal {
        @TempDir private Path folder;

        @Test
        void aServerThatIsKilledGoesOnWhereItWas() throws Exception {
            String token;
            String table;
            JsonNode turn;
            JsonNode log;
            try (Journal journal = FileJournal.open(folder);
                    TestServer server = TestServer.start(patient(journal))) {
                LineClient anna = server.join("Anna");
                table = anna.create("seats", WholeMatchTest.ALONE, "undo", true);
                long bid = made(anna, table, anna.await(Player.turn()), BID);
                anna.ok("undo", "table", table, "seq", bid);
                turn = anna.await(Player.turn());
                log = anna.log(table);
                token = anna.token();
            }
            try (Journal journal = FileJournal.open(folder);
                    TestServer server = TestServer.start(waiting(Duration.ZERO, journal))) {
                assertThat(server.server().setAside()).isEmpty();
                LineClient anna = LineClient.rejoin(server.port(), token);
                assertThat(anna.await(Player.turn())).isEqualTo(turn);
                assertThat(anna.log(table)).isEqualTo(log);
                assertThat(row(anna, table).get("undo").asBoolean()).isTrue();
                long passed = made(anna, table, turn, PASS);
                assertThat(rule(anna, table, passed)).isIn("onceATurn", "answered");
                anna.ok("watch", "table", table);
                Player.of(anna, table).playToTheEnd();
            }
        }

        @Test
        void aMoveThatNobodyHasAnsweredMayBeTakenBackAfterARestart() throws Exception {
            String token;
            String table;
            long bid;
            try (Journal journal = FileJournal.open(folder);
                    TestServer server = TestServer.start(patient(journal))) {
                LineClient anna = server.join("Anna");
                table = anna.create("seats", WholeMatchTest.ALONE, "undo", true);
                bid = made(anna, table, anna.await(Player.turn()), BID);
                token = anna.token();
            }
            try (Journal journal = FileJournal.open(folder);
                    TestServer server = TestServer.start(patient(journal))) {
                LineClient anna = LineClient.rejoin(server.port(), token);
                assertThat(anna.ok("undo", "table", table, "seq", bid).get("seq").asLong())
                        .isEqualTo(bid + 1);
            }
        }
    }
}
