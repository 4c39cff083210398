package meldhouse.cli;

import meldhouse.store.Backup;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/** {@code meldhouse backup}: a copy of a host's journal, while it runs too. */
@CommandLine.Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Copy what a host keeps into a file; 'restore' brings it back.",
            "The host may be running. The file holds seeds: only you can read it."
        })
final class BackupCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Parameters(
            paramLabel = "FILE",
            description = "Where to. It must not be there yet.")
    private Path file = Path.of("");

    @CommandLine.Mixin private JournalOptions journal = new JournalOptions();

    BackupCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try {
            long journals = Backup.write(journal.database(console.environment()), file);
            console.say("backup.done", tables(journals), file);
            return Exit.DONE;
        } catch (IOException e) {
            throw Stop.wrong(Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    /** Of the journals one is the lobby's: there is no table where nobody has been in it. */
    private static long tables(long journals) {
        return Math.max(0, journals - 1);
    }

    /** {@code meldhouse restore}: the other way. */
    @CommandLine.Command(
            name = "restore",
            hidden = true,
            mixinStandardHelpOptions = true,
            sortOptions = false,
            description = {
                "Fill an empty journal from a file that 'backup' wrote.",
                "The host must not be running; what is there already is never overwritten."
            })
    static final class Restore implements Callable<Integer> {
        private final Console console;

        @CommandLine.Parameters(paramLabel = "FILE", description = "What 'backup' wrote.")
        private Path file = Path.of("");

        @CommandLine.Mixin private JournalOptions journal = new JournalOptions();

        Restore(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() {
            try {
                var database = journal.database(console.environment());
                long journals = Backup.restore(file, database);
                console.say("restore.done", tables(journals), database.name());
                return Exit.DONE;
            } catch (IOException e) {
                throw Stop.wrong(Message.verbatim(String.valueOf(e.getMessage())));
            }
        }
    }
}
