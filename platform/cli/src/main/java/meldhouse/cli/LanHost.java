package meldhouse.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A host on this network, as it announces itself.
 *
 * @param id made anew whenever a host starts, so that one that is heard by several ways is one
 * @param name for people
 * @param addresses by which it may be reached, the likeliest first
 * @param port TCP
 * @param version of Meldhouse
 * @param password whether it asks for one
 * @param tls whether it encrypts
 */
record LanHost(
        String id,
        String name,
        List<String> addresses,
        int port,
        String version,
        boolean password,
        boolean tls) {
    /** The kind of service that is announced. */
    static final String SERVICE = "_meldhouse._tcp.local.";

    LanHost {
        addresses = List.copyOf(addresses);
    }

    /** One line a host: what was heard of the same id over several interfaces is put together. */
    static List<LanHost> merged(List<LanHost> heard, List<Network> ours) {
        Map<String, LanHost> byId = new LinkedHashMap<>();
        for (LanHost host : heard) {
            byId.merge(host.id(), host, LanHost::and);
        }
        return byId.values().stream()
                .map(host -> host.ordered(ours))
                .sorted(Comparator.comparing(LanHost::name).thenComparing(LanHost::id))
                .toList();
    }

    private LanHost and(LanHost other) {
        Set<String> all = new LinkedHashSet<>(addresses);
        all.addAll(other.addresses);
        return new LanHost(id, name, List.copyOf(all), port, version, password, tls);
    }

    /** Addresses of this very machine first, then those of a network that it is in. */
    private LanHost ordered(List<Network> ours) {
        List<String> sorted = new ArrayList<>(addresses);
        sorted.sort(Comparator.comparingInt(address -> distance(address, ours)));
        return new LanHost(id, name, sorted, port, version, password, tls);
    }

    private static int distance(String address, List<Network> ours) {
        int nearest = ours.size() + 1;
        for (int place = 0; place < ours.size(); place++) {
            Network network = ours.get(place);
            if (network.own().equals(address)) {
                return -1;
            }
            if (network.holds(address)) {
                nearest = Math.min(nearest, place);
            }
        }
        return nearest;
    }

    /**
     * A network that this machine is in; IPv4.
     *
     * @param own this machine's address there
     * @param prefix how many bits are the network's
     */
    record Network(String own, int prefix) {
        boolean holds(String address) {
            int mask = prefix == 0 ? 0 : -1 << (32 - prefix);
            return (bits(own) & mask) == (bits(address) & mask);
        }

        private static int bits(String address) {
            int bits = 0;
            for (String part : address.split("[.]")) {
                bits = bits << 8 | Integer.parseInt(part);
            }
            return bits;
        }
    }
}
