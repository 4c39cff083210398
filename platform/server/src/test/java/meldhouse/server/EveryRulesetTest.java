package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.View;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.protocol.LanguageCodec;
import meldhouse.store.FileJournal;
import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/** Whatever ruleset is installed is played through real sockets, by clients that know none. */
class EveryRulesetTest {
    private static final Catalog INSTALLED = Catalog.of(EveryRulesetTest.class.getClassLoader());

    private static final int MORE_THAN_A_DEAL = 100;

    /** Chosen, so that no match of these tests is luckily over before they are done with it. */
    private static final String SEED = "0123456789abcdef".repeat(4);

    @TempDir private Path folder;

    static Stream<String> rulesets() {
        assertThat(INSTALLED.rulesets()).isNotEmpty();
        assertThat(INSTALLED.bots()).isNotEmpty();
        return INSTALLED.rulesets().stream().map(ruleset -> ruleset.info().id());
    }

    private static ServerConfig config(Journal journal) {
        return ServerConfig.of(INSTALLED, journal)
                .withLimits(new ServerConfig.Limits(100, 100, 100, 100_000, 1 << 22, 20, 8));
    }

    /** Somebody who picks anything from what a turn offers. */
    private static final class Gambler {
        private final LineClient client;
        private final String table;
        private final Random random;

        Gambler(LineClient client, String table, int seed) {
            this.client = client;
            this.table = table;
            this.random = new Random(seed);
        }

        void answer(JsonNode turn) throws IOException {
            JsonNode legal = turn.get("legal");
            JsonNode one = legal.get(random.nextInt(legal.size()));
            JsonNode move =
                    one.has("min")
                            ? JsonNodeFactory.instance
                                    .objectNode()
                                    .put("type", one.get("type").asText())
                                    .put(one.get("field").asText(), one.get("min").asInt())
                            : one;
            client.ok("move", "table", table, "seq", turn.get("seq").asLong(), "move", move);
        }

        /** Plays until the table is over. */
        JsonNode playToTheEnd() throws IOException {
            while (true) {
                JsonNode message = client.next();
                if (message.path("state").asText().equals("over")) {
                    return client.log(table);
                }
                if (Player.turn().test(message)) {
                    answer(message);
                }
            }
        }

        JsonNode playUntilTurn(int number) throws IOException {
            for (int i = 1; ; i++) {
                JsonNode turn = client.await(Player.turn());
                if (i == number) {
                    return turn;
                }
                answer(turn);
            }
        }
    }

    /** Every ruleset as it is, and one with all that it may ask of a player. */
    static Stream<Arguments> games() {
        Map<String, Object> everyPrompt =
                Map.of(
                        "passCount", 2,
                        "passOrder", "simultaneous",
                        "meldDeclaration", "manual",
                        "concede", "afterMeld",
                        "ninesForRedeal", 5,
                        "minimumBid", 1,
                        "allPass", "dealerStuck");
        return Stream.concat(
                rulesets().map(id -> Arguments.of(id, Map.of())),
                Stream.of(Arguments.of("american", everyPrompt)));
    }

    private static String create(LineClient client, String ruleset) throws IOException {
        return create(client, ruleset, Map.of());
    }

    private static String create(LineClient client, String ruleset, Map<String, Object> options)
            throws IOException {
        return client.ok("create", "ruleset", ruleset, "options", options, "seed", SEED)
                .get("table")
                .asText();
    }

