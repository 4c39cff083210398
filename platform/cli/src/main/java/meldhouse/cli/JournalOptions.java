package meldhouse.cli;

import meldhouse.store.Database;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.nio.file.Path;
import java.util.Map;

/** Which journal is meant: a host's in a folder, or one on a PostgreSQL server. */
final class JournalOptions {
    /** Used where the command line names no database: there others cannot see a password. */
    static final String VARIABLE = "MELDHOUSE_DATABASE";

    @CommandLine.Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where matches are kept. Default: your data folder.")
    private @Nullable Path data;

    @CommandLine.Option(
            names = "--database",
            paramLabel = "URL",
            description = "PostgreSQL instead, by its postgresql:// address.")
    private @Nullable String address;

    /** The folder of all that is kept. */
    Path folder() {
        return data == null ? Installation.data() : data;
    }

    /**
     * The journal's database.
     *
     * @param environment the process's variables
     * @throws Stop if the address is none
     */
    Database database(Map<String, String> environment) {
        String named = address == null ? environment.getOrDefault(VARIABLE, "") : address;
        try {
            return named.isEmpty() ? Database.inFolder(folder()) : Database.of(named);
        } catch (IllegalArgumentException e) {
            throw Stop.configuration(Message.verbatim(String.valueOf(e.getMessage())));
        }
    }
}
