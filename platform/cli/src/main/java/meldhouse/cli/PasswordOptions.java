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
 * The ways to tell a host its password. Whoever else is on the machine can read a command line, so
 * there are a file and a variable of the environment too.
 */
final class PasswordOptions {
    /** Used where the command line names no password. */
    static final String VARIABLE = "MELDHOUSE_PASSWORD";

    @CommandLine.Option(
            names = "--password",
            paramLabel = "WORD",
            description = {
                "What players must give to join. Default: nothing. Others on this machine",
                "can see it in the list of processes; these two they cannot:"
            })
    private @Nullable String word;

    @CommandLine.Option(
            names = "--password-file",
            paramLabel = "FILE",
            description = {
                "The password is the first line of this file; or set the variable",
                VARIABLE + " of the environment."
            })
    private @Nullable Path file;

    /**
     * The password, or null for none.
     *
     * @param environment the process's variables
     * @throws Stop if two are given, or the file cannot be read or is empty
     */
    @Nullable String chosen(Map<String, String> environment) {
        if (word != null && file != null) {
            throw Stop.usage(
                    "Cannot take a password from --password and from --password-file: they exclude"
                            + " each other. Allowed: one of them.");
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
            throw unusable(file, "its first line is empty");
        } catch (NoSuchFileException e) {
            throw unusable(file, "there is no such file");
        } catch (CharacterCodingException e) {
            throw unusable(file, "it is no UTF-8 text");
        } catch (IOException e) {
            throw unusable(file, String.valueOf(e.getMessage()));
        }
    }

    private static Stop unusable(Path file, String why) {
        return Stop.configuration(
                "Cannot read password file '%s': %s. Allowed: a text file whose first line is the password."
                        .formatted(file, why));
    }
}
