package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

@Timeout(120)
final class ArenaCommandTest {
    private static final JsonMapper JSON = new JsonMapper();

    private static JsonNode json(String args) throws Exception {
        Run run = Run.of(("arena --json " + args).split(" "));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        return JSON.readTree(run.out());
    }

    /** All but the times. */
    private static JsonNode timeless(JsonNode answer) {
        answer.at("/contestants").forEach(one -> ((ObjectNode) one).remove("times"));
        return answer;
    }

    @Test
    void theSameSeedGivesTheSameAnswerOnAnyNumberOfThreadsButForTheTimes() throws Exception {
        String args = "steady random --deals 80 --seed 4";
        JsonNode one = timeless(json(args + " --threads 1"));
        assertThat(timeless(json(args + " --threads 3"))).isEqualTo(one);
        assertThat(timeless(json("steady random --deals 80 --seed 5"))).isNotEqualTo(one);
    }

    @Test
    void theAnswerHasStableFields() throws Exception {
        JsonNode answer = json("steady random steady --deals 40 --preset seedLively --ms 5000");
        assertThat(answer.fieldNames())
                .toIterable()
                .containsExactly(
                        "ruleset",
                        "preset",
                        "options",
                        "bots",
                        "seed",
                        "unit",
                        "count",
                        "placings",
                        "ms",
                        "sprt",
                        "pairings",
                        "contestants");
        assertThat(answer.at("/bots")).hasToString("[\"steady\",\"random\",\"steady#2\"]");
        assertThat(answer.at("/pairings")).hasSize(3);
        JsonNode pairing = answer.at("/pairings/0");
        assertThat(pairing.at("/deals").asInt()).isEqualTo(80);
        assertThat(pairing.at("/margin/low").asDouble()).isPositive();
        assertThat(pairing.at("/significant").asBoolean()).isTrue();
        assertThat(pairing.at("/own/0/trickPoints/mean").isNumber()).isTrue();
        assertThat(answer.at("/pairings/1/margin/mean").asDouble()).isZero();
        assertThat(answer.at("/contestants/0/times/p99Micros").asDouble()).isPositive();
        assertThat(answer.at("/contestants/1/illegal").asInt()).isZero();
    }

    @Test
    void matchesArePlayedToTheirEndAndWonByOne() throws Exception {
        JsonNode answer = json("steady random --matches 4 --option target=200");
        assertThat(answer.at("/pairings/0/matches").asInt()).isEqualTo(8);
        assertThat(answer.at("/pairings/0/score/mean").asDouble()).isGreaterThan(0.5);
        assertThat(answer.at("/pairings/0/overall/dealsPerMatch/count").asInt()).isEqualTo(8);
    }

    @Test
    void theSequentialTestStopsEarlyAndNamesItsBounds() throws Exception {
        JsonNode answer = json("steady random --deals 5000 --sprt");
        assertThat(answer.at("/pairings/0/verdict").asText()).isEqualTo("steady");
        assertThat(answer.at("/pairings/0/plays").asInt()).isBetween(64, 1000);
        assertThat(answer.at("/sprt/upper").asDouble()).isBetween(3.6, 3.7);
    }

