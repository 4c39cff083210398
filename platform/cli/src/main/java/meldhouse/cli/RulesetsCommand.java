package meldhouse.cli;

import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.options.Option;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.concurrent.Callable;

/** {@code meldhouse rulesets}: what can be played, and by which house rules. */
@CommandLine.Command(
        name = "rulesets",
        mixinStandardHelpOptions = true,
        description = "List the games, their presets and their house-rule options.")
final class RulesetsCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Parameters(
            arity = "0..1",
            paramLabel = "RULESET",
            descriptionKey = "RULESET",
            description = "Show every option of this one.")
    private @Nullable String ruleset;

    RulesetsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        if (ruleset == null) {
            installation.catalog().rulesets().forEach(this::show);
            console.out().println("All options of one: meldhouse rulesets RULESET");
        } else {
            Ruleset chosen = installation.ruleset(ruleset);
            show(chosen);
            chosen.options().options().forEach(this::show);
        }
        return Exit.DONE;
    }

    private void show(Ruleset found) {
        RulesetInfo info = found.info();
        console.out()
                .printf(
                        "%s: %s, version %s, %s seats, %d options%n",
                        info.id(),
                        info.title(),
                        info.version(),
                        info.minSeats() == info.maxSeats()
                                ? info.minSeats()
                                : info.minSeats() + " to " + info.maxSeats(),
                        found.options().options().size());
        for (Preset preset : found.presets()) {
            console.out()
                    .printf("  preset %s: %s. %s%n", preset.id(), preset.title(), preset.about());
        }
    }

    private void show(Option option) {
        console.out()
                .printf(
                        "  option %s = %s: %s. Allowed: %s.%n",
                        option.name(),
                        option.defaultValue(),
                        option.meaning().replaceFirst("[.]$", ""),
                        option.allowed());
    }
}