    /** The best bot there is for a ruleset: with it a match comes to an end soon. */
    private static Map<String, String> best(String ruleset) {
        return INSTALLED.bots().stream()
                .filter(bot -> bot.plays(INSTALLED.ruleset(ruleset)))
                .max(Comparator.comparing(BotProvider::level))
                .map(bot -> Map.of("bot", bot.id()))
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void twoPeopleAndBotsPlayAWholeMatch(String ruleset) throws Exception {
        try (TestServer server = TestServer.start(config(new MemoryJournal()))) {
            List<LineClient> clients = List.of(server.join("Number 0"), server.join("Number 1"));
            int seats = INSTALLED.ruleset(ruleset).configure(HouseRules.DEFAULTS).seats();
            List<Object> seated = new ArrayList<>(List.of("me", "open"));
            seated.addAll(Collections.nCopies(seats - 2, best(ruleset)));
            String table =
                    clients.getFirst()
                            .ok("create", "ruleset", ruleset, "seats", seated)
                            .get("table")
                            .asText();
            clients.getLast().ok("sit", "table", table);

            List<JsonNode> logs =
                    WholeMatchTest.inParallel(
                            clients,
                            client ->
                                    new Gambler(client, table, clients.indexOf(client))
                                            .playToTheEnd());

            assertThat(logs).allMatch(logs.getFirst()::equals);
            assertThat(logs.getFirst().get("scores"))
                    .anyMatch(side -> side.get("winner").asBoolean());
            for (LineClient client : clients) {
                List<Integer> numbers = WholeMatchTest.numbers(client, table);
                assertThat(numbers)
                        .isEqualTo(WholeMatchTest.upTo(logs.getFirst().get("events").size()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aClientCutOffAtEveryEventOfADealFoldsToTheSameViewAsItsTwin(
            String id, Map<String, Object> options) throws Exception {
        Ruleset ruleset = INSTALLED.ruleset(id);
        LanguageCodec codec = new LanguageCodec(ruleset.language());
        try (TestServer server = TestServer.start(config(new MemoryJournal()))) {
            LineClient client = server.join("Anna");
            String table = create(client, id, options);
            LineClient twin = LineClient.rejoin(server.port(), client.token());
            twin.ok("watch", "table", table);
            client.ok("start", "table", table);
            View view = codec.view(client.awaitType("view").get("view"));
            List<JsonNode> events = new ArrayList<>();
            while (events.size() < MORE_THAN_A_DEAL) {
                JsonNode message = client.next();
                if (Player.turn().test(message)) {
                    new Gambler(client, table, events.size()).answer(message);
                }
                boolean isNext = message.path("seq").asInt() == events.size() + 1;
                if (!isNext || !message.path("type").asText().equals("event")) {
                    continue;
                }
                events.add(message.get("event"));
                view = view.after(codec.event(message.get("event")));
                client.close();
                client = LineClient.rejoin(server.port(), client.token());
                JsonNode watching = client.ok("watch", "table", table, "from", events.size());
                assertThat(codec.view(watching.get("view"))).isEqualTo(view);
            }
            for (JsonNode event : events) {
                assertThat(twin.awaitType("event").get("event")).isEqualTo(event);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aServerStoppedInMidDealGoesOn(String ruleset, Map<String, Object> options)
            throws Exception {
        String token = "";
        String table = "";
        JsonNode turn = null;
        JsonNode log = null;
        for (int stops : List.of(1, 2, 6, 9)) {
            try (Journal journal = FileJournal.open(folder);
                    TestServer server = TestServer.start(config(journal))) {
                LineClient anna;
                if (token.isEmpty()) {
                    anna = server.join("Anna");
                    table = create(anna, ruleset, options);
                    anna.ok("start", "table", table);
                    token = anna.token();
                } else {
                    anna = LineClient.rejoin(server.port(), token);
                    JsonNode again = anna.await(Player.turn());
                    assertThat(again).isEqualTo(turn);
                    assertThat(anna.log(table)).isEqualTo(log);
                    new Gambler(anna, table, stops).answer(again);
                }
                turn = new Gambler(anna, table, stops).playUntilTurn(stops);
                log = anna.log(table);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void botsPlayEveryPresetToTheEnd(String ruleset) throws Exception {
        try (TestServer server = TestServer.start(config(new MemoryJournal()))) {
            LineClient anna = server.join("Anna");
            for (var preset : INSTALLED.ruleset(ruleset).presets()) {
                int seats = INSTALLED.ruleset(ruleset).configure(preset.rules()).seats();
                String table =
                        anna.ok(
                                        "create",
                                        "ruleset",
                                        ruleset,
                                        "preset",
                                        preset.id(),
                                        "seats",
                                        Collections.nCopies(seats, best(ruleset)))
                                .get("table")
                                .asText();
                anna.await(
                        m ->
                                m.path("table").asText().equals(table)
                                        && m.path("state").asText().equals("over"));
                assertThat(
                                anna.heard().stream()
                                        .filter(m -> m.path("type").asText().equals("said")))
                        .isEmpty();
            }
        }
    }
}
