package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SimulateCommandTest {
    private static JsonNode json(String args) throws Exception {
        Run run = Run.of(("simulate --json " + args).split(" "));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        return new JsonMapper().readTree(run.out());
    }

    @Test
    void theSameSeedGivesTheSameLineOnAnyNumberOfThreads() {
        String args = "simulate --bots steady,random --deals 80 --seed 4 --duplicate --json";
        Run one = Run.of((args + " --threads 1").split(" "));
        assertThat(one.code()).isZero();
        assertThat(Run.of((args + " --threads 3").split(" "))).isEqualTo(one);
        assertThat(Run.of(args.replace("--seed 4", "--seed 5").split(" "))).isNotEqualTo(one);
    }

    @Test
    void theAnswerHasStableFields() throws Exception {
        JsonNode answer = json("--bots steady,random,steady,random --deals 60 --preset seedLively");
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
                        "duplicate",
                        "moves",
                        "rest",
                        "deals",
                        "matches",
                        "overall",
                        "teams",
                        "margins");
        assertThat(answer.at("/deals").asInt()).isEqualTo(60);
        assertThat(answer.at("/overall/passedOut/count").asInt()).isEqualTo(60);
        assertThat(answer.at("/teams/0/bots/0").asText()).isEqualTo("steady");
        assertThat(answer.at("/teams/1/measures/points/count").asInt()).isEqualTo(60);
        assertThat(answer.at("/margins/trickPoints/standardError").isNumber()).isTrue();
    }

    @Test
    void withTheCardsLeftToTheTeamsTheAuctionsAreTheSame() throws Exception {
        JsonNode answer =
                json("--bots steady,random --deals 60 --duplicate --moves play --rest steady");
        assertThat(answer.at("/margins/declared/mean").asDouble()).isZero();
        assertThat(answer.at("/margins/meld/mean").asDouble()).isZero();
        assertThat(answer.at("/deals").asInt()).isEqualTo(120);
    }

    @Test
    void matchesArePlayedToTheirEnd() throws Exception {
        JsonNode answer = json("--bots steady --matches 3 --option target=200");
        assertThat(answer.at("/matches").asInt()).isEqualTo(3);
        double won =
                answer.at("/teams/0/measures/matchesWon/mean").asDouble()
                        + answer.at("/teams/1/measures/matchesWon/mean").asDouble();
        assertThat(won).isEqualTo(1);
    }

    @Test
    void theTableNamesTeamsMeasuresAndErrors() {
        Run run = Run.of("simulate", "--bots", "steady,random", "--deals", "40");
        assertThat(run.out())
                .contains("team 1: steady, steady")
                .contains("team 2: random, random")
                .contains("passed out")
                .contains("team 1 - team 2")
                .contains("+-");
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"de, Team 1 - Team 2, Jeder Mittelwert", "da, hold 1 - hold 2, Hvert gennemsnit"})
    void theReportIsInTheReadersLanguage(String language, String margin, String errors) {
        Run run = Run.of("simulate", "--bots", "steady", "--deals", "5", "--lang", language);
        assertThat(run.out()).contains(margin, errors).doesNotContain("team", "seed ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--bots nobody|Cannot seat bot 'nobody'",
                "--bots steady,random,steady,random,steady|Cannot seat 5 bots",
                "--bots steady --deals 0|Cannot play 0 deals",
                "--bots steady --deals 5 --matches 5|choose one",
                "--bots steady --threads 0|Cannot use --threads 0",
                "--bots steady --seed -1|Cannot use --seed -1",
                "--bots steady --rest random|Cannot use --rest alone",
                "--bots steady --moves lead|Cannot compare moves 'lead'",
                "--bots steady --ruleset chess|Cannot play ruleset 'chess'",
                "--deals 5|--bots"
            })
    void wrongUsageIsNamed(String args, String complaint) {
        Run run = Run.of(("simulate " + args).split(" "));
        assertThat(run.code()).isEqualTo(Exit.USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(complaint);
    }

    @Test
    void badHouseRulesAreAMatterOfConfiguration() {
        Run run = Run.of("simulate", "--bots", "steady", "--option", "minimumBid=-3");
        assertThat(run.code()).isEqualTo(Exit.CONFIGURATION);
        assertThat(run.err()).contains("minimumBid");
    }
}
