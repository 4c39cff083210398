package meldhouse.cli;

import meldhouse.client.terminal.CommandName;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** {@code meldhouse config}: the file that holds a host's settings. */
@CommandLine.Command(
        name = "config",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "VERB",
        commandListHeading = "%nVerbs:%n",
        description = {
            "A host's settings in a file, a line for each of its options.",
            "Read from --config FILE, else meldhouse.properties in ~/.config/meldhouse",
            "or in the data folder. The command line goes before it."
        })
final class ConfigCommand implements Runnable {
    @CommandLine.Spec private CommandSpec spec;

    static CommandLine line(Console console) {
        return new CommandLine(new ConfigCommand())
                .addSubcommand(new CheckFile(console))
                .addSubcommand(new Show(console))
                .addSubcommand(new New(console));
    }

    @Override
    public void run() {
        throw Stop.usage("usage.verb", CommandName.typed(spec.qualifiedName()));
    }

    /** The options of {@code host}, as they stand in its help. */
    private static CommandSpec host(CommandSpec any) {
        CommandSpec at = any;
        while (at.parent() != null) {
            at = at.parent();
        }
        return at.subcommands().get("host").getCommandSpec();
    }

    /** {@code meldhouse config check}. */
    @CommandLine.Command(
            name = "check",
            mixinStandardHelpOptions = true,
            description =
                    "Name whatever is wrong in a file of settings; exit code 78 if anything is.")
    static final class CheckFile implements Callable<Integer> {
        private final Console console;

        @CommandLine.Spec private CommandSpec spec;

        @CommandLine.Parameters(
                arity = "0..1",
                paramLabel = "FILE",
                descriptionKey = "FILE",
                description = "Default: the file that a host would read.")
        private @Nullable Path file;

        CheckFile(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() {
            Path named =
                    file != null
                            ? file
                            : SettingsFile.usual(null, console.environment())
                                    .orElseThrow(
                                            () -> Stop.configuration(Message.of("config.none")));
            SettingsFile read = SettingsFile.read(named);
            List<Message> faults =
                    new ArrayList<>(Settings.faults(read, Settings.keys(host(spec))));
            faults.addAll(Settings.faults(read, Installation.find(console, false)));
            SettingsFile.inOrder(faults)
                    .forEach(fault -> console.err().println(fault.in(console.tongue())));
            if (!faults.isEmpty()) {
                return Exit.CONFIGURATION;
            }
            console.say("config.good", named, read.entries().size());
            return Exit.DONE;
        }
    }

    /** {@code meldhouse config show}. */
    @CommandLine.Command(
            name = "show",
            mixinStandardHelpOptions = true,
            abbreviateSynopsis = true,
            sortOptions = false,
            description = "Tell what a host would be set to by these options, and who says so.")
    static final class Show implements Callable<Integer> {
        private final Console console;

        @CommandLine.Spec private CommandSpec spec;
        @CommandLine.Mixin private HostOptions options = new HostOptions();

        Show(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() {
            options.check();
            Settings settings =
                    Settings.settle(
                            spec, spec.commandLine().getParseResult(), console, options.config);
            for (Settings.Setting each : settings.all()) {
                String shown =
                        each.value().isEmpty()
                                ? each.key() + " ="
                                : each.key() + " = " + each.value();
                console.out().println(shown + "  # " + each.origin().in(console.tongue()));
            }
            return Exit.DONE;
        }
    }

    /** {@code meldhouse config new}. */
    @CommandLine.Command(
            name = "new",
            mixinStandardHelpOptions = true,
            description = {
                "Write a file of settings with a remark for each, to the screen:",
                "${sys:meldhouse.command:-meldhouse} config new >"
                        + " ~/.config/meldhouse/meldhouse.properties"
            })
    static final class New implements Callable<Integer> {
        private final Console console;

        @CommandLine.Spec private CommandSpec spec;

        New(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() {
            console.say("config.head");
            for (Map.Entry<String, OptionSpec> each : Settings.keys(host(spec)).entrySet()) {
                console.out().println();
                for (String line : each.getValue().description()) {
                    console.out().println("# " + line);
                }
                console.out()
                        .println(
                                "#"
                                        + each.getKey()
                                        + " = "
                                        + example(each.getKey(), each.getValue()));
            }
            return Exit.DONE;
        }

        private static String example(String key, OptionSpec option) {
            Object value = option.getValue();
            return value == null || List.of().equals(value) || option.isMultiValue()
                    ? switch (key) {
                        case "lock" -> "target=1000";
                        case "most" -> "connections=2000";
                        case "bot" -> "Monty=python3 /home/me/my.py";
                        case "rules" -> "/home/me/house-rules";
                        case "database" -> "postgresql://me@db.club/meldhouse";
                        case "tls" -> HostOptions.SELF_SIGNED;
                        case "tls-cert" -> "/home/me/certificate.pem";
                        case "tls-key" -> "/home/me/key.pem";
                        case "password" -> "open sesame";
                        case "password-file" -> "/home/me/password";
                        default -> Settings.usual(key);
                    }
                    : value.toString();
        }
    }
}
