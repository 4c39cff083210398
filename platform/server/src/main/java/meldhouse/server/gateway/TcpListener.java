package meldhouse.server.gateway;

import io.netty.handler.flush.FlushConsolidationHandler;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.VerticleBase;
import io.vertx.core.internal.net.NetSocketInternal;
import io.vertx.core.net.KeyCertOptions;
import io.vertx.core.net.NetServer;
import io.vertx.core.net.NetServerOptions;
import io.vertx.core.net.NetSocket;
import io.vertx.core.net.SocketAddress;

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

/** Takes its share of the TCP connections, on an event loop of its own. */
final class TcpListener extends VerticleBase {
    private static final System.Logger LOG = System.getLogger(TcpListener.class.getName());

    /** Small, so that the kernel does not hide how far behind a client is. */
    private static final int SEND_BUFFER = 128 * 1024;

    /** Seconds after which a client may find the server up again, or a place free. */
    private static final int RETRY = 5;

    /**
     * Flushes that are put off at most: what a table tells at once goes out in one call of the
     * system, at the end of what the event loop has to do now.
     */
    private static final int PUT_OFF = 64;

    private final Bus bus;
    private final String address;
    private final String bind;
    private final int wantedPort;
    private final @Nullable KeyCertOptions tls;
    private final Places places;
    private final ConnectionLimits limits;
    private final Meters meters;
    private final Map<String, Connection> connections = new HashMap<>();
    private @Nullable NetServer server;
    private @Nullable Promise<Void> empty;
    private long numbers;
    private boolean stopping;

    /**
     * @param address its own on the bus
     * @param bind the address to listen on
     * @param port negative: any that is free, the same for all listeners
     * @param tls what is shown to clients, who must encrypt; null: nothing is encrypted
     * @param places one for each connection
     * @param meters are told of connections and of the time that moves take
     */
    TcpListener(
            Bus bus,
            String address,
            String bind,
            int port,
            @Nullable KeyCertOptions tls,
            Places places,
            ConnectionLimits limits,
            Meters meters) {
        this.bus = bus;
        this.address = address;
        this.bind = bind;
        this.wantedPort = port;
        this.tls = tls;
        this.places = places;
        this.limits = limits;
        this.meters = meters;
    }

    @Override
    public Future<?> start() {
        bus.<ToConnection.Addressed>listen(address, message -> told(message.body()));
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

    int port() {
        NetServer listening = server;
        if (listening == null) {
            throw new IllegalStateException("the gateway is not deployed");
        }
        return listening.actualPort();
    }

    private void connected(NetSocket socket) {
        if (stopping) {
            turnAway(socket, ErrorCode.SERVER_STOPPING, "The server is about to end.");
            return;
        }
        switch (places.take(household(socket))) {
            case Places.Answer.Full(String why) -> turnAway(socket, ErrorCode.SERVER_FULL, why);
            case Places.Answer.Taken(Places.Place place) -> serve(socket, place);
        }
    }

    private static Household household(NetSocket socket) {
        SocketAddress from = socket.remoteAddress();
        return Household.of(Household.read(from == null ? null : from.hostAddress()));
    }

    private static void turnAway(NetSocket socket, ErrorCode code, String why) {
        new Outbox(socket, () -> {})
                .send(new ServerMessage.Bye(code, why, RETRY))
                .onComplete(done -> socket.close());
    }

    private void serve(NetSocket socket, Places.Place place) {
        ((NetSocketInternal) socket)
                .channelHandlerContext()
                .pipeline()
                .addFirst(new FlushConsolidationHandler(PUT_OFF, true));
        String own = Bus.connection(address, ++numbers);
        Connection connection =
                new Connection(
                        vertx,
                        bus,
                        socket,
                        own,
                        limits,
                        new Allowance(limits.linesPerSecond(), place),
                        meters,
                        () -> gone(own, place));
        connections.put(own, connection);
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

    private void gone(String connection, Places.Place place) {
        if (connections.remove(connection) != null) {
            place.give();
            meters.disconnected();
        }
        if (empty != null && connections.isEmpty()) {
            empty.tryComplete();
        }
    }

    /** Takes nobody and refuses every request from now on; may be called from any thread. */
    Future<Void> refuse() {
        return inContext(
                done -> {
                    stopping = true;
                    connections.values().forEach(Connection::stopping);
                    done.complete();
                });
    }

    /** Says good-bye to everybody, and completes when they are gone; from any thread. */
    Future<Void> farewell() {
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
