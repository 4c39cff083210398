package meldhouse.store;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Path;

/**
 * That no other server writes to a database: by a lock file beside a file, by an advisory lock of
 * the connection that writes on a server.
 */
final class Claim implements AutoCloseable {
    /** Any number, the same for all of us. */
    private static final long ADVISORY = 0x6d656c64686f7573L;

    private final Database database;
    private final @Nullable FolderLock lock;

    private Claim(Database database, @Nullable FolderLock lock) {
        this.database = database;
        this.lock = lock;
    }

    /**
     * @throws IOException if another server has it, or the folder cannot be used
     */
    static Claim on(Database database) throws IOException {
        return switch (database) {
            case Database.Sqlite(Path file) -> new Claim(database, locked(file));
            case Database.Postgres ignored -> new Claim(database, null);
        };
    }

    private static FolderLock locked(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        try {
            Disk.makeFolder(folder);
            return FolderLock.take(folder);
        } catch (FolderLock.InUse e) {
            throw refused(folder.toString(), e.reason(), e);
        } catch (IOException e) {
            throw refused(folder.toString(), Folder.reason(e), e);
        }
    }

    private static IOException refused(String place, String reason, @Nullable Exception cause) {
        return new IOException(
                "Cannot keep the journal in '%s': %s. Allowed: a place of its own that this user may write in."
                        .formatted(place, reason),
                cause);
    }

    /**
     * A connection to write by.
     *
     * @throws IOException if there is none to be had, or another server has the lock
     */
    Handle connect() throws IOException {
        Handle handle;
        try {
            handle = Jdbi.open(Connections.to(database));
        } catch (JdbiException e) {
            throw refused(database.name(), Connections.reason(e), e);
        }
        if (database instanceof Database.Postgres
                && !handle.createQuery("select pg_try_advisory_lock(?)")
                        .bind(0, ADVISORY)
                        .mapTo(Boolean.class)
                        .one()) {
            handle.close();
            throw refused(database.name(), "another Meldhouse server is using it", null);
        }
        return handle;
    }

    @Override
    public void close() throws IOException {
        if (lock != null) {
            lock.close();
        }
    }
}
