package meldhouse.cli;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** {@code meldhouse rules new}: a file to begin with. */
@CommandLine.Command(
        name = "new",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Write a file to begin with into your house-rules folder.",
            "Every option stands in it as a comment. A file that is there is kept."
        })
final class RulesNewCommand implements Callable<Integer> {
    private static final String NAME = "[a-z0-9][a-z0-9-]{0,39}";
    private static final String TYPES = "meldhouse.d.ts";

    private final Console console;

    @CommandLine.Parameters(
            paramLabel = "NAME",
            descriptionKey = "NAME",
            description = "What the rules are called: 1 to 40 of a-z, 0-9 and -.")
    private String name = "";

    @CommandLine.Option(
            names = "--ruleset",
            paramLabel = "ID",
            description =
                    "The game; see: ${sys:meldhouse.command:-meldhouse} rulesets. Default: that of"
                            + " the preset.")
    private @Nullable String ruleset;

    @CommandLine.Option(
            names = "--preset",
            paramLabel = "ID",
            description = "The preset that the file builds on. Default: none.")
    private @Nullable String preset;

    @CommandLine.Option(
            names = "--folder",
            paramLabel = "DIR",
            description = "Another folder than your own.")
    private @Nullable Path folder;

    RulesNewCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (!name.matches(NAME)) {
            throw Stop.usage("rules.new.name", name);
        }
        Installation installation = Installation.find(console);
        Ruleset found =
                ruleset == null ? installation.usualRuleset(preset) : installation.ruleset(ruleset);
        if (preset != null) {
            installation.preset(found, preset);
        }
        Path into = folder == null ? installation.houseRules().getFirst() : folder;
        Files.createDirectories(into);
        Path file = into.resolve(name + ".js");
        for (String ending : NamedRules.ENDINGS) {
            Path there = into.resolve(name + ending);
            if (Files.exists(there)) {
                throw Stop.wrong("rules.new.there", there);
            }
        }
        write(file, text(installation, found));
        Path types = into.resolve(TYPES);
        if (!Files.exists(types)) {
            write(types, installation.types(console));
        }
        console.say("rules.new.done", file, folder == null ? name : file.toString());
        return Exit.DONE;
    }

    /** Never over a file, not even one that came a moment ago. */
    private static void write(Path file, String text) throws IOException {
        try {
            Files.writeString(file, text, StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException e) {
            throw Stop.wrong("rules.new.there", file);
        }
    }

    private String text(Installation installation, Ruleset found) {
        String id = installation.catalog().idOf(found);
        Map<String, String> texts = installation.texts(found, console.tongue());
        Schema schema = installation.ask(found, found::options);
        List<String> lines = new ArrayList<>();
        lines.add("// @ts-check");
        lines.add("// " + console.text("rules.new.head"));
        lines.add("/** @type {import(\"./meldhouse\").HouseRules} */");
        lines.add("export default {");
        lines.add("  apiVersion: 1,");
        lines.add("  ruleset: \"%s\",".formatted(id));
        lines.add("  name: \"%s\",".formatted(name));
        lines.add("  title: \"%s\",".formatted(name.replace('-', ' ')));
        lines.add("  // " + console.text("rules.new.about"));
        lines.add("  about: \"\",");
        lines.add(
                preset == null
                        ? "  // extends: \"./other.js\",   // " + console.text("rules.new.extends")
                        : "  extends: \"%s\",".formatted(preset));
        lines.add("  options: {");
        lines.add("    // " + console.text("rules.new.options") + " " + id);
        String group = "";
        for (Option option : schema.options()) {
            if (!option.group().equals(group)) {
                group = option.group();
                lines.add("");
                lines.add("    // --- " + RuleLines.group(texts, group) + " ---");
            }
            lines.add(
                    "    // %s: %s,   // %s"
                            .formatted(
                                    option.name(),
                                    RuleLines.value(option.defaultValue()),
                                    RuleLines.meaning(texts, option)));
        }
        lines.add("  },");
        lines.add("  // " + console.text("rules.new.examples"));
        lines.add("  examples: [");
        lines.add(
                "    // { op: \"meld\", hand: [\"KS\", \"QS\"], trump: \"S\", expect: { total: 40 }"
                        + " },");
        lines.add("  ],");
        lines.add("};");
        return String.join("\n", lines) + "\n";
    }
}
