package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.View;
import meldhouse.protocol.LanguageCodec;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Clients follow a table where every bid is taken back once, cut off or not. */
class UndoResumeTest {
    private static final LanguageCodec CODEC = new LanguageCodec(new Highest("1").language());

    /**
     * Somebody who plays, and takes back what they may. They keep the view of every number, take a
     * move back by going to an earlier one, and look at no view of the server's but the first.
     */
    private static final class Fickle {
        private final TestServer server;
        private final String table;
        private final boolean cutOff;
        private final String token;
        private final List<View> views = new ArrayList<>();
        private LineClient client;
        private int takenBack;

        Fickle(TestServer server, LineClient client, String table, boolean cutOff) {
            this.server = server;
            this.client = client;
            this.table = table;
            this.cutOff = cutOff;
            this.token = client.token();
        }

        Fickle play() throws Exception {
            boolean over = false;
            while (!over) {
                JsonNode message = client.next();
                switch (message.path("type").asText()) {
                    case "view" -> view(message);
                    case "event" -> {
                        View next =
                                isNew(message)
                                        ? views.getLast().after(CODEC.event(message.get("event")))
                                        : null;
                        over = Player.isEvent(message, "match_ended");
                        if (next != null) {
                            took(next);
                        }
                    }
                    case "taken_back" -> {
                        if (isNew(message)) {
                            takenBack++;
                            took(views.get(message.get("since").asInt()));
                        }
                    }
                    case "turn" -> answer(message);
                    default -> {}
                }
            }
            return this;
        }

        private void view(JsonNode message) throws Exception {
            int seq = message.get("seq").asInt();
            View told = CODEC.view(message.get("view"));
            if (views.isEmpty()) {
                views.add(told);
            } else if (seq < views.size()) {
                assertThat(views.get(seq)).isEqualTo(told);
            }
        }

        private boolean isNew(JsonNode message) {
            int seq = message.get("seq").asInt();
            assertThat(seq).isLessThanOrEqualTo(views.size());
            return seq == views.size();
        }

        private void took(View next) throws Exception {
            views.add(next);
            if (cutOff) {
                client.close();
                client = LineClient.rejoin(server.port(), token);
                int from = views.size() - 1;
                JsonNode watching = client.ok("watch", "table", table, "from", from);
                assertThat(CODEC.view(watching.get("view"))).isEqualTo(next);
            }
        }

        private void answer(JsonNode turn) throws Exception {
            int id =
                    client.send(
                            "move",
                            "table",
                            table,
                            "seq",
                            turn.get("seq").asLong(),
                            "move",
                            Player.pick(turn));
            if (Player.pick(turn).get("type").asText().equals("pass")) {
                // Refused where it is too late or the second time: that is no matter here.
                JsonNode made = client.await(m -> m.path("re").asInt() == id);
                if (made.has("seq")) {
                    client.send("undo", "table", table, "seq", made.get("seq").asLong());
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void foldingWhatWasToldGivesTheViewWithMovesTakenBackToo(boolean cutOff) throws Exception {
        ServerConfig config =
                TestServer.config(new MemoryJournal())
                        .withPatience(
                                ServerConfig.Patience.USUAL.withReconsider(Duration.ofMillis(300)));
        try (TestServer server = TestServer.start(config)) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            LineClient wanda = server.join("Wanda");
            String table =
                    anna.create(
                            "seats",
                            List.of("me", WholeMatchTest.BOT, "open"),
                            "options",
                            java.util.Map.of("players", 3),
                            "undo",
                            true);
            wanda.ok("watch", "table", table);
            bert.ok("sit", "table", table);
            Fickle watcher = new Fickle(server, wanda, table, false);
            List<Fickle> all =
                    List.of(
                            new Fickle(server, anna, table, cutOff),
                            new Fickle(server, bert, table, false),
                            watcher);
            List<LineClient> clients = List.of(anna, bert, wanda);
            WholeMatchTest.inParallel(
                    clients, client -> all.get(clients.indexOf(client)).play().takenBack);

            assertThat(watcher.takenBack).isPositive();
            assertThat(all).extracting(one -> one.takenBack).containsOnly(watcher.takenBack);
            assertThat(all).extracting(one -> one.views.size()).containsOnly(watcher.views.size());
            for (int number = 0; number < watcher.views.size(); number++) {
                JsonNode there = wanda.ok("watch", "table", table, "from", number);
                assertThat(CODEC.view(there.get("view"))).isEqualTo(watcher.views.get(number));
            }
        }
    }
}
