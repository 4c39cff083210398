package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.MessageCodec;
import meldhouse.store.Journal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whatever comes in at the door: no exception escapes, a table beside it plays its match to the
 * end, and in the end the connections and the memory are what they were. {@code
 * -Dgateway.fuzz.seconds=300} goes on for longer and ends with 2,000 connections a second for five
 * seconds; {@code -Dgateway.fuzz.seed=N} repeats what was sent. Who sends a byte a second says
 * hello within a time that is as long as the test; that of people is {@link BadInputTest}'s matter.
 */
@Timeout(value = 2, unit = TimeUnit.HOURS)
class GatewayFuzzTest {
    private static final int SECONDS = Integer.getInteger("gateway.fuzz.seconds", 4);
    private static final boolean IS_LONG = SECONDS >= 60;
    private static final long SEED = Long.getLong("gateway.fuzz.seed", 20261130);
    private static final int PATIENCE_MILLIS = 20_000;

    /** What a garbage collection may leave more than before: caches, counters, compiled code. */
    private static final long MORE_BYTES = 24L << 20;

    /**
     * Guests are known from then on, by name and the hash of their secret: each costs this much.
     */
    private static final long BYTES_OF_A_GUEST = 1_000;

    /** In the short form. */
    private static final int MOST_VISITS = 1_000;

    /** For the hello of whoever sends a byte a second: as long as all of it takes. */
    private static final Duration HELLO =
            ServerConfig.Patience.USUAL.hello().plusSeconds(2L * SECONDS + 60);

    /** A thread that had to wait for less than this had no place on a machine with much to do. */
    private static final long BUSY_MILLIS = 5_000;

    private static final Pattern BLOCKED = Pattern.compile("has been blocked for (\\d+) ms");

    private static final ServerConfig.Limits LIMITS =
            new ServerConfig.Limits(IS_LONG ? 20_000 : 2_000, 10_000, 100, 100_000, 1 << 20, 20, 8);

    private final SplittableRandom random = new SplittableRandom(SEED);

