package meldhouse.server;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.catalog.Catalog;
import meldhouse.scripting.WorkerPool;
import meldhouse.server.journal.BadLine;
import meldhouse.server.lobby.LobbyVerticle;
import meldhouse.server.lobby.RuleBook;
import meldhouse.server.table.Rebuilt;
import meldhouse.store.Archive;
import meldhouse.store.Database;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * The matches that were played to their end in a host's house; read while the host runs, too.
 *
 * @param matches in the order in which their tables were made
 * @param unreadable why a table's matches cannot be told, a sentence each
 */
public record MatchHistory(List<Finished> matches, List<String> unreadable) {
    public MatchHistory {
        matches = List.copyOf(matches);
        unreadable = List.copyOf(unreadable);
    }

    /**
     * A finished match.
     *
     * @param id of the match: the number of its table's journal, a point, and which match it was
     *     there, from 1
     * @param table the id of the table, as long as it was there; a later one may have the same
     * @param ended when its last move was made
     * @param title of the table
     * @param record with the fields of {@code docs/notation.md}
     */
    public record Finished(String id, String table, Instant ended, String title, JsonNode record) {}

    /**
     * Reads a house's journal.
     *
     * @param catalog the rulesets by which it was played
     * @throws IOException if there is no journal, or it cannot be read
     */
    public static MatchHistory read(Database database, Catalog catalog) throws IOException {
        List<Finished> matches = new ArrayList<>();
        List<String> unreadable = new ArrayList<>();
        try (WorkerPool workers = new WorkerPool()) {
            read(database, new RuleBook(catalog, workers), matches, unreadable);
        }
        return new MatchHistory(matches, unreadable);
    }

    private static void read(
            Database database, RuleBook book, List<Finished> matches, List<String> unreadable)
            throws IOException {
        Archive.read(
                database,
                stored -> {
                    if (!stored.id().equals(LobbyVerticle.JOURNAL)) {
                        try {
                            add(stored, rebuilt(stored, book), matches);
                        } catch (BadLine e) {
                            unreadable.add(
                                    "Cannot tell the matches of table '%s' (journal %d): %s."
                                            .formatted(
                                                    stored.id(), stored.number(), e.getMessage()));
                        }
                    }
                });
    }

    private static Rebuilt rebuilt(Archive.StoredTable stored, RuleBook book) throws BadLine {
        return Rebuilt.of(
                stored.id(), stored.lines().stream().map(Archive.Line::text).toList(), book);
    }

    private static void add(Archive.StoredTable stored, Rebuilt table, List<Finished> matches) {
        int number = 0;
        for (Rebuilt.Finished match : table.finished()) {
            number++;
            matches.add(
                    new Finished(
                            stored.number() + "." + number,
                            stored.id(),
                            stored.lines().get(match.line()).written(),
                            table.title(),
                            match.record()));
        }
    }
}
