package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.View;
import meldhouse.protocol.LanguageCodec;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Whoever was away goes on as if they had not been. */
class ResumeTest {
    private static final LanguageCodec CODEC = new LanguageCodec(new Highest("1").language());

    private TestServer server;

    @BeforeEach
    void start() throws IOException {
        server = TestServer.start();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** A client that is cut off after every single message about the table, and comes back. */
    private final class Clumsy {
        private final String token;
        private final String table;
        private final boolean loseAnswers;
        private final List<JsonNode> events = new ArrayList<>();
        private LineClient client;
        private View view;
        private int drops;

        Clumsy(LineClient client, String table, boolean loseAnswers) {
            this.client = client;
            this.token = client.token();
            this.table = table;
            this.loseAnswers = loseAnswers;
        }

        /** Plays to the end; cut off after every event and every turn. */
        void play() throws Exception {
            boolean over = false;
            while (!over) {
                JsonNode message = client.next();
                switch (message.path("type").asText()) {
                    case "view" -> {
                        if (message.get("seq").asInt() == 0) {
                            view = CODEC.view(message.get("view"));
                        }
                    }
                    case "event" -> {
                        if (take(message)) {
                            over = Player.isEvent(message, "match_ended");
                            dropAndResume();
                        }
                    }
                    case "turn" -> {
                        client.send(
                                "move",
                                "table",
                                table,
                                "seq",
                                message.get("seq").asLong(),
                                "move",
                                Player.pick(message));
                        if (loseAnswers) {
                            dropAndResume();
                        }
                    }
                    default -> {}
                }
            }
        }

        private boolean take(JsonNode message) throws Exception {
            int seq = message.get("seq").asInt();
            if (seq <= events.size()) {
                return false;
            }
            assertThat(seq).isEqualTo(events.size() + 1);
            events.add(message.get("event"));
            view = view.after(CODEC.event(message.get("event")));
            return true;
        }

        private void dropAndResume() throws Exception {
            client.close();
            client = LineClient.rejoin(server.port(), token);
            JsonNode watching = client.ok("watch", "table", table, "from", events.size());
            assertThat(watching.get("seq").asInt()).isEqualTo(events.size());
            assertThat(CODEC.view(watching.get("view"))).isEqualTo(view);
            drops++;
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aClientCutOffAtEveryEventSeesWhatAnUndisturbedTwinSees(boolean loseAnswers)
            throws Exception {
        LineClient anna = server.join("Anna");
        String table = anna.create();
        LineClient twin = LineClient.rejoin(server.port(), anna.token());
        twin.ok("watch", "table", table, "from", 0);
        anna.ok("start", "table", table);

        Clumsy clumsy = new Clumsy(anna, table, loseAnswers);
        clumsy.play();

        twin.await(message -> Player.isEvent(message, "match_ended"));
        List<JsonNode> seenByTwin =
                twin.heard().stream()
                        .filter(m -> m.path("type").asText().equals("event"))
                        .map(m -> m.get("event"))
                        .toList();
        assertThat(clumsy.events).isEqualTo(seenByTwin);
        assertThat(clumsy.drops).isGreaterThanOrEqualTo(seenByTwin.size());
    }

    @Test
    void everyNumberCanBeResumedFromAndGivesTheSameEventsAndAViewThatFolds() throws Exception {
        LineClient anna = server.join("Anna");
        String table = anna.create("seats", WholeMatchTest.ALONE);
        Player.of(anna, table).playToTheEnd();
        anna.ok("rematch", "table", table);
        Player.of(anna, table).playUntilTurn(2);
        int last = (int) anna.ok("watch", "table", table).get("seq").asLong();
        List<JsonNode> all = eventsFrom(0, last, table, anna.token());

        for (int from = 0; from <= last; from++) {
            LineClient again = LineClient.rejoin(server.port(), anna.token());
            View view = CODEC.view(again.ok("watch", "table", table, "from", from).get("view"));
            for (int seq = from + 1; seq <= last; seq++) {
                JsonNode message = again.await(m -> isSeen(m));
                if (message.path("type").asText().equals("view")) {
                    view = CODEC.view(message.get("view"));
                    message = again.await(m -> isSeen(m));
                }
                assertThat(message.get("event")).isEqualTo(all.get(seq - 1));
                view = view.after(CODEC.event(message.get("event")));
            }
            JsonNode now = again.ok("watch", "table", table);
            assertThat(CODEC.view(now.get("view"))).isEqualTo(view);
            again.close();
        }
    }

    private static boolean isSeen(JsonNode message) {
        String type = message.path("type").asText();
        return type.equals("event") || type.equals("view");
    }

    private List<JsonNode> eventsFrom(int from, int last, String table, String token)
            throws IOException {
        try (LineClient client = LineClient.rejoin(server.port(), token)) {
            client.ok("watch", "table", table, "from", from);
            List<JsonNode> events = new ArrayList<>();
            while (events.size() < last - from) {
                events.add(client.awaitType("event").get("event"));
            }
            return events;
        }
    }

    @Test
    void thePendingTurnIsToldAgainAfterAHelloAndAfterAWatch() throws Exception {
        LineClient anna = server.join("Anna");
        String table = anna.create("seats", WholeMatchTest.ALONE);
        JsonNode turn = Player.of(anna, table).playUntilTurn(2);
        anna.close();

        LineClient again = LineClient.rejoin(server.port(), anna.token());
        JsonNode afterHello = again.await(Player.turn());
        again.ok("watch", "table", table, "from", turn.get("seq").asInt());
        JsonNode afterWatch = again.await(Player.turn());

        assertThat(afterHello).isEqualTo(turn);
        assertThat(afterWatch).isEqualTo(turn);
        assertThat(Player.of(again, table).answer(afterWatch).path("type").asText())
                .isEqualTo("ok");
    }

    @Test
    void aMoveSentTwiceIsPlayedOnceAndAnsweredTwiceAlike() throws Exception {
        LineClient anna = server.join("Anna");
        String table = anna.create("seats", WholeMatchTest.ALONE);
        JsonNode turn = Player.of(anna, table).playUntilTurn(2);
        JsonNode move = Player.pick(turn);
        int seq = turn.get("seq").asInt();

        JsonNode first = anna.ok("move", "table", table, "seq", seq, "move", move);
        anna.await(Player.turn());
        JsonNode second = anna.ok("move", "table", table, "seq", seq, "move", move);

        assertThat(second.get("seq")).isEqualTo(first.get("seq"));
        anna.refused(
                "stale_move", "move", "table", table, "seq", seq, "move", Map.of("type", "pass"));
        anna.refused("stale_move", "move", "table", table, "seq", seq + 1000, "move", move);
    }

    @Test
    void aResumeFromANumberThatIsNotThereIsRefused() throws Exception {
        LineClient anna = server.join("Anna");
        String table = anna.create();
        anna.refused("bad_request", "watch", "table", table, "from", 1);
        anna.refused("bad_request", "watch", "table", table, "from", -1);
    }
}
