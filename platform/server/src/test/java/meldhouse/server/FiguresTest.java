package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.catalog.Catalog;
import meldhouse.store.Database;
import meldhouse.store.DatabaseJournal;
import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;

/**
 * Figures of a full house for {@code docs/performance.md}: they are told, not asserted, since
 * machines differ. Only with {@code -Dfigures=true}.
 */
@EnabledIfSystemProperty(named = "figures", matches = "true")
class FiguresTest {
    private static final int TABLES = Integer.getInteger("figures.tables", 1_000);
    private static final int LEFT = Integer.getInteger("figures.left", 10_000);
    private static final int IDLE = Integer.getInteger("figures.idle", 500);
    private static final int EACH = 100;

    /** Tables of one maker, so that little of what is heard has to be kept. */
    private static final int FEW = 10;

    private static final int AT_ONCE = 8;
    private static final Map<String, String> RANDOM = Map.of("bot", "random");
    private static final int TURNS = Integer.getInteger("figures.turns", 12);

    @TempDir private Path folder;

    private static Server server(Journal journal, UnaryOperator<ServerConfig.Patience> patience) {
        return new Server(
                ServerConfig.of(Catalog.of(FiguresTest.class.getClassLoader()), journal)
                        .withPatience(patience.apply(ServerConfig.Patience.USUAL))
                        .withLimits(
                                new ServerConfig.Limits(
                                        100_000, 100_000, 100_000, 100_000, 1 << 20, 50, 8)));
    }

    private static void tell(String text, Object... about) {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        System.out.printf(
                Locale.ROOT,
                "FIGURE %s (load %.1f)%n",
                String.format(Locale.ROOT, text, about),
                load);
    }

    /** Bytes of the heap that are in use when all that can go is gone. */
    private static long heap() {
        for (int i = 0; i < 4; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    @Test
    void tablesThatAreThereAgainAfterARestart() throws Exception {
        try (Journal journal = DatabaseJournal.open(Database.inFolder(folder));
                Server server = server(journal, patience -> patience)) {
            int port = server.start();
            try (ExecutorService players = Executors.newFixedThreadPool(AT_ONCE)) {
                List<Future<?>> making = new ArrayList<>();
                for (int made = 0; made < TABLES; made += FEW) {
                    String name = "Maker " + made;
                    making.add(players.submit(() -> playSome(port, name)));
                }
                for (Future<?> each : making) {
                    each.get();
                }
            }
        }
        try (Journal journal = DatabaseJournal.open(Database.inFolder(folder))) {
            long[] count = {0};
            journal.replay((table, line) -> count[0]++);
            tell("%d tables have %d lines", TABLES, count[0]);
        }
        long from = System.nanoTime();
        try (Journal journal = DatabaseJournal.open(Database.inFolder(folder));
                Server server = server(journal, patience -> patience)) {
            server.start();
            double seconds = (System.nanoTime() - from) / 1e9;
            assertThat(server.overview().tables()).hasSize(TABLES);
            tell("%d tables are served again after %.2f s", TABLES, seconds);
        }
    }

    /**
     * Makes a few tables with three bots, takes some turns at each, and goes without standing up: a
     * table that were left for good would be played to its end, and be closed.
     */
    private static @Nullable Void playSome(int port, String name) throws IOException {
        try (LineClient client = LineClient.join(port, name)) {
            for (int i = 0; i < FEW; i++) {
                String table =
                        client.ok(
                                        "create",
                                        "ruleset",
                                        "american",
                                        "seats",
                                        List.of("me", RANDOM, RANDOM, RANDOM))
                                .get("table")
                                .asText();
                for (int turns = 0; turns < TURNS; ) {
                    JsonNode message = client.next();
                    if (Player.turn().test(message)
                            && message.get("table").asText().equals(table)
                            && ++turns < TURNS) {
                        Player.of(client, table).answer(message);
                    }
                }
            }
        }
        return null;
    }

    @Test
    void tablesThatAreMadeAndLeft() throws Exception {
        try (Journal journal = DatabaseJournal.open(Database.inFolder(folder));
                Server server =
                        server(journal, patience -> patience.withIdle(Duration.ofMillis(50)))) {
            int port = server.start();
            for (int made = 0; made < LEFT; made += EACH) {
                try (LineClient client = LineClient.join(port, "Guest " + made)) {
                    for (int i = 0; i < EACH; i++) {
                        String table =
                                client.ok("create", "ruleset", "american").get("table").asText();
                        // Perhaps it is closed already.
                        client.ask("stand", "table", table);
                    }
                }
                if (made % (LEFT / 5) == LEFT / 5 - EACH) {
                    while (!server.overview().tables().isEmpty()) {
                        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
                    }
                    tell(
                            "after %d tables made and left: heap %.1f MiB",
                            made + EACH, heap() / 1048576.0);
                }
            }
        }
    }

    /** A connection that costs this side of the heap next to nothing. */
    private record Bare(SocketChannel channel) {
        private static final ByteBuffer IN = ByteBuffer.allocate(1 << 16);

        static Bare hello(int port, String name) throws IOException {
            var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
            Bare bare = new Bare(SocketChannel.open(address));
            bare.ask(
                    "{\"type\":\"hello\",\"id\":1,\"protocol\":1,\"name\":\"%s\"}".formatted(name));
            return bare;
        }

        /** What comes until there is an answer. */
        String ask(String line) throws IOException {
            channel.write(StandardCharsets.UTF_8.encode(line + "\n"));
            StringBuilder said = new StringBuilder();
            while (said.indexOf("\"re\":") < 0 || said.charAt(said.length() - 1) != '\n') {
                channel.read(IN.clear());
                said.append(StandardCharsets.UTF_8.decode(IN.flip()));
            }
            return said.toString();
        }
    }

    @Test
    void tablesWithFourWhoWait() throws Exception {
        try (Server server = server(new MemoryJournal(), patience -> patience)) {
            int port = server.start();
            List<Bare> all = new ArrayList<>(seated(port, 0, 20));
            long before = heap();
            all.addAll(seated(port, 20, 20 + IDLE));
            long after = heap();
            assertThat(server.overview().tables())
                    .hasSize(20 + IDLE)
                    .allMatch(row -> row.state().toString().equals("playing"));
            tell(
                    "an idle table with four connections: %.1f KiB of heap, both ends of each"
                            + " connection and the journal in memory included (%d tables)",
                    (after - before) / 1024.0 / IDLE, IDLE);
            for (Bare bare : all) {
                bare.channel().close();
            }
        }
    }

    private static List<Bare> seated(int port, int from, int to) throws IOException {
        List<Bare> all = new ArrayList<>();
        for (int number = from; number < to; number++) {
            Bare maker = Bare.hello(port, "P" + number + "a");
            all.add(maker);
            String created = maker.ask("{\"type\":\"create\",\"id\":2,\"ruleset\":\"american\"}");
            String table = created.replaceFirst("(?s).*\"table\":\"(\\w+)\".*", "$1");
            for (char who = 'b'; who <= 'd'; who++) {
                Bare guest = Bare.hello(port, "P" + number + who);
                all.add(guest);
                guest.ask("{\"type\":\"sit\",\"id\":2,\"table\":\"%s\"}".formatted(table));
            }
        }
        return all;
    }
}
