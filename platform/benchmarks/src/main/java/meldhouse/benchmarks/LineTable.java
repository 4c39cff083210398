package meldhouse.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Four people at a table, each a bare socket; one thread plays all of them. */
final class LineTable implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int OVER = -1;

    private final List<Player> players = new ArrayList<>();
    private final SplittableRandom random = new SplittableRandom(5);
    private String table = "";
    private int toMove;
    private long seen;
    private JsonNode turn = JSON.createObjectNode();

    LineTable(int port) throws IOException {
        for (int i = 0; i < 4; i++) {
            players.add(new Player(port, "player " + i));
        }
        begin();
    }

    private void begin() throws IOException {
        ObjectNode create = JSON.createObjectNode().put("ruleset", "american");
        create.putArray("seats").add("me").add("open").add("open").add("open");
        table = players.getFirst().ask("create", create).path("table").asText();
        for (int seat = 1; seat < 4; seat++) {
            players.get(seat)
                    .ask("sit", JSON.createObjectNode().put("table", table).put("seat", seat));
        }
        seen = 0;
        look(0);
    }

    /** Follows what the seats are told up to the turn of one of them, or the end of the match. */
    private void look(int first) throws IOException {
        int seat = first;
        while (true) {
            JsonNode message = players.get(seat).read();
            String type = message.path("type").asText();
            long seq = message.path("seq").asLong();
            if (!message.path("table").asText().equals(table) || seq < seen) {
                continue; // of an earlier match, or known from another seat
            }
            if (type.equals("turn")) {
                turn = message;
                toMove = seat;
                return;
            }
            JsonNode next = message.path("event").path("next");
            if (type.equals("event") && next.path("phase").asText().equals("over")) {
                toMove = OVER;
                return;
            }
            if (type.equals("event") && next.has("toMove")) {
                seen = seq;
                seat = next.path("toMove").asInt();
            }
        }
    }

    /** Makes one move and waits for its {@code ok}; then finds out whose turn it is. */
    JsonNode move() throws IOException {
        JsonNode legal = turn.path("legal");
        JsonNode range = legal.get(legal.size() - 1);
        boolean raises = range.has("step") && (legal.size() == 1 || random.nextInt(4) == 0);
        int listed = range.has("step") ? legal.size() - 1 : legal.size();
        JsonNode choice =
                raises
                        ? JSON.createObjectNode()
                                .put("type", "bid")
                                .put("amount", range.path("min").asInt())
                        : legal.get(random.nextInt(listed));
        ObjectNode request =
                JSON.createObjectNode().put("table", table).put("seq", turn.path("seq").asLong());
        request.set("move", choice);
        int seat = toMove;
        JsonNode ok = players.get(seat).ask("move", request);
        if (!ok.path("type").asText().equals("ok")) {
            throw new IllegalStateException(ok.toString());
        }
        look(seat);
        if (toMove == OVER) {
            begin();
        }
        return ok;
    }

    @Override
    public void close() throws IOException {
        for (Player player : players) {
            player.socket.close();
        }
    }

    private static final class Player {
        final Socket socket;
        private final BufferedReader in;
        private final OutputStream out;
        private final List<JsonNode> pushed = new ArrayList<>();
        private int id;

        Player(int port, String name) throws IOException {
            socket = new Socket("127.0.0.1", port);
            socket.setTcpNoDelay(true);
            in =
                    new BufferedReader(
                            new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            out = socket.getOutputStream();
            ask("hello", JSON.createObjectNode().put("protocol", 1).put("name", name));
        }

        JsonNode ask(String type, ObjectNode fields) throws IOException {
            fields.put("type", type).put("id", ++id);
            out.write((fields + "\n").getBytes(StandardCharsets.UTF_8));
            while (true) {
                JsonNode message = JSON.readTree(in.readLine());
                if (message.path("re").asInt(-1) == id) {
                    return message;
                }
                pushed.add(message);
            }
        }

        JsonNode read() throws IOException {
            return pushed.isEmpty() ? JSON.readTree(in.readLine()) : pushed.removeFirst();
        }
    }
}
