package meldhouse.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A server that does what a test says, line by line. It waits 10 s for anything, then fails. */
public final class FakeServer implements AutoCloseable {
    private static final int PATIENCE = 10_000;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final ServerSocket socket;

    public FakeServer() {
        try {
            socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
            socket.setSoTimeout(PATIENCE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Address address() {
        return new Address("127.0.0.1", socket.getLocalPort());
    }

    /** The next client that comes. */
    public Guest guest() {
        try {
            Socket accepted = socket.accept();
            accepted.setSoTimeout(PATIENCE);
            return new Guest(accepted);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The next client, welcomed. */
    public Guest welcomed() {
        Guest guest = guest();
        guest.welcome(guest.request("hello"));
        return guest;
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static final class Guest implements AutoCloseable {
        private final Socket socket;
        private final BufferedReader in;
        private final OutputStream out;

        Guest(Socket socket) throws IOException {
            this.socket = socket;
            this.in =
                    new BufferedReader(
                            new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            this.out = socket.getOutputStream();
        }

        /** The next request but pings, which must be of this type. */
        public JsonNode request(String type) {
            JsonNode request = request();
            while (request.path("type").asText().equals("ping") && !type.equals("ping")) {
                request = request();
            }
            if (!request.path("type").asText().equals(type)) {
                throw new AssertionError("expected " + type + " but was " + request);
            }
            return request;
        }

        private JsonNode request() {
            try {
                String line = in.readLine();
                if (line == null) {
                    throw new AssertionError("the client is gone");
                }
                return JSON.readTree(line);
            } catch (JsonProcessingException e) {
                throw new AssertionError("the client sent no JSON", e);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** Whether the client ends the connection, having sent nothing but pings. */
        boolean hangsUp() {
            try {
                String line = in.readLine();
                while (line != null && line.contains("\"ping\"")) {
                    line = in.readLine();
                }
                return line == null;
            } catch (java.net.SocketTimeoutException e) {
                return false;
            } catch (IOException e) {
                return true;
            }
        }

        void welcome(JsonNode hello) {
            answer(
                    hello,
                    "welcome",
                    """
                    "protocol":1,"server":"fake","player":"p1","token":"secret-1",
                    "features":[],"tables":[]\
                    """);
        }

        /** Answers a request. */
        public void answer(JsonNode request, String type, String fields) {
            send(
                    "{\"type\":\"%s\",\"re\":%s%s}"
                            .formatted(
                                    type,
                                    request.get("id"),
                                    fields.isEmpty() ? "" : "," + fields.replace("\n", "")));
        }

        public void refuse(JsonNode request, String code, String message) {
            answer(request, "error", "\"code\":\"%s\",\"message\":\"%s\"".formatted(code, message));
        }

        void event(int seq) {
            send(event("t1", seq));
        }

        static String event(String table, int seq) {
            return """
            {"type":"event","table":"%s","seq":%d,"event":{"type":"counted","number":%d}}\
            """
                    .formatted(table, seq, seq);
        }

        public void send(String line) {
            bytes(line + "\n");
        }

        /** Sends a piece of a line. */
        void bytes(String piece) {
            try {
                out.write(piece.getBytes(StandardCharsets.UTF_8));
                out.flush();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() {
            try {
                socket.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
