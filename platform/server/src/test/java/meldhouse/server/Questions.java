package meldhouse.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.engine.Match;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.MessageSchemas;
import meldhouse.protocol.Unreadable;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.FactText;
import meldhouse.server.journal.Occupant;
import meldhouse.store.Journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/**
 * Matches that stand at every kind of question that a ruleset puts to a player, as the journal has
 * them. The kinds are the phases in which a seat is to move.
 */
final class Questions {
    /** In these nobody is asked: cards are shuffled, or the match is over. */
    static final Map<String, Set<String>> NOBODY_ASKED =
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

    private Questions() {}

    /** Every phase of the ruleset's view in which somebody is asked. */
    static Set<String> phases(Ruleset ruleset) {
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
    record Asked(String phase, int seat, List<Fact.OfTable> facts, Match match) {
        /** The name under which its table is in the journal. */
        String table() {
            return "t" + phase.toLowerCase(Locale.ROOT);
        }
    }

    /** Plays matches at random until each kind of question has come once. */
    static final class Search {
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
            List<Fact.OfTable> facts =
                    new ArrayList<>(List.of(made(game, seed), new Fact.Started()));
            Match match = Match.start(game, seed.mixedWith(List.of())).match();
            RandomGenerator random = seed.randomFor(RANDOM);
            for (int turn = 0; turn < TURNS; turn++) {
                if (!(match.turn() instanceof Turn.Seated(int seat))) {
                    return;
                }
                JsonNode view = codec.view(match.position().view(Viewer.seat(seat)));
                String phase = view.get("phase").asText();
                found.putIfAbsent(phase, new Asked(phase, seat, List.copyOf(facts), match));
                List<JsonNode> legal = codec.legal(match.position().legalMoves());
                JsonNode move = one(legal.get(random.nextInt(legal.size())));
                facts.add(new Fact.Moved(seat, match.events(), move, Fact.By.PLAYER));
                if (match.decide(seat, codec.move(move)) instanceof Step step) {
                    match = step.match();
                }
            }
        }
    }

    /** A table with a person in every seat, the first of whom made it. */
    static Fact.TableMade made(Game game, Seed seed) {
        List<Occupant> seats = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            seats.add(new Occupant.Person(player(seat)));
        }
        return new Fact.TableMade(
                game.ruleset().info().id(),
                game.ruleset().info().version(),
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

    /** A move of what a turn offers. */
    static JsonNode one(JsonNode offered) {
        return offered.has("min")
                ? JsonNodeFactory.instance
                        .objectNode()
                        .put("type", offered.get("type").asText())
                        .put(offered.get("field").asText(), offered.get("min").asInt())
                : offered;
    }

    static meldhouse.server.bus.Player player(int seat) {
        return new meldhouse.server.bus.Player("p" + seat, "Number " + seat);
    }

    static String token(int seat) {
        return "token of number " + seat;
    }

    static void write(Journal journal, String table, Fact fact) {
        journal.append(table, FactText.print(fact)).toCompletableFuture().join();
    }
}
