package meldhouse.cli;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The ways to tell the password of a host, to whoever hosts and whoever joins. Whoever else is on
 * the machine can read a command line, so there are a file and a variable of the environment too.
 */
final class PasswordOptions {
    /** Used where the command line names no password. */
    static final String VARIABLE = "MELDHOUSE_PASSWORD";

    @CommandLine.Option(
            names = "--password",
            paramLabel = "WORD",
            description = "The host's password, which others can see here.")
    private @Nullable String word;

    @CommandLine.Option(
            names = "--password-file",
            paramLabel = "FILE",
            description = "Its first line is it; or set " + VARIABLE + ".")
    private @Nullable Path file;

    /**
     * The password, or null for none.
     *
     * @param environment the process's variables
     * @throws Stop if two are given, or the file cannot be read or is empty
     */
    @Nullable String chosen(Map<String, String> environment) {
        if (word != null && file != null) {
            throw Stop.usage(Message.of("password.both"));
        }
        if (file != null) {
            return firstLine(file);
        }
        String said = word == null ? environment.getOrDefault(VARIABLE, "") : word;
        return said.isEmpty() ? null : said;
    }

    private static String firstLine(Path file) {
        try {
            List<String> lines = Files.readAllLines(file);
            if (!lines.isEmpty() && !lines.getFirst().isEmpty()) {
                return lines.getFirst();
            }
            throw unusable(file, Message.of("password.empty"));
        } catch (NoSuchFileException e) {
            throw unusable(file, Message.of("noSuchFile"));
        } catch (CharacterCodingException e) {
            throw unusable(file, Message.of("password.noText"));
        } catch (IOException e) {
            throw unusable(file, Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    private static Stop unusable(Path file, Message why) {
        return Stop.configuration("password.unusable", file, why);
    }
}