    private static Socket socket(int port) throws IOException {
        Socket socket = new Socket();
        socket.connect(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
        socket.setSoTimeout(PATIENCE_MILLIS);
        return socket;
    }

    /** One visit of somebody who means no good; the server may end it at any time. */
    private interface Visit {
        void by(Socket socket, OutputStream out) throws IOException;
    }

    private List<Visit> visits(String table) {
        return List.of(
                (socket, out) -> out.write(bytes(1 + random.nextInt(4096))),
                (socket, out) -> out.write(bytes(MessageCodec.LONGEST_LINE + 100)),
                (socket, out) -> {
                    for (int i = 0; i < 30; i++) {
                        out.write(line(json(0)));
                    }
                },
                (socket, out) -> {
                    out.write(hello());
                    for (int i = 0; i < 30; i++) {
                        out.write(line(json(0)));
                    }
                },
                (socket, out) -> {
                    if (random.nextBoolean()) {
                        out.write(hello());
                    }
                    requests(table, out);
                },
                (socket, out) -> {
                    out.write(hello());
                    socket.setSoLinger(true, 0);
                },
                (socket, out) -> {
                    out.write(hello());
                    requests(table, out);
                    socket.setSoLinger(true, 0);
                },
                (socket, out) -> {
                    out.write(hello());
                    out.write("{\"type\":\"pi".getBytes(StandardCharsets.UTF_8));
                    socket.shutdownOutput();
                    readToTheEnd(socket.getInputStream());
                },
                (socket, out) -> {
                    out.write(hello());
                    socket.shutdownInput();
                    requests(table, out);
                },
                (socket, out) -> {
                    byte[] nested = "[".repeat(30_000).getBytes(StandardCharsets.UTF_8);
                    out.write(nested);
                    out.write('\n');
                });
    }

    private byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (random.nextInt(40) == 0 ? '\n' : random.nextInt(256));
        }
        return bytes;
    }

    private byte[] hello() {
        return line(
                "{\"type\":\"hello\",\"id\":1,\"protocol\":1,\"name\":\"N%d\"}"
                        .formatted(random.nextInt(1_000_000)));
    }

    private static byte[] line(String text) {
        return (text + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** JSON of any shape; now and then with names that the protocol knows. */
    private String json(int depth) {
        return switch (random.nextInt(depth > 4 ? 6 : 9)) {
            case 0 -> "null";
            case 1 -> random.nextBoolean() ? "true" : "1e999";
            case 2 -> String.valueOf(random.nextLong());
            case 3 -> "\"" + word() + "\"";
            case 4 -> "-0.000000000000000000000001";
            case 5 -> "\"\\ud800\\u0000" + "x".repeat(random.nextInt(300)) + "\"";
            case 6 -> "[" + json(depth + 1) + "," + json(depth + 1) + "]";
            default ->
                    "{\"type\":\"%s\",\"id\":%s,\"%s\":%s,\"%s\":%s}"
                            .formatted(
                                    word(),
                                    json(depth + 3),
                                    word(),
                                    json(depth + 1),
                                    word(),
                                    json(depth + 1));
        };
    }

    private String word() {
        Class<?>[] types = ClientMessage.class.getPermittedSubclasses();
        Class<?> type = types[random.nextInt(types.length)];
        var fields = type.getRecordComponents();
        return random.nextBoolean()
                ? type.getSimpleName().toLowerCase(java.util.Locale.ROOT)
                : fields[random.nextInt(fields.length)].getName();
    }

    private void requests(String table, OutputStream out) throws IOException {
        List<ClientMessage> all;
        try {
            all =
                    new RandomRequests(
                                    Map.of(
                                            "table", List.of(table, "tnowhere"),
                                            "ruleset", List.of(Highest.ID, "none"),
                                            "seq", List.of(3L, -1L, Long.MAX_VALUE),
                                            "seat", List.of(0, -1, Integer.MAX_VALUE)))
                            .requests();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
        for (int i = 0; i < 40; i++) {
            out.write(line(MessageCodec.print(all.get(random.nextInt(all.size())))));
        }
    }

    private static void readToTheEnd(InputStream in) throws IOException {
        in.readAllBytes();
    }

    @Test
    void whateverComesInTheHouseGoesOn() throws Exception {
        try (TestServer server =
                        TestServer.start(
                                TestServer.config(new Forgetful())
                                        .withLimits(LIMITS)
                                        .withPatience(ServerConfig.Patience.USUAL.withHello(HELLO))
                                        .withHttp(new ServerConfig.Http(0, true)));
                LogCapture log = LogCapture.of("");
                LineClient anna = server.join("Anna");
                LineClient bert = server.join("Bert")) {
            String table =
                    anna.create("seats", WholeMatchTest.ALONE, "options", Map.of("deals", 100));
            JsonNode turn = Player.of(anna, table).playUntilTurn(1);
            // Once round, so that what is loaded once is loaded.
            for (Visit visit : visits(table)) {
                visit(server.port(), visit);
            }
            Socket slow = socket(server.port());
            awaitConnections(server, 3);
            long before = usedBytes();
            double loadBefore = loadNow();

            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
            long nextByte = 0;
            int visits = 0;
            byte[] trickle = line("{\"type\":\"hello\",\"id\":1,\"protocol\":1,\"name\":\"Slow\"}");
            int trickled = 0;
            // Guests, and what is heard here, are kept: so many of them have a bound of their own.
            while (System.nanoTime() < end && (IS_LONG || visits < MOST_VISITS)) {
                List<Visit> all = visits(table);
                visit(server.port(), all.get(visits++ % all.size()));
                if (System.nanoTime() > nextByte && trickled < trickle.length) {
                    slow.getOutputStream().write(trickle[trickled++]);
                    nextByte = System.nanoTime() + TimeUnit.SECONDS.toNanos(1);
                }
                if (visits % (IS_LONG ? 1_000 : 10) == 0) {
                    Player.of(anna, table).answer(turn);
                    turn = anna.await(Player.turn());
                    bert.ok("ping");
                    anna.forget();
                    bert.forget();
                }
            }
            burst(server.port(), IS_LONG ? 2_000 : 300, IS_LONG ? 5 : 1);
            // Whoever is slow is still there, and is let in at last.
            slow.getOutputStream().write(trickle, trickled, trickle.length - trickled);
            assertThat((char) slow.getInputStream().read()).isEqualTo('{');
            awaitConnections(server, 3);
            awaitAlone(bert, table);
            anna.forget();
            bert.forget();
            long after = usedBytes();
            double load = Math.max(loadBefore, loadNow());

            Player.of(anna, table).answer(turn);
            Player.of(anna, table).playToTheEnd();
            assertThat(visits).isGreaterThan(visits(table).size());
            assertThat(log.text().lines().filter(line -> !isOfABusyMachine(line, load)))
                    .as("seed %d, %d visits", SEED, visits)
                    .isEmpty();
            assertThat(after - before)
                    .as("bytes, %d visits", visits)
                    .isLessThan(MORE_BYTES + BYTES_OF_A_GUEST * visits);
            slow.close();
        }
    }

    /**
     * Whether a thread had to wait for a moment, where more was to do than there are processors.
     */
    private static boolean isOfABusyMachine(String line, double load) {
        Matcher blocked = BLOCKED.matcher(line);
        return blocked.find()
                && Long.parseLong(blocked.group(1)) < BUSY_MILLIS
                && load > Runtime.getRuntime().availableProcessors();
    }

    /** How busy the machine is, as Linux tells it; elsewhere it counts as idle. */
    private static double loadNow() throws IOException {
        Path told = Path.of("/proc/loadavg");
        return Files.isReadable(told)
                ? Double.parseDouble(Files.readString(told).split(" ")[0])
                : 0;
    }

    /** A connection costs some ten kilobytes as long as anything holds it. */
    @Test
    void whoeverComesAndGoesWithoutAWordLeavesNothingBehind() throws Exception {
        try (TestServer server =
                TestServer.start(
                        TestServer.config(new Forgetful())
                                .withLimits(LIMITS)
                                .withPatience(
                                        ServerConfig.Patience.USUAL.withHello(Duration.ofHours(1)))
                                .withHttp(new ServerConfig.Http(0, true)))) {
            comeAndGo(server, 500);
            long before = usedBytes();
            comeAndGo(server, 3_000);
            assertThat(usedBytes() - before).as("bytes").isLessThan(12L << 20);
        }
    }

    private static void comeAndGo(TestServer server, int times) throws IOException {
        for (int i = 0; i < times; i++) {
            socket(server.port()).close();
        }
        awaitConnections(server, 0);
    }

    /** The server may end a visit in the middle: that is its right. */
    private static void visit(int port, Visit visit) throws IOException {
        try (Socket socket = socket(port)) {
            try {
                visit.by(socket, socket.getOutputStream());
            } catch (java.net.SocketException e) {
                assertThat(e.getMessage())
                        .containsAnyOf("reset", "pipe", "closed", "abort", "shutdown");
            }
        }
    }

    /** So many connections a second, half of them cut at once by a reset. */
    private static void burst(int port, int perSecond, int seconds) throws IOException {
        List<Socket> open = new ArrayList<>();
        long start = System.nanoTime();
        for (int i = 0; i < perSecond * seconds; i++) {
            Socket socket = socket(port);
            if (i % 2 == 0) {
                socket.setSoLinger(true, 0);
                socket.close();
            } else {
                open.add(socket);
            }
            long due = start + i * TimeUnit.SECONDS.toNanos(1) / perSecond;
            LockSupport.parkNanos(due - System.nanoTime());
        }
        for (Socket socket : open) {
            socket.close();
        }
    }

    /** Waits until the server counts no more connections than these. */
    private static void awaitConnections(TestServer server, int most) throws IOException {
        Web web = new Web(server.server().httpPort().orElseThrow());
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        while (true) {
            String text = web.read("/metrics").text();
            double now =
                    text.lines()
                            .filter(line -> line.startsWith("meldhouse_connections "))
                            .mapToDouble(line -> Double.parseDouble(line.split(" ")[1]))
                            .sum();
            if (now <= most) {
                assertThat(now).isEqualTo(most);
                return;
            }
            assertThat(System.nanoTime()).as("%s connections are left", now).isLessThan(end);
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
    }

    /**
     * Waits until the table is the only one, and knows that nobody follows it but who sits there.
     */
    private static void awaitAlone(LineClient client, String table) throws IOException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(3 * PATIENCE_MILLIS);
        while (true) {
            JsonNode tables = client.ok("tables").get("tables");
            if (tables.size() == 1 && tables.get(0).get("watchers").asInt() == 0) {
                assertThat(tables.get(0).get("table").asText()).isEqualTo(table);
                return;
            }
            assertThat(System.nanoTime())
                    .as("%d tables, the last %s", tables.size(), tables.get(tables.size() - 1))
                    .isLessThan(end);
            client.forget();
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
    }

    /** A journal that keeps nothing, so that all that is kept is the server's. */
    private static final class Forgetful implements Journal {
        @Override
        public CompletionStage<Void> append(String table, String line) {
            return CompletableFuture.completedFuture(null);
        }

        @Override
        public void replay(BiConsumer<String, String> lines) {}

        @Override
        public CompletionStage<Void> retire(String table) {
            return CompletableFuture.completedFuture(null);
        }

        @Override
        public void close() {}
    }

    private static long usedBytes() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
