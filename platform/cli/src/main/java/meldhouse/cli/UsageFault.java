package meldhouse.cli;

import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

import java.util.List;
import java.util.Set;

/** What is wrong with a command line, in words of ours: picocli's own are a programmer's. */
final class UsageFault {
    private static final Set<Class<?>> WHOLE =
            Set.of(int.class, Integer.class, long.class, Long.class);
    private static final Set<Class<?>> NUMBER = Set.of(double.class, Double.class);

    private UsageFault() {}

    static Message of(CommandLine.ParameterException wrong) {
        CommandLine where = wrong.getCommandLine();
        return switch (wrong) {
            case CommandLine.UnmatchedArgumentException unmatched
                    when !unmatched.getUnmatched().isEmpty() ->
                    unmatched(where, unmatched.getUnmatched().getFirst());
            case CommandLine.MissingParameterException missing
                    when !missing.getMissing().isEmpty() ->
                    missing(String.valueOf(missing.getMessage()), missing.getMissing());
            case CommandLine.OverwrittenOptionException twice ->
                    Message.of("usage.twice", name(twice.getOverwritten()));
            default -> other(wrong);
        };
    }

    /** For a word that is not known, what is. */
    private static Message unmatched(CommandLine where, String word) {
        if (word.startsWith("-")) {
            return Names.unknown("option", word, options(where));
        }
        return where.getSubcommands().isEmpty()
                ? Message.of("usage.toomuch", word)
                : Names.unknown("verb", word, where.getSubcommands().keySet());
    }

    private static List<String> options(CommandLine where) {
        return where.getCommandSpec().options().stream().map(OptionSpec::longestName).toList();
    }

    /** An option without its value, or something that must be there. */
    private static Message missing(String said, List<ArgSpec> missing) {
        ArgSpec first = missing.getFirst();
        boolean isValue =
                first instanceof OptionSpec && !said.startsWith("Missing required option");
        return isValue
                ? Message.of("usage.value", name(first), first.paramLabel())
                : Message.of("usage.missing", name(first));
    }

    private static Message other(CommandLine.ParameterException wrong) {
        ArgSpec spec = wrong.getArgSpec();
        String value = wrong.getValue();
        if (spec == null || value == null) {
            return Message.verbatim(String.valueOf(wrong.getMessage()));
        }
        Class<?> type = spec.type();
        if (WHOLE.contains(type)) {
            return Message.of("usage.whole", name(spec), value);
        }
        return NUMBER.contains(type)
                ? Message.of("usage.number", name(spec), value)
                : Message.of("usage.novalue", name(spec), value);
    }

    private static String name(ArgSpec spec) {
        return spec instanceof OptionSpec option ? option.longestName() : spec.paramLabel();
    }
}
