package meldhouse.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import meldhouse.store.FileJournal;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The matches that somebody plays alone against bots: each has a folder with the journal of its
 * private server, and a file that says which table and whose seat it is. One that is over is taken
 * away.
 */
final class KeptMatches {
    private static final System.Logger LOG = System.getLogger(KeptMatches.class.getName());
    private static final JsonMapper JSON = new JsonMapper();
    private static final String SEAT = "match.json";

    private final Path folder;

    KeptMatches(Path data) {
        this.folder = data.resolve("play");
    }

    /**
     * A match with its journal, open.
     *
     * @param folder its own
     * @param journal of its server; to be closed
     */
    record Kept(Path folder, FileJournal journal) implements AutoCloseable {
        /** Notes whose seat it is, so that it can be found again. */
        void keep(Seat seat) throws IOException {
            String text =
                    JSON.createObjectNode()
                            .put("table", seat.table())
                            .put("name", seat.name())
                            .put("token", seat.token())
                            .toPrettyString();
            Path fresh = folder.resolve(SEAT + ".new");
            Files.writeString(fresh, text);
            Files.move(fresh, folder.resolve(SEAT));
        }

        Seat seat() throws IOException {
            JsonNode json = JSON.readTree(Files.readString(folder.resolve(SEAT)));
            return new Seat(
                    json.path("table").asText(),
                    json.path("name").asText(),
                    json.path("token").asText());
        }

        @Override
        public void close() {
            journal.close();
        }
    }

    /**
     * A player's seat.
     *
     * @param table at which table
     * @param name the player's
     * @param token by which the server knows them
     */
    record Seat(String table, String name, String token) {}

    /** Whether one is there to go on with. */
    boolean any() {
        return !newestFirst().isEmpty();
    }

    /** A folder for a new match. */
    Kept begin() throws IOException {
        Files.createDirectories(folder);
        int number = newestFirst().stream().findFirst().map(KeptMatches::number).orElse(0);
        while (true) {
            number++;
            Path own = folder.resolve(String.valueOf(number));
            try {
                Files.createDirectory(own);
                return new Kept(own, FileJournal.open(own.resolve("journal")));
            } catch (FileAlreadyExistsException e) {
                LOG.log(System.Logger.Level.DEBUG, "taken: {0}", own);
            }
        }
    }

    /** The match that was begun last and that nobody plays just now. */
    Optional<Kept> latest() {
        for (Path own : newestFirst()) {
            try {
                return Optional.of(new Kept(own, FileJournal.open(own.resolve("journal"))));
            } catch (IOException e) {
                LOG.log(System.Logger.Level.DEBUG, "in use: " + own, e);
            }
        }
        return Optional.empty();
    }

    private List<Path> newestFirst() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(own -> Files.exists(own.resolve(SEAT)))
                    .filter(own -> number(own) > 0)
                    .sorted(Comparator.comparingInt(KeptMatches::number).reversed())
                    .toList();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "cannot look into " + folder, e);
            return List.of();
        }
    }

    private static int number(Path own) {
        String name = own.getFileName().toString();
        return name.matches("[1-9][0-9]{0,8}") ? Integer.parseInt(name) : 0;
    }

    /** Takes a match away that is over, or that never began. */
    static void remove(Path own) {
        try (Stream<Path> all = Files.walk(own)) {
            for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "cannot take away " + own, e);
        }
    }
}
