package meldhouse.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The addresses by which others on the network reach this machine, the likeliest first. */
final class LanAddresses {
    /** Every interface. */
    static final String ALL = "0.0.0.0";

    /** How the interfaces of containers, virtual machines and tunnels are called. */
    private static final List<String> VIRTUAL =
            List.of(
                    "docker",
                    "veth",
                    "br-",
                    "virbr",
                    "vbox",
                    "vmnet",
                    "tun",
                    "tap",
                    "wg",
                    "zt",
                    "utun",
                    "tailscale",
                    "podman",
                    "cni",
                    "lxc");

    private LanAddresses() {}

    /**
     * An address of this machine.
     *
     * @param name of the interface
     * @param text the address
     * @param routed whether it is the one that packets to the world leave by
     * @param siteLocal whether it is one of a home or office network
     */
    record Found(String name, String text, boolean routed, boolean siteLocal) {
        boolean isVirtual() {
            String lower = name.toLowerCase(Locale.ROOT);
            return VIRTUAL.stream().anyMatch(lower::startsWith);
        }
    }

    /**
     * Those that reach a server which listens on this address.
     *
     * @param bind {@link #ALL}, or one address
     */
    static List<String> of(String bind) {
        if (!bind.equals(ALL) && !bind.equals("::")) {
            return List.of(bind);
        }
        return ranked(found());
    }

    /** Real interfaces before virtual ones, and the one that leads to the world first. */
    static List<String> ranked(List<Found> found) {
        return found.stream()
                .sorted(
                        Comparator.comparing(Found::isVirtual)
                                .thenComparing(Found::routed, Comparator.reverseOrder())
                                .thenComparing(Found::siteLocal, Comparator.reverseOrder())
                                .thenComparing(Found::name))
                .map(Found::text)
                .distinct()
                .toList();
    }

    private static List<Found> found() {
        Optional<InetAddress> way = wayOut();
        List<Found> all = new ArrayList<>();
        try (Stream<NetworkInterface> interfaces = NetworkInterface.networkInterfaces()) {
            interfaces
                    .filter(LanAddresses::isOfUse)
                    .forEach(
                            card ->
                                    card.inetAddresses()
                                            .filter(Inet4Address.class::isInstance)
                                            .filter(address -> !address.isLinkLocalAddress())
                                            .map(
                                                    address ->
                                                            new Found(
                                                                    card.getName(),
                                                                    address.getHostAddress(),
                                                                    way.filter(address::equals)
                                                                            .isPresent(),
                                                                    address.isSiteLocalAddress()))
                                            .forEach(all::add));
        } catch (SocketException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }

    private static boolean isOfUse(NetworkInterface card) {
        try {
            return card.isUp() && !card.isLoopback();
        } catch (SocketException e) {
            return false;
        }
    }

    /** The address that packets to the world would come from; none are sent. */
    private static Optional<InetAddress> wayOut() {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(new InetSocketAddress(InetAddress.ofLiteral("192.0.2.1"), 9));
            return Optional.of(socket.getLocalAddress()).filter(own -> !own.isAnyLocalAddress());
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }
}
