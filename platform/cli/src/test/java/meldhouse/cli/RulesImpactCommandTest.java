package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class RulesImpactCommandTest {
    @TempDir private Path folder;

    private String file(String options) throws IOException {
        Path file = folder.resolve("ours.json");
        Files.writeString(file, "{\"ruleset\":\"american\",\"options\":{" + options + "}}");
        return file.toString();
    }

    private static JsonNode json(String... words) throws IOException {
        String[] all = new String[words.length + 3];
        all[0] = "rules";
        all[1] = "impact";
        all[2] = "--json";
        System.arraycopy(words, 0, all, 3, words.length);
        Run run = Run.of(all);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        return new JsonMapper().readTree(run.out());
    }

    @Test
    void rulesThatChangeNothingDifferByExactlyZero() throws IOException {
        JsonNode answer = json(file("\"minimumBid\":250"), "--deals", "60", "--matches", "4");
        for (String part : new String[] {"ofDeals", "ofMatches"}) {
            assertThat(answer.path(part).size()).isGreaterThan(2);
            answer.path(part)
                    .properties()
                    .forEach(
                            measure -> {
                                JsonNode difference = measure.getValue().path("difference");
                                assertThat(difference.path("mean").asDouble(-1))
                                        .as(measure.getKey())
                                        .isZero();
                                assertThat(difference.path("standardError").asDouble(-1))
                                        .as(measure.getKey())
                                        .isZero();
                                assertThat(measure.getValue().path("rules"))
                                        .isEqualTo(measure.getValue().path("against"));
                            });
        }
    }

    @Test
    void bidsFrom200LeaveFarFewerDealsPassedOut() throws IOException {
        JsonNode found =
                json(file("\"minimumBid\":200"), "--deals", "200", "--matches", "0")
                        .at("/ofDeals/passedOut");
        assertThat(found.at("/against/mean").asDouble()).isBetween(0.45, 0.75);
        assertThat(found.at("/rules/mean").asDouble()).isBetween(0.05, 0.35);
        assertThat(found.at("/difference/mean").asDouble())
                .isEqualTo(
                        found.at("/rules/mean").asDouble() - found.at("/against/mean").asDouble());
        assertThat(found.at("/difference/significant").asBoolean()).isTrue();
        // The cards were the same: the difference is surer than two runs on their own would be.
        double first = found.at("/against/standardError").asDouble();
        double second = found.at("/rules/standardError").asDouble();
        assertThat(found.at("/difference/standardError").asDouble())
                .isPositive()
                .isLessThan(first + second);
    }

    @Test
    void theNumberOfThreadsChangesNothing() throws IOException {
        String ours = file("\"pointScale\":\"traditional\"");
        JsonNode one = json(ours, "--deals", "50", "--matches", "3", "--threads", "1");
        assertThat(json(ours, "--deals", "50", "--matches", "3", "--threads", "3")).isEqualTo(one);
        assertThat(json(ours, "--deals", "50", "--matches", "3", "--seed", "2")).isNotEqualTo(one);
    }

    @Test
    void theTextAndThePageSayTheSame() throws IOException {
        Path page = folder.resolve("page.html");
        Run run =
                Run.of(
                        "rules",
                        "impact",
                        "seedLively",
                        "--deals=40",
                        "--matches=2",
                        "--html=" + page);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("seedLively against american", "40 deals each", "2 matches each")
                .containsPattern("passed out +\\d+\\.\\d % \u00b1\\d")
                .contains("deals of a match", "won by the last");
        String html = Files.readString(page);
        assertThat(html)
                .startsWith("<!doctype html>")
                .contains("<svg", "passed out", "prefers-color-scheme")
                .doesNotContain("NaN", "http:", "https:", "<script");
        String passedOut = run.out().replaceAll("(?s).*passed out +(\\S+ %).*", "$1");
        assertThat(html).contains("<td>" + passedOut);
    }

    @Test
    void itIsComparedWithWhatItExtends() throws IOException {
        Path file = folder.resolve("short.js");
        Files.writeString(
                file,
                "export default {ruleset: 'american', extends: 'seedLively', options: {target:"
                        + " 500}}");
        JsonNode answer = json(file.toString(), "--deals", "30", "--matches", "3");
        assertThat(answer.path("against").asText()).isEqualTo("seedLively");
        assertThat(answer.at("/ofDeals/passedOut/difference/mean").asDouble(-1)).isZero();
        assertThat(answer.at("/ofMatches/dealsPerMatch/difference/mean").asDouble()).isNegative();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "seedLively --deals 0          | Cannot use --deals 0. Allowed: 1 to",
                "seedLively --against gentle   | they are different games",
                "seedLively --bots nobody      | Cannot seat bot 'nobody'",
                "seedLively --seed -1          | Cannot use --seed -1",
                "seedlivelly                   | Did you mean seedLively?"
            })
    void whatIsWrongIsNamed(String words, String complaint) {
        Run run = Run.of(("rules impact " + words.strip()).split(" "));
        assertThat(run.code()).isIn(Exit.USAGE, Exit.CONFIGURATION);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(complaint);
    }
}
