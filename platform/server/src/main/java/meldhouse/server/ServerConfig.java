package meldhouse.server;

import meldhouse.catalog.Catalog;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.Locks;
import meldhouse.store.Journal;

import org.jspecify.annotations.Nullable;

import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What a server is started with. Begin with {@link #of} and change what should be otherwise.
 *
 * @param bind the address to listen on
 * @param port the TCP port; 0: any that is free
 * @param name of the server, shown to whoever joins
 * @param journal where everything is kept; the server does not close it
 * @param catalog the rulesets and bots
 * @param houseRules the host's house-rule files; null: there are none
 * @param locks the options that no table may change
 * @param password needed to join; null: none is
 * @param limits what may be used up
 * @param bots the same for bots that come as guests, each beside what holds for everybody
 * @param patience how long is waited for whom
 * @param undo whether moves may be taken back at tables whose makers do not say
 * @param http the port for browsers and for whoever watches over it; null: none
 * @param tls what every port shows to clients, who must encrypt then; null: nothing is encrypted
 */
public record ServerConfig(
        String bind,
        int port,
        String name,
        Journal journal,
        Catalog catalog,
        @Nullable HouseRuleFolder houseRules,
        Locks locks,
        @Nullable String password,
        Limits limits,
        Bots bots,
        Patience patience,
        boolean undo,
        @Nullable Http http,
        @Nullable Tls tls) {
    /** The port that clients try first. */
    public static final int USUAL_PORT = 7777;

    /** The greatest number of a port. */
    public static final int LAST_PORT = 65535;

    /**
     * @throws IllegalArgumentException if the port is none
     */
    public ServerConfig {
        if (port < 0 || port > LAST_PORT) {
            throw new IllegalArgumentException(
                    "Cannot listen on port %d: there is none of that number. Allowed: 0 to %d, where 0 takes any that is free."
                            .formatted(port, LAST_PORT));
        }
    }

    /** On this machine alone, on any free port, without a password. */
    public static ServerConfig of(Catalog catalog, Journal journal) {
        return new ServerConfig(
                "127.0.0.1",
                0,
                "Meldhouse",
                journal,
                catalog,
                null,
                Locks.NONE,
                null,
                Limits.USUAL,
                Bots.USUAL,
                Patience.USUAL,
                false,
                null,
                null);
    }

    /** The same on another address. */
    public ServerConfig withBind(String address) {
        return with(draft -> draft.bind = address);
    }

    /** The same on another port. */
    public ServerConfig withPort(int number) {
        return with(draft -> draft.port = number);
    }

    /** The same under another name. */
    public ServerConfig withName(String title) {
        return with(draft -> draft.name = title);
    }

    /** The same with the house-rule files of a folder, or without any. */
    public ServerConfig withHouseRules(@Nullable HouseRuleFolder folder) {
        return with(draft -> draft.houseRules = folder);
    }

    /** The same with options that no table may change. */
    public ServerConfig withLocks(Locks locked) {
        return with(draft -> draft.locks = locked);
    }

    /** The same with a password, or without one. */
    public ServerConfig withPassword(@Nullable String secret) {
        return with(draft -> draft.password = secret);
    }

    /** The same with other limits. */
    public ServerConfig withLimits(Limits others) {
        return with(draft -> draft.limits = others);
    }

    /** The same with other limits for bots that come as guests. */
    public ServerConfig withBots(Bots others) {
        return with(draft -> draft.bots = others);
    }

    /** The same with more or less patience. */
    public ServerConfig withPatience(Patience other) {
        return with(draft -> draft.patience = other);
    }

    /** The same, with moves that may be taken back or not where a table's maker does not say. */
    public ServerConfig withUndo(boolean allowed) {
        return with(draft -> draft.undo = allowed);
    }

    /** The same with a port for browsers and for whoever watches over it, or without one. */
    public ServerConfig withHttp(@Nullable Http door) {
        return with(draft -> draft.http = door);
    }

    /** The same with TLS on every port, or without it. */
    public ServerConfig withTls(@Nullable Tls shown) {
        return with(draft -> draft.tls = shown);
    }

    private ServerConfig with(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.done();
    }

    /** What is being changed: the components, each to be set alone. */
    private static final class Draft {
        private String bind;
        private int port;
        private String name;
        private Journal journal;
        private Catalog catalog;
        private @Nullable HouseRuleFolder houseRules;
        private Locks locks;
        private @Nullable String password;
        private Limits limits;
        private Bots bots;
        private Patience patience;
        private boolean undo;
        private @Nullable Http http;
        private @Nullable Tls tls;

        Draft(ServerConfig from) {
            bind = from.bind;
            port = from.port;
            name = from.name;
            journal = from.journal;
            catalog = from.catalog;
            houseRules = from.houseRules;
            locks = from.locks;
            password = from.password;
            limits = from.limits;
            bots = from.bots;
            patience = from.patience;
            undo = from.undo;
            http = from.http;
            tls = from.tls;
        }

        ServerConfig done() {
            return new ServerConfig(
                    bind,
                    port,
                    name,
                    journal,
                    catalog,
                    houseRules,
                    locks,
                    password,
                    limits,
                    bots,
                    patience,
                    undo,
                    http,
                    tls);
        }
    }

    /**
     * What a server shows to those who encrypt.
     *
     * @param key secret
     * @param chain the server's own certificate, then those of whoever vouches for it
     */
    public record Tls(PrivateKey key, List<X509Certificate> chain) {
        /** Copies the list. */
        public Tls {
            chain = List.copyOf(chain);
        }

        /** Without the key. */
        @Override
        public String toString() {
            return chain.getFirst().getSubjectX500Principal().getName();
        }
    }

    /**
     * The port for browsers and for whoever watches over the server.
     *
     * @param port 0: any that is free
     * @param metricsForAll whether other machines may read the figures too
     * @param requestsPerSecond that one address may make on average, this machine apart
     * @param addresses by which other machines reach this one now, the likeliest first: asked
     *     whenever a page is shown on this machine itself, and quick to answer
     */
    public record Http(
            int port,
            boolean metricsForAll,
            int requestsPerSecond,
            Supplier<List<String>> addresses) {
        /** The port that browsers are told of if nothing else is said. */
        public static final int USUAL_PORT = 7778;

        /** Enough for a few people behind one address. */
        public static final int USUAL_RATE = 20;

        /** As often as is usual, where it is not known how other machines reach this one. */
        public Http(int port, boolean metricsForAll) {
            this(port, metricsForAll, USUAL_RATE, List::of);
        }

        /** Checks the port. */
        public Http {
            if (port < 0 || port > LAST_PORT) {
                throw new IllegalArgumentException(
                        "Cannot listen on port %d: there is none of that number. Allowed: 0 to %d, where 0 takes any that is free."
                                .formatted(port, LAST_PORT));
            }
        }
    }

    /** Without the password. */
    @Override
    public String toString() {
        return "%s on %s:%d".formatted(name, bind, port);
    }

    /**
     * What may be used up.
     *
     * @param connections at the same time
     * @param tables at the same time
     * @param tablesEach that one player may own at the same time
     * @param linesPerSecond that one connection may send on average
     * @param queuedBytes that may wait for a client that does not read; over a quarter of it the
     *     client gets one view instead of events, over all of it the connection ends
     * @param faultsInARow after so many the connection ends
     * @param botsAtOnce how many bots may think at the same time
     * @param address what all connections of one address may use up together
     */
    public record Limits(
            int connections,
            int tables,
            int tablesEach,
            int linesPerSecond,
            int queuedBytes,
            int faultsInARow,
            int botsAtOnce,
            Address address) {
        /** For a house full of friends. */
        public static final Limits USUAL =
                new Limits(
                        2_000,
                        1_000,
                        20,
                        500,
                        1 << 20,
                        50,
                        Math.max(4, 2 * Runtime.getRuntime().availableProcessors()));

        /**
         * What one address may use up; of IPv6, one network. This machine itself may use up all.
         *
         * @param connections at the same time
         * @param lines that they may send in a second on average, taken together
         */
        public record Address(int connections, int lines) {
            /** For a club behind one router. */
            public static final Address USUAL = new Address(200, 5_000);
        }

        /** With the usual limits of an address. */
        public Limits(
                int connections,
                int tables,
                int tablesEach,
                int linesPerSecond,
                int queuedBytes,
                int faultsInARow,
                int botsAtOnce) {
            this(
                    connections,
                    tables,
                    tablesEach,
                    linesPerSecond,
                    queuedBytes,
                    faultsInARow,
                    botsAtOnce,
                    Address.USUAL);
        }

        /** The same with more or fewer connections. */
        public Limits withConnections(int most) {
            return with(draft -> draft.connections = most);
        }

        /** The same with more or fewer tables. */
        public Limits withTables(int most) {
            return with(draft -> draft.tables = most);
        }

        /** The same with more or fewer tables that one player may own. */
        public Limits withTablesEach(int most) {
            return with(draft -> draft.tablesEach = most);
        }

        /** The same with more or fewer lines that one connection may send. */
        public Limits withLinesPerSecond(int most) {
            return with(draft -> draft.linesPerSecond = most);
        }

        /** The same with more or fewer bytes that may wait for a client. */
        public Limits withQueuedBytes(int most) {
            return with(draft -> draft.queuedBytes = most);
        }

        /** The same with more or fewer connections of one address. */
        public Limits withConnectionsOfAddress(int most) {
            return with(draft -> draft.address = new Address(most, address.lines()));
        }

        /** The same with more or fewer lines that one address may send. */
        public Limits withLinesOfAddress(int most) {
            return with(draft -> draft.address = new Address(address.connections(), most));
        }

        private Limits with(Consumer<Draft> change) {
            Draft draft = new Draft(this);
            change.accept(draft);
            return new Limits(
                    draft.connections,
                    draft.tables,
                    draft.tablesEach,
                    draft.linesPerSecond,
                    draft.queuedBytes,
                    faultsInARow,
                    botsAtOnce,
                    draft.address);
        }

        /** What may be said otherwise. */
        private static final class Draft {
            private int connections;
            private int tables;
            private int tablesEach;
            private int linesPerSecond;
            private int queuedBytes;
            private Address address;

            Draft(Limits from) {
                connections = from.connections;
                tables = from.tables;
                tablesEach = from.tablesEach;
                linesPerSecond = from.linesPerSecond;
                queuedBytes = from.queuedBytes;
                address = from.address;
            }
        }
    }

    /**
     * What bots may use up and do that come as guests: programs that connect, and say in their
     * hello that they play by themselves.
     *
     * @param connections at the same time, of all of them
     * @param tables at which one may sit or which it may own, at the same time
     * @param linesPerSecond that one connection may send on average
     * @param mayCreate whether they may make tables
     * @param maySay whether they may say something at a table
     */
    public record Bots(
            int connections, int tables, int linesPerSecond, boolean mayCreate, boolean maySay) {
        /** A few quick ones, who keep to their seats. */
        public static final Bots USUAL = new Bots(100, 4, 200, false, false);

        /**
         * @throws IllegalArgumentException if a number is negative, or no line a second is allowed
         */
        public Bots {
            if (connections < 0 || tables < 0 || linesPerSecond < 1) {
                throw new IllegalArgumentException(
                        "Cannot limit bots to %d connections, %d tables and %d lines a second. Allowed: numbers from 0, and at least one line."
                                .formatted(connections, tables, linesPerSecond));
            }
        }
    }

    /**
     * How long is waited for whom.
     *
     * @param bot for one move of a bot
     * @param rules for the rules of a plugin to do one thing; then their table is given up
     * @param grace for a player whose connection is gone, before a bot plays for the seat
     * @param idle for anybody to come to a table before a match or after it, before it is closed
     * @param idlePaused the same for a table that was halted
     * @param stall for a client that takes nothing while something waits for it
     * @param hello for a new connection to say hello
     * @param silence for a client that has sent a ping to send anything more; one that never did
     *     may be silent for ever
     * @param reconsider for a person to take a move back that may be, before a bot answers it
     */
    public record Patience(
            Duration bot,
            Duration rules,
            Duration grace,
            Duration idle,
            Duration idlePaused,
            Duration stall,
            Duration hello,
            Duration silence,
            Duration reconsider) {
        /** For people. */
        public static final Patience USUAL =
                new Patience(
                        Duration.ofSeconds(5),
                        Duration.ofSeconds(10),
                        Duration.ofSeconds(60),
                        Duration.ofMinutes(30),
                        Duration.ofHours(24),
                        Duration.ofSeconds(30),
                        Duration.ofSeconds(30),
                        Duration.ofSeconds(70),
                        Duration.ofSeconds(3));

        /** The same with another deadline for bots. */
        public Patience withBot(Duration time) {
            return new Patience(
                    time, rules, grace, idle, idlePaused, stall, hello, silence, reconsider);
        }

        /** The same with another time for the rules of plugins. */
        public Patience withRules(Duration time) {
            return new Patience(
                    bot, time, grace, idle, idlePaused, stall, hello, silence, reconsider);
        }

        /** The same with another grace for players. */
        public Patience withGrace(Duration time) {
            return new Patience(
                    bot, rules, time, idle, idlePaused, stall, hello, silence, reconsider);
        }

        /** The same with another time until a table without anybody is closed. */
        public Patience withIdle(Duration time) {
            return new Patience(
                    bot, rules, grace, time, idlePaused, stall, hello, silence, reconsider);
        }

        /** The same with another time for clients that do not read. */
        public Patience withStall(Duration time) {
            return new Patience(
                    bot, rules, grace, idle, idlePaused, time, hello, silence, reconsider);
        }

        /** The same with another time for the hello. */
        public Patience withHello(Duration time) {
            return new Patience(
                    bot, rules, grace, idle, idlePaused, stall, time, silence, reconsider);
        }

        /** The same with another time for clients that fall silent. */
        public Patience withSilence(Duration time) {
            return new Patience(
                    bot, rules, grace, idle, idlePaused, stall, hello, time, reconsider);
        }

        /** The same with another time for second thoughts. */
        public Patience withReconsider(Duration time) {
            return new Patience(bot, rules, grace, idle, idlePaused, stall, hello, silence, time);
        }
    }
}
