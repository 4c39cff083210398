package meldhouse.cli;

import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.options.Option;
import meldhouse.catalog.PluginFault;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.List;
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
            for (Ruleset each : installation.catalog().rulesets()) {
                try {
                    lines(installation.calls().ask(each, () -> lines(each)));
                } catch (PluginFault e) {
                    console.complain(Installation.sentence(e));
                }
            }
            console.say("rulesets.more");
        } else {
            Ruleset chosen = installation.ruleset(ruleset);
            lines(installation.ask(chosen, () -> lines(chosen)));
            lines(
                    installation.ask(
                            chosen,
                            () -> chosen.options().options().stream().map(this::line).toList()));
        }
        return Exit.DONE;
    }

    private void lines(List<String> lines) {
        lines.forEach(console.out()::println);
    }

    private List<String> lines(Ruleset found) {
        RulesetInfo info = found.info();
        List<String> lines = new ArrayList<>();
        lines.add(
                console.text(
                        "rulesets.one",
                        info.id(),
                        info.title(),
                        info.version(),
                        info.minSeats() == info.maxSeats()
                                ? String.valueOf(info.minSeats())
                                : info.minSeats() + "-" + info.maxSeats(),
                        found.options().options().size()));
        for (Preset preset : found.presets()) {
            lines.add(console.text("rulesets.preset", preset.id(), preset.title(), preset.about()));
        }
        return lines;
    }

    private String line(Option option) {
        return console.text(
                "rulesets.option",
                option.name(),
                String.valueOf(option.defaultValue()),
                option.meaning().replaceFirst("[.]$", ""),
                option.allowed());
    }
}
