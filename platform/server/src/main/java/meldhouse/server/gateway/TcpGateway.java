package meldhouse.server.gateway;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.net.KeyCertOptions;

import meldhouse.server.bus.Bus;
import meldhouse.server.measure.Meters;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Takes TCP connections at one port, and shares them out among listeners: to read, write and
 * encrypt for all of them is too much for one event loop.
 */
public final class TcpGateway {
    private static final String ADDRESS = "gateway.tcp.";

    /** Listeners that ask for it get one and the same free port. */
    private static final int ANY_FOR_ALL = -1;

    private final List<TcpListener> listeners;

    /**
     * @param bind the address to listen on
     * @param port 0: any that is free
     * @param tls what is shown to clients, who must encrypt; null: nothing is encrypted
     * @param capacity one connection more is told that there is none
     * @param meters are told of connections and of the time that moves take
     */
    public TcpGateway(
            Bus bus,
            String bind,
            int port,
            @Nullable KeyCertOptions tls,
            Capacity capacity,
            ConnectionLimits limits,
            Meters meters) {
        Places places = new Places(capacity);
        listeners =
                IntStream.range(0, Runtime.getRuntime().availableProcessors())
                        .mapToObj(
                                number ->
                                        new TcpListener(
                                                bus,
                                                ADDRESS + number,
                                                bind,
                                                port == 0 ? ANY_FOR_ALL : port,
                                                tls,
                                                places,
                                                limits,
                                                meters))
                        .toList();
    }

    /** Listens from now on; fails if the port cannot be had. */
    public Future<?> open(Vertx vertx) {
        return all(vertx::deployVerticle);
    }

    /** The port that it listens on, once it is open. */
    public int port() {
        return listeners.getFirst().port();
    }

    /** Takes nobody and refuses every request from now on; may be called from any thread. */
    public Future<?> refuse() {
        return all(TcpListener::refuse);
    }

    /** Says good-bye to everybody, and completes when they are gone; from any thread. */
    public Future<?> farewell() {
        return all(TcpListener::farewell);
    }

    private Future<?> all(Function<TcpListener, Future<?>> work) {
        return Future.join(listeners.stream().map(work).toList());
    }
}
