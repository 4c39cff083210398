package meldhouse.cli;

import meldhouse.protocol.PlainJson;
import meldhouse.scripting.ShareCode;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** {@code meldhouse rules code}: house rules as one word, and back. */
@CommandLine.Command(
        name = "code",
        mixinStandardHelpOptions = true,
        description = {
            "Make a share code of a file's options, or a file of a share code.",
            "A code is taken wherever a file is: ${sys:meldhouse.command:-meldhouse} play --rules"
                    + " CODE"
        })
final class RulesCodeCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Parameters(
            paramLabel = "FILE",
            descriptionKey = "FILE",
            description = "A file by its path or name, a share code, or a preset.")
    private String file = "";

    RulesCodeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        NamedRules named = NamedRules.find(installation, file);
        if (!named.functions().isEmpty()) {
            throw Stop.configuration("rules.code.functions", named.name());
        }
        console.out()
                .println(
                        ShareCode.isCode(file)
                                ? text(named)
                                : ShareCode.of(named.ruleset(), named.rules()));
        return Exit.DONE;
    }

    /** The text of a file that says the same. */
    private static String text(NamedRules named) {
        List<String> lines = new ArrayList<>();
        named.rules()
                .values()
                .forEach(
                        (name, value) ->
                                lines.add("    \"%s\": %s".formatted(name, PlainJson.json(value))));
        return """
        {
          "apiVersion": 1,
          "ruleset": "%s",
          "options": {
        %s
          }
        }\
        """
                .formatted(named.ruleset().info().id(), String.join(",\n", lines));
    }
}
