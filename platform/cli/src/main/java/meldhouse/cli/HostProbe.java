package meldhouse.cli;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.protocol.Decoded;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.MessageCodec;
import meldhouse.protocol.ServerMessage;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.cert.X509Certificate;
import java.util.Optional;

import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;

/**
 * Asks a port of this machine whether a Meldhouse answers there, without coming in: a version that
 * nobody speaks is refused with what the server calls itself.
 */
final class HostProbe {
    private static final System.Logger LOG = System.getLogger(HostProbe.class.getName());
    private static final int PATIENCE_MILLIS = 2_000;
    private static final String HELLO = "{\"type\":\"hello\",\"id\":1,\"protocol\":0}\n";

    private HostProbe() {}

    /** What the server on a port calls itself; nothing where no Meldhouse answers in time. */
    static Optional<String> name(int port) {
        return ask(port, false).or(() -> ask(port, true));
    }

    private static Optional<String> ask(int port, boolean encrypted) {
        try (Socket plain = new Socket()) {
            plain.connect(
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
            plain.setSoTimeout(PATIENCE_MILLIS);
            try (Socket socket = encrypted ? encrypted(plain) : plain) {
                socket.getOutputStream().write(HELLO.getBytes(StandardCharsets.UTF_8));
                socket.getOutputStream().flush();
                String line =
                        new BufferedReader(
                                        new InputStreamReader(
                                                socket.getInputStream(), StandardCharsets.UTF_8))
                                .readLine();
                return line == null ? Optional.empty() : named(line);
            }
        } catch (IOException | GeneralSecurityException e) {
            LOG.log(System.Logger.Level.DEBUG, "no Meldhouse on port " + port, e);
            return Optional.empty();
        }
    }

    private static Optional<String> named(String line) {
        if (MessageCodec.answer(line)
                        instanceof Decoded.Message<ServerMessage>(ServerMessage.Failed failed)
                && failed.code() == ErrorCode.BAD_VERSION) {
            JsonNode details = failed.details();
            String name = details == null ? "" : details.path("server").asText();
            return Optional.of(LanSearch.shown(name.isEmpty() ? "Meldhouse" : name));
        }
        return Optional.empty();
    }

    private static Socket encrypted(Socket plain) throws IOException, GeneralSecurityException {
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, new TrustManager[] {new Anybody()}, null);
        return context.getSocketFactory().createSocket(plain, "localhost", plain.getPort(), true);
    }

    /** Nothing secret is said, so that it does not matter to whom. */
    private static final class Anybody implements X509TrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type) {
            throw new UnsupportedOperationException("no client is looked at");
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type) {
            LOG.log(System.Logger.Level.TRACE, "not looked at: {0}", (Object) chain);
        }

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
