package meldhouse.cli;

import meldhouse.client.terminal.CommandName;

import picocli.CommandLine;

/** {@code meldhouse bot}: for whoever writes one. */
@CommandLine.Command(
        name = "bot",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "VERB",
        description = "Try a bot of your own: see how it does, or ask it again.")
final class BotCommand implements Runnable {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    /** The command with its two verbs. */
    static CommandLine line(Console console) {
        CommandLine line = new CommandLine(new BotCommand());
        line.addSubcommand(new BotCheckCommand(console));
        line.addSubcommand(new BotReplayCommand(console));
        return line;
    }

    @Override
    public void run() {
        throw Stop.usage("usage.verb", CommandName.typed(spec.qualifiedName()));
    }
}
