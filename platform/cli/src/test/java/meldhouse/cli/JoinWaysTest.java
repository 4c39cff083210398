package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import meldhouse.catalog.Catalog;
import meldhouse.client.Address;
import meldhouse.client.CannotConnect;
import meldhouse.client.Credentials;
import meldhouse.client.Encryption;
import meldhouse.client.MeldhouseClient;
import meldhouse.client.Pace;
import meldhouse.client.terminal.Inbox;
import meldhouse.client.terminal.Tongue;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;
import meldhouse.store.MemoryJournal;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** A host that is announced with several addresses is joined by the first that leads to it. */
@Timeout(60)
class JoinWaysTest {
    /** For those who never answer; whoever does has the usual time, however busy the machine. */
    private static final Pace SHORT = Pace.USUAL.withConnect(Duration.ofMillis(300));

    private record Way(Address address, Pace pace) {}

    @TempDir private Path folder;

    private static Server server(@Nullable String password) {
        return new Server(
                ServerConfig.of(Catalog.of(List.of(), List.of()), new MemoryJournal())
                        .withBind("127.0.0.1")
                        .withPassword(password));
    }

    private MeldhouseClient reach(Way... ways) throws Exception {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        Console console =
                new Console(
                        new ByteArrayInputStream(new byte[0]),
                        nowhere,
                        nowhere,
                        StandardCharsets.UTF_8,
                        false,
                        Map.of(),
                        Tongue.ENGLISH);
        Tokens tokens = new Tokens(folder);
        return new JoinCommand(console)
                .reach(
                        Arrays.stream(ways)
                                .map(
                                        way ->
                                                new JoinCommand.Meeting(
                                                        way.address(),
                                                        Encryption.NONE,
                                                        tokens,
                                                        way.pace()))
                                .toList(),
                        Credentials.named("Ann"),
                        new Inbox());
    }

    private static ServerSocket silent() throws IOException {
        return new ServerSocket(0, 5, InetAddress.getByName("127.0.0.1"));
    }

    private static Way to(ServerSocket silent) {
        return new Way(new Address("127.0.0.1", silent.getLocalPort()), SHORT);
    }

    private static Way to(Server server) throws IOException {
        return new Way(new Address("127.0.0.1", server.start()), Pace.USUAL);
    }

    private static Way closed() throws IOException {
        try (ServerSocket socket = silent()) {
            return to(socket);
        }
    }

    @Test
    void waysOnWhichNobodyAnswersArePassedOver() throws Exception {
        try (Server server = server(null);
                ServerSocket silent = silent()) {
            Way good = to(server);
            try (MeldhouseClient client = reach(closed(), to(silent), good)) {
                assertThat(client.tables().get().tables()).isEmpty();
                assertThat(new Tokens(folder).find(good.address(), "Ann"))
                        .isEqualTo(client.token());
            }
        }
    }

    @Test
    void whereNoneAnswersAllThatWereTriedAreTold() throws Exception {
        Way shut = closed();
        try (ServerSocket silent = silent()) {
            assertThatThrownBy(() -> reach(shut, to(silent)))
                    .isInstanceOfSatisfying(
                            Stop.class,
                            stop ->
                                    assertThat(stop.sentence().in(Tongue.ENGLISH))
                                            .contains(
                                                    "any of its 2 addresses",
                                                    shut.address().toString(),
                                                    "refused",
                                                    to(silent).address().toString()));
        }
    }

    @Test
    void aHostThatSaysNoIsNotAskedAgainByAnotherWay() throws Exception {
        try (Server server = server("hush");
                ServerSocket silent = silent()) {
            Way good = to(server);
            assertThatThrownBy(() -> reach(good, to(silent)))
                    .isInstanceOf(CannotConnect.class)
                    .hasMessageContaining(good.address().toString());
        }
    }
}
