package meldhouse.cli;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/** {@code meldhouse admin}: for whoever owns the data folder of a host that runs. */
@CommandLine.Command(
        name = "admin",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "VERB",
        commandListHeading = "%nVerbs:%n",
        description = "Look after a host that runs on this machine.")
final class AdminCommand implements Runnable {
    /** As said at the {@link AdminDoor}. */
    static final String LINK = "admin link";

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    static CommandLine line(Console console) {
        return new CommandLine(new AdminCommand()).addSubcommand(new Link(console));
    }

    @Override
    public void run() {
        throw Stop.usage("usage.verb", spec.qualifiedName());
    }

    /** {@code meldhouse admin link}. */
    @CommandLine.Command(
            name = "link",
            mixinStandardHelpOptions = true,
            description = {
                "Tell a link that lets one browser in, once, to look after the host:",
                "to close tables, send players off and speak to all."
            })
    static final class Link implements Callable<Integer> {
        private final Console console;

        @CommandLine.Option(
                names = "--data",
                paramLabel = "DIR",
                description = "The host's data folder. Default: your data folder.")
        private @Nullable Path data;

        Link(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() {
            Path folder = data == null ? Installation.data() : data;
            try {
                AdminDoor.say(folder, LINK).forEach(console.out()::println);
            } catch (IOException e) {
                throw Stop.wrong("plugins.noHost", folder, String.valueOf(e.getMessage()));
            }
            return Exit.DONE;
        }
    }
}
