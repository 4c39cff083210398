package meldhouse.cli;

import meldhouse.client.CannotConnect;

import picocli.CommandLine;

/** The {@code meldhouse} command. */
final class Main {
    private Main() {}

    /** Runs one verb and ends with its exit code. */
    public static void main(String[] args) {
        System.exit(run(Console.ofProcess(), args));
    }

    static int run(Console console, String... args) {
        CommandLine line = new CommandLine(new Meldhouse());
        line.addSubcommand(new PlayCommand(console));
        line.addSubcommand(new HostCommand(console));
        line.addSubcommand(new JoinCommand(console));
        line.addSubcommand(new AskCommand(console));
        line.addSubcommand(new RulesetsCommand(console));
        line.addSubcommand(new BotsCommand(console));
        line.addSubcommand(new SimulateCommand(console));
        line.addSubcommand(new ArenaCommand(console));
        line.addSubcommand(new MeldCommand(console));
        line.addSubcommand(new BenchCommand(console));
        line.addSubcommand(new DoctorCommand(console));
        line.addSubcommand(new PlaythroughCommand(console));
        line.setOut(new java.io.PrintWriter(console.out(), true));
        line.setErr(new java.io.PrintWriter(console.err(), true));
        line.setUsageHelpWidth(80);
        line.setParameterExceptionHandler((wrong, words) -> usage(console, wrong));
        line.setExecutionExceptionHandler((thrown, command, parsed) -> failed(console, thrown));
        return line.execute(args);
    }

    private static int usage(Console console, CommandLine.ParameterException wrong) {
        CommandLine where = wrong.getCommandLine();
        console.complain(sentence(where, wrong));
        console.err().println("For help: " + where.getCommandSpec().qualifiedName() + " --help");
        return Exit.USAGE;
    }

    /** What is wrong with a command line: for a word that is not known, with what is. */
    private static String sentence(CommandLine where, CommandLine.ParameterException wrong) {
        if (wrong instanceof CommandLine.UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            String word = unmatched.getUnmatched().getFirst();
            boolean isOption = word.startsWith("-");
            boolean isVerb = !isOption && !where.getSubcommands().isEmpty();
            if (isOption || isVerb) {
                return Names.unknown(
                        isOption ? "use option" : "run",
                        word,
                        isOption ? "there is no such option" : "there is no such verb",
                        isOption
                                ? where.getCommandSpec().options().stream()
                                        .map(option -> option.longestName())
                                        .toList()
                                : where.getSubcommands().keySet());
            }
        }
        return String.valueOf(wrong.getMessage());
    }

    private static int failed(Console console, Exception thrown) {
        if (thrown instanceof Stop stop) {
            console.complain(String.valueOf(stop.getMessage()));
            return stop.code();
        }
        if (thrown instanceof CannotConnect refused) {
            console.complain(String.valueOf(refused.getMessage()));
            return Exit.WRONG;
        }
        System.getLogger(Main.class.getName())
                .log(System.Logger.Level.DEBUG, "the command failed", thrown);
        console.complain("This is a fault of Meldhouse, please report it: " + thrown.toString());
        return Exit.WRONG;
    }

    @CommandLine.Command(
            name = "meldhouse",
            mixinStandardHelpOptions = true,
            versionProvider = Version.class,
            synopsisSubcommandLabel = "VERB",
            commandListHeading = "%nVerbs:%n",
            header = "Pinochle by your own house rules.",
            footer = {
                "",
                "A first game: meldhouse play",
                "More about a verb: meldhouse VERB --help",
                "Exit codes: 0 done, 1 it did not work, 2 wrong usage, 78 wrong configuration"
            })
    static final class Meldhouse implements Runnable {
        @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

        @Override
        public void run() {
            throw new CommandLine.ParameterException(spec.commandLine(), "Say which verb.");
        }
    }

    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {
                Installation.version(),
                "Java " + Runtime.version() + ", " + System.getProperty("os.name")
            };
        }
    }
}
