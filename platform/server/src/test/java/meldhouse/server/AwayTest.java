package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** What a table sees while a player is away, and what the others may agree on. */
class AwayTest {
    private static final List<Object> THREE = List.of("me", "open", "open", WholeMatchTest.BOT);
    private static final Duration LONG = Duration.ofMinutes(10);

    private TestServer server;
    private LineClient anna;
    private LineClient bert;
    private LineClient cleo;
    private String table;

    private final Journal journal = new MemoryJournal();

    /** Anna, Bert and Cleo in seats 0 to 2 of a match that is on; it is Bert's turn. */
    private void sitDown(Duration grace, Object... options) throws IOException {
        start(grace);
        anna = server.join("Anna");
        bert = server.join("Bert");
        cleo = server.join("Cleo");
        Object[] all = new Object[options.length + 2];
        all[0] = "seats";
        all[1] = THREE;
        System.arraycopy(options, 0, all, 2, options.length);
        table = anna.create(all);
        bert.ok("sit", "table", table);
        cleo.ok("sit", "table", table);
        Player.of(anna, table).answer(Player.of(anna, table).playUntilTurn(1));
        bert.await(Player.turn());
    }

    private void start(Duration grace) throws IOException {
        server =
                TestServer.start(
                        TestServer.config(journal)
                                .withPatience(ServerConfig.Patience.USUAL.withGrace(grace)));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static Predicate<JsonNode> away(int seat, String state) {
        return m ->
                m.path("type").asText().equals("away")
                        && m.get("seat").asInt() == seat
                        && m.get("state").asText().equals(state);
    }

    private static Predicate<JsonNode> votes(int count) {
        return m -> m.path("type").asText().equals("votes") && m.get("votes").size() == count;
    }

    private static Predicate<JsonNode> decided(String choice) {
        return m ->
                m.path("type").asText().equals("votes") && m.get("decided").asText().equals(choice);
    }

    private static Predicate<JsonNode> state(String state) {
        return m ->
                m.path("type").asText().equals("table") && m.get("state").asText().equals(state);
    }

    private static Predicate<JsonNode> moveOf(int seat) {
        return m ->
                (Player.isEvent(m, "bid") || Player.isEvent(m, "played"))
                        && m.get("event").get("seat").asInt() == seat;
    }

    private LineClient back(LineClient who) throws IOException {
        LineClient again = LineClient.rejoin(server.port(), who.token());
        again.ok("watch", "table", table);
        return again;
    }

    @Test
    void everybodyIsToldHowLongASeatIsHeldAndWhenItsPlayerIsBack() throws Exception {
        sitDown(LONG);
        LineClient watcher = server.join("Dora");
        watcher.ok("watch", "table", table);
        bert.close();

        for (LineClient one : List.of(anna, cleo, watcher)) {
            JsonNode held = one.await(away(1, "held"));
            assertThat(held.get("left").asLong()).isBetween(1L, LONG.toMillis());
            assertThat(Instant.parse(held.get("deadline").asText())).isAfter(Instant.EPOCH);
            assertThat(held.get("bot").asText()).isEqualTo("random");
        }
        back(bert);
        for (LineClient one : List.of(anna, cleo, watcher)) {
            JsonNode over = one.await(away(1, "over"));
            assertThat(over.get("deadline").isNull() && over.get("left").isNull()).isTrue();
        }
    }

    @Test
    void whoComesWhileSomebodyIsAwayIsToldSoToo() throws Exception {
        sitDown(LONG);
        bert.close();
        JsonNode held = anna.await(away(1, "held"));
        anna.ok("vote", "table", table, "seat", 1, "choice", "wait");
        anna.await(votes(1));

        LineClient watcher = server.join("Dora");
        watcher.ok("watch", "table", table);

        JsonNode told = watcher.await(away(1, "held"));
        assertThat(told.get("deadline")).isEqualTo(held.get("deadline"));
        assertThat(watcher.await(votes(1)).get("needed").asInt()).isEqualTo(2);
    }

    @Test
    void afterTheTimeABotPlaysAndTheTableIsToldSo() throws Exception {
        sitDown(TestServer.millis(100));
        bert.close();
        JsonNode bot = anna.await(away(1, "bot"));
        assertThat(bot.get("deadline").isNull()).isTrue();
        assertThat(bot.get("bot").asText()).isEqualTo("random");
        anna.await(moveOf(1));
        back(bert);
        anna.await(away(1, "over"));
    }

    @Test
    void nobodyIsAwayBeforeAMatchAndAfterIt() throws Exception {
        sitDown(LONG, "options", Map.of("deals", 1));
        LineClient[] playing = {anna, bert, cleo};
        Player.of(bert, table)
                .answer(bert.heard().stream().filter(Player.turn()).toList().getLast());
        WholeMatchTest.inParallel(
                List.of(playing), client -> Player.of(client, table).playToTheEnd());
        bert.close();
        anna.await(
                m ->
                        m.path("type").asText().equals("table")
                                && !m.get("seats").get(1).get("connected").asBoolean());
        anna.ok("ping");
        assertThat(anna.heard()).noneMatch(m -> m.path("type").asText().equals("away"));
        anna.refused("not_allowed", "vote", "table", table, "seat", 1, "choice", "bot");
        anna.ok("rematch", "table", table);
        anna.await(away(1, "held"));
    }

    @Nested
    class Voting {
        @BeforeEach
        void bertLeaves() throws IOException {
            sitDown(LONG);
            bert.close();
            anna.await(away(1, "held"));
        }

        @Test
        void theOthersHaveABotPlayAtOnce() throws Exception {
            anna.ok("vote", "table", table, "seat", 1, "choice", "bot");
            JsonNode first = cleo.await(votes(1));
            assertThat(first.get("votes").get(0).get("seat").asInt()).isZero();
            assertThat(first.get("needed").asInt()).isEqualTo(2);
            assertThat(first.get("decided").isNull()).isTrue();
            cleo.ok("vote", "table", table, "seat", 1, "choice", "bot");

            assertThat(anna.await(decided("bot")).get("votes")).hasSize(2);
            anna.await(away(1, "bot"));
            anna.await(moveOf(1));
            LineClient again = back(bert);
            anna.await(away(1, "over"));
            assertThat(again.ok("stand", "table", table)).isNotNull();
        }

        @Test
        void theOthersEndTheMatchWhichHasNoResultAndMayBePlayedAnew() throws Exception {
            anna.ok("vote", "table", table, "seat", 1, "choice", "end");
            cleo.ok("vote", "table", table, "seat", 1, "choice", "end");

            cleo.await(state("over"));
            JsonNode said = cleo.awaitType("said");
            assertThat(said.get("reason").get("code").asText()).isEqualTo("brokenOff");
            JsonNode log = cleo.log(table);
            assertThat(log.get("brokenOff").asBoolean()).isTrue();
            assertThat(log.get("seed").asText()).hasSize(64);
            assertThat(log.get("scores")).noneMatch(side -> side.get("winner").asBoolean());
            anna.await(away(1, "over"));
            anna.ok("rematch", "table", table);
            anna.await(Player.turn());
        }

        @Test
        void oneOfTwoDecidesNothingAndWhoeverStaysDecides() throws Exception {
            anna.ok("vote", "table", table, "seat", 1, "choice", "wait");
            cleo.ok("vote", "table", table, "seat", 1, "choice", "bot");
            assertThat(anna.await(votes(2)).get("decided").isNull()).isTrue();
            anna.close();

            assertThat(cleo.await(decided("bot")).get("needed").asInt()).isEqualTo(1);
            cleo.await(away(1, "bot"));
        }

        @Test
        void aVoteMayBeChanged() throws Exception {
            anna.ok("vote", "table", table, "seat", 1, "choice", "wait");
            anna.ok("vote", "table", table, "seat", 1, "choice", "end");
            JsonNode now =
                    cleo.await(
                            m ->
                                    votes(1).test(m)
                                            && m.get("votes")
                                                    .get(0)
                                                    .get("choice")
                                                    .asText()
                                                    .equals("end"));
            assertThat(now.get("decided").isNull()).isTrue();
        }

        @Test
        void aVoteIsVoidWhenThePlayerIsBack() throws Exception {
            anna.ok("vote", "table", table, "seat", 1, "choice", "bot");
            anna.await(votes(1));
            LineClient again = back(bert);
            anna.await(votes(0));
            again.close();
            anna.await(away(1, "held"));
            cleo.ok("vote", "table", table, "seat", 1, "choice", "bot");
            assertThat(anna.await(votes(1)).get("votes").get(0).get("seat").asInt()).isEqualTo(2);
        }

        @Test
        void whatCannotBeVotedOnIsRefused() throws Exception {
            LineClient watcher = server.join("Dora");
            watcher.ok("watch", "table", table);
            watcher.refused("not_seated", "vote", "table", table, "seat", 1, "choice", "end");
            anna.refused("not_allowed", "vote", "table", table, "seat", 2, "choice", "bot");
            anna.refused("not_allowed", "vote", "table", table, "seat", 3, "choice", "bot");
            anna.refused("no_such_seat", "vote", "table", table, "seat", 4, "choice", "bot");
            anna.refused("bad_request", "vote", "table", table, "choice", "bot");
            anna.refused("bad_request", "vote", "table", table, "seat", 1, "choice", "pause");
            anna.refused("bad_request", "vote", "table", table, "seat", 1, "choice", "kick");
            anna.refused("not_allowed", "vote", "table", table, "choice", "go_on");
        }

        @Test
        void whatTheOthersAgreedOnHoldsAfterARestart() throws Exception {
            anna.ok("vote", "table", table, "seat", 1, "choice", "bot");
            cleo.ok("vote", "table", table, "seat", 1, "choice", "bot");
            anna.await(moveOf(1));
            server.close();
            start(LONG);
            LineClient again = back(anna);
            again.await(away(1, "bot"));
            back(bert);
            again.await(away(1, "over"));
            // Bert came back, so what was agreed on holds no longer.
            server.close();
            start(LONG);
            back(anna).await(away(1, "held"));
        }
    }

    @Test
    void theOthersWaitAndNoBotPlaysAsLongAsSomebodyDoes() throws Exception {
        sitDown(TestServer.millis(1500));
        bert.close();
        anna.await(away(1, "held"));
        anna.ok("vote", "table", table, "seat", 1, "choice", "wait");
        cleo.ok("vote", "table", table, "seat", 1, "choice", "wait");
        JsonNode waiting = anna.await(away(1, "waited_for"));
        assertThat(waiting.get("deadline").isNull() && waiting.get("bot").isNull()).isTrue();
        anna.refused("not_allowed", "vote", "table", table, "seat", 1, "choice", "wait");

        // Cleo leaves later, so when a bot plays for her Bert's time would be over, too.
        cleo.close();
        anna.await(away(2, "bot"));
        assertThat(anna.heard()).noneMatch(moveOf(1)).noneMatch(away(1, "bot"));

        // Nobody waits any more, so in the end the match is played by bots.
        anna.close();
        LineClient watcher = server.join("Dora");
        watcher.ok("watch", "table", table);
        watcher.await(moveOf(1));
    }

    @Test
    void noTimeRunsForWhoIsWaitedFor() throws Exception {
        sitDown(LONG, "turnSeconds", 60);
        JsonNode clock =
                cleo.await(
                        m -> m.path("type").asText().equals("clock") && m.get("seat").asInt() == 1);
        assertThat(clock.get("left").asLong()).isBetween(1L, 60_000L);
        bert.close();
        anna.await(away(1, "held"));
        anna.ok("vote", "table", table, "seat", 1, "choice", "wait");
        cleo.ok("vote", "table", table, "seat", 1, "choice", "wait");
        anna.await(away(1, "waited_for"));

        LineClient again = LineClient.rejoin(server.port(), bert.token());
        assertThat(again.await(Player.turn()).get("left").isNull()).isTrue();
        JsonNode turn = again.await(Player.turn());
        assertThat(turn.get("left").asLong()).isBetween(1L, 60_000L);
        assertThat(Player.of(again, table).answer(turn).get("type").asText()).isEqualTo("ok");
    }

    @Test
    void aTableIsHaltedAndGoesOnByAgreement() throws Exception {
        sitDown(LONG);
        bert.refused("not_allowed", "pause", "table", table);
        bert.ok("vote", "table", table, "choice", "pause");
        assertThat(anna.await(votes(1)).get("seat").isNull()).isTrue();
        cleo.ok("vote", "table", table, "choice", "pause");
        anna.await(decided("pause"));
        anna.await(state("paused"));
        cleo.ok("vote", "table", table, "choice", "go_on");
        anna.ok("vote", "table", table, "choice", "go_on");
        bert.await(state("playing"));
        bert.await(Player.turn());
    }

    @Test
    void theBotThatTheMakerChosePlaysForWhoIsAway() throws Exception {
        server =
                TestServer.patient(
                        p -> p.withGrace(TestServer.millis(50)), ToyBots.steady("other"));
        anna = server.join("Anna");
        anna.refused("no_such_bot", "create", "ruleset", Highest.ID, "standIn", "hal");
        bert = server.join("Bert");
        table =
                anna.create(
                        "seats",
                        List.of("me", "open", WholeMatchTest.BOT, WholeMatchTest.BOT),
                        "standIn",
                        "other");
        bert.ok("sit", "table", table);
        anna.await(Player.turn());
        bert.close();
        assertThat(anna.await(away(1, "bot")).get("bot").asText()).isEqualTo("other");
    }
}
