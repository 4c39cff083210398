package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/** A bot that misbehaves costs its seat a default move, and nobody the match. */
class BotFaultTest {
    private static List<Object> against(String bot) {
        return List.of("me", Map.of("bot", bot), WholeMatchTest.BOT, Map.of("bot", bot));
    }

    @Test
    void aBotThatThrowsFinishesTheMatchAndIsReportedWithoutItsCards() throws Exception {
        try (TestServer server = TestServer.start(ToyBots.throwing());
                LogCapture log = LogCapture.of("meldhouse")) {
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", against("throwing"));
            Player.of(anna, table).playToTheEnd();

            JsonNode said = anna.awaitType("said");
            assertThat(said.get("from").isNull()).isTrue();
            assertThat(said.get("text").asText())
                    .contains("'throwing'")
                    .contains("seat 1")
                    .contains("AssertionError")
                    .doesNotContain("hand");
            assertThat(log.text()).contains("'throwing'").doesNotContain("hand");
            JsonNode moves = anna.log(table).get("moves");
            assertThat(moves).anyMatch(move -> move.get("by").asText().equals("fallback"));
        }
    }

    @Test
    void aBotThatCheatsIsAskedOnceMoreAndThenReplaced() throws Exception {
        try (TestServer server = TestServer.start(ToyBots.cheating())) {
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", against("cheating"));
            Player.of(anna, table).playToTheEnd();

            assertThat(anna.awaitType("said").get("text").asText())
                    .contains("'cheating'")
                    .contains("illegal move twice")
                    .doesNotContain("c99");
        }
    }

