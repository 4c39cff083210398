package meldhouse.cli;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import javax.jmdns.JmDNS;
import javax.jmdns.ServiceInfo;

/** Asks every network that this machine is in for hosts, by multicast DNS. */
final class LanSearch {
    private static final System.Logger LOG = System.getLogger(LanSearch.class.getName());

    private LanSearch() {}

    /**
     * The hosts that answer in time, one for each however many ways it was heard by.
     *
     * @param patience how long to listen
     */
    static List<LanHost> hosts(Duration patience) throws InterruptedException {
        List<LanHost> heard = Collections.synchronizedList(new ArrayList<>());
        List<LanHost.Network> networks = networks();
        List<Thread> asking = new ArrayList<>();
        for (LanHost.Network network : networks) {
            asking.add(
                    Thread.ofPlatform()
                            .daemon()
                            .start(() -> heard.addAll(ask(network.own(), patience))));
        }
        for (Thread thread : asking) {
            thread.join(patience.plusSeconds(3));
        }
        synchronized (heard) {
            return LanHost.merged(List.copyOf(heard), networks);
        }
    }

    private static List<LanHost> ask(String own, Duration patience) {
        try (JmDNS voice = JmDNS.create(InetAddress.getByName(own))) {
            return Arrays.stream(voice.list(LanHost.SERVICE, patience.toMillis()))
                    .filter(service -> service.getPropertyString("id") != null)
                    .map(LanSearch::host)
                    .toList();
        } catch (IOException | IllegalStateException e) {
            LOG.log(System.Logger.Level.DEBUG, "nobody to be asked at " + own, e);
            return List.of();
        }
    }

    private static LanHost host(ServiceInfo service) {
        return new LanHost(
                service.getPropertyString("id"),
                shown(service.getPropertyString("name")),
                Arrays.stream(service.getInet4Addresses())
                        .map(InetAddress::getHostAddress)
                        .toList(),
                service.getPort(),
                shown(service.getPropertyString("version")),
                Boolean.parseBoolean(service.getPropertyString("password")),
                Boolean.parseBoolean(service.getPropertyString("tls")));
    }

    /** What a stranger sends is cut and has nothing in it that could steer a terminal. */
    static String shown(@Nullable String text) {
        String plain = text == null ? "" : text.replaceAll("[\\p{Cc}\\p{Cf}]", "");
        return plain.length() <= 60 ? plain : plain.substring(0, 60);
    }

    /**
     * The networks that this machine is in, in the order of {@link LanAddresses}, loopback last.
     */
    static List<LanHost.Network> networks() {
        List<LanHost.Network> found = new ArrayList<>();
        try {
            for (NetworkInterface card : NetworkInterface.networkInterfaces().toList()) {
                if (card.isUp()) {
                    for (InterfaceAddress address : card.getInterfaceAddresses()) {
                        if (address.getAddress() instanceof Inet4Address ipv4) {
                            found.add(
                                    new LanHost.Network(
                                            ipv4.getHostAddress(),
                                            address.getNetworkPrefixLength()));
                        }
                    }
                }
            }
        } catch (SocketException e) {
            LOG.log(System.Logger.Level.DEBUG, "no interfaces", e);
        }
        List<String> order = LanAddresses.of(LanAddresses.ALL);
        found.sort(
                java.util.Comparator.comparingInt(
                        network -> {
                            int place = order.indexOf(network.own());
                            return place < 0 ? order.size() : place;
                        }));
        return found;
    }
}
