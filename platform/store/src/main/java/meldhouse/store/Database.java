package meldhouse.store;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where a journal is kept: a file of SQLite's, or a PostgreSQL server. */
public sealed interface Database {
    /** How it is told to people: without a password. */
    String name();

    /**
     * A file, made when it is opened; only its owner can read it, since seeds are in it.
     *
     * @param file in a folder of its own, which keeps the lock too
     */
    record Sqlite(Path file) implements Database {
        @Override
        public String name() {
            return file.toString();
        }
    }

    /**
     * A server.
     *
     * @param host with its port: {@code db.club:5432}
     * @param database its name there
     * @param user null: whoever runs this
     * @param password null: none is asked for
     * @param query further settings of the driver's, as in {@code sslmode=require}; empty: none
     */
    record Postgres(
            String host,
            String database,
            @Nullable String user,
            @Nullable String password,
            String query)
            implements Database {
        private static final Pattern ADDRESS = Pattern.compile("(?:jdbc:)?(postgres(?:ql)?://.*)");

        @Override
        public String name() {
            return "postgresql://" + host + "/" + database;
        }

        /** Without the password. */
        @Override
        public String toString() {
            return name();
        }
    }

    /** The file {@code meldhouse.db} of a folder. */
    static Database inFolder(Path folder) {
        return new Sqlite(folder.resolve("meldhouse.db"));
    }

    /**
     * The server of an address.
     *
     * @param address {@code postgresql://user:password@host:port/database?setting=value}; the user,
     *     password, port and settings may be left out
     * @throws IllegalArgumentException if it is none; the message says what is allowed and repeats
     *     no password
     */
    static Database of(String address) {
        Matcher matcher = Postgres.ADDRESS.matcher(address);
        if (!matcher.matches()) {
            throw refused("it does not begin with postgresql://");
        }
        URI uri;
        try {
            uri = new URI(Objects.requireNonNull(matcher.group(1)));
        } catch (URISyntaxException e) {
            throw refused("it is no address (" + e.getReason() + ")");
        }
        String path = uri.getPath();
        if (uri.getHost() == null) {
            throw refused("it names no host");
        }
        if (path == null || path.length() < 2) {
            throw refused("it names no database");
        }
        String[] who = uri.getUserInfo() == null ? new String[0] : uri.getUserInfo().split(":", 2);
        return new Postgres(
                uri.getHost() + (uri.getPort() < 0 ? "" : ":" + uri.getPort()),
                path.substring(1),
                who.length > 0 ? who[0] : null,
                who.length > 1 ? who[1] : null,
                uri.getRawQuery() == null ? "" : uri.getRawQuery());
    }

    private static IllegalArgumentException refused(String reason) {
        return new IllegalArgumentException(
                "Cannot use the database address: %s. Allowed: postgresql://user:password@host:port/database, of which user, password and port may be left out."
                        .formatted(reason));
    }
}
