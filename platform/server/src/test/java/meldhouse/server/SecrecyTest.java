package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.options.HouseRules;
import meldhouse.engine.Match;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;
import meldhouse.protocol.Decoded;
import meldhouse.protocol.MessageCodec;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** No seat is sent a card that it may not know. */
class SecrecyTest {
    private static final Pattern CARD = Pattern.compile("\"(c[0-9][0-9])\"");

    private TestServer server;

    @BeforeEach
    void start() throws IOException {
        server = TestServer.start();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static Set<String> cards(JsonNode json) {
        Set<String> cards = new HashSet<>();
        Matcher matcher = CARD.matcher(json.toString());
        while (matcher.find()) {
            cards.add(matcher.group(1));
        }
        return cards;
    }

    @Test
    void everyCardThatASeatIsSentIsItsOwnOrOnTheTable() throws Exception {
        List<LineClient> clients = new ArrayList<>();
        for (String name : List.of("Anna", "Bert", "Cleo", "Dora")) {
            clients.add(server.join(name));
        }
        String table = clients.getFirst().create("options", Map.of("deals", 3));
        for (LineClient client : clients.subList(1, 4)) {
            client.ok("sit", "table", table);
        }
        WholeMatchTest.inParallel(
                clients,
                client -> {
                    Player player = Player.of(client, table);
                    for (int turn = 1; turn <= 12; turn++) {
                        JsonNode mine = client.await(Player.turn());
                        client.ok("watch", "table", table, "from", mine.get("seq").asInt());
                        client.ok("log", "table", table);
                        client.refused("not_allowed", "hint", "table", table);
                        client.await(Player.turn());
                        player.answer(mine);
                    }
                    return client.await(message -> Player.isEvent(message, "match_ended"));
                });
        for (int seat = 0; seat < 4; seat++) {
            List<JsonNode> heard = clients.get(seat).heard();
            Set<String> mayKnow = known(seat, heard);
            for (JsonNode message : heard) {
                assertThat(mayKnow).as("seat %d, %s", seat, message).containsAll(cards(message));
            }
        }
    }

    /** What a seat was dealt, and what was played openly. */
    private static Set<String> known(int seat, List<JsonNode> heard) {
        Set<String> known = new HashSet<>();
        for (JsonNode message : heard) {
            JsonNode event = message.path("event");
            boolean mine = Player.isEvent(message, "dealt") && event.get("seat").asInt() == seat;
            if (mine || Player.isEvent(message, "played")) {
                known.addAll(cards(event));
            }
        }
        return known;
    }

    /**
     * Two matches in which seat 0 has the same card and the others' differ: until one of those is
     * played, seat 0 and a watcher are sent the same bytes.
     */
    @Test
    void hiddenCardsChangeNothingOfWhatASeatIsSent() throws Exception {
        HouseRules rules = HouseRules.of("players", 2).with("hand", 1).with("deals", 1);
        List<Seed> seeds = twoSeedsThatSeatZeroCannotTellApart(rules);

        List<List<String>> sent = new ArrayList<>();
        for (Seed seed : seeds) {
            LineClient anna = server.join("Anna" + sent.size());
            LineClient wally = server.join("Wally" + sent.size());
            String table =
                    anna.create(
                            "seats",
                            List.of("me", "open"),
                            "seed",
                            seed.hex(),
                            "options",
                            rules.values());
            wally.ok("watch", "table", table);
            anna.ok("start", "table", table);
            JsonNode turn = anna.await(Player.turn());
            anna.ok("watch", "table", table, "from", 0);
            anna.ok("log", "table", table);
            anna.ok("hint", "table", table);
            Player.of(anna, table).answer(turn);
            // The bot's bid is the last thing that does not depend on its card.
            wally.await(m -> m.path("seq").asInt() == 5);
            anna.await(m -> m.path("seq").asInt() == 5 && m.path("type").asText().equals("event"));
            sent.add(neutral(table, anna, wally));
        }
        assertThat(sent.get(0)).isEqualTo(sent.get(1)).hasSizeGreaterThan(10);
    }

    private static List<Seed> twoSeedsThatSeatZeroCannotTellApart(HouseRules rules) {
        var game = new Highest("1").configure(rules);
        Map<Object, Seed> byHand = new java.util.HashMap<>();
        for (int number = 0; ; number++) {
            Seed seed = Seed.parse("%064x".formatted(number));
            Step step = Match.start(game, seed);
            Object mine = step.events().get(1);
            Seed other = byHand.putIfAbsent(mine, seed);
            if (other != null
                    && !Match.start(game, other).events().get(2).equals(step.events().get(2))) {
                return List.of(other, seed);
            }
        }
    }

    /** Every line up to the bot's bid, without what differs between any two tables. */
    private static List<String> neutral(String table, LineClient... clients) {
        List<String> lines = new ArrayList<>();
        for (LineClient client : clients) {
            client.heard().stream()
                    .filter(m -> m.path("seq").asInt() <= 5)
                    .filter(m -> !m.path("type").asText().equals("table"))
                    .map(JsonNode::toString)
                    .filter(line -> !line.contains("\"welcome\""))
                    .map(line -> line.replace(table, "TABLE"))
                    .map(line -> line.replaceAll("\"(Anna|Wally)[01]\"", "\"$1\""))
                    .map(line -> line.replaceAll("\"commitment\":\"[0-9a-f]+\"", "COMMITMENT"))
                    .forEach(lines::add);
        }
        return lines;
    }

    @Test
    void noRecordTellsItsSecretsAsText() {
        List<String> requests =
                List.of(
                        "{\"type\":\"hello\",\"id\":1,\"protocol\":1,\"token\":\"hush\",\"password\":\"hush\"}",
                        "{\"type\":\"sit\",\"id\":1,\"table\":\"t\",\"code\":\"hush\"}",
                        "{\"type\":\"watch\",\"id\":1,\"table\":\"t\",\"code\":\"hush\"}",
                        "{\"type\":\"create\",\"id\":1,\"ruleset\":\"r\",\"seed\":\""
                                + "hush".repeat(16)
                                + "\"}");
        for (String line : requests) {
            assertThat(MessageCodec.request(line)).isInstanceOf(Decoded.Message.class);
            assertThat(MessageCodec.request(line).toString()).doesNotContain("hush");
        }
        List<String> answers =
                List.of(
                        "{\"type\":\"welcome\",\"re\":1,\"protocol\":1,\"server\":\"s\",\"player\":\"p\",\"token\":\"hush\",\"features\":[],\"tables\":[]}",
                        "{\"type\":\"created\",\"re\":1,\"table\":\"t\",\"code\":\"hush\"}");
        for (String line : answers) {
            assertThat(MessageCodec.answer(line)).isInstanceOf(Decoded.Message.class);
            assertThat(MessageCodec.answer(line).toString()).doesNotContain("hush");
        }
    }
}
