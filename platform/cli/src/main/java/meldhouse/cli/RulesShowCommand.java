package meldhouse.cli;

import meldhouse.protocol.PlainJson;
import meldhouse.scripting.Origin;
import meldhouse.scripting.Setting;
import meldhouse.scripting.sheet.RuleSheet;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;

/** {@code meldhouse rules show}: what holds in the end, and who says so. */
@CommandLine.Command(
        name = "show",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Show the values and functions that hold, each with who says so.",
            "Weakest first: default, preset, file, the host's lock, the table's options."
        })
final class RulesShowCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Parameters(
            paramLabel = "FILE",
            descriptionKey = "FILE",
            description = "A file by its path or name, a share code, or a preset.")
    private String file = "";

    @CommandLine.Option(names = "--all", description = "Those that have their default too.")
    private boolean all;

    @CommandLine.Option(names = "--json", description = "Answer with one JSON object.")
    private boolean json;

    RulesShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        NamedRules named = NamedRules.find(installation, file);
        Set<String> idle =
                installation.ask(
                        named.ruleset(),
                        () -> RuleSheet.withoutEffect(named.ruleset(), named.effective().values()));
        List<Setting> shown =
                named.effective().settings().stream()
                        .filter(setting -> all || !(setting.origin() instanceof Origin.Default))
                        .toList();
        Map<String, String> texts = installation.texts(named.ruleset(), console.tongue());
        FunctionLines functions = new FunctionLines(console, texts);
        if (json) {
            console.out().println(json(named, shown, idle, functions.json(named.counting())));
            return Exit.DONE;
        }
        console.say("rules.show.title", named.name(), named.ruleset().info().id());
        String group = "";
        for (Setting setting : shown) {
            if (!setting.option().group().equals(group)) {
                group = setting.option().group();
                console.out().println();
                console.out().println(RuleLines.group(texts, group));
            }
            show(setting, idle.contains(setting.name()));
        }
        if (shown.isEmpty()) {
            console.say(named.counting().isEmpty() ? "rules.show.nothing" : "rules.show.options");
        }
        functions.show(named.counting());
        return Exit.DONE;
    }

    private void show(Setting setting, boolean idle) {
        StringBuilder notes = new StringBuilder();
        notes.append(RuleLines.origin(setting.origin()).in(console.tongue()));
        if (setting.changed()) {
            notes.append(", ")
                    .append(
                            console.text(
                                    "rules.show.default",
                                    RuleLines.value(setting.option().defaultValue())));
        }
        if (idle && !(setting.origin() instanceof Origin.Default)) {
            notes.append(", ").append(console.text("rules.show.idle"));
        }
        String said = setting.name() + " = " + RuleLines.value(setting.value());
        console.out().println("  %-44s %s".formatted(said, notes));
    }

    private static String json(
            NamedRules named,
            List<Setting> shown,
            Set<String> idle,
            Map<String, @Nullable Object> functions) {
        Map<String, @Nullable Object> options = new LinkedHashMap<>();
        for (Setting setting : shown) {
            Map<String, @Nullable Object> one = new LinkedHashMap<>();
            one.put("value", setting.value());
            one.put("default", setting.option().defaultValue());
            one.put("origin", setting.origin().toString());
            one.put("effect", !idle.contains(setting.name()));
            options.put(setting.name(), one);
        }
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("name", named.name());
        fields.put("ruleset", named.ruleset().info().id());
        fields.put("options", options);
        fields.put("functions", functions);
        return PlainJson.json(fields).toString();
    }
}
