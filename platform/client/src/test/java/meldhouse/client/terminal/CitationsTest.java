package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;

import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.game.ScoredBy;
import meldhouse.api.game.View;
import meldhouse.api.game.WireType;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;
import meldhouse.protocol.OptionSchema;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/** A game without a screen says which house rules made a score, too. */
class CitationsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** What is played. */
    @WireType("throw")
    public record Throw() implements Move {}

    /** What it brings. */
    @WireType("thrown")
    public record Thrown(int points) implements Event {}

    /** Nothing to see. */
    public record Dice(int points) implements View {
        @Override
        public View after(Event event) {
            return event instanceof Thrown thrown ? new Dice(thrown.points) : this;
        }
    }

    /** A ruleset that is asked for nothing but what its house rules are. */
    private record DiceRules(List<ScoredBy> sources) implements Ruleset {
        @Override
        public RulesetInfo info() {
            return new RulesetInfo("dice", "Dice", "1", 2, 2);
        }

        @Override
        public Schema options() {
            return new Schema(
                    List.of(
                            new Option.Whole(
                                    "sixBonus", "score", "Points for a six.", 0, 9, 1, false, 1),
                            new Option.Flag("twice", "score", "Whether all counts twice.", false)));
        }

        @Override
        public Game configure(HouseRules rules) {
            return new DiceGame(this, rules);
        }

        @Override
        public Language language() {
            return new Language(Throw.class, Thrown.class, Dice.class);
        }

        @Override
        public Map<String, String> texts(String language) {
            return language.equals("de")
                    ? Map.of("short.sixBonus", "Zuschlag für die Sechs")
                    : Map.of();
        }
    }

    private record DiceGame(DiceRules ruleset, HouseRules houseRules) implements Game {
        @Override
        public int seats() {
            return 2;
        }

        @Override
        public Position start() {
            throw new IllegalStateException("nobody plays");
        }

        @Override
        public int longestDeal() {
            return 1;
        }

        @Override
        public Position determinize(View view, List<Event> history, RandomGenerator random) {
            throw new IllegalStateException("nobody plays");
        }

        @Override
        public Position parse(String text) {
            throw new IllegalStateException("nobody plays");
        }

        @Override
        public List<ScoredBy> scoredBy(Event event) {
            if (ruleset.sources.isEmpty()) {
                throw new IllegalStateException("a stranger's fault");
            }
            return ruleset.sources;
        }
    }

    private static final List<ScoredBy> SOURCES =
            List.of(new ScoredBy("/points", List.of("sixBonus", "twice", "unheardOf")));

    private static ServerMessage.TableRow row(Map<String, Object> changed) {
        return new ServerMessage.TableRow(
                "t1",
                "dice",
                "",
                List.of(),
                TableState.PLAYING,
                0,
                false,
                null,
                null,
                changed,
                Map.of("sixBonus", "six.js:2:3", "twice", "preset double"),
                null,
                false,
                false,
                null);
    }

    private static List<String> told(List<ScoredBy> sources, Tongue tongue) throws Exception {
        DiceRules rules = new DiceRules(sources);
        Map<String, Object> changed = new TreeMap<>(Map.of("sixBonus", 5, "twice", true));
        ServerMessage.TableRow row = row(changed);
        Game game = rules.configure(new HouseRules(changed));
        GenericSpeaker speaker =
                new GenericSpeaker(
                        "t1",
                        new Seats(0, List.of("Ann", "Bob"), tongue),
                        rules.texts(tongue.code()),
                        rules.language(),
                        Citations.of(game, row, tongue));
        return speaker.hear(
                new ServerMessage.EventSeen(
                        "t1", 1, JSON.readTree("{\"type\":\"thrown\",\"points\":6}")));
    }

    @Test
    void aScoreIsFollowedByTheHouseRulesThatMadeIt() throws Exception {
        assertThat(told(SOURCES, Tongue.GERMAN))
                .containsExactly(
                        "thrown: points 6.",
                        "Hausregeln: Zuschlag für die Sechs 5, laut six.js; twice: ja,"
                                + " laut Voreinstellung double.");
    }

    /** What a client tells that has never heard of the ruleset. */
    private static List<String> toldByTheServer(JsonNode options, Tongue tongue) throws Exception {
        Map<String, Object> changed =
                new TreeMap<>(
                        Map.of("sixBonus", 5, "twice", true, "worth", List.of(1, 2), "idle", 3));
        GenericSpeaker speaker =
                new GenericSpeaker(
                        "t1",
                        new Seats(0, List.of("Ann", "Bob"), tongue),
                        Map.of(),
                        null,
                        Citations.of(options, row(changed), tongue));
        return speaker.hear(
                new ServerMessage.EventSeen(
                        "t1",
                        1,
                        JSON.readTree("{\"type\":\"thrown\",\"points\":6}"),
                        Map.of("/points", List.of("sixBonus", "twice", "worth", "unheardOf"))));
    }

    @Test
    void withoutTheRulesetAScoreIsFollowedByWhatTheServerNames() throws Exception {
        assertThat(
                        toldByTheServer(
                                OptionSchema.of(new DiceRules(List.of()), _ -> false),
                                Tongue.GERMAN))
                .containsExactly(
                        "thrown: points 6.",
                        "Hausregeln: Zuschlag für die Sechs 5, laut six.js; twice: ja,"
                                + " laut Voreinstellung double; worth.");
    }

    @Test
    void withoutTheServersListAHouseRuleIsCalledByItsOwnName() throws Exception {
        assertThat(toldByTheServer(MissingNode.getInstance(), Tongue.ENGLISH))
                .containsExactly(
                        "thrown: points 6.",
                        "House rules: six bonus: 5, by six.js; twice: yes, by preset double;"
                                + " worth.");
    }

    @Test
    void aHouseRuleWithoutANameIsCalledByItsOwn() throws Exception {
        assertThat(told(SOURCES, Tongue.ENGLISH))
                .containsExactly(
                        "thrown: points 6.",
                        "House rules: six bonus: 5, by six.js; twice: yes, by preset double.");
    }

    @Test
    void aScoreOfAStrangersGameThatFailsIsShownWithoutItsSources() throws Exception {
        assertThat(told(List.of(), Tongue.ENGLISH)).containsExactly("thrown: points 6.");
    }
}
