package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import meldhouse.api.game.Game;
import meldhouse.api.game.Move;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.engine.BotTurn;
import meldhouse.engine.Match;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.MessageSchemas;
import meldhouse.protocol.Unreadable;
import meldhouse.server.bus.Secret;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.FactText;
import meldhouse.server.journal.Occupant;
import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * At every kind of question that a ruleset puts to a player the client is cut off and comes back by
 * its token, and then the server is stopped and starts again from its journal: each time the same
 * turn is asked anew, with the same moves, and can be answered. What the table plays when a time is
 * over is legal there. The kinds are the phases in which a seat is to move.
 */
class EveryPromptTest {
    private static final Catalog INSTALLED = Catalog.of(EveryPromptTest.class.getClassLoader());

    /** In these nobody is asked: cards are shuffled, or the match is over. */
    private static final Map<String, Set<String>> NOBODY_ASKED =
            Map.of(
                    "american", Set.of("draw", "deal", "over"),
                    "danish", Set.of("seating", "deal", "reshuffle", "over"));

    private static final String RANDOM = "what the players choose";
    private static final int SEEDS = 10;
    private static final int TURNS = 80;

    /** Games in which is asked what is asked only where house rules want it. */
    private static final Map<String, List<Map<String, Object>>> ASKING_MORE =
            Map.of(
                    "american",
                    List.of(
                            Map.of(
                                    "passCount", 2,
                                    "passOrder", "simultaneous",
                                    "meldDeclaration", "manual",
                                    "concede", "afterMeld",
                                    "minimumBid", 1,
                                    "allPass", "dealerStuck",
                                    "stuckThrowIn", 100),
                            Map.of(
                                    "misdealRules",
                                    List.of(Map.of("nonCounters", 1)),
                                    "misdealWindow",
                                    "beforeAuction")),
                    "danish",
                    List.of(
                            Map.of(
                                    "exactCutMode", "guess",
                                    "roundAcceptance", "allSides",
                                    "stallTurnsPerPlayer", 1)));

    static Stream<String> rulesets() {
        return NOBODY_ASKED.keySet().stream().sorted();
    }

    /** Every phase of the ruleset's view in which somebody is asked. */
    private static Set<String> phases(Ruleset ruleset) {
        JsonNode words =
                MessageSchemas.view(new LanguageCodec(ruleset.language()))
                        .findParents("phase")
                        .getFirst()
                        .get("phase")
                        .get("enum");
        Set<String> phases = new TreeSet<>();
        words.forEach(word -> phases.add(word.asText()));
        phases.removeAll(NOBODY_ASKED.get(ruleset.info().id()));
        return phases;
    }

    private static List<HouseRules> games(Ruleset ruleset) {
        List<HouseRules> games = new ArrayList<>();
        ASKING_MORE.get(ruleset.info().id()).forEach(each -> games.add(new HouseRules(each)));
        ruleset.presets().forEach(preset -> games.add(preset.rules()));
        return games;
    }

    /**
     * A match that stands at a question.
     *
     * @param seat who is asked
     * @param facts what the journal has of its table
     */
    private record Asked(String phase, int seat, List<Fact> facts) {}

    /** Plays matches at random until each kind of question has come once. */
    private static final class Search {
        private final Ruleset ruleset;
        private final LanguageCodec codec;
        private final Set<String> wanted;
        private final Map<String, Asked> found = new TreeMap<>();

        Search(Ruleset ruleset, Set<String> wanted) {
            this.ruleset = ruleset;
            this.codec = new LanguageCodec(ruleset.language());
            this.wanted = wanted;
        }

        Map<String, Asked> all() throws Unreadable {
            for (int seed = 1; seed <= SEEDS; seed++) {
                for (HouseRules rules : games(ruleset)) {
                    if (!found.keySet().containsAll(wanted)) {
                        play(ruleset.configure(rules), Seed.ofNumber(seed));
                    }
                }
            }
            return found;
        }

        private void play(Game game, Seed seed) throws Unreadable {
            List<Fact> facts = new ArrayList<>(List.of(made(game, seed), new Fact.Started()));
            Match match = Match.start(game, seed.mixedWith(List.of())).match();
            RandomGenerator random = seed.randomFor(RANDOM);
            for (int turn = 0; turn < TURNS; turn++) {
                if (!(match.turn() instanceof Turn.Seated(int seat))) {
                    return;
                }
                JsonNode view = codec.view(match.position().view(Viewer.seat(seat)));
                String phase = view.get("phase").asText();
                if (!found.containsKey(phase)) {
                    found.put(phase, new Asked(phase, seat, List.copyOf(facts)));
                    Move instead = BotTurn.at(game, match.position(), List.of()).instead();
                    assertThat(match.decide(seat, instead)).as(phase).isInstanceOf(Step.class);
                }
                List<JsonNode> legal = codec.legal(match.position().legalMoves());
                JsonNode move = one(legal.get(random.nextInt(legal.size())));
                facts.add(new Fact.Moved(seat, match.events(), move, Fact.By.PLAYER));
                if (match.decide(seat, codec.move(move)) instanceof Step step) {
                    match = step.match();
                }
            }
        }

        private Fact.TableMade made(Game game, Seed seed) {
            List<Occupant> seats = new ArrayList<>();
            for (int seat = 0; seat < game.seats(); seat++) {
                seats.add(new Occupant.Person(player(seat)));
            }
            return new Fact.TableMade(
                    ruleset.info().id(),
                    ruleset.info().version(),
                    game.houseRules(),
                    Map.of(),
                    List.of(),
                    null,
                    "Table",
                    null,
                    seed,
                    true,
                    null,
                    false,
                    null,
                    player(0),
                    seats);
        }
    }

    /** A move of what a turn offers. */
    private static JsonNode one(JsonNode offered) {
        return offered.has("min")
                ? JsonNodeFactory.instance
                        .objectNode()
                        .put("type", offered.get("type").asText())
                        .put(offered.get("field").asText(), offered.get("min").asInt())
                : offered;
    }

    private static meldhouse.server.bus.Player player(int seat) {
        return new meldhouse.server.bus.Player("p" + seat, "Number " + seat);
    }

    private static String token(int seat) {
        return "token of number " + seat;
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theSameQuestionIsAskedAgainWhereverItIsCutOff(String id) throws Exception {
        Ruleset ruleset = INSTALLED.ruleset(id);
        Set<String> wanted = phases(ruleset);
        Map<String, Asked> found = new Search(ruleset, wanted).all();
        assertThat(found.keySet()).isEqualTo(wanted);
        Journal journal = new MemoryJournal();
        for (int seat = 0; seat < 5; seat++) {
            write(journal, "lobby", new Fact.PlayerKnown(player(seat), Secret.hash(token(seat))));
        }
        for (Asked asked : found.values()) {
            for (Fact fact : asked.facts()) {
                write(journal, "t" + asked.phase().toLowerCase(Locale.ROOT), fact);
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

    private static void write(Journal journal, String table, Fact fact) {
        journal.append(table, FactText.print(fact)).toCompletableFuture().join();
    }

    private static TestServer start(Journal journal) throws IOException {
        return TestServer.start(ServerConfig.of(INSTALLED, journal));
    }

    private static Predicate<JsonNode> turnAt(String table) {
        return m -> Player.turn().test(m) && m.get("table").asText().equals(table);
    }

    /** Comes with nothing but a token; gives the turn, which is told by hello and by watch. */
    private static JsonNode comeBack(TestServer server, Asked asked) throws IOException {
        String table = "t" + asked.phase().toLowerCase(Locale.ROOT);
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