    @Test
    void aBotThatHangsFinishesTheMatchAndIsSoonNotOfferedAnyMore() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        try (TestServer server =
                TestServer.patient(p -> p.withBot(TestServer.millis(50)), ToyBots.hanging(never))) {
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", against("hanging"));
            Player.of(anna, table).playToTheEnd();

            assertThat(anna.awaitType("said").get("text").asText())
                    .contains("'hanging'")
                    .contains("50 ms");
            assertThat(server.server().stuckBots()).isEqualTo(3);
            assertThat(anna.ok("bots", "ruleset", "highest").findValuesAsText("id"))
                    .containsExactly("random");
            anna.refused(
                    "no_such_bot",
                    "create",
                    "ruleset",
                    "highest",
                    "seats",
                    List.of(Map.of("bot", "hanging")));
        } finally {
            never.countDown();
        }
    }

    @Test
    void aBotThatTakesAllMemoryOrAllOfTheStackFinishesTheMatch() throws Exception {
        for (var bot : List.of(ToyBots.hungry(), ToyBots.deep())) {
            try (TestServer server = TestServer.start(bot)) {
                LineClient anna = server.join("Anna");
                String table =
                        anna.create(
                                "preset",
                                "duel",
                                "seats",
                                List.of("me", Map.of("bot", bot.id())),
                                "options",
                                Map.of("deals", 1));
                Player.of(anna, table).playToTheEnd();
                assertThat(anna.awaitType("said").get("text").asText())
                        .contains("'" + bot.id() + "'")
                        .containsAnyOf("OutOfMemoryError", "StackOverflowError");
            }
        }
    }

    @Test
    void aBotThatPeeksFindsNoCardButItsOwn() throws Exception {
        Set<Highest.Card> found = ConcurrentHashMap.newKeySet();
        try (TestServer server = TestServer.start(ToyBots.peeking(found))) {
            LineClient anna = server.join("Anna");
            String table =
                    anna.create(
                            "preset",
                            "duel",
                            "seats",
                            List.of("me", Map.of("bot", "peeking")),
                            "options",
                            Map.of("deals", 1));
            Player.of(anna, table).playToTheEnd();
            int hand =
                    anna.heard().stream()
                            .filter(m -> Player.isEvent(m, "dealt"))
                            .findFirst()
                            .orElseThrow()
                            .findValue("count")
                            .asInt();
            assertThat(found).hasSize(hand);
        }
    }

    @Test
    void otherTablesPlayOnWhileABotHangs() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        // Longer than the test: what happens at the other table happens while the bot hangs.
        try (TestServer server =
                TestServer.patient(
                        p -> p.withBot(java.time.Duration.ofMinutes(5)), ToyBots.hanging(never))) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String stuck = anna.create("seats", against("hanging"));
            JsonNode turn = Player.of(anna, stuck).playUntilTurn(1);
            Player.of(anna, stuck).answer(turn);

            String free = bert.create("seats", WholeMatchTest.ALONE);
            Player.of(bert, free).playToTheEnd();

            anna.ok("bot", "table", stuck, "seat", 1, "bot", "random");
            anna.ok("bot", "table", stuck, "seat", 3, "bot", "random");
            Player.of(anna, stuck).playToTheEnd();
        } finally {
            never.countDown();
        }
    }

    @Test
    void aHintComesFromTheStrongestBotAndMayBePlayed() throws Exception {
        var hard =
                new ToyBots.ToyBot(
                        "clever",
                        meldhouse.api.bot.BotProvider.Level.HARD,
                        thinking ->
                                new meldhouse.api.bot.Chosen(
                                        thinking.legal().get(0), "Cleverness."));
        try (TestServer server = TestServer.start(hard)) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String table = anna.create("seats", WholeMatchTest.ALONE);
            JsonNode turn = Player.of(anna, table).playUntilTurn(2);

            JsonNode hint = anna.ok("hint", "table", table);

            assertThat(hint.get("why").asText()).isEqualTo("Cleverness.");
            anna.ok(
                    "move",
                    "table",
                    table,
                    "seq",
                    turn.get("seq").asInt(),
                    "move",
                    hint.get("move"));
            String among = anna.create("preset", "duel");
            bert.ok("sit", "table", among);
            anna.await(m -> Player.turn().test(m) && m.get("table").asText().equals(among));
            anna.refused("not_allowed", "hint", "table", among);
        }
    }

    @Test
    void anOpenSeatIsFilledWithTheStrongestBotThatPlaysTheGame() throws Exception {
        var medium =
                new ToyBots.ToyBot(
                        "clever",
                        BotProvider.Level.MEDIUM,
                        thinking -> Chosen.of(thinking.legal().get(0)));
        try (TestServer server = TestServer.start(medium, ToyBots.elsewhere())) {
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", List.of("me", "open", WholeMatchTest.BOT, "open"));
            anna.ok("start", "table", table);

            JsonNode seats = anna.ok("tables").findValue("seats");

            assertThat(seats.findValuesAsText("who"))
                    .containsExactly("Anna", "clever", "random", "clever");
        }
    }

    @Test
    void aSecondHintWhileOneIsThoughtOfIsTooFast() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch thought = new CountDownLatch(1);
        var slow =
                new ToyBots.ToyBot(
                        "slow",
                        BotProvider.Level.HARD,
                        thinking -> {
                            asked.countDown();
                            try {
                                thought.await();
                            } catch (InterruptedException e) {
                                throw new IllegalStateException(e);
                            }
                            return Chosen.of(thinking.legal().get(0));
                        });
        try (TestServer server =
                TestServer.patient(p -> p.withBot(java.time.Duration.ofMinutes(5)), slow)) {
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", WholeMatchTest.ALONE);
            Player.of(anna, table).playUntilTurn(2);
            int first = anna.send("hint", "table", table);
            asked.await();

            anna.refused("too_fast", "hint", "table", table);
            thought.countDown();

            JsonNode hint = anna.await(message -> message.path("re").asInt() == first);
            assertThat(hint.get("type").asText()).isEqualTo("hint");
            anna.ok("hint", "table", table);
        } finally {
            thought.countDown();
        }
    }

    @Test
    void aTableThatNoBotCanFillSaysHowManySeatsAreOpen() throws Exception {
        var nobody =
                ServerConfig.of(
                        meldhouse.catalog.Catalog.of(List.of(new Highest("1")), List.of()),
                        new meldhouse.store.MemoryJournal());
        try (TestServer server = TestServer.start(nobody)) {
            LineClient anna = server.join("Anna");
            String table = anna.create();
            JsonNode error = anna.ask("start", "table", table);
            assertThat(error.get("code").asText()).isEqualTo("no_such_bot");
            assertThat(error.get("message").asText()).contains("3 seats");

            String duel = anna.create("preset", "duel");
            LineClient bert = server.join("Bert");
            bert.ok("sit", "table", duel);
            anna.await(message -> Player.isEvent(message, "match_started"));
            // Nobody is left to take over, so the table makes the moves.
            bert.ok("stand", "table", duel);
            Player.of(anna, duel).playToTheEnd();
        }
    }
}
