package meldhouse.store;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of a journal: {@code tables/} has a file for each table, {@code archive/} those of
 * closed tables, {@code set-aside/} the damaged ones, and {@code lock} keeps a second server out.
 */
final class Folder implements AutoCloseable {
    private static final String ENDING = ".journal";
    private static final Pattern NAME =
            Pattern.compile("table-((?:[a-z0-9_-]|%[45][0-9a-f])+)\\.journal");
    private static final Pattern CAPITAL = Pattern.compile("%([45][0-9a-f])");

    private final Path root;
    private final FolderLock lock;

    private Folder(Path root, FolderLock lock) {
        this.root = root;
        this.lock = lock;
    }

    /**
     * Makes what is missing and locks it.
     *
     * @throws IOException if that cannot be done, or another server has it; the message names the
     *     folder
     */
    static Folder open(Path root) throws IOException {
        try {
            if (Files.exists(root) && !Files.isDirectory(root)) {
                throw refused(root, "it is a file", null);
            }
            for (String part : List.of("", "tables", "archive", "set-aside")) {
                Disk.makeFolder(root.resolve(part));
            }
            return new Folder(root, FolderLock.take(root));
        } catch (FolderLock.InUse e) {
            throw refused(root, e.reason(), e);
        } catch (FileSystemException e) {
            throw refused(root, reason(e), e);
        }
    }

    /** What the system says, or what kind of failure it is where it says nothing. */
    static String reason(IOException failure) {
        return switch (failure) {
            case AccessDeniedException ignored -> "this user may not write in it";
            case FileSystemException named when named.getReason() != null -> named.getReason();
            case NoSuchFileException ignored -> "it cannot be made there";
            default -> failure.getClass().getSimpleName();
        };
    }

    private static IOException refused(Path root, String reason, @Nullable Exception cause) {
        return new IOException(
                "Cannot keep the journal in '%s': %s. Allowed: a folder of its own that this user may write in."
                        .formatted(root, reason),
                cause);
    }

    /** The tables that have a file, by name. */
    List<String> tables() throws IOException {
        try (Stream<Path> files = Files.list(root.resolve("tables"))) {
            return files.map(file -> table(file.getFileName().toString()))
                    .flatMap(Optional::stream)
                    .sorted()
                    .toList();
        }
    }

    /** Where a table's file is. */
    Path file(String table) {
        return root.resolve("tables").resolve(name(table));
    }

    /** Moves a table's file to the archive. */
    void archive(String table) throws IOException {
        move(table, "archive");
    }

    /**
     * Moves a damaged file out of the way.
     *
     * @return where it is now
     */
    Path setAside(String table) throws IOException {
        return move(table, "set-aside");
    }

    private Path move(String table, String to) throws IOException {
        Path target = root.resolve(to).resolve(name(table));
        for (int i = 2; Files.exists(target); i++) {
            target = root.resolve(to).resolve(name(table) + "." + i);
        }
        Files.move(file(table), target);
        return target;
    }

    /** The folders whose names change when a table's file is made or moved. */
    List<Path> parts() {
        return List.of(root.resolve("tables"), root.resolve("archive"), root.resolve("set-aside"));
    }

    /**
     * A file name for an id. Capitals are written as two hex digits, since to some machines {@code
     * A} and {@code a} are one file.
     */
    private static String name(String table) {
        StringBuilder name = new StringBuilder("table-");
        for (char c : table.toCharArray()) {
            if (c >= 'A' && c <= 'Z') {
                name.append('%').append(Integer.toHexString(c));
            } else {
                name.append(c);
            }
        }
        return name.append(ENDING).toString();
    }

    /** The id that a file name was made of, if it was. */
    private static Optional<String> table(String name) {
        Matcher matcher = NAME.matcher(name);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String table =
                CAPITAL.matcher(matcher.group(1))
                        .replaceAll(hex -> "" + (char) Integer.parseInt(hex.group(1), 16));
        return Optional.of(table).filter(id -> name(id).equals(name));
    }

    @Override
    public void close() throws IOException {
        lock.close();
    }
}
