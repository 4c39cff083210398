package meldhouse.server.gateway;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.VerticleBase;
import io.vertx.core.net.KeyCertOptions;
import io.vertx.core.net.NetServer;
import io.vertx.core.net.NetServerOptions;
import io.vertx.core.net.NetSocket;

import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.ServerMessage;
import meldhouse.server.bus.Bus;
import meldhouse.server.bus.Caller;
import meldhouse.server.bus.ToConnection;
import meldhouse.server.bus.ToLobby;
import meldhouse.server.measure.Meters;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Takes TCP connections. */
public final class TcpGateway extends VerticleBase {
    private static final System.Logger LOG = System.getLogger(TcpGateway.class.getName());
    private static final String ADDRESS = "gateway.tcp";

    /** Small, so that the kernel does not hide how far behind a client is. */
    private static final int SEND_BUFFER = 128 * 1024;

    /** Seconds after which a client may find the server up again, or a place free. */
    private static final int RETRY = 5;

    private final Bus bus;
    private final String bind;
    private final int wantedPort;
    private final @Nullable KeyCertOptions tls;
    private final int mostConnections;
    private final ConnectionLimits limits;
    private final Meters meters;
    private final Map<String, Connection> connections = new HashMap<>();
    private @Nullable NetServer server;
    private @Nullable Promise<Void> empty;
    private long numbers;
    private boolean stopping;

    /**
     * @param bind the address to listen on
     * @param port 0: any that is free
     * @param tls what is shown to clients, who must encrypt; null: nothing is encrypted
     * @param meters are told of connections and of the time that moves take
     */
    public TcpGateway(
            Bus bus,
            String bind,
            int port,
            @Nullable KeyCertOptions tls,
            int mostConnections,
            ConnectionLimits limits,
            Meters meters) {
        this.bus = bus;
        this.bind = bind;
        this.wantedPort = port;
        this.tls = tls;
        this.mostConnections = mostConnections;
        this.limits = limits;
        this.meters = meters;
    }

    @Override
    public Future<?> start() {
        bus.<ToConnection.Addressed>listen(ADDRESS, message -> told(message.body()));
        NetServerOptions options =
                new NetServerOptions()
                        .setTcpKeepAlive(true)
                        .setTcpNoDelay(true)
                        .setSendBufferSize(SEND_BUFFER);
        if (tls != null) {
            options.setSsl(true).setKeyCertOptions(tls);
        }
        server =
                vertx.createNetServer(options)
                        .connectHandler(this::connected)
                        // Whoever does not encrypt, or does not trust us: their matter.
                        .exceptionHandler(
                                e ->
                                        LOG.log(
                                                System.Logger.Level.DEBUG,
                                                "no connection: {0}",
                                                e.getClass().getName()));
        return server.listen(wantedPort, bind);
    }

    /** The port that it listens on. */
    public int port() {
        NetServer listening = server;
        if (listening == null) {
            throw new IllegalStateException("the gateway is not deployed");
        }
        return listening.actualPort();
    }

    private void connected(NetSocket socket) {
        if (stopping || connections.size() >= mostConnections) {
            ErrorCode code = stopping ? ErrorCode.SERVER_STOPPING : ErrorCode.SERVER_FULL;
            String why = stopping ? "The server is about to end." : "The server is full.";
            new Outbox(socket, () -> {})
                    .send(new ServerMessage.Bye(code, why, RETRY))
                    .onComplete(done -> socket.close());
            return;
        }
        String address = Bus.connection(ADDRESS, ++numbers);
        Connection connection =
                new Connection(vertx, bus, socket, address, limits, meters, () -> gone(address));
        connections.put(address, connection);
        meters.connected();
        connection.begin();
    }

    private void told(ToConnection.Addressed message) {
        Connection connection = connections.get(message.connection());
        if (connection != null) {
            connection.told(message.told());
        } else if (message.told() instanceof ToConnection.Welcomed welcomed) {
            // Gone before it was let in: nobody else would say so.
            bus.lobby(new ToLobby.Departed(new Caller(message.connection(), welcomed.player())));
        }
    }

    private void gone(String address) {
        if (connections.remove(address) != null) {
            meters.disconnected();
        }
        if (empty != null && connections.isEmpty()) {
            empty.tryComplete();
        }
    }

    /** Takes nobody and refuses every request from now on; may be called from any thread. */
    public Future<Void> refuse() {
        return inContext(
                done -> {
                    stopping = true;
                    connections.values().forEach(Connection::stopping);
                    done.complete();
                });
    }

    /** Says good-bye to everybody, and completes when they are gone; from any thread. */
    public Future<Void> farewell() {
        return inContext(
                done -> {
                    empty = done;
                    connections
                            .values()
                            .forEach(
                                    connection ->
                                            connection.end(
                                                    ErrorCode.SERVER_STOPPING,
                                                    "The server ends. What was played is kept.",
                                                    RETRY));
                    if (connections.isEmpty()) {
                        done.tryComplete();
                    }
                });
    }

    private Future<Void> inContext(Consumer<Promise<Void>> work) {
        Promise<Void> done = Promise.promise();
        context.runOnContext(ignored -> work.accept(done));
        return done.future();
    }

    @Override
    public Future<?> stop() {
        NetServer listening = server;
        return listening == null
                ? Future.succeededFuture()
                : listening.shutdown(1, TimeUnit.SECONDS);
    }
}