    @Test
    void theTableNamesBotsMeasuresAndErrors() {
        Run run = Run.of("arena", "steady", "random", "--deals", "40");
        assertThat(run.out())
                .contains("steady against random: steady is better")
                .contains("points a deal, own - theirs")
                .contains("own contracts made")
                .contains("illegal")
                .contains("95 %: +")
                .contains("Elo +");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void whoMeetsItselfIsSeldomBetter() throws Exception {
        JsonNode answer = json("random random --deals 40 --runs 200 --preset seedLively");
        assertThat(answer.at("/pairings").asInt()).isEqualTo(200);
        assertThat(answer.at("/significant").asInt()).isLessThanOrEqualTo(10);
    }

    @ParameterizedTest
    @CsvSource({
        "en, Strength, Points a deal",
        "de, Stärke, Punkte je Blatt",
        "da, Styrke, Point pr. givning"
    })
    void thePageSpeaksTheReadersLanguage(
            String language, String strength, String points, @TempDir Path folder)
            throws Exception {
        Path page = folder.resolve("page.html");
        json("random random --deals 8 --lang " + language + " --html " + page);
        assertThat(Files.readString(page))
                .contains("lang='" + language + "'")
                .contains("<h2>" + strength + "</h2>")
                .contains("</b> " + points + " ")
                .doesNotContain("arena.page");
    }

    @Test
    void thePageHoldsAllItsPicturesAndNamesNothingElsewhere(@TempDir Path folder) throws Exception {
        Path page = folder.resolve("page.html");
        json("steady random random --deals 64 --html " + page);
        String html = Files.readString(page);
        assertThat(html.split("<svg", -1)).hasSize(1 + 2 + 3 * 2 + 1);
        assertThat(html)
                .contains("prefers-color-scheme: dark")
                .contains("random#2")
                .contains("steady is better")
                .doesNotContain("http")
                .doesNotContain("src=")
                .doesNotContain("NaN")
                .doesNotContain("<script");
    }

    @Test
    void aRecordHoldsEveryDealWithWhatCouldBeDone(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("deals.jsonl");
        json("steady random --deals 10 --record " + file);
        List<JsonNode> lines;
        try (Stream<String> read = Files.lines(file)) {
            lines = read.map(ArenaCommandTest::read).toList();
        }
        assertThat(lines).hasSize(21);
        assertThat(lines.getFirst().at("/type").asText()).isEqualTo("contest");
        assertThat(lines.getFirst().at("/houseRules/minimumBid").isNumber()).isTrue();
        for (JsonNode deal : lines.subList(1, 21)) {
            assertThat(deal.at("/type").asText()).isEqualTo("deal");
            assertThat(deal.at("/seats")).hasSize(4);
            assertThat(deal.at("/events").findValuesAsText("type")).contains("dealt");
            assertThat(deal.at("/moves"))
                    .allSatisfy(
                            move ->
                                    assertThat(move.at("/legal"))
                                            .as("what was done could be done")
                                            .anyMatch(
                                                    legal ->
                                                            legal.equals(move.at("/move"))
                                                                    || legal.has("step")));
        }
        JsonNode dealt = lines.get(1).at("/events").findParent("told");
        assertThat(dealt.at("/told")).hasSize(1);
        assertThat(dealt.at("/event/cards")).hasSize(12);
        assertThat(dealt.at("/others").has("cards")).isFalse();
    }

    private static JsonNode read(String line) {
        try {
            return JSON.readTree(line);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "steady|Cannot let 1 of them play each other",
                "steady nobody|Cannot seat bot 'nobody'",
                "steady random --deals 0|Cannot use --deals 0",
                "steady random --deals 5 --matches 5|choose one",
                "steady random --threads 0|Cannot use --threads 0",
                "steady random --ms 0|Cannot use --ms 0",
                "steady random --seed -1|Cannot use --seed -1",
                "steady random --runs 2 --html a.html|Cannot use --html",
                "steady random --ruleset chess|Cannot play ruleset 'chess'",
                "steady a_b=true|Cannot seat bot 'a_b=true'",
                "steady cmd:|Cannot run ''"
            })
    void wrongUsageIsNamed(String args, String complaint) {
        Run run = Run.of(("arena " + args).split(" "));
        assertThat(run.code()).isEqualTo(Exit.USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).containsIgnoringCase(complaint);
    }

    @Test
    void aProgramThatCannotBeStartedIsNamed() {
        Run run = Run.of("arena", "random", "Monty=/no/such/program");
        assertThat(run.code()).isEqualTo(Exit.WRONG);
        assertThat(run.err()).contains("Cannot use bot 'Monty': it cannot be started");
    }
}
