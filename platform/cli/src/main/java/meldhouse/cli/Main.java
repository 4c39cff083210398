package meldhouse.cli;

import meldhouse.catalog.Culprit;
import meldhouse.client.CannotConnect;
import meldhouse.client.terminal.CommandName;
import meldhouse.client.terminal.Failures;
import meldhouse.client.terminal.Tongue;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.PropertyResourceBundle;

/** The {@code meldhouse} command. */
final class Main {
    private static final String LANG = "--lang";

    private Main() {}

    /** Runs one verb and ends with its exit code. */
    public static void main(String[] args) {
        System.exit(run(Console.ofProcess(), args));
    }

    static int run(Console console, String... args) {
        Optional<String> lang = lang(args);
        Tongue tongue = lang.flatMap(Tongue::of).orElse(console.tongue());
        Console speaking = console.in(tongue);
        if (lang.isPresent() && Tongue.of(lang.get()).isEmpty()) {
            speaking.complain(Names.unknown("language", lang.get(), Tongue.codes()));
            return Exit.USAGE;
        }
        return line(speaking).execute(args);
    }

    /** The language that is asked for: it must be known before anything can be said. */
    private static Optional<String> lang(String... args) {
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith(LANG + "=")) {
                return Optional.of(args[i].substring(LANG.length() + 1));
            }
            if (args[i].equals(LANG) && i + 1 < args.length) {
                return Optional.of(args[i + 1]);
            }
        }
        return Optional.empty();
    }

    /** The whole command, with its help in the reader's language. */
    static CommandLine line(Console console) {
        CommandLine line = new CommandLine(new Meldhouse());
        line.addSubcommand(new PlayCommand(console));
        line.addSubcommand(new HostCommand(console));
        line.addSubcommand(ConfigCommand.line(console));
        line.addSubcommand(AdminCommand.line(console));
        line.addSubcommand(new JoinCommand(console));
        line.addSubcommand(new BackupCommand(console));
        line.addSubcommand(new BackupCommand.Restore(console));
        line.addSubcommand(HistoryCommand.line(console));
        line.addSubcommand(new ReplayCommand(console));
        line.addSubcommand(new VerifyCommand(console));
        line.addSubcommand(new AskCommand(console));
        line.addSubcommand(new RulesetsCommand(console));
        line.addSubcommand(RulesCommand.line(console));
        line.addSubcommand(new BotsCommand(console));
        line.addSubcommand(
                new CommandLine(new PluginsCommand(console))
                        .addSubcommand(new PluginsCommand.CheckOne(console))
                        .addSubcommand(new PluginsCommand.Reload(console)));
        line.addSubcommand(new NewCommand(console));
        line.addSubcommand(new SimulateCommand(console));
        line.addSubcommand(new ArenaCommand(console));
        line.addSubcommand(BotCommand.line(console));
        line.addSubcommand(new MeldCommand(console));
        line.addSubcommand(new BenchCommand(console));
        line.addSubcommand(new LoadCommand(console));
        line.addSubcommand(new DoctorCommand(console));
        line.addSubcommand(new PlaythroughCommand(console));
        line.addSubcommand(new HelpCommand(console));
        if (console.tongue() != Tongue.ENGLISH) {
            line.setResourceBundle(help(console.tongue()));
        }
        line.setOut(new java.io.PrintWriter(console.out(), true));
        line.setErr(new java.io.PrintWriter(console.err(), true));
        line.setUsageHelpWidth(80);
        line.setParameterExceptionHandler((wrong, words) -> usage(console, wrong));
        line.setExecutionExceptionHandler((thrown, command, parsed) -> failed(console, thrown));
        line.setExecutionStrategy(
                parsed -> {
                    try {
                        return new CommandLine.RunLast().execute(parsed);
                    } catch (Error e) {
                        // A stranger's code may throw anything; what is our own goes on.
                        return Culprit.of(e)
                                .map(who -> blame(console, who, e))
                                .orElseThrow(() -> e);
                    }
                });
        return line;
    }

    /** What {@code --help} says in another language; in English it stands beside the options. */
    private static PropertyResourceBundle help(Tongue tongue) {
        String name = "help_" + tongue.code() + ".properties";
        try (InputStream in = Main.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + name);
            }
            try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
                return new PropertyResourceBundle(reader);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int usage(Console console, CommandLine.ParameterException wrong) {
        console.complain(UsageFault.of(wrong));
        String verb = wrong.getCommandLine().getCommandSpec().qualifiedName();
        console.err().println(console.text("usage.help", CommandName.typed(verb)));
        return Exit.USAGE;
    }

    private static int failed(Console console, Exception thrown) {
        if (thrown instanceof Stop stop) {
            console.complain(stop.sentence());
            return stop.code();
        }
        if (thrown instanceof CannotConnect refused) {
            console.complain(Failures.in(console.tongue()).of(refused));
            return Exit.WRONG;
        }
        Optional<String> culprit = Culprit.of(thrown);
        if (culprit.isPresent()) {
            return blame(console, culprit.get(), thrown);
        }
        System.getLogger(Main.class.getName())
                .log(System.Logger.Level.DEBUG, "the command failed", thrown);
        console.complain(Message.of("fault", thrown.toString()));
        return Exit.WRONG;
    }

    private static int blame(Console console, String culprit, Throwable thrown) {
        console.complain(Message.of("plugin.threw", culprit, Vigil.thrown(thrown)));
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
                "A first game: ${sys:meldhouse.command:-meldhouse} play",
                "More about a verb: ${sys:meldhouse.command:-meldhouse} help VERB",
                "Exit codes: 0 done, 1 it did not work, 2 wrong usage, 78 wrong configuration"
            })
    static final class Meldhouse implements Runnable {
        @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

        @CommandLine.Option(
                names = LANG,
                paramLabel = "CODE",
                scope = CommandLine.ScopeType.INHERIT,
                description = "The language: en, de or da. Default: that of your locale.")
        private @Nullable String lang;

        @Override
        public void run() {
            throw Stop.usage("usage.verb", CommandName.typed(spec.qualifiedName()));
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
