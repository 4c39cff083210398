package meldhouse.cli;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** {@code meldhouse help}: the same as {@code --help}, of the command or of one verb. */
@CommandLine.Command(
        name = "help",
        mixinStandardHelpOptions = true,
        helpCommand = true,
        description = "Show how the command or one of its verbs is used.")
final class HelpCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @CommandLine.Parameters(
            arity = "0..*",
            paramLabel = "VERB",
            descriptionKey = "VERB",
            description = "The verb, and one of its own behind it: help rules new.")
    private List<String> verbs = new ArrayList<>();

    HelpCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        CommandLine meant = spec.parent().commandLine();
        for (String verb : verbs) {
            Map<String, CommandLine> known = meant.getSubcommands();
            CommandLine next = known.get(verb);
            if (next == null) {
                throw known.isEmpty()
                        ? Stop.usage("usage.toomuch", verb)
                        : Stop.usage(Names.unknown("verb", verb, known.keySet()));
            }
            meant = next;
        }
        meant.usage(console.out());
        return Exit.DONE;
    }
}
