package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import meldhouse.api.game.Game;
import meldhouse.api.game.Question;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The hand-reasoned vectors of the rule page, asked through the ruleset's own questions. */
class VectorsTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final AmericanRuleset RULESET = new AmericanRuleset();

    @TestFactory
    Stream<DynamicTest> everyVectorIsAnsweredAsItSays() throws IOException {
        return vectors().map(vector -> dynamicTest(vector.get("id").asText(), () -> check(vector)));
    }

    @Test
    void noVectorIsLeftOut() throws IOException {
        assertThat(read("american.json")).hasSize(270);
        assertThat(read("american-deals.json")).hasSize(20);
        assertThat(read("variants.json")).hasSize(497);
    }

    private static Stream<JsonNode> vectors() throws IOException {
        return Stream.of(read("american.json"), read("american-deals.json"), read("variants.json"))
                .flatMap(stream -> stream);
    }

    private static Stream<JsonNode> read(String name) throws IOException {
        try (InputStream in = VectorsTest.class.getResourceAsStream(name)) {
            JsonNode all = JSON.readTree(Objects.requireNonNull(in));
            return StreamSupport.stream(all.spliterator(), false);
        }
    }

    private static void check(JsonNode vector) {
        JsonNode answer = JSON.valueToTree(ask(vector.get("kind").asText(), vector.get("given")));
        contains(vector.get("why").asText(), answer, vector.get("expect"));
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
        Map<String, Object> answer = new LinkedHashMap<>();
        try {
            Game game = game(given);
            answer.putAll(question(op).answering().answer(game, given));
            answer.put("ok", true);
        } catch (NoSuchElementException e) {
            answer.put("ok", false);
            answer.put("error", "unknownPreset");
        } catch (BadHouseRules e) {
            boolean known =
                    e.faults().stream()
                            .allMatch(
                                    fault -> RULESET.options().option(fault.option()).isPresent());
            answer.put("ok", false);
            answer.put("error", known ? "badRuleValue" : "unknownRule");
        } catch (Question.Unanswerable e) {
            answer.put("ok", false);
            answer.put("error", e.code());
            answer.putAll(e.details());
            assertThat(e.getMessage()).as("a sentence").matches("[A-Z].* .*\\.");
        }
        return answer;
    }

    /** The game of a preset, where one is named, with the rules on top. */
    private static Game game(Map<String, Object> given) throws BadHouseRules {
        @SuppressWarnings("unchecked")
        Map<String, Object> rules = (Map<String, Object>) given.remove("rules");
        Object preset = given.remove("preset");
        HouseRules all = HouseRules.DEFAULTS;
        if (preset != null) {
            all =
                    Presets.ALL.stream()
                            .filter(known -> known.id().equals(preset))
                            .findFirst()
                            .orElseThrow()
                            .rules();
        }
        return RULESET.configure(rules == null ? all : all.with(new HouseRules(rules)));
    }

    private static Question question(String op) {
        List<Question> questions = RULESET.questions();
        return questions.stream()
                .filter(question -> question.op().equals(op))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no question " + op));
    }
}
