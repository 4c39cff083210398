package meldhouse.server.gateway;

import org.jspecify.annotations.Nullable;

import java.net.InetAddress;
import java.util.HexFormat;

/**
 * What counts as one visitor: an address, or of IPv6 the network, since each machine has all of
 * that. An address that holds on one cable alone ({@code fe80::}) is a machine, as all that hang on
 * it share that network.
 *
 * @param network as text
 * @param isLocal whether it is this machine itself
 */
public record Household(String network, boolean isLocal) {
    private static final int IPV6_BYTES = 16;
    private static final int NETWORK_BYTES = 8;

    /** An address that is written in numbers, with a zone or without; null: it is none. */
    public static @Nullable InetAddress read(@Nullable String address) {
        try {
            return address == null ? null : InetAddress.ofLiteral(address.replaceFirst("%.*", ""));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** That of an address; of one that is not known, or none, a household of all such. */
    public static Household of(@Nullable InetAddress address) {
        if (address == null) {
            return new Household("", false);
        }
        byte[] bytes = address.getAddress();
        return new Household(
                bytes.length == IPV6_BYTES && !address.isLinkLocalAddress()
                        ? HexFormat.of().formatHex(bytes, 0, NETWORK_BYTES)
                        : address.getHostAddress(),
                address.isLoopbackAddress());
    }
}
