package meldhouse.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.game.Game;
import meldhouse.api.game.Question;
import meldhouse.protocol.PlainJson;
import meldhouse.scripting.Example;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;

/**
 * {@code meldhouse rules test}: the examples that an author wrote into a file. Each is a question
 * as {@code ask} takes it, with what the answer has to hold: {@code {op: "meld", hand: [...],
 * trump: "S", expect: {total: 190}}}.
 */
@CommandLine.Command(
        name = "test",
        mixinStandardHelpOptions = true,
        description = {
            "Check the examples in files: a hand and its meld, a deal and its score.",
            "Exit code 1 if the rules give another answer."
        })
final class RulesTestCommand implements Callable<Integer> {
    private static final String OP = "op";
    private static final String EXPECT = "expect";

    /** What names an example and is no part of the question. */
    private static final Set<String> FRAME = Set.of(OP, EXPECT, "id");

    private final Console console;

    @CommandLine.Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            descriptionKey = "FILE",
            description = "Files by their path or name.")
    private List<String> files = new ArrayList<>();

    RulesTestCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        boolean wrong = false;
        for (String file : files) {
            wrong |= isWrong(NamedRules.find(installation, file));
        }
        return wrong ? Exit.WRONG : Exit.DONE;
    }

    private boolean isWrong(NamedRules named) {
        List<Example> examples =
                named.chain() == null ? List.of() : named.chain().file().examples();
        if (examples.isEmpty()) {
            console.say("rules.test.none", named.name());
            return false;
        }
        Game game = named.game();
        int held = 0;
        for (Example example : examples) {
            List<Message> faults = faults(game, example);
            held += faults.isEmpty() ? 1 : 0;
            for (Message fault : faults) {
                console.say("rules.test.wrong", example.place(), op(example), fault);
            }
        }
        console.say("rules.test.held", named.name(), held, examples.size());
        return held < examples.size();
    }

    private static String op(Example example) {
        return String.valueOf(example.fields().getOrDefault(OP, "?"));
    }

    private static List<Message> faults(Game game, Example example) {
        List<String> ops = HandQuestion.ops(game.ruleset());
        Question question = HandQuestion.find(game.ruleset(), op(example)).orElse(null);
        if (question == null) {
            return List.of(Names.unknown("question", op(example), ops, game.ruleset().info().id()));
        }
        if (!(example.fields().get(EXPECT) instanceof Map<?, ?> expected) || expected.isEmpty()) {
            return List.of(Message.of("rules.test.expect"));
        }
        List<Message> faults = new ArrayList<>();
        compare("", PlainJson.json(expected), answer(question, game, example), faults);
        return faults;
    }

    /** As {@code ask} answers it. */
    private static JsonNode answer(Question question, Game game, Example example) {
        Map<String, @Nullable Object> given = new LinkedHashMap<>(example.fields());
        given.keySet().removeAll(FRAME);
        try {
            Map<String, @Nullable Object> answer = new LinkedHashMap<>();
            answer.put("ok", true);
            answer.putAll(question.answering().answer(game, Collections.unmodifiableMap(given)));
            return PlainJson.json(answer);
        } catch (Question.Unanswerable e) {
            ObjectNode refusal = JsonNodeFactory.instance.objectNode();
            refusal.put("ok", false).put("error", e.code()).put("message", e.getMessage());
            return refusal.setAll((ObjectNode) PlainJson.json(e.details()));
        }
    }

    /** Every field that is expected is there and equal, in objects inside too. */
    private static void compare(
            String path, JsonNode expected, JsonNode found, List<Message> faults) {
        if (expected.isObject() && found.isObject()) {
            expected.properties()
                    .forEach(
                            field ->
                                    compare(
                                            path.isEmpty()
                                                    ? field.getKey()
                                                    : path + "." + field.getKey(),
                                            field.getValue(),
                                            found.path(field.getKey()),
                                            faults));
        } else if (!expected.equals(SAME_NUMBER, found)) {
            faults.add(
                    found.isMissingNode()
                            ? Message.of("rules.test.missing", path)
                            : Message.of("rules.test.other", path, expected, found));
        }
    }

    /** Zero if two values that are not of one kind are one number all the same: 190 and 190.0. */
    private static final java.util.Comparator<JsonNode> SAME_NUMBER =
            (a, b) ->
                    a.equals(b)
                                    || a.isNumber()
                                            && b.isNumber()
                                            && a.decimalValue().compareTo(b.decimalValue()) == 0
                            ? 0
                            : 1;
}
