package meldhouse.store;

import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

import javax.sql.DataSource;

/** How a database is reached, and its tables made or brought up to date. */
final class Connections {
    /** How long a server may take to answer at all, in seconds. */
    private static final int PATIENCE = 10;

    /** How long SQLite waits for another connection to be done, in milliseconds. */
    private static final int BUSY = 5_000;

    private Connections() {}

    /** Connections to a database. */
    static DataSource to(Database database) {
        return switch (database) {
            case Database.Sqlite(Path file) -> sqlite(file);
            case Database.Postgres server -> postgres(server);
        };
    }

    private static DataSource sqlite(Path file) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(BUSY);
        config.enforceForeignKeys(true);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
        return source;
    }

    private static DataSource postgres(Database.Postgres server) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setURL(
                "jdbc:%s%s"
                        .formatted(
                                server.name(),
                                server.query().isEmpty() ? "" : "?" + server.query()));
        if (server.user() != null) {
            source.setUser(server.user());
        }
        if (server.password() != null) {
            source.setPassword(server.password());
        }
        source.setApplicationName("meldhouse");
        source.setConnectTimeout(PATIENCE);
        return source;
    }

    /**
     * Makes the tables, or brings older ones up to date.
     *
     * @throws IOException if it cannot be reached, is no database, or a newer Meldhouse wrote it
     */
    static void prepare(Database database) throws IOException {
        prepare(database, database.name());
    }

    /**
     * The same under another name.
     *
     * @param name what it is called where it cannot be used
     */
    static void prepare(Database database, String name) throws IOException {
        if (database instanceof Database.Sqlite(Path file)) {
            Disk.makeFile(file);
        }
        try {
            Flyway flyway =
                    Flyway.configure(Connections.class.getClassLoader())
                            .dataSource(to(database))
                            .locations("classpath:META-INF/migrations")
                            .validateOnMigrate(false)
                            .load();
            refuseNewer(name, flyway);
            flyway.migrate();
        } catch (FlywayException e) {
            throw new IOException(
                    "Cannot open the journal '%s': %s.".formatted(name, reason(e)), e);
        }
    }

    private static void refuseNewer(String name, Flyway flyway) throws IOException {
        MigrationInfo current = flyway.info().current();
        if (current == null) {
            return;
        }
        MigrationVersion newest =
                Arrays.stream(flyway.info().all())
                        .filter(info -> info.getState().isResolved())
                        .map(MigrationInfo::getVersion)
                        .max(MigrationVersion::compareTo)
                        .orElseThrow();
        if (current.getVersion().compareTo(newest) > 0) {
            throw new IOException(
                    "Cannot open the journal '%s': it has format %s, written by a newer Meldhouse. Allowed: format %s or older."
                            .formatted(name, current.getVersion(), newest));
        }
    }

    /** What the database itself says, in one line without a full stop. */
    static String reason(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        String said = cause.getMessage();
        String line = said == null ? cause.toString() : said.lines().findFirst().orElse("").strip();
        return line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
    }
}
