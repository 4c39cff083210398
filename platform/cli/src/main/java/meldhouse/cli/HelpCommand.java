package meldhouse.cli;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

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
            arity = "0..1",
            paramLabel = "VERB",
            descriptionKey = "VERB",
            description = "The verb.")
    private @Nullable String verb;

    HelpCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        CommandLine whole = spec.parent().commandLine();
        Map<String, CommandLine> verbs = whole.getSubcommands();
        if (verb != null && !verbs.containsKey(verb)) {
            throw Stop.usage(Names.unknown("verb", verb, verbs.keySet()));
        }
        (verb == null ? whole : verbs.get(verb)).usage(console.out());
        return Exit.DONE;
    }
}
