package meldhouse.cli;

import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** {@code meldhouse rules options}: the reference of a ruleset's options. */
@CommandLine.Command(
        name = "options",
        mixinStandardHelpOptions = true,
        description = "Every option of a game: what it means, what it allows, its default.")
final class RulesOptionsCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Parameters(
            index = "0",
            paramLabel = "RULESET",
            descriptionKey = "RULESET",
            description = "The game; see: ${sys:meldhouse.command:-meldhouse} rulesets.")
    private String ruleset = "";

    @CommandLine.Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "NAME",
            descriptionKey = "NAME",
            description = "This option alone, with the presets that set it.")
    private @Nullable String name;

    RulesOptionsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        Ruleset chosen = installation.ruleset(ruleset);
        Schema schema = installation.ask(chosen, chosen::options);
        Map<String, String> texts = installation.texts(chosen, console.tongue());
        if (name != null) {
            one(installation, chosen, schema, texts);
            return Exit.DONE;
        }
        String group = "";
        for (Option option : schema.options()) {
            if (!option.group().equals(group)) {
                group = option.group();
                console.out().println();
                console.out().println(RuleLines.group(texts, group));
            }
            show(texts, option);
        }
        return Exit.DONE;
    }

    private void show(Map<String, String> texts, Option option) {
        console.out()
                .println("  " + option.name() + " = " + RuleLines.value(option.defaultValue()));
        console.out().println("      " + RuleLines.meaning(texts, option));
        console.out()
                .println(
                        "      "
                                + console.text(
                                        "rules.options.allowed",
                                        RuleLines.allowed(option).in(console.tongue())));
    }

    private void one(
            Installation installation, Ruleset chosen, Schema schema, Map<String, String> texts) {
        String name = String.valueOf(this.name);
        List<String> known = schema.options().stream().map(Option::name).toList();
        Option option =
                schema.option(name)
                        .orElseThrow(() -> Stop.usage(Names.unknown("rule", name, known, ruleset)));
        show(texts, option);
        for (Preset preset : installation.presetsOf(chosen)) {
            if (preset.rules().values().containsKey(name)) {
                console.out()
                        .println(
                                "      "
                                        + console.text(
                                                "rules.options.preset",
                                                preset.id(),
                                                RuleLines.value(
                                                        preset.rules().values().get(name))));
            }
        }
    }
}
