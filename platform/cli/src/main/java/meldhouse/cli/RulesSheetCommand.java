package meldhouse.cli;

import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.scripting.HouseRuleFile;
import meldhouse.scripting.Layer;
import meldhouse.scripting.Origin;
import meldhouse.scripting.Precedence;
import meldhouse.scripting.sheet.RuleSheet;
import meldhouse.scripting.sheet.SheetFormat;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

/** {@code meldhouse rules sheet}: the rules of a game, for people to read. */
@CommandLine.Command(
        name = "sheet",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Write the complete rules of the game as the file makes it.",
            "What differs from the default is marked, with who says so."
        })
final class RulesSheetCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            descriptionKey = "FILE",
            description = "A file by its path or name, a share code, or a preset.")
    private @Nullable String file;

    @CommandLine.Option(
            names = "--ruleset",
            paramLabel = "ID",
            description = "Instead of a file: this game by its defaults or by --preset.")
    private @Nullable String ruleset;

    @CommandLine.Option(
            names = "--preset",
            paramLabel = "ID",
            description = "Instead of a file: this set of house rules.")
    private @Nullable String preset;

    @CommandLine.Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "txt, md or html. Default: ${DEFAULT-VALUE}.")
    private String format = "txt";

    RulesSheetCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        SheetFormat chosen = format();
        if (file == null ? ruleset == null && preset == null : ruleset != null || preset != null) {
            throw Stop.usage(Message.of("rules.sheet.what"));
        }
        Installation installation = Installation.find(console);
        RuleSheet sheet =
                file == null ? ofPreset(installation) : ofNamed(installation, String.valueOf(file));
        console.out().print(chosen.of(sheet));
        console.out().flush();
        return Exit.DONE;
    }

    private SheetFormat format() {
        return Arrays.stream(SheetFormat.values())
                .filter(known -> word(known).equals(format.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(
                        () ->
                                Stop.usage(
                                        Names.unknown(
                                                "format",
                                                format,
                                                Arrays.stream(SheetFormat.values())
                                                        .map(RulesSheetCommand::word)
                                                        .toList())));
    }

    private static String word(SheetFormat format) {
        return format.name().toLowerCase(Locale.ROOT);
    }

    private RuleSheet ofPreset(Installation installation) {
        Ruleset found =
                ruleset == null ? installation.usualRuleset(preset) : installation.ruleset(ruleset);
        if (preset == null) {
            return installation.ask(
                    found, () -> RuleSheet.of(Precedence.of(found, List.of()), language()));
        }
        Preset named = installation.preset(found, preset);
        Layer layer = Layer.of(new Origin.FromPreset(named.id()), named.rules());
        return installation.ask(
                found,
                () ->
                        RuleSheet.of(Precedence.of(found, List.of(layer)), language())
                                .titled(found, named));
    }

    private RuleSheet ofNamed(Installation installation, String word) {
        NamedRules named = NamedRules.find(installation, word);
        RuleSheet sheet =
                installation.ask(
                        named.ruleset(), () -> RuleSheet.of(named.effective(), language()));
        if (named.chain() != null) {
            HouseRuleFile own = named.chain().file();
            return sheet.with(named.ruleset(), named.counting())
                    .titled(own.title().in(language()), own.about().in(language()));
        }
        return installation.presetsOf(named.ruleset()).stream()
                .filter(one -> one.id().equals(named.name()))
                .findFirst()
                .map(one -> sheet.titled(named.ruleset(), one))
                .orElse(sheet);
    }

    private String language() {
        return console.tongue().code();
    }
}
