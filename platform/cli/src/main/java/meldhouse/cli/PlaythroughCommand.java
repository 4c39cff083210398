package meldhouse.cli;

import meldhouse.api.game.Ruleset;
import meldhouse.testkit.Playthrough;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/** {@code meldhouse playthrough}: the golden games of a ruleset, compared or written anew. */
@CommandLine.Command(
        name = "playthrough",
        hidden = true,
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Compare the golden games of a ruleset with their files.",
            "There is one a preset. A difference is told with its first line, and exit code 1."
        })
final class PlaythroughCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Parameters(
            paramLabel = "RULESET",
            descriptionKey = "RULESET",
            description = "Its id.")
    private String ruleset = "";

    @CommandLine.Option(names = "--write", description = "Write the files anew instead.")
    private boolean write;

    @CommandLine.Option(
            names = "--folder",
            paramLabel = "DIR",
            description = {
                "Where the files are.",
                "Default: rulesets/RULESET/src/test/playthroughs, from where you are."
            })
    private @Nullable Path folder;

    PlaythroughCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Ruleset found = Installation.find(console).ruleset(ruleset);
        Path files =
                folder == null ? Path.of("rulesets", ruleset, "src/test/playthroughs") : folder;
        if (!write && !Files.isDirectory(files)) {
            throw Stop.usage("playthrough.folder", files);
        }
        try {
            if (write) {
                Playthrough.regenerate(found, files)
                        .forEach(file -> console.out().println("wrote " + file));
                return Exit.DONE;
            }
            List<String> differences = Playthrough.compare(found, files);
            differences.forEach(console.out()::println);
            console.out()
                    .println(
                            differences.isEmpty()
                                    ? "All golden games of %s are as they were.".formatted(ruleset)
                                    : "Differences: " + differences.size());
            return differences.isEmpty() ? Exit.DONE : Exit.WRONG;
        } catch (IOException e) {
            throw Stop.configuration("playthrough.unusable", files, String.valueOf(e.getMessage()));
        }
    }
}
