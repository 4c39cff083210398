package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class AskCommandTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path RULESETS = Path.of("../../rulesets");

    private static List<JsonNode> answers(List<String> lines) throws IOException {
        Ran ran = Ran.withInput(String.join("\n", lines) + "\n", "ask");
        assertThat(ran.code()).isEqualTo(Exit.DONE);
        List<JsonNode> answers = new ArrayList<>();
        for (String line : ran.out().lines().toList()) {
            answers.add(JSON.readTree(line));
        }
        return answers;
    }

    private static JsonNode answer(String line) throws IOException {
        List<JsonNode> answers = answers(List.of(line));
        assertThat(answers).hasSize(1);
        return answers.getFirst();
    }

    @ParameterizedTest
    @CsvSource({
        "american, american.json, 270",
        "american, american-deals.json, 20",
        "american, variants.json, 497",
        "danish, danish.json, 204"
    })
    void everyVectorIsAnswered(String ruleset, String file, int count) throws IOException {
        Path resources = Path.of("src/test/resources/meldhouse", ruleset, "rules", file);
        JsonNode vectors = JSON.readTree(RULESETS.resolve(ruleset).resolve(resources).toFile());
        List<String> lines = new ArrayList<>();
        for (JsonNode vector : vectors) {
            ObjectNode line = vector.path("given").deepCopy();
            line.put("ruleset", ruleset).set("op", vector.path("kind"));
            lines.add(line.set("id", vector.path("id")).toString());
        }
        List<JsonNode> answers = answers(lines);
        assertThat(answers).hasSize(count);
        for (int i = 0; i < count; i++) {
            JsonNode vector = vectors.get(i);
            assertThat(answers.get(i).path("id")).isEqualTo(vector.path("id"));
            holds(vector.path("id").asText(), vector.path("expect"), answers.get(i));
        }
    }

    /** Whether an answer holds all that is expected; it may hold more. */
    private static void holds(String where, JsonNode expected, JsonNode answer) {
        if (expected.isObject()) {
            expected.properties()
                    .forEach(
                            field ->
                                    holds(
                                            where + "." + field.getKey(),
                                            field.getValue(),
                                            answer.path(field.getKey())));
        } else {
            assertThat(answer).as(where).isEqualTo(expected);
        }
    }

    @Test
    void rulesTellsEveryOptionWithItsValue() throws IOException {
        JsonNode plain = answer("{\"ruleset\":\"american\",\"op\":\"rules\"}");
        assertThat(plain.path("ok").booleanValue()).isTrue();
        assertThat(plain.path("target").intValue()).isEqualTo(1000);
        JsonNode changed =
                answer(
                        """
                        {"ruleset":"american","op":"rules","preset":"seedShort",\
                        "rules":{"minimumBid":200},"options":{"bidIncrement":5}}\
                        """);
        assertThat(changed.path("target").intValue()).isEqualTo(500);
        assertThat(changed.path("minimumBid").intValue()).isEqualTo(200);
        assertThat(changed.path("bidIncrement").intValue()).isEqualTo(5);
    }

    @Test
    void houseRulesNamesAFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("ours.json");
        Files.writeString(file, "{\"ruleset\":\"american\",\"options\":{\"target\":700}}");
        ObjectNode asked = JSON.createObjectNode().put("ruleset", "american").put("op", "rules");
        JsonNode answer = answer(asked.put("houseRules", file.toString()).toString());
        assertThat(answer.path("target").intValue()).isEqualTo(700);
        JsonNode refused = answer(asked.put("houseRules", "nobodys.json").toString());
        assertThat(refused.path("error").asText()).isEqualTo("badHouseRules");
        assertThat(refused.path("message").asText()).contains("nobodys.json");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nonsense                                                    | badJson",
                "[]                                                          | badJson",
                "{\"op\":\"meld\"}                                           | badRequest",
                "{\"ruleset\":\"american\"}                                  | badRequest",
                "{\"ruleset\":7,\"op\":\"meld\"}                             | badRequest",
                "{\"ruleset\":\"americna\",\"op\":\"meld\"}                  | unknownRuleset",
                "{\"ruleset\":\"american\",\"op\":\"mled\"}                  | unknownOp",
                "{\"ruleset\":\"american\",\"op\":\"rules\",\"preset\":\"x\"}| unknownPreset",
                "{\"ruleset\":\"american\",\"op\":\"rules\",\"rules\":{\"fire\":1}}  | unknownRule",
                "{\"ruleset\":\"american\",\"op\":\"rules\",\"rules\":{\"target\":0}}|"
                        + " badRuleValue",
                "{\"ruleset\":\"american\",\"op\":\"rules\",\"rules\":[]}    | badRequest",
                "{\"ruleset\":\"american\",\"op\":\"meld\"}                  | *",
                "{\"ruleset\":\"american\",\"op\":\"meld\",\"hand\":\"AS\",\"trump\":\"S\"} | *",
            })
    void whatCannotBeAnsweredIsRefusedWithACodeAndASentence(String line, String code)
            throws IOException {
        JsonNode refused = answer(line);
        assertThat(refused.path("ok").booleanValue()).isFalse();
        assertThat(refused.path("message").asText()).isNotBlank().doesNotContain("Exception");
        assertThat(refused.path("error").asText()).isNotEqualTo("internal");
        if (!code.equals("*")) {
            assertThat(refused.path("error").asText()).isEqualTo(code);
        }
    }

    @Test
    void aMisspeltNameIsGuessed() throws IOException {
        assertThat(answer("{\"ruleset\":\"americna\",\"op\":\"meld\"}").path("message").asText())
                .contains("Did you mean american?");
    }

    @Test
    void aBadLineDoesNotEndTheConversation() throws IOException {
        List<JsonNode> answers =
                answers(
                        List.of(
                                "{{{",
                                "",
                                "{\"ruleset\":\"american\",\"op\":\"rules\",\"id\":\"a\"}",
                                "{\"ruleset\":\"american\",\"op\":\"rules\",\"id\":[1]}"));
        assertThat(answers).hasSize(3);
        assertThat(answers.get(0).has("id")).isFalse();
        assertThat(answers.get(1).path("id").asText()).isEqualTo("a");
        assertThat(answers.get(2).path("id").toString()).isEqualTo("[1]");
    }

    @ParameterizedTest
    @ValueSource(ints = {12, 0, 40})
    void answersComeFromTheSameRulesWhateverTheOrder(int salt) throws IOException {
        String asked =
                "{\"ruleset\":\"american\",\"op\":\"rules\",\"rules\":{\"lastTrickBonus\":%d}}";
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            lines.add(asked.formatted(i % 120));
        }
        lines.add(asked.formatted(salt));
        assertThat(answers(lines).getLast().path("lastTrickBonus").intValue()).isEqualTo(salt);
    }
}
