package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import meldhouse.api.game.Game;
import meldhouse.api.game.Question;
import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The vectors of the rule page, asked through the ruleset's own questions. */
class VectorsTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final DanishRuleset RULESET = new DanishRuleset();

    @TestFactory
    Stream<DynamicTest> everyVectorIsAnsweredAsItSays() throws IOException {
        return vectors().map(vector -> dynamicTest(vector.get("id").asText(), () -> check(vector)));
    }

    @Test
    void noVectorIsLeftOut() throws IOException {
        assertThat(vectors()).hasSize(204);
    }

    private static Stream<JsonNode> vectors() throws IOException {
        try (InputStream in = VectorsTest.class.getResourceAsStream("danish.json")) {
            JsonNode all = JSON.readTree(Objects.requireNonNull(in));
            return StreamSupport.stream(all.spliterator(), false);
        }
    }

    private static void check(JsonNode vector) {
        JsonNode answer = JSON.valueToTree(ask(vector.get("kind").asText(), vector.get("given")));
        contains(vector.get("why").asText(), answer, vector.get("expect"));
        JsonNode actions = vector.get("given").path("actions");
        for (int index = 0; index < actions.size(); index++) {
            JsonNode action = actions.get(index);
            JsonNode step = answer.get("steps").get(index);
            JsonNode expected = action.path("expect");
            assertThat(step.get("ok").asBoolean())
                    .as("%s: %s", action, step)
                    .isEqualTo(!expected.has("refused"));
            assertThat(step.has("pumba")).as("%s", action).isEqualTo(expected.has("pumba"));
            if (!expected.isMissingNode()) {
                contains(action.toString(), step, expected);
            }
        }
    }

    /** Every field that is expected is there and equal, in objects inside it as well. */
    private static void contains(String why, JsonNode answer, JsonNode expected) {
        if (!expected.isObject()) {
            assertThat(answer).as(why).isEqualTo(expected);
            return;
        }
        expected.properties()
                .forEach(
                        field ->
                                contains(
                                        field.getKey() + ": " + why,
                                        answer.get(field.getKey()),
                                        field.getValue()));
    }

    private static Map<String, Object> ask(String op, JsonNode asked) {
        @SuppressWarnings("unchecked")
        Map<String, Object> given = JSON.convertValue(asked, LinkedHashMap.class);
        @SuppressWarnings("unchecked")
        Map<String, Object> options = (Map<String, Object>) given.remove("options");
        Game game =
                RULESET.configure(options == null ? HouseRules.DEFAULTS : new HouseRules(options));
        try {
            return question(op).answering().answer(game, given);
        } catch (Question.Unanswerable e) {
            throw new AssertionError(e.code() + ": " + e.getMessage(), e);
        }
    }

    private static Question question(String op) {
        return RULESET.questions().stream()
                .filter(question -> question.op().equals(op))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no question " + op));
    }
}
