package meldhouse.server;

import static meldhouse.server.Questions.NOBODY_ASKED;
import static meldhouse.server.Questions.one;
import static meldhouse.server.Questions.phases;
import static meldhouse.server.Questions.player;
import static meldhouse.server.Questions.token;
import static meldhouse.server.Questions.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Move;
import meldhouse.api.game.Ruleset;
import meldhouse.catalog.Catalog;
import meldhouse.engine.BotTurn;
import meldhouse.engine.Match;
import meldhouse.engine.Step;
import meldhouse.server.Questions.Asked;
import meldhouse.server.Questions.Search;
import meldhouse.server.bus.Secret;
import meldhouse.server.journal.Fact;
import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * At every kind of question that a ruleset puts to a player the client is cut off and comes back by
 * its token, and then the server is stopped and starts again from its journal: each time the same
 * turn is asked anew, with the same moves, and can be answered. What the table plays when a time is
 * over is legal there. The kinds are the phases in which a seat is to move.
 */
class EveryPromptTest {
    private static final Catalog INSTALLED = Catalog.of(EveryPromptTest.class.getClassLoader());

    static Stream<String> rulesets() {
        return NOBODY_ASKED.keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theSameQuestionIsAskedAgainWhereverItIsCutOff(String id) throws Exception {
        Ruleset ruleset = INSTALLED.ruleset(id);
        Set<String> wanted = phases(ruleset);
        Map<String, Asked> found = new Search(ruleset, wanted).all();
        assertThat(found.keySet()).isEqualTo(wanted);
        for (Asked asked : found.values()) {
            Match match = asked.match();
            Move instead = BotTurn.at(match.game(), match.position(), List.of()).instead();
            assertThat(match.decide(asked.seat(), instead))
                    .as(asked.phase())
                    .isInstanceOf(Step.class);
        }
        Journal journal = new MemoryJournal();
        for (int seat = 0; seat < 5; seat++) {
            write(journal, "lobby", new Fact.PlayerKnown(player(seat), Secret.hash(token(seat))));
        }
        for (Asked asked : found.values()) {
            for (Fact fact : asked.facts()) {
                write(journal, asked.table(), fact);
            }
        }
        Map<String, JsonNode> turns = new TreeMap<>();
        try (TestServer server = start(journal)) {
            assertThat(server.server().setAside()).isEmpty();
            for (Asked asked : found.values()) {
                JsonNode turn = comeBack(server, asked);
                assertThat(turn.get("legal")).isNotEmpty();
                assertThat(comeBack(server, asked)).isEqualTo(turn);
                turns.put(asked.phase(), turn);
            }
        }
        try (TestServer server = start(journal)) {
            for (Asked asked : found.values()) {
                assertThat(comeBack(server, asked)).isEqualTo(turns.get(asked.phase()));
                answer(server, asked, turns.get(asked.phase()));
            }
        }
    }

    private static TestServer start(Journal journal) throws IOException {
        return TestServer.start(ServerConfig.of(INSTALLED, journal));
    }

    private static Predicate<JsonNode> turnAt(String table) {
        return m -> Player.turn().test(m) && m.get("table").asText().equals(table);
    }

    /** Comes with nothing but a token; gives the turn, which is told by hello and by watch. */
    private static JsonNode comeBack(TestServer server, Asked asked) throws IOException {
        String table = asked.table();
        try (LineClient client = LineClient.rejoin(server.port(), token(asked.seat()))) {
            JsonNode turn = client.await(turnAt(table));
            JsonNode watching = client.ok("watch", "table", table);
            assertThat(watching.get("view").get("phase").asText()).isEqualTo(asked.phase());
            assertThat(watching.get("view").get("toMove").asInt()).isEqualTo(asked.seat());
            assertThat(watching.get("seq")).isEqualTo(turn.get("seq"));
            assertThat(client.await(turnAt(table))).isEqualTo(turn);
            return turn;
        }
    }

    /** Every question can be answered by whoever came back. */
    private static void answer(TestServer server, Asked asked, JsonNode turn) throws IOException {
        try (LineClient client = LineClient.rejoin(server.port(), token(asked.seat()))) {
            client.ok(
                    "move",
                    "table",
                    turn.get("table").asText(),
                    "seq",
                    turn.get("seq").asLong(),
                    "move",
                    one(turn.get("legal").get(0)));
        }
    }
}
