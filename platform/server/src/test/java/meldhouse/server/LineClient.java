package meldhouse.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;

/**
 * A client that knows the wire and nothing else: a plain socket and lines. It keeps every message
 * it was sent.
 */
final class LineClient implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** No line takes as long as this; whoever waits for one that does not come is told so. */
    private static final int PATIENCE_MILLIS = 20_000;

    private final Socket socket;
    private final BufferedReader in;
    private final OutputStream out;
    private final List<JsonNode> heard = new ArrayList<>();
    private final Deque<JsonNode> put = new ArrayDeque<>();
    private int ids;
    private String player = "";
    private String token = "";

    LineClient(int port) throws IOException {
        this(port, 0);
    }

    LineClient(int port, int receiveBuffer) throws IOException {
        this(InetAddress.getLoopbackAddress(), port, receiveBuffer);
    }

    LineClient(InetAddress host, int port, int receiveBuffer) throws IOException {
        socket = new Socket();
        if (receiveBuffer > 0) {
            socket.setReceiveBufferSize(receiveBuffer);
        }
        socket.connect(new InetSocketAddress(host, port));
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE_MILLIS);
        in =
                new BufferedReader(
                        new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        out = socket.getOutputStream();
    }

    /** Joins under a name. */
    static LineClient join(int port, String name) throws IOException {
        LineClient client = new LineClient(port);
        client.welcomed(client.ask("hello", "protocol", 1, "name", name));
        return client;
    }

    /** Comes back with a token. */
    static LineClient rejoin(int port, String token) throws IOException {
        LineClient client = new LineClient(port);
        client.welcomed(client.ask("hello", "protocol", 1, "token", token));
        return client;
    }

    private void welcomed(JsonNode welcome) {
        if (!welcome.path("type").asText().equals("welcome")) {
            throw new AssertionError("not welcome: " + welcome);
        }
        player = welcome.get("player").asText();
        token = welcome.get("token").asText();
    }

    String player() {
        return player;
    }

    String token() {
        return token;
    }

    /** Everything that was heard, in order. */
    List<JsonNode> heard() {
        return heard;
    }

    /** Forgets all that was heard, and what of it waits for another call. */
    void forget() {
        heard.clear();
        put.clear();
    }

    /** Sends a request and gives its answer; what is pushed meanwhile waits. */
    JsonNode ask(String type, Object... fields) throws IOException {
        int id = send(type, fields);
        return await(message -> message.path("re").asInt() == id);
    }

    /** As {@link #ask}, for a request that must be refused. */
    void refused(String code, String type, Object... fields) throws IOException {
        JsonNode answer = ask(type, fields);
        if (!answer.path("code").asText().equals(code)) {
            throw new AssertionError(type + " was to be refused with " + code + ": " + answer);
        }
        if (answer.path("message").asText().length() < 20) {
            throw new AssertionError("no sentence: " + answer);
        }
    }

    /** As {@link #ask}, for a request that must not be refused. */
    JsonNode ok(String type, Object... fields) throws IOException {
        JsonNode answer = ask(type, fields);
        if (answer.path("type").asText().equals("error")) {
            throw new AssertionError(type + " was refused: " + answer);
        }
        return answer;
    }

    /** The whole record of a table's match, page by page. */
    JsonNode log(String table) throws IOException {
        JsonNode page = ok("log", "table", table);
        ObjectNode log = (ObjectNode) page.get("log");
        while (!page.get("next").isNull()) {
            page = ok("log", "table", table, "from", page.get("next").asLong());
            for (String part : List.of("events", "moves")) {
                if (page.get("log").has(part)) {
                    log.withArray(part).addAll((ArrayNode) page.get("log").get(part));
                }
            }
        }
        return log;
    }

    /** Makes a table of the toy game, the maker in seat 0; gives its id. */
    String create(Object... fields) throws IOException {
        Object[] all = new Object[fields.length + 2];
        all[0] = "ruleset";
        all[1] = Highest.ID;
        System.arraycopy(fields, 0, all, 2, fields.length);
        return ok("create", all).get("table").asText();
    }

    /** Sends a request without waiting. */
    int send(String type, Object... fields) throws IOException {
        ObjectNode request = JsonNodeFactory.instance.objectNode().put("type", type);
        request.put("id", ++ids);
        for (int i = 0; i < fields.length; i += 2) {
            request.set((String) fields[i], JSON.valueToTree(fields[i + 1]));
        }
        sendLine(request.toString());
        return ids;
    }

    void sendLine(String line) throws IOException {
        sendBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void sendBytes(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }

    /** The next message like this; what comes before it waits for another call. */
    JsonNode await(Predicate<JsonNode> wanted) throws IOException {
        for (Iterator<JsonNode> waiting = put.iterator(); waiting.hasNext(); ) {
            JsonNode message = waiting.next();
            if (wanted.test(message)) {
                waiting.remove();
                return message;
            }
        }
        while (true) {
            JsonNode message = read();
            if (wanted.test(message)) {
                return message;
            }
            put.add(message);
        }
    }

    JsonNode awaitType(String type) throws IOException {
        return await(message -> message.path("type").asText().equals(type));
    }

    /** The next message in the order of the wire, unless one waits. */
    JsonNode next() throws IOException {
        return put.isEmpty() ? read() : put.removeFirst();
    }

    private JsonNode read() throws IOException {
        String line;
        try {
            line = in.readLine();
        } catch (SocketTimeoutException e) {
            throw new AssertionError("nothing came; last was " + last(), e);
        }
        if (line == null) {
            throw new IOException("the server ended the connection; last was " + last());
        }
        JsonNode message = JSON.readTree(line);
        heard.add(message);
        return message;
    }

    private String last() {
        return heard.isEmpty() ? "nothing" : heard.getLast().toString();
    }

    /** Whether the server ends the connection; reads what comes before. */
    boolean isEnded() {
        try {
            while (true) {
                put.add(read());
            }
        } catch (IOException e) {
            return true;
        }
    }

    /** Cuts the connection without a word. */
    @Override
    public void close() throws IOException {
        socket.close();
    }
}
