package meldhouse.cli;

import meldhouse.protocol.PlainJson;
import meldhouse.scripting.Setting;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;

/** {@code meldhouse rules diff}: where two sets of house rules differ. */
@CommandLine.Command(
        name = "diff",
        mixinStandardHelpOptions = true,
        description = "Show the options and functions in which two sets of house rules differ.")
final class RulesDiffCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Parameters(
            arity = "2",
            paramLabel = "A B",
            hideParamSyntax = true,
            descriptionKey = "AB",
            description = "Two files by path or name, share codes, or presets.")
    private List<String> two = List.of();

    @CommandLine.Option(names = "--json", description = "Answer with one JSON object.")
    private boolean json;

    RulesDiffCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        NamedRules a = NamedRules.find(installation, two.getFirst());
        NamedRules b = NamedRules.find(installation, two.getLast());
        if (!a.ruleset().info().id().equals(b.ruleset().info().id())) {
            throw Stop.usage(
                    "rules.impact.other",
                    a.name(),
                    a.ruleset().info().id(),
                    b.name(),
                    b.ruleset().info().id());
        }
        List<Setting> differing =
                a.effective().settings().stream()
                        .filter(one -> !same(one, b.effective().setting(one.name())))
                        .toList();
        List<FunctionLines.Pair> deciding = FunctionLines.differing(a, b);
        Map<String, String> texts = installation.texts(a.ruleset(), console.tongue());
        FunctionLines functions = new FunctionLines(console, texts);
        if (json) {
            console.out().println(json(differing, b, functions.jsonOf(deciding)));
        } else if (differing.isEmpty() && deciding.isEmpty()) {
            console.say("rules.diff.same", a.name(), b.name());
        } else {
            for (Setting one : differing) {
                Setting other = b.effective().setting(one.name());
                console.hanging(one.name() + ": ", RuleLines.meaning(texts, one.option()));
                show(a.name(), one);
                show(b.name(), other);
            }
            functions.show(deciding, a.name(), b.name());
        }
        return Exit.DONE;
    }

    private static boolean same(Setting one, Setting other) {
        return Objects.equals(one.value(), other.value());
    }

    private void show(String name, Setting setting) {
        String origin = RuleLines.origin(setting.origin()).in(console.tongue());
        console.hanging(
                "  %-24s ".formatted(name),
                "%s  (%s)".formatted(RuleLines.value(setting.value()), origin));
    }

    private static String json(
            List<Setting> differing, NamedRules b, Map<String, @Nullable Object> functions) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        for (Setting one : differing) {
            Map<String, @Nullable Object> values = new LinkedHashMap<>();
            values.put("a", one.value());
            values.put("b", b.effective().setting(one.name()).value());
            fields.put(one.name(), values);
        }
        return PlainJson.json(Map.of("differences", fields, "functions", functions)).toString();
    }
}
