package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;

class LanHostTest {
    private static final List<LanHost.Network> OURS =
            List.of(
                    new LanHost.Network("192.168.1.7", 24),
                    new LanHost.Network("10.8.0.7", 16),
                    new LanHost.Network("127.0.0.1", 8));

    private static LanHost host(String id, String name, String... addresses) {
        return new LanHost(id, name, List.of(addresses), 7777, "1", false, false);
    }

    @Test
    void aHostThatIsHeardByTwoInterfacesIsOne() {
        assertThat(
                        LanHost.merged(
                                List.of(
                                        host("b", "Bob", "192.168.1.20"),
                                        host("a", "Ann", "10.8.3.3"),
                                        host("a", "Ann", "192.168.1.30", "10.8.3.3")),
                                OURS))
                .containsExactly(
                        host("a", "Ann", "192.168.1.30", "10.8.3.3"),
                        host("b", "Bob", "192.168.1.20"));
    }

    @Test
    void anAddressOfThisMachineComesFirstAndOneOfAStrangeNetworkLast() {
        LanHost host = host("a", "Ann", "172.17.0.1", "10.8.255.1", "192.168.1.30", "192.168.1.7");
        assertThat(LanHost.merged(List.of(host), OURS).getFirst().addresses())
                .containsExactly("192.168.1.7", "192.168.1.30", "10.8.255.1", "172.17.0.1");
    }

    @Test
    void aNetworkHoldsTheAddressesOfItsPrefix() {
        LanHost.Network network = new LanHost.Network("192.168.1.130", 25);
        assertThat(network.holds("192.168.1.255")).isTrue();
        assertThat(network.holds("192.168.1.127")).isFalse();
        assertThat(new LanHost.Network("1.2.3.4", 0).holds("200.1.1.1")).isTrue();
        assertThat(new LanHost.Network("1.2.3.4", 32).holds("1.2.3.5")).isFalse();
    }

    /** Where the machine's network carries no multicast there is nothing to try. */
    private static boolean isMulticastCarried(String address) {
        try (MulticastSocket socket = new MulticastSocket(0)) {
            InetSocketAddress group =
                    new InetSocketAddress(
                            InetAddress.getByName("224.0.0.251"), socket.getLocalPort());
            NetworkInterface card =
                    NetworkInterface.getByInetAddress(InetAddress.getByName(address));
            socket.setNetworkInterface(card);
            socket.joinGroup(group, card);
            socket.setSoTimeout(1_000);
            socket.send(new DatagramPacket(new byte[] {7}, 1, group));
            socket.receive(new DatagramPacket(new byte[1], 1));
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void whoAnnouncesIsFoundOnceWithAllThatAClientNeeds() throws Exception {
        List<String> addresses = LanAddresses.of(LanAddresses.ALL);
        assumeTrue(!addresses.isEmpty() && isMulticastCarried(addresses.getFirst()));
        String name = "Test " + ProcessHandle.current().pid();
        LanAnnouncement announcement =
                LanAnnouncement.of(
                        new LanHost(
                                UUID.randomUUID().toString(),
                                name,
                                List.of(),
                                4711,
                                "0.1",
                                true,
                                false),
                        OptionalInt.empty());
        try {
            announcement.at(LanAddresses.places(LanAddresses.ALL));
            List<LanHost> found = List.of();
            for (int attempt = 0; attempt < 20 && found.isEmpty(); attempt++) {
                found =
                        LanSearch.hosts(Duration.ofSeconds(1)).stream()
                                .filter(host -> host.name().equals(name))
                                .toList();
            }
            assertThat(found).hasSize(1);
            LanHost host = found.getFirst();
            assertThat(host.addresses().getFirst()).isEqualTo(addresses.getFirst());
            assertThat(List.of(host.port(), host.version(), host.password()))
                    .isEqualTo(List.of(4711, "0.1", true));
        } finally {
            announcement.close();
        }
    }

    @Test
    void whatAHostIsCalledCannotSteerATerminal() {
        assertThat(LanSearch.shown("Kitchen\u001b[2J\u009b31m\u202eelbat\u200b"))
                .isEqualTo("Kitchen[2J31melbat");
        assertThat(LanSearch.shown("x".repeat(70))).hasSize(60);
        assertThat(LanSearch.shown(null)).isEmpty();
    }
}
