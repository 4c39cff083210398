package meldhouse.cli;

import meldhouse.scripting.TypeDeclarations;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/** {@code meldhouse rules types}: what editors need to help whoever writes a file. */
@CommandLine.Command(
        name = "types",
        mixinStandardHelpOptions = true,
        description = {
            "Write meldhouse.d.ts, which tells editors what house rules may say.",
            "With it beside your files they complete names and underline what is wrong."
        })
final class RulesTypesCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write it there. Default: it is printed.")
    private @Nullable Path out;

    RulesTypesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        String text = Installation.find(console).types(console);
        if (out == null) {
            console.out().print(text);
            console.out().flush();
            return Exit.DONE;
        }
        if (Files.exists(out) && !isOurs(out)) {
            throw Stop.wrong("rules.new.there", out);
        }
        Files.writeString(out, text);
        return Exit.DONE;
    }

    /** Whether a file was made by this verb, and may be made anew. */
    private static boolean isOurs(Path file) throws IOException {
        return Files.isRegularFile(file)
                && Files.size(file) < 10_000_000
                && new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.UTF_8)
                        .startsWith(TypeDeclarations.FIRST_LINE);
    }
}
