package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class WholeMatchTest {
    static final Map<String, String> BOT = Map.of("bot", "random");
    static final List<Object> ALONE = List.of("me", BOT, BOT, BOT);

    private TestServer server;

    @BeforeEach
    void start() throws IOException {
        server = TestServer.start();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void fourClientsThatPickFromLegalPlayAMatch() throws Exception {
        List<LineClient> clients = four();
        String table = clients.getFirst().create();
        for (LineClient client : clients.subList(1, 4)) {
            JsonNode seated = client.ok("sit", "table", table);
            assertThat(seated.get("seat").asInt()).isEqualTo(clients.indexOf(client));
        }

        List<JsonNode> ends =
                inParallel(clients, client -> Player.of(client, table).playToTheEnd());

        assertThat(ends).hasSize(4).allMatch(ends.getFirst()::equals);
        for (LineClient client : clients) {
            assertThat(numbers(client, table)).isEqualTo(upTo(numbers(client, table).size()));
        }
    }

    @Test
    void aPersonAndThreeBotsPlayAMatchThatBeginsByItself() throws Exception {
        LineClient anna = server.join("Anna");
        String table = anna.create("seats", ALONE);

        JsonNode end = Player.of(anna, table).playToTheEnd();

        assertThat(end.get("points")).hasSize(4);
        assertThat(numbers(anna, table)).isEqualTo(upTo(numbers(anna, table).size()));
    }

    @Test
    void botsAlonePlayAMatchForWhoeverWatches() throws Exception {
        LineClient anna = server.join("Anna");
        String table = anna.create("seats", List.of(BOT, BOT, BOT, BOT));

        anna.await(message -> Player.isEvent(message, "match_ended"));

        assertThat(numbers(anna, table)).isEqualTo(upTo(numbers(anna, table).size()));
    }

    @Test
    void aPresetForTwoSeatsTwo() throws Exception {
        LineClient anna = server.join("Anna");
        LineClient bert = server.join("Bert");
        String table = anna.create("preset", "duel", "options", Map.of("deals", 1));
        bert.ok("sit", "table", table, "seat", 1);

        inParallel(List.of(anna, bert), client -> Player.of(client, table).playToTheEnd());

        JsonNode row = anna.ok("tables").get("tables").get(0);
        assertThat(row.get("seats")).hasSize(2);
        assertThat(row.get("preset").asText()).isEqualTo("duel");
        assertThat(row.get("changed")).hasToString("{\"players\":2,\"deals\":1}");
        assertThat(row.get("state").asText()).isEqualTo("over");
    }

    @Test
    void theLogOfAFinishedMatchReplaysIt() throws Exception {
        LineClient anna = server.join("Anna");
        String table = anna.create("seats", ALONE);
        Player player = Player.of(anna, table);
        JsonNode turn = player.playUntilTurn(2);

        JsonNode during = anna.log(table);
        assertThat(during.has("seed")).isFalse();
        assertThat(during.has("moves")).isFalse();
        player.answer(turn);
        player.playToTheEnd();
        JsonNode after = anna.log(table);

        var game = new Highest("1").configure(meldhouse.api.options.HouseRules.DEFAULTS);
        var codec = new meldhouse.protocol.LanguageCodec(new Highest("1").language());
        var match =
                meldhouse.engine.Match.start(
                                game, meldhouse.engine.Seed.parse(after.get("mixedSeed").asText()))
                        .match();
        for (JsonNode move : after.get("moves")) {
            match =
                    ((meldhouse.engine.Step)
                                    match.decide(
                                            move.get("seat").asInt(), codec.move(move.get("move"))))
                            .match();
        }
        assertThat(match.isOver()).isTrue();
        assertThat(match.events()).isEqualTo(after.get("events").size());
        assertThat(after.get("scores").get(0).get("points").asInt())
                .isEqualTo(match.position().standing().of(0).points());
    }

    @Test
    void theSaltsAreMixedIntoTheSeedThatWasCommittedTo() throws Exception {
        LineClient anna = server.join("Anna");
        String table = anna.create();
        String commitment =
                anna.await(m -> m.path("type").asText().equals("table"))
                        .findValue("commitment")
                        .asText();
        anna.ok("salt", "table", table, "salt", "pepper");
        anna.ok("start", "table", table);
        anna.refused("not_allowed", "salt", "table", table, "salt", "late");
        Player.of(anna, table).playToTheEnd();

        JsonNode log = anna.log(table);

        var seed = meldhouse.engine.Seed.parse(log.get("seed").asText());
        assertThat(seed.commitment()).isEqualTo(commitment);
        assertThat(log.get("salts")).hasToString("[\"pepper\"]");
        assertThat(log.get("mixedSeed").asText())
                .isEqualTo(seed.mixedWith(List.of("pepper")).hex());
    }

    @Test
    void aRematchGoesOnCountingAndDealsOtherCards() throws Exception {
        LineClient anna = server.join("Anna");
        String table = anna.create("seats", ALONE, "options", Map.of("deals", 1));
        anna.refused("not_allowed", "rematch", "table", table);
        Player player = Player.of(anna, table);
        player.playToTheEnd();
        JsonNode first = anna.log(table);

        anna.ok("rematch", "table", table);
        player.playToTheEnd();
        JsonNode second = anna.log(table);

        assertThat(numbers(anna, table)).isEqualTo(upTo(numbers(anna, table).size()));
        assertThat(second.get("before").asInt()).isEqualTo(first.get("events").size());
        assertThat(second.get("seed")).isNotEqualTo(first.get("seed"));
        assertThat(second.get("events").get(1)).isNotEqualTo(first.get("events").get(1));
    }

    @Test
    void aSeedGivesTheSameMatchTwiceAndMarksTheTable() throws Exception {
        LineClient anna = server.join("Anna");
        String seed = "00112233445566778899aabbccddeeff".repeat(2);
        List<JsonNode> logs = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            String table = anna.create("seats", ALONE, "seed", seed);
            Player.of(anna, table).playToTheEnd();
            logs.add(anna.log(table));
            int number = i;
            anna.ok("tables")
                    .get("tables")
                    .forEach(
                            row ->
                                    assertThat(row.get("seeded").asBoolean())
                                            .as("%d", number)
                                            .isTrue());
        }
        assertThat(logs.get(0)).isEqualTo(logs.get(1));
        assertThat(logs.get(0).get("mixedSeed").asText()).isEqualTo(seed);
    }

    @Test
    void aRematchOfASeededTableIsDealtFromASecretThatNobodyChose() throws Exception {
        LineClient anna = server.join("Anna");
        List<String> second = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            String table =
                    anna.create(
                            "seats", ALONE, "seed", "5".repeat(64), "options", Map.of("deals", 1));
            Player.of(anna, table).playToTheEnd();
            anna.ok("rematch", "table", table);
            Player.of(anna, table).playToTheEnd();
            second.add(anna.log(table).get("seed").asText());
            for (JsonNode row : anna.ok("tables").get("tables")) {
                assertThat(row.get("seeded").asBoolean()).isFalse();
            }
        }
        assertThat(second).doesNotHaveDuplicates();
    }

    @Test
    void nobodyElseSitsAtASeededTable() throws Exception {
        LineClient anna = server.join("Anna");
        LineClient bert = server.join("Bert");
        String table = anna.create("seed", "ab".repeat(32));

        bert.refused("not_allowed", "sit", "table", table);

        bert.ok("watch", "table", table);
        anna.ok("start", "table", table);
        Player.of(anna, table).playToTheEnd();
    }

    private List<LineClient> four() throws IOException {
        List<LineClient> clients = new ArrayList<>();
        for (String name : List.of("Anna", "Bert", "Cleo", "Dora")) {
            clients.add(server.join(name));
        }
        return clients;
    }

    /** What each does at the same time. */
    static <T> List<T> inParallel(List<LineClient> clients, Doing<T> work) throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(clients.size())) {
            List<Future<T>> all = new ArrayList<>();
            for (LineClient client : clients) {
                Callable<T> one = () -> work.by(client);
                all.add(threads.submit(one));
            }
            List<T> results = new ArrayList<>();
            for (Future<T> one : all) {
                results.add(one.get());
            }
            return results;
        }
    }

    /** Something that a client does. */
    interface Doing<T> {
        T by(LineClient client) throws Exception;
    }

    /** The numbers of the events that a client was told, in order. */
    static List<Integer> numbers(LineClient client, String table) {
        return client.heard().stream()
                .filter(m -> m.path("type").asText().equals("event"))
                .filter(m -> m.path("table").asText().equals(table))
                .map(m -> m.get("seq").asInt())
                .toList();
    }

    static List<Integer> upTo(int last) {
        return java.util.stream.IntStream.rangeClosed(1, last).boxed().toList();
    }
}
