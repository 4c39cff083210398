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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
     * Where others may come: an address, on a certain interface. One that was taken out and came
     * back is another, though it has the same address.
     *
     * @param text the address
     * @param card the number that the system gave the interface; 0: not known
     */
    record Place(String text, int card) {}

    /**
     * An address of this machine.
     *
     * @param name of the interface
     * @param card its number
     * @param text the address
     * @param routed whether it is the one that packets to the world leave by
     * @param siteLocal whether it is one of a home or office network
     */
    record Found(String name, int card, String text, boolean routed, boolean siteLocal) {
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
        return places(bind).stream().map(Place::text).toList();
    }

    /** The same, each with its interface. */
    static List<Place> places(String bind) {
        return isAll(bind) ? ranked(found()) : List.of(new Place(bind, 0));
    }

    /** Whether a server that listens on this address is reached by every interface. */
    static boolean isAll(String bind) {
        return bind.equals(ALL) || bind.equals("::");
    }

    /** Real interfaces before virtual ones, and the one that leads to the world first. */
    static List<Place> ranked(List<Found> found) {
        Map<String, Place> byText = new LinkedHashMap<>();
        found.stream()
                .sorted(
                        Comparator.comparing(Found::isVirtual)
                                .thenComparing(Found::routed, Comparator.reverseOrder())
                                .thenComparing(Found::siteLocal, Comparator.reverseOrder())
                                .thenComparing(Found::name))
                .map(one -> new Place(one.text(), one.card()))
                .forEach(place -> byText.putIfAbsent(place.text(), place));
        return List.copyOf(byText.values());
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
                                                                    card.getIndex(),
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
