package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import meldhouse.american.AmericanMove;
import meldhouse.api.game.Game;
import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.client.terminal.Tongue;
import meldhouse.engine.Match;
import meldhouse.engine.Ruling;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;
import meldhouse.testkit.RefusedMove;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

@Timeout(120)
final class BotCommandTest {
    private static final JsonMapper JSON = new JsonMapper();

    @Test
    void aBotThatShipsWithUsDoesWellEverywhere() {
        Run run =
                Run.of("bot", "check", "random", "--ruleset", "american", "--preset", "seedLively");
        assertThat(run.code()).as(run.out()).isEqualTo(Exit.DONE);
        assertThat(run.out())
                .startsWith("random at american")
                .contains("good    200 ms for a decision")
                .contains("good    hidden cards lie elsewhere")
                .doesNotContain("bad ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ENGLISH | pass",
                "GERMAN  | geboten sind schon 250: Reize 260 oder mehr, oder passe.",
                "DANISH  | 250",
            })
    void whyAMoveIsRefusedIsSaidInTheReadersLanguage(Tongue tongue, String said) {
        Installation installation = Installation.find(Console.ofProcess());
        Ruleset american = installation.ruleset("american");
        Game game = american.configure(HouseRules.DEFAULTS);
        Match match = Match.start(game, Seed.ofNumber(1)).match();
        int first = ((Turn.Seated) match.turn()).seat();
        match = ((Step) match.decide(first, new AmericanMove.Bid(250))).match();
        int seat = ((Turn.Seated) match.turn()).seat();
        Move low = new AmericanMove.Bid(250);
        Refusal why = ((Ruling.Refused) match.decide(seat, low)).why();
        String sentence =
                new BotCheckCommand(Console.ofProcess().in(tongue))
                        .why(
                                installation,
                                american,
                                new RefusedMove(
                                        game,
                                        seat,
                                        match.position().view(Viewer.seat(seat)),
                                        match.position().legalMoves(),
                                        low,
                                        why));
        assertThat(sentence).contains(said);
        assertThat(sentence.equals(why.sentence())).isEqualTo(tongue == Tongue.ENGLISH);
    }

    @Test
    void aProgramThatCannotBeStartedIsNamed() {
        Run run = Run.of("bot", "check", "/no/such/program at all");
        assertThat(run.code()).isEqualTo(Exit.WRONG);
        assertThat(run.err()).contains("it cannot be started");
        assertThat(Run.of("bot", "check", "nobody").err())
                .contains("Cannot ask bot 'nobody'", "steady");
        assertThat(Run.of("bot").code()).isEqualTo(Exit.USAGE);
    }

    private static Path recorded(Path folder) {
        Path file = folder.resolve("deals.jsonl");
        Run run = Run.of("arena", "steady", "random", "--deals", "3", "--record", file.toString());
        assertThat(run.code()).isZero();
        return file;
    }

    private static JsonNode line(Path file, int number) throws IOException {
        return JSON.readTree(Files.readAllLines(file).get(number));
    }

    @Test
    void aBotIsAskedAgainAtADecisionOfAnArenasRecord(@TempDir Path folder) throws Exception {
        Path file = recorded(folder);
        for (int deal = 1; deal <= 6; deal++) {
            JsonNode json = line(file, deal);
            for (JsonNode move : json.at("/moves")) {
                String who = json.at("/seats").get(move.at("/seat").asInt()).asText();
                if (who.equals("steady") && move.at("/by").asText().equals("bot")) {
                    Run run =
                            Run.of(
                                    "bot",
                                    "replay",
                                    file.toString(),
                                    "--deal",
                                    String.valueOf(deal),
                                    "--seat",
                                    move.at("/seat").asText(),
                                    "--at",
                                    move.at("/seq").asText());
                    assertThat(run.code()).as(run.err()).isZero();
                    assertThat(run.out())
                            .as("it draws no random numbers, so it chooses the same")
                            .contains("then: " + move.at("/move"), "now: " + move.at("/move"))
                            .contains("view: {", "legal: {", "why: ");
                    break;
                }
            }
        }
    }

    @Test
    void aLogOfATableWillDoToo(@TempDir Path folder) throws Exception {
        Path file = recorded(folder);
        JsonNode head = line(file, 0);
        JsonNode deal = line(file, 1);
        var log = JSON.createObjectNode();
        log.set("ruleset", head.at("/ruleset"));
        log.set("version", head.at("/version"));
        log.set("houseRules", head.at("/houseRules"));
        log.put("before", 100);
        log.set("mixedSeed", deal.at("/seed"));
        log.putArray("seats").addObject().put("kind", "player").put("who", "Ann");
        JsonNode move = deal.at("/moves/0");
        log.putArray("moves")
                .addObject()
                .put("seat", move.at("/seat").asInt())
                .put("seq", 100 + move.at("/seq").asInt())
                .set("move", move.at("/move"));
        Path answer = folder.resolve("log.json");
        Files.writeString(
                answer,
                JSON.createObjectNode().put("type", "log").set("log", log).toPrettyString());
        List<String> words =
                List.of(
                        "bot",
                        "replay",
                        answer.toString(),
                        "--seat",
                        move.at("/seat").asText(),
                        "--at",
                        move.at("/seq").asText());
        Run nobody = Run.of(words.toArray(String[]::new));
        assertThat(nobody.code()).isEqualTo(Exit.USAGE);
        assertThat(nobody.err()).contains("--bot");
        Run named =
                Run.of(
                        Stream.concat(words.stream(), Stream.of("--bot", "steady"))
                                .toArray(String[]::new));
        assertThat(named.code()).as(named.err()).isZero();
        assertThat(named.out()).contains("then: " + move.at("/move"));
    }

    @Test
    void whatIsNoDecisionIsRefusedWithThoseThereAre(@TempDir Path folder) throws Exception {
        Path file = recorded(folder);
        JsonNode first = line(file, 1).at("/moves/0");
        Run run =
                Run.of(
                        "bot",
                        "replay",
                        file.toString(),
                        "--seat",
                        first.at("/seat").asText(),
                        "--at",
                        "9999");
        assertThat(run.code()).isEqualTo(Exit.USAGE);
        assertThat(run.err())
                .contains("it was not its turn. Allowed: " + first.at("/seq").asText());
        Run none = Run.of("bot", "replay", "pom.xml", "--seat", "0", "--at", "1");
        assertThat(none.code()).isEqualTo(Exit.USAGE);
        assertThat(none.err()).contains("it is no record of a match");
    }
}
