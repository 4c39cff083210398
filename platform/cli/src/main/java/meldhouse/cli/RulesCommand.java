package meldhouse.cli;

import meldhouse.client.terminal.CommandName;

import picocli.CommandLine;

/** {@code meldhouse rules}: everything about house rules as files. */
@CommandLine.Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "VERB",
        commandListHeading = "%nVerbs:%n",
        description = "House rules as files: write, check, read, compare and share them.")
final class RulesCommand implements Runnable {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    /** The verb with its own verbs. */
    static CommandLine line(Console console) {
        return new CommandLine(new RulesCommand())
                .addSubcommand(new RulesListCommand(console))
                .addSubcommand(new RulesNewCommand(console))
                .addSubcommand(new RulesCheckCommand(console))
                .addSubcommand(new RulesTestCommand(console))
                .addSubcommand(new RulesTryCommand(console))
                .addSubcommand(new RulesShowCommand(console))
                .addSubcommand(new RulesSheetCommand(console))
                .addSubcommand(new RulesDiffCommand(console))
                .addSubcommand(new RulesImpactCommand(console))
                .addSubcommand(new RulesCodeCommand(console))
                .addSubcommand(new RulesOptionsCommand(console))
                .addSubcommand(new RulesTypesCommand(console));
    }

    @Override
    public void run() {
        throw Stop.usage("usage.verb", CommandName.typed(spec.qualifiedName()));
    }
}
