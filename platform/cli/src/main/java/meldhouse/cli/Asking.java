package meldhouse.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.game.Game;
import meldhouse.api.game.Question;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Culprit;
import meldhouse.catalog.PluginFault;
import meldhouse.protocol.PlainJson;
import meldhouse.scripting.HookSource;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Answers questions about any ruleset, one JSON object for one. The answers come from the ruleset's
 * own {@link Ruleset#questions()}; {@code rules}, which tells the settled option values, is
 * answered here for every ruleset, with what the ruleset itself has to add.
 */
final class Asking {
    private static final ObjectMapper JSON =
            JsonMapper.builder()
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                    .build();
    private static final String RULES_OP = "rules";
    private static final int GAMES_KEPT = 100;

    /** The fields that are about the asking, not about the question. */
    private static final Set<String> FRAME =
            Set.of("ruleset", "op", "id", "rules", "options", "preset", "houseRules");

    private final Installation installation;
    private final Map<GameKey, Game> games =
            Collections.synchronizedMap(
                    new LinkedHashMap<>(16, 0.75f, true) {
                        private static final long serialVersionUID = 1;

                        @Override
                        protected boolean removeEldestEntry(Map.Entry<GameKey, Game> eldest) {
                            return size() > GAMES_KEPT;
                        }
                    });

    private record GameKey(String ruleset, HouseRules rules, List<HookSource> functions) {}

    Asking(Installation installation) {
        this.installation = installation;
    }

    /** The answer to one line, as one line. Whatever is wrong with it is an answer too. */
    String answer(String line) {
        @Nullable JsonNode id = null;
        ObjectNode answer;
        try {
            JsonNode asked = JSON.readTree(line);
            id = asked.get("id");
            answer = answer(object(asked));
        } catch (JsonProcessingException e) {
            answer = refusal("badJson", "Cannot read the line: it is no JSON object. " + where(e));
        } catch (Unasked e) {
            answer = refusal(e.code, String.valueOf(e.getMessage()));
        } catch (PluginFault e) {
            answer = failed(line, Installation.sentence(e).toString(), e);
        } catch (RuntimeException | Error e) {
            String who = Culprit.of(e).orElse("the ruleset");
            answer = failed(line, "%s failed (%s).".formatted(who, e.getMessage()), e);
        }
        if (id != null) {
            answer.set("id", id);
        }
        return answer.toString();
    }

    private static ObjectNode failed(String line, String clause, Throwable why) {
        System.getLogger(Asking.class.getName())
                .log(System.Logger.Level.DEBUG, "ask: " + line, why);
        return refusal("internal", "Cannot answer: " + clause);
    }

    private static ObjectNode object(JsonNode asked) throws Unasked {
        if (asked instanceof ObjectNode object) {
            return object;
        }
        throw new Unasked("badJson", "Cannot read the line: it is no JSON object.");
    }

    private ObjectNode answer(ObjectNode asked) throws Unasked, PluginFault {
        String id = id(text(asked, "ruleset"));
        Ruleset ruleset = installation.catalog().ruleset(id);
        return installation.calls().ask(ruleset, () -> answer(id, ruleset, asked));
    }

    /** All that is a stranger's code. */
    private ObjectNode answer(String id, Ruleset ruleset, ObjectNode asked) {
        try {
            return answered(id, ruleset, asked);
        } catch (Unasked e) {
            return refusal(e.code, String.valueOf(e.getMessage()));
        } catch (Question.Unanswerable e) {
            ObjectNode answer = refusal(e.code(), String.valueOf(e.getMessage()));
            answer.setAll((ObjectNode) PlainJson.json(e.details()));
            return answer;
        }
    }

    private ObjectNode answered(String id, Ruleset ruleset, ObjectNode asked)
            throws Unasked, Question.Unanswerable {
        String op = text(asked, "op");
        if (op == null) {
            throw new Unasked(
                    "badRequest", "Cannot answer: the field 'op' is missing. " + ops(ruleset));
        }
        Question question =
                ruleset.questions().stream()
                        .filter(found -> found.op().equals(op))
                        .findFirst()
                        .orElse(null);
        if (question == null && !op.equals(RULES_OP)) {
            throw new Unasked(
                    "unknownOp",
                    "Cannot answer '%s': ruleset %s has no such question. %s"
                            .formatted(op, id, ops(ruleset)));
        }
        Game game = game(id, ruleset, asked);
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("ok", true);
        if (op.equals(RULES_OP)) {
            fields.putAll(game.houseRules().values());
        }
        if (question != null) {
            fields.putAll(question.answering().answer(game, given(asked)));
        }
        return (ObjectNode) PlainJson.json(fields);
    }

    private static Map<String, @Nullable Object> given(ObjectNode asked) {
        Map<String, @Nullable Object> given = new LinkedHashMap<>(PlainJson.map(asked));
        given.keySet().removeAll(FRAME);
        return given;
    }

    private String id(@Nullable String id) throws Unasked {
        List<String> ids = installation.catalog().rulesetIds();
        if (id == null) {
            throw new Unasked(
                    "badRequest",
                    "Cannot answer: the field 'ruleset' is missing. Allowed: %s."
                            .formatted(Names.list(ids)));
        }
        if (!ids.contains(id)) {
            throw new Unasked("unknownRuleset", Names.unknown("ruleset", id, ids).toString());
        }
        return id;
    }

    private Game game(String id, Ruleset ruleset, ObjectNode asked) throws Unasked {
        HouseRules rules = HouseRules.DEFAULTS;
        String preset = text(asked, "preset");
        if (preset != null) {
            List<String> ids = ruleset.presets().stream().map(found -> found.id()).toList();
            if (!ids.contains(preset)) {
                throw new Unasked(
                        "unknownPreset", Names.unknown("preset", preset, ids, id).toString());
            }
            rules = ruleset.preset(preset).rules();
        }
        List<HookSource> functions = List.of();
        String file = text(asked, "houseRules");
        if (file != null) {
            NamedRules named = houseRules(ruleset, file);
            rules = rules.with(named.rules());
            functions = named.functions();
        }
        for (String field : List.of("rules", "options")) {
            JsonNode values = asked.get(field);
            if (values != null && !values.isNull()) {
                if (!(values instanceof ObjectNode object)) {
                    throw new Unasked(
                            "badRequest",
                            "Cannot use '%s': it is no object of option values.".formatted(field));
                }
                rules = rules.with(PlainJson.houseRules(object));
            }
        }
        GameKey key = new GameKey(id, rules, functions);
        Game known = games.get(key);
        if (known == null) {
            known = configured(ruleset, rules, functions);
            games.put(key, known);
        }
        return known;
    }

    private static Game configured(Ruleset ruleset, HouseRules rules, List<HookSource> functions)
            throws Unasked {
        try {
            return OwnFunctions.game(ruleset, rules, functions);
        } catch (BadHouseRules e) {
            throw new Unasked(code(ruleset, e.faults()), String.valueOf(e.getMessage()));
        }
    }

    private NamedRules houseRules(Ruleset ruleset, String name) throws Unasked {
        try {
            return RuleFiles.find(installation, ruleset, name);
        } catch (Stop e) {
            throw new Unasked("badHouseRules", String.valueOf(e.getMessage()));
        }
    }

    private static @Nullable String text(ObjectNode asked, String field) throws Unasked {
        JsonNode value = asked.get(field);
        if (value == null || value.isNull()) {
            return null;
        }
        if (!value.isTextual()) {
            throw new Unasked("badRequest", "Cannot use '%s': it is no text.".formatted(field));
        }
        return value.textValue();
    }

    private static String code(Ruleset ruleset, List<Fault> faults) {
        boolean known =
                faults.stream()
                        .allMatch(fault -> ruleset.options().option(fault.option()).isPresent());
        return known ? "badRuleValue" : "unknownRule";
    }

    private static String ops(Ruleset ruleset) {
        List<String> ops = new java.util.ArrayList<>();
        ruleset.questions().forEach(question -> ops.add(question.op()));
        if (!ops.contains(RULES_OP)) {
            ops.add(RULES_OP);
        }
        return "Allowed: " + String.join(", ", ops) + ".";
    }

    private static String where(JsonProcessingException e) {
        return e.getLocation() == null
                ? e.getOriginalMessage()
                : "At column %d: %s"
                        .formatted(e.getLocation().getColumnNr(), e.getOriginalMessage());
    }

    private static ObjectNode refusal(String code, String message) {
        return JSON.createObjectNode().put("ok", false).put("error", code).put("message", message);
    }

    /** A line that asks nothing that can be answered. */
    private static final class Unasked extends Exception {
        private static final long serialVersionUID = 1;

        private final String code;

        Unasked(String code, String message) {
            super(message);
            this.code = code;
        }
    }
}
