package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.server.ServerConfig.Limits;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.Optional;

/** All who come from one address have so much together; whoever sits at the host has all. */
class AddressLimitTest {
    private static final Limits.Address TWO = new Limits.Address(2, 5);
    private static final Limits LIMITS = new Limits(10, 10, 10, 1000, 1 << 20, 1000, 4, TWO);

    /** An address by which this machine is its own neighbour. */
    private static Optional<InetAddress> neighbour() throws SocketException {
        return NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(one -> one instanceof Inet4Address && !one.isLoopbackAddress())
                .findFirst();
    }

    private static TestServer open() throws IOException {
        return TestServer.start(
                TestServer.config(new MemoryJournal()).withBind("0.0.0.0").withLimits(LIMITS));
    }

    @Test
    void oneConnectionMoreOfAnAddressIsToldSoAndOthersCome() throws Exception {
        Optional<InetAddress> there = neighbour();
        assumeTrue(there.isPresent(), "this machine has no network");
        try (TestServer server = open();
                LineClient first = new LineClient(there.get(), server.port(), 0);
                LineClient second = new LineClient(there.get(), server.port(), 0)) {
            first.ok("hello", "protocol", 1, "name", "Anna");
            second.ok("hello", "protocol", 1, "name", "Bert");
            try (LineClient third = new LineClient(there.get(), server.port(), 0)) {
                JsonNode bye = third.next();
                assertThat(bye.get("code").asText()).isEqualTo("server_full");
                assertThat(bye.get("message").asText()).contains("your address", "2");
                assertThat(third.isEnded()).isTrue();
            }
            for (String name : List.of("Carl", "Dora", "Emil")) {
                server.join(name).ok("ping");
            }
            first.ok("ping");
        }
    }

    @Test
    void allConnectionsOfAnAddressShareItsLinesAndNothingIsDoneOfWhatIsTooMuch() throws Exception {
        Optional<InetAddress> there = neighbour();
        assumeTrue(there.isPresent(), "this machine has no network");
        try (TestServer server = open();
                LineClient first = new LineClient(there.get(), server.port(), 0);
                LineClient second = new LineClient(there.get(), server.port(), 0);
                LineClient here = server.join("Carl")) {
            first.ok("hello", "protocol", 1, "name", "Anna");
            second.ok("hello", "protocol", 1, "name", "Bert");
            int refused = 0;
            for (LineClient client : List.of(first, second)) {
                int[] ids = new int[40];
                for (int i = 0; i < ids.length; i++) {
                    ids[i] = client.send("ping");
                }
                for (int id : ids) {
                    JsonNode answer = client.await(m -> m.path("re").asInt() == id);
                    if (answer.get("type").asText().equals("error")) {
                        assertThat(answer.get("code").asText()).isEqualTo("too_fast");
                        assertThat(answer.get("message").asText())
                                .endsWith(
                                        "Allowed: 5 a second from all connections of your"
                                                + " address.");
                        refused++;
                    }
                }
            }
            assertThat(refused).isPositive();
            for (int i = 0; i < 40; i++) {
                here.ok("ping");
            }
        }
    }
}
