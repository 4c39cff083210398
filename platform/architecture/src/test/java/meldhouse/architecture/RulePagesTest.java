package meldhouse.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.game.Game;
import meldhouse.api.game.Question;
import meldhouse.api.game.Question.Unanswerable;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.protocol.PlainJson;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The rule pages for players, {@code docs/rules/<ruleset>.md}: their tables of presets and options
 * are made from the code, and the answers to their examples are those that the rules give.
 */
class RulePagesTest {

    private static final Path FOLDER = House.ROOT.resolve("docs/rules");
    private static final JsonMapper JSON = new JsonMapper();
    private static final Pattern ASKED =
            Pattern.compile("^(\\{\"ruleset\".*})\n-> (\\{.*})$", Pattern.MULTILINE);
    private static final Pattern NAMED = Pattern.compile("\\*([A-Z]\\d{1,2})\\.?\\*");
    private static final Pattern ROW =
            Pattern.compile("^\\| \\*([ML]\\d+)\\* \\| (.*) \\|$", Pattern.MULTILINE);

    /** A question on the page and what the page says of the answer. */
    private record Asked(JsonNode question, JsonNode answer) {}

    static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
        }
    }

    @Test
    void everyRulesetHasAPage() throws IOException {
        for (Ruleset ruleset : ProtocolDocsTest.rulesets()) {
            assertThat(pages()).contains(FOLDER.resolve(ruleset.info().id() + ".md"));
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void thePresetsAndOptionsOfTheRulesetAreOnItsPage(Path file) throws IOException {
        Ruleset ruleset = ruleset(file);
        String page = section(text(file), "presets", OptionWords.presets(ruleset));
        ProtocolDocsTest.compare(file, section(page, "options", OptionWords.options(ruleset)));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void theRulesGiveTheAnswersOfThePage(Path file) throws IOException {
        Ruleset ruleset = ruleset(file);
        Map<String, Asked> asked = asked(text(file));
        assertThat(asked).isNotEmpty();
        asked.forEach(
                (id, example) -> {
                    JsonNode given = answer(ruleset, example.question);
                    assertThat(example.answer.properties()).as(id).isNotEmpty();
                    holds("example " + id, given, example.answer);
                });
    }

    /** Every field that the page names is there and equal, in objects inside it as well. */
    private static void holds(String what, JsonNode given, JsonNode named) {
        if (!named.isObject()) {
            assertThat(given).as(what).isEqualTo(named);
            return;
        }
        named.properties()
                .forEach(
                        field ->
                                holds(
                                        field.getKey() + " of " + what,
                                        given.path(field.getKey()),
                                        field.getValue()));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyExampleOfThePageIsAsked(Path file) throws IOException {
        String page = text(file);
        List<String> named =
                NAMED.matcher(page).results().map(found -> found.group(1)).distinct().toList();
        assertThat(asked(page).keySet()).containsAll(named);
        assertThat(named).isNotEmpty();
    }

    /**
     * In rows of melds: trump or kind, cards, points or what is wrong; in rows of duties: the
     * trick, the hand, the cards.
     */
    @ParameterizedTest
    @MethodSource("pages")
    void theCardsInTheTablesAreTheCardsThatAreAsked(Path file) throws IOException {
        String page = text(file);
        Map<String, Asked> asked = asked(page);
        List<MatchResult> rows = ROW.matcher(page).results().toList();
        assertThat(rows).hasSizeGreaterThan(20);
        for (MatchResult row : rows) {
            String id = row.group(1);
            String[] cells = row.group(2).split(" \\| ");
            JsonNode question = asked.get(id).question;
            JsonNode answer = asked.get(id).answer;
            if (question.has("type")) {
                assertThat(cells[0]).as(id).isEqualTo(question.get("type").asText());
                assertThat(cards(cells[1])).as(id).isEqualTo(words(question.get("cards")));
                assertThat(cells[2])
                        .as(id)
                        .isEqualTo(answer.path("reason").asText(answer.path("total").asText()));
            } else if (id.startsWith("M")) {
                assertThat(cards(cells[0])).as(id).containsExactly(question.get("trump").asText());
                assertThat(cards(cells[1])).as(id).isEqualTo(words(question.get("hand")));
                assertThat(cells[2]).as(id).isEqualTo(answer.get("total").asText());
            } else {
                assertThat(cards(cells[0])).as(id).isEqualTo(words(question.get("trick")));
                assertThat(cards(cells[1])).as(id).isEqualTo(words(question.get("hand")));
                assertThat(cards(cells[2])).as(id).isEqualTo(words(answer.get("legal")));
            }
        }
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file).replace("\r\n", "\n");
    }

    private static Ruleset ruleset(Path file) {
        String id = file.getFileName().toString().replace(".md", "");
        return ProtocolDocsTest.rulesets().stream()
                .filter(ruleset -> ruleset.info().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no ruleset for the page " + file));
    }

    /** The page with this text between the marks of a section. */
    private static String section(String page, String name, String text) {
        String begin = "<!-- " + name + " -->\n";
        String end = "<!-- end of " + name + " -->\n";
        assertThat(page).containsOnlyOnce(begin).containsOnlyOnce(end);
        String before = page.substring(0, page.indexOf(begin) + begin.length());
        return before + "\n" + text + "\n" + page.substring(page.indexOf(end));
    }

    private static Map<String, Asked> asked(String page) throws IOException {
        Map<String, Asked> asked = new LinkedHashMap<>();
        Matcher found = ASKED.matcher(page);
        while (found.find()) {
            Asked example = new Asked(JSON.readTree(found.group(1)), JSON.readTree(found.group(2)));
            assertThat(asked.put(example.question.get("id").asText(), example))
                    .as("asked twice: %s", found.group(1))
                    .isNull();
        }
        return asked;
    }

    private static JsonNode answer(Ruleset ruleset, JsonNode asked) {
        assertThat(asked.get("ruleset").asText()).isEqualTo(ruleset.info().id());
        HouseRules rules =
                asked.get("options") instanceof ObjectNode options
                        ? PlainJson.houseRules(options)
                        : HouseRules.DEFAULTS;
        Game game = ruleset.configure(rules);
        Question question =
                ruleset.questions().stream()
                        .filter(known -> known.op().equals(asked.get("op").asText()))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("no such question: " + asked));
        Map<String, Object> given = new LinkedHashMap<>(PlainJson.map(asked));
        given.keySet().removeAll(Set.of("ruleset", "id", "op", "options"));
        try {
            return PlainJson.json(question.answering().answer(game, given));
        } catch (Unanswerable refused) {
            return JsonNodeFactory.instance.objectNode().put("error", refused.code());
        }
    }

    /** Cards as they are pictured, in the letters of a question. */
    private static List<String> cards(String pictured) {
        String letters =
                pictured.replace("`", "")
                        .replace('♠', 'S')
                        .replace('♥', 'H')
                        .replace('♦', 'D')
                        .replace('♣', 'C');
        return List.of(letters.split(" "));
    }

    private static List<String> words(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).toList();
    }
}
