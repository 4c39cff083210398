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
import meldhouse.client.TlsMismatch;
import meldhouse.client.UntrustedHost;
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
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.cert.X509Certificate;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;

import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;

/** Nobody between a host and its players reads or changes anything. */
@Timeout(120)
class TlsTest {
    private static final Clock NOW = Clock.systemUTC();
    private static final Catalog NOTHING = Catalog.of(List.of(), List.of());

    @TempDir private Path folder;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private Console console() {
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        return new Console(
                new ByteArrayInputStream(new byte[0]),
                out,
                out,
                StandardCharsets.UTF_8,
                false,
                Map.of(),
                Tongue.ENGLISH);
    }

    private static Server server(@Nullable HostCertificate shown) {
        return new Server(
                ServerConfig.of(NOTHING, new MemoryJournal())
                        .withHttp(new ServerConfig.Http(0, false))
                        .withTls(
                                shown == null
                                        ? null
                                        : new ServerConfig.Tls(shown.key(), shown.chain())));
    }

    private Encryption.Tls tls() {
        return new Encryption.Tls(new KnownHostsFile(folder, console()));
    }

    private static void join(int port, Encryption encryption) throws Exception {
        try (MeldhouseClient client =
                MeldhouseClient.connect(
                        new Address("127.0.0.1", port),
                        encryption,
                        Credentials.named("Ann"),
                        Pace.USUAL,
                        new Inbox())) {
            assertThat(client.tables().get().tables()).isEmpty();
        }
    }

    @Test
    void aHostIsTakenOnFirstUseAndKnownByItsCertificateFromThenOn() throws Exception {
        HostCertificate first = HostCertificate.ofItsOwn(folder.resolve("one"), NOW);
        HostCertificate second = HostCertificate.ofItsOwn(folder.resolve("two"), NOW);
        int port;
        try (Server server = server(first)) {
            port = server.start();
            join(port, tls());
            assertThat(said.toString(StandardCharsets.UTF_8))
                    .contains("met for the first time", first.fingerprint());
            said.reset();
            join(port, tls());
            assertThat(said.toString(StandardCharsets.UTF_8)).isEmpty();
        }
        try (Server server =
                new Server(
                        ServerConfig.of(NOTHING, new MemoryJournal())
                                .withPort(port)
                                .withTls(new ServerConfig.Tls(second.key(), second.chain())))) {
            server.start();
            assertThatThrownBy(() -> join(port, tls()))
                    .isInstanceOf(CannotConnect.class)
                    .hasCauseInstanceOf(UntrustedHost.class)
                    .hasMessageContaining("another certificate than before")
                    .hasMessageContaining(first.fingerprint())
                    .hasMessageContaining(second.fingerprint());
        }
    }

    @Test
    void whatIsSecretIsForItsOwnerAlone() throws Exception {
        HostCertificate made = HostCertificate.ofItsOwn(folder, NOW);
        tls().known().met(new Address("den.local", 7777), made.fingerprint());

        for (String name : List.of(HostCertificate.KEY_FILE, KnownHostsFile.NAME)) {
            assertThat(
                            PosixFilePermissions.toString(
                                    Files.getPosixFilePermissions(folder.resolve(name))))
                    .isEqualTo("rw-------");
        }
        assertThat(HostCertificate.ofItsOwn(folder, NOW)).isEqualTo(made);
        assertThat(made.toString()).isEqualTo(made.fingerprint()).startsWith("SHA256:");
    }

    @Test
    void whereOnlyOneOfTheTwoEncryptsItIsSaid() throws Exception {
        try (Server plain = server(null);
                Server encrypted = server(HostCertificate.ofItsOwn(folder, NOW))) {
            int plainPort = plain.start();
            int encryptedPort = encrypted.start();

            assertThatThrownBy(() -> join(encryptedPort, Encryption.NONE))
                    .isInstanceOf(CannotConnect.class)
                    .hasCauseInstanceOf(TlsMismatch.class)
                    .hasMessageContaining("with --tls");
            assertThatThrownBy(() -> join(plainPort, tls()))
                    .isInstanceOf(CannotConnect.class)
                    .hasCauseInstanceOf(TlsMismatch.class)
                    .hasMessageContaining("without --tls");
            join(encryptedPort, tls());
            join(plainPort, Encryption.NONE);
        }
        assertThat(Files.readAllLines(folder.resolve(KnownHostsFile.NAME))).hasSize(1);
    }

    @Test
    void thePortForBrowsersIsEncryptedToo() throws Exception {
        HostCertificate shown = HostCertificate.ofItsOwn(folder, NOW);
        try (Server server = server(shown)) {
            server.start();
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {new Anybody()}, null);
            try (SSLSocket socket =
                    (SSLSocket)
                            context.getSocketFactory()
                                    .createSocket("127.0.0.1", server.httpPort().orElseThrow())) {
                assertThat(get(socket)).startsWith("HTTP/1.1 200");
                assertThat(socket.getSession().getPeerCertificates()[0])
                        .isEqualTo(shown.chain().getFirst());
            }
            try (Socket socket = new Socket("127.0.0.1", server.httpPort().orElseThrow())) {
                assertThat(get(socket)).isEmpty();
            }
        }
    }

    private static String get(Socket socket) throws IOException {
        socket.setSoTimeout(20_000);
        socket.getOutputStream()
                .write(
                        "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
                                .getBytes(StandardCharsets.UTF_8));
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static final class Anybody implements X509TrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }

    @Test
    void filesThatAreOfNoUseAreNamedWithTheReason() throws Exception {
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        HostCertificate.ofItsOwn(one, NOW);
        HostCertificate.ofItsOwn(two, NOW);
        Path certificate = one.resolve(HostCertificate.CERTIFICATE_FILE);
        Path key = one.resolve(HostCertificate.KEY_FILE);
        Path other = two.resolve(HostCertificate.KEY_FILE);
        Path text = Files.writeString(folder.resolve("text"), "nothing of the kind\n");
        Path shut =
                Files.writeString(
                        folder.resolve("shut"),
                        "-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n"
                                + "-----END ENCRYPTED PRIVATE KEY-----\n");

        assertThat(refusal(folder.resolve("none"), key)).contains("none", "no such file");
        assertThat(refusal(certificate, folder.resolve("none"))).contains("none", "no such file");
        assertThat(refusal(text, key)).contains("text", "no certificate");
        assertThat(refusal(certificate, text)).contains("text", "no private key");
        assertThat(refusal(certificate, certificate)).contains("no private key");
        assertThat(refusal(certificate, shut)).contains("password");
        assertThat(refusal(certificate, other)).contains("does not belong");
        Clock later = Clock.fixed(Instant.now().plus(Duration.ofDays(9_000)), ZoneOffset.UTC);
        assertThatThrownBy(() -> HostCertificate.of(certificate, key, later))
                .isInstanceOf(Stop.class);
        assertThat(Ran.command("host", "--tls-cert", certificate.toString()).err())
                .contains("--tls-key FILE");
        assertThat(Ran.command("host", "--tls", "yes").err()).contains("self-signed");
        assertThat(Ran.command("host", "--tls", "self-signed", "--tls-key", "k").err())
                .contains("exclude each other");
    }

    private static String refusal(Path certificate, Path key) {
        Ran ran =
                Ran.command(
                        "host", "--tls-cert", certificate.toString(), "--tls-key", key.toString());
        assertThat(ran.code()).isEqualTo(Exit.CONFIGURATION);
        return ran.err();
    }
}
