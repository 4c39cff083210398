package meldhouse.cli;

import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.Option;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.List;
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
            description = "The game; see: meldhouse rulesets.")
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
        Ruleset chosen = Installation.find(console).ruleset(ruleset);
        if (name != null) {
            one(chosen, name);
            return Exit.DONE;
        }
        String group = "";
        for (Option option : chosen.options().options()) {
            if (!option.group().equals(group)) {
                group = option.group();
                console.out().println();
                console.out().println(RuleLines.group(chosen, group, console.tongue()));
            }
            show(chosen, option);
        }
        return Exit.DONE;
    }

    private void show(Ruleset chosen, Option option) {
        console.out()
                .println("  " + option.name() + " = " + RuleLines.value(option.defaultValue()));
        console.out().println("      " + RuleLines.meaning(chosen, option, console.tongue()));
        console.out()
                .println(
                        "      "
                                + console.text(
                                        "rules.options.allowed",
                                        RuleLines.allowed(option).in(console.tongue())));
    }

    private void one(Ruleset chosen, String name) {
        List<String> known = chosen.options().options().stream().map(Option::name).toList();
        Option option =
                chosen.options()
                        .option(name)
                        .orElseThrow(
                                () ->
                                        Stop.usage(
                                                Names.unknown(
                                                        "rule", name, known, chosen.info().id())));
        show(chosen, option);
        for (Preset preset : chosen.presets()) {
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
