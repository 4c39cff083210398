package meldhouse.server;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.file.FileSystemOptions;

import meldhouse.catalog.Catalog;
import meldhouse.catalog.Guard;
import meldhouse.catalog.Plugin;
import meldhouse.scripting.WorkerPool;
import meldhouse.server.bus.Bus;
import meldhouse.server.bus.Player;
import meldhouse.server.gateway.Capacity;
import meldhouse.server.gateway.ConnectionLimits;
import meldhouse.server.gateway.TcpGateway;
import meldhouse.server.http.AdminKeys;
import meldhouse.server.http.HttpGateway;
import meldhouse.server.journal.BadLine;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.FactText;
import meldhouse.server.lobby.BotGuests;
import meldhouse.server.lobby.FrontDesk;
import meldhouse.server.lobby.HouseRuleSource;
import meldhouse.server.lobby.LobbyVerticle;
import meldhouse.server.lobby.RuleBook;
import meldhouse.server.measure.MeteredJournal;
import meldhouse.server.measure.Meters;
import meldhouse.server.table.BotRoster;
import meldhouse.server.table.BotRunner;
import meldhouse.server.table.House;
import meldhouse.server.table.Pace;
import meldhouse.server.table.Rebuilt;
import meldhouse.server.table.TableVerticle;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A server of tables over TCP. It goes on where its journal ends: every table that is not closed is
 * there again, at the same number, with the same person to move.
 *
 * <p>Start it once and stop it once; {@link #start} and {@link #stop} block, and are not for an
 * event loop.
 */
public final class Server implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Server.class.getName());
    private static final Duration RETRY = Duration.ofSeconds(1);

    /** It serves no files, so it needs no folder to unpack them. */
    private static final FileSystemOptions NO_FILES =
            new FileSystemOptions()
                    .setFileCachingEnabled(false)
                    .setClassPathResolvingEnabled(false);

    /** Stopping is over after ten seconds, whatever hangs. */
    private static final long STEP_SECONDS = 2;

    /** On a busy machine all that TLS needs takes its time to be loaded. */
    private static final long LISTEN_SECONDS = 20;

    /** For a plugin to answer one question that is not about a table. */
    private static final Duration PLUGIN = Duration.ofSeconds(5);

    /** For whatever is asked whether it is well. */
    private static final Duration HEALTH = Duration.ofSeconds(2);

    private static final Duration REPLAY = Duration.ofSeconds(30);

    private final ServerConfig config;
    private final Guard replays = new Guard(REPLAY);
    private final List<String> setAside = new ArrayList<>();
    private final Meters meters = new Meters();
    private final AdminKeys keys = new AdminKeys();
    private final MeteredJournal journal;
    private @Nullable Running running;

    /** What there is between start and stop. */
    private record Running(
            Vertx vertx,
            BotRunner bots,
            LobbyVerticle lobby,
            TcpGateway gateway,
            Catalog catalog,
            WorkerPool workers,
            @Nullable HttpGateway http) {
        Running with(Catalog fresh) {
            return new Running(vertx, bots, lobby, gateway, fresh, workers, http);
        }
    }

    /** A server that has yet to be started. */
    public Server(ServerConfig config) {
        this.config = config;
        this.journal = new MeteredJournal(config.journal(), meters);
    }

    /**
     * Rebuilds the tables of the journal and listens.
     *
     * @return the port that it listens on
     * @throws IOException if the journal cannot be read or the address cannot be listened on; the
     *     message says which
     * @throws IllegalStateException if it was started before
     */
    public synchronized int start() throws IOException {
        if (running != null) {
            throw new IllegalStateException("the server was started before");
        }
        Map<String, List<String>> lines = new LinkedHashMap<>();
        config.journal()
                .replay(
                        (table, line) ->
                                lines.computeIfAbsent(table, any -> new ArrayList<>()).add(line));
        List<String> ofLobby = lines.remove(LobbyVerticle.JOURNAL);
        Vertx vertx = Vertx.vertx(new VertxOptions().setFileSystemOptions(NO_FILES));
        BotRunner runner =
                new BotRunner(config.patience().bot(), config.limits().botsAtOnce(), meters);
        WorkerPool workers =
                new WorkerPool(WorkerPool.WORKERS, WorkerPool.DEADLINE, meters::scriptCalled);
        try {
            return start(
                    vertx, runner, workers, players(ofLobby == null ? List.of() : ofLobby), lines);
        } catch (IOException | RuntimeException | Error e) {
            runner.close();
            workers.close();
            vertx.close();
            throw e;
        }
    }

    private int start(
            Vertx vertx,
            BotRunner runner,
            WorkerPool workers,
            List<Fact.OfLobby> players,
            Map<String, List<String>> lines)
            throws IOException {
        House house =
                new House(
                        Bus.of(vertx),
                        journal,
                        roster(config.catalog(), runner),
                        runner,
                        pace(),
                        meters);
        RuleBook book = new RuleBook(config.catalog(), workers);
        LobbyVerticle lobby = new LobbyVerticle(house, book, front(), players);
        await(vertx.deployVerticle(lobby), "start the lobby");
        for (Rebuilt table : rebuild(lines, book)) {
            // Here and not on the table's event loop the bots are asked what they play.
            house.bots().offered(table.ruleset());
            serve(lobby, TableVerticle.rebuilt(house, table));
        }
        TcpGateway gateway =
                new TcpGateway(
                        house.bus(),
                        config.bind(),
                        config.port(),
                        ShownKey.options(config.tls()),
                        capacity(config.limits()),
                        connectionLimits(),
                        meters);
        await(
                gateway.open(vertx),
                "listen on %s port %d".formatted(config.bind(), config.port()),
                LISTEN_SECONDS);
        meters.watch(workers, runner::stuckThreads);
        HttpGateway http = http(house.bus(), lobby, workers, gateway.port());
        if (http != null) {
            await(
                    vertx.deployVerticle(http),
                    "listen on %s port %d".formatted(config.bind(), config.http().port()),
                    LISTEN_SECONDS);
        }
        running = new Running(vertx, runner, lobby, gateway, config.catalog(), workers, http);
        return gateway.port();
    }

    private @Nullable HttpGateway http(
            Bus bus, LobbyVerticle lobby, WorkerPool workers, int tablePort) {
        ServerConfig.Http wanted = config.http();
        if (wanted == null) {
            return null;
        }
        return new HttpGateway(
                new HttpGateway.Parts(bus, lobby.desk(), journal, workers, meters, keys),
                new HttpGateway.Door(
                        config.bind(),
                        wanted.port(),
                        front().name(),
                        tablePort,
                        config.password() != null,
                        wanted.metricsForAll(),
                        wanted.requestsPerSecond(),
                        ShownKey.options(config.tls()),
                        wanted.addresses(),
                        HEALTH));
    }

    private static BotRoster roster(Catalog catalog, BotRunner runner) {
        return new BotRoster(catalog, new Guard(PLUGIN), runner);
    }

    /**
     * Loads the plugins anew, for tables that are made from now on; those that are there keep what
     * they have. It blocks.
     *
     * @return what there is now
     * @throws IllegalStateException if the server is not running
     */
    public synchronized Catalog reloadPlugins() {
        Running now = running();
        Catalog fresh = now.catalog().reloaded();
        now.bots().forgive();
        try {
            await(
                    now.lobby().use(roster(fresh, now.bots()), new RuleBook(fresh, now.workers())),
                    "load the plugins anew");
        } catch (IOException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
        running = now.with(fresh);
        return fresh;
    }

    /** A table that cannot be served keeps no other from it. */
    private void serve(LobbyVerticle lobby, TableVerticle table) {
        try {
            await(lobby.serve(table), "serve it");
        } catch (IOException e) {
            setAside("Set aside table '%s': %s".formatted(table.id(), e.getMessage()));
        }
    }

    private Pace pace() {
        var patience = config.patience();
        return new Pace(
                patience.grace(),
                patience.idle(),
                patience.idlePaused(),
                RETRY,
                patience.rules(),
                patience.reconsider());
    }

    /** Of the module; null where it is none, as from classes. */
    private static @Nullable String version() {
        ModuleDescriptor module = Server.class.getModule().getDescriptor();
        return module == null ? null : module.rawVersion().orElse(null);
    }

    private LobbyVerticle.Front front() {
        String version = version();
        return new LobbyVerticle.Front(
                config.name() + (version == null ? "" : "/" + version),
                config.password(),
                config.limits().tables(),
                config.limits().tablesEach(),
                new HouseRuleSource(config.houseRules(), config.locks()),
                config.undo(),
                new BotGuests.Quota(
                        config.bots().connections(),
                        config.bots().tables(),
                        config.bots().mayCreate()));
    }

    private static Capacity capacity(ServerConfig.Limits limits) {
        return new Capacity(
                limits.connections(), limits.address().connections(), limits.address().lines());
    }

    private ConnectionLimits connectionLimits() {
        var limits = config.limits();
        return new ConnectionLimits(
                limits.linesPerSecond(),
                limits.queuedBytes(),
                config.patience().stall(),
                config.patience().hello(),
                config.patience().silence(),
                limits.faultsInARow(),
                config.bots().linesPerSecond(),
                config.bots().maySay());
    }

    private List<Fact.OfLobby> players(List<String> lines) {
        List<Fact.OfLobby> players = new ArrayList<>();
        for (String line : lines) {
            try {
                if (FactText.read(line) instanceof Fact.OfLobby fact) {
                    players.add(fact);
                } else {
                    setAside("Set aside a line about a player: it is about a table.");
                }
            } catch (BadLine e) {
                setAside("Set aside a line about a player: " + e.getMessage());
            }
        }
        return players;
    }

    private List<Rebuilt> rebuild(Map<String, List<String>> lines, RuleBook book) {
        List<Rebuilt> tables = new ArrayList<>();
        lines.forEach(
                (table, all) -> {
                    try {
                        Rebuilt rebuilt = rebuilt(table, all, book);
                        if (rebuilt.isClosed()) {
                            config.journal().retire(table);
                        } else {
                            tables.add(rebuilt);
                        }
                    } catch (BadLine e) {
                        setAside("Set aside table '%s': %s".formatted(table, e.getMessage()));
                    }
                });
        return tables;
    }

    /** A stranger's rules may hang while they play a table's moves again. */
    private Rebuilt rebuilt(String table, List<String> lines, RuleBook book) throws BadLine {
        Optional<Plugin> plugin =
                FactText.read(lines.getFirst()) instanceof Fact.TableMade made
                        ? book.pluginOf(made)
                        : Optional.empty();
        if (plugin.isEmpty()) {
            return Rebuilt.of(table, lines, book);
        }
        try {
            return replays.call(
                    plugin.get().title(),
                    Server.class.getClassLoader(),
                    () -> Rebuilt.of(table, lines, book));
        } catch (TimeoutException e) {
            throw new BadLine(String.valueOf(e.getMessage()));
        } catch (ExecutionException e) {
            throw e.getCause() instanceof BadLine bad
                    ? new BadLine("%s (%s)".formatted(bad.getMessage(), plugin.get().title()))
                    : new BadLine(
                            "%s threw %s"
                                    .formatted(
                                            plugin.get().title(),
                                            e.getCause().getClass().getName()));
        }
    }

    private void setAside(String what) {
        String sentence = what.endsWith(".") ? what : what + ".";
        setAside.add(sentence);
        LOG.log(System.Logger.Level.WARNING, sentence);
    }

    /**
     * What of the journal could not be used, each in a sentence: a table whose ruleset is not
     * installed any more. Its lines stay in the journal.
     */
    public synchronized List<String> setAside() {
        return List.copyOf(setAside);
    }

    /** The port that it listens on, once started. */
    public synchronized int port() {
        return running().gateway().port();
    }

    /** The port that it listens on for browsers; nothing where it has none. */
    public synchronized OptionalInt httpPort() {
        HttpGateway http = running().http();
        return http == null ? OptionalInt.empty() : OptionalInt.of(http.port());
    }

    /**
     * A new key for whoever owns this house: {@code /admin/KEY} at the port for browsers lets one
     * browser in, once, as the one who may close tables, send players off and speak to all.
     */
    public String newAdminKey() {
        return keys.newKey();
    }

    /** Whether a key has yet to be used. */
    public boolean isFresh(String adminKey) {
        return keys.isFresh(adminKey);
    }

    /**
     * Who and what is in the house.
     *
     * @throws IOException if the lobby gives no answer
     */
    public Overview overview() throws IOException {
        LobbyVerticle lobby;
        synchronized (this) {
            lobby = running().lobby();
        }
        FrontDesk.Seen seen = await(lobby.desk().look(), "look around");
        return new Overview(seen.players().stream().map(Player::name).toList(), seen.tables());
    }

    /** What whoever owns the house may do in it. */
    public HostDesk desk() {
        synchronized (this) {
            return new HostDesk(running().lobby().desk());
        }
    }

    /** How many threads hang in a bot's code; for the host to see. */
    public synchronized int stuckBots() {
        return running().bots().stuckThreads();
    }

    /** What the processes have done that call functions of house rules; for the host to see. */
    public synchronized WorkerPool.Figures workers() {
        return running().workers().figures();
    }

    private Running running() {
        Running now = running;
        if (now == null) {
            throw new IllegalStateException("the server is not running");
        }
        return now;
    }

    /**
     * Ends within ten seconds: takes nobody any more, finishes and keeps what is being done, and
     * says good-bye. The journal stays open. Nothing happens if it is not running.
     */
    public synchronized void stop() {
        Running now = running;
        if (now == null) {
            return;
        }
        running = null;
        attempt(now.gateway().refuse(), "refuse requests");
        attempt(now.lobby().refuse().compose(done -> now.lobby().endTables()), "end the tables");
        attempt(now.gateway().farewell(), "say good-bye");
        now.bots().close();
        now.workers().close();
        attempt(now.vertx().close(), "close the event loops");
    }

    @Override
    public void close() {
        stop();
    }

    /** One step of stopping; the next is taken whatever comes of it. */
    private static void attempt(Future<?> step, String what) {
        try {
            await(step, what);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, e.getMessage());
        }
    }

    static <T> T await(Future<T> step, String what) throws IOException {
        return await(step, what, STEP_SECONDS);
    }

    private static <T> T await(Future<T> step, String what, long seconds) throws IOException {
        try {
            return step.toCompletionStage().toCompletableFuture().get(seconds, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            // The message of anything else may be a stranger's, and hold cards.
            boolean isOurs = e.getCause() instanceof IOException;
            throw new IOException(
                    "Cannot %s: %s."
                            .formatted(
                                    what,
                                    isOurs
                                            ? e.getCause().getMessage()
                                            : e.getCause().getClass().getName()),
                    e.getCause());
        } catch (TimeoutException e) {
            throw new IOException("Cannot %s: it takes too long.".formatted(what), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("Cannot %s: interrupted.".formatted(what), e);
        }
    }
}
