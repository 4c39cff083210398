package meldhouse.server.http;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;

import meldhouse.server.gateway.Household;

import org.jspecify.annotations.Nullable;

import java.net.InetAddress;
import java.util.List;

/**
 * Where somebody comes from who asks at the port for browsers.
 *
 * @param address as {@link InetAddress#getHostAddress} writes it, without a zone; of whoever comes
 *     by a proxy on this machine, the one that the proxy tells
 * @param isLocal whether that is this machine itself, and not by a proxy on it
 */
record Visitor(String address, boolean isLocal) {
    private static final String FORWARDED_FOR = "X-Forwarded-For";

    /** A connection, whoever asks by it. */
    static Visitor of(@Nullable SocketAddress from) {
        InetAddress address = Household.read(from == null ? null : from.hostAddress());
        return address == null
                ? new Visitor("", false)
                : new Visitor(address.getHostAddress(), address.isLoopbackAddress());
    }

    static Visitor of(HttpServerRequest request) {
        Visitor near = of(request.remoteAddress());
        boolean isForwarded =
                request.headers().contains(FORWARDED_FOR)
                        || request.headers().contains("Forwarded");
        if (!near.isLocal() || !isForwarded) {
            return near;
        }
        // The last one is what the proxy itself saw; whatever stands before it anybody can write.
        List<String> told = request.headers().getAll(FORWARDED_FOR);
        String all = told.isEmpty() ? "" : told.getLast();
        InetAddress far = Household.read(all.substring(all.lastIndexOf(',') + 1).strip());
        return new Visitor(far == null ? near.address() : far.getHostAddress(), false);
    }

    /** Whose requests and connections are counted together. */
    Household household() {
        return Household.of(Household.read(address));
    }
}
