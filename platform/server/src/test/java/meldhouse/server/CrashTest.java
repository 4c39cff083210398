package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Nothing that a client was told is lost, however often the server is killed: tables of scripted
 * clients and bots play while the process is killed at random moments and started again; then what
 * each client was told is compared with what the journal says. {@code -Dcrash.kills=100} kills more
 * often.
 */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class CrashTest {
    private static final int TABLES = 50;
    private static final int KILLS = Integer.getInteger("crash.kills", 10);

    /** A match that is still on when the last kill comes. */
    private static final Map<String, Object> LONG = Map.of("deals", 100, "hand", 12);

    @TempDir Path folder;

    private volatile int port;
    private volatile boolean done;

    /** Plays at a table of its own and keeps what it is told, over all crashes. */
    private final class Scripted {
        private final List<JsonNode> told = new ArrayList<>();
        private final String name;
        private String token = "";
        private String table = "";
        private String problem = "";
        private volatile int heard;

        Scripted(String name) {
            this.name = name;
        }

        void run() {
            while (!done && problem.isEmpty()) {
                try {
                    play();
                } catch (IOException e) {
                    // Killed, or not up again yet.
                    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
                } catch (RuntimeException | AssertionError e) {
                    problem = String.valueOf(e.getMessage());
                }
            }
        }

        private void play() throws IOException {
            try (LineClient client = connected()) {
                if (table.isEmpty()) {
                    table = client.create("seats", WholeMatchTest.ALONE, "options", LONG);
                    if (told.isEmpty()) {
                        client.ok("watch", "table", table, "from", 0);
                    }
                } else {
                    client.ok("watch", "table", table, "from", told.size());
                }
                while (!done) {
                    hear(client, client.next());
                }
            }
        }

        private LineClient connected() throws IOException {
            LineClient client =
                    token.isEmpty() ? LineClient.join(port, name) : LineClient.rejoin(port, token);
            token = client.token();
            return client;
        }

        private void hear(LineClient client, JsonNode message) throws IOException {
            switch (message.path("type").asText()) {
                case "event" -> {
                    int seq = message.get("seq").asInt();
                    if (seq == told.size() + 1) {
                        told.add(message.get("event"));
                        heard = seq;
                    } else if (seq > told.size() + 1) {
                        problem = "a gap before event " + seq;
                    } else if (!told.get(seq - 1).equals(message.get("event"))) {
                        problem = "event %d was told in two forms".formatted(seq);
                    }
                }
                case "turn" ->
                        client.send(
                                "move",
                                "table",
                                table,
                                "seq",
                                message.get("seq").asLong(),
                                "move",
                                Player.pick(message));
                default -> {}
            }
        }

        /** What the journal says differently from what this client was told; empty: nothing. */
        private String difference() throws IOException {
            if (!problem.isEmpty()) {
                return problem;
            }
            try (LineClient client = LineClient.rejoin(port, token)) {
                client.ok("watch", "table", table, "from", 0);
                for (int seq = 1; seq <= told.size(); seq++) {
                    int number = seq;
                    JsonNode event =
                            client.await(
                                            message ->
                                                    message.path("type").asText().equals("event")
                                                            && message.path("seq").asInt()
                                                                    == number)
                                    .get("event");
                    if (!event.equals(told.get(seq - 1))) {
                        return "event %d is %s, and was told as %s"
                                .formatted(seq, event, told.get(seq - 1));
                    }
                }
            } catch (AssertionError e) {
                return String.valueOf(e.getMessage());
            }
            return "";
        }
    }

    private List<String> differences(String journal, int kills) throws Exception {
        List<Scripted> clients = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(9);
        CrashedHost host = CrashedHost.start(folder, journal);
        try {
            port = host.port();
            for (int i = 0; i < TABLES; i++) {
                Scripted client = new Scripted("Ann" + i);
                clients.add(client);
                threads.add(Thread.ofVirtual().start(client::run));
            }
            for (int kill = 0; kill < kills; kill++) {
                moveOn(clients, random.nextInt(1, 40));
                host.kill();
                host = CrashedHost.start(folder, journal);
                port = host.port();
            }
            if (journal.equals("database")) {
                moveOn(clients, 5);
            }
            host.kill();
            done = true;
            for (Thread thread : threads) {
                thread.join();
            }
            host = CrashedHost.start(folder, journal);
            port = host.port();
            List<String> differences = new ArrayList<>();
            for (Scripted client : clients) {
                String difference = client.difference();
                if (!difference.isEmpty()) {
                    differences.add(client.name + ": " + difference);
                }
            }
            assertThat(clients).extracting(client -> client.heard).doesNotContain(0);
            return differences;
        } finally {
            host.kill();
        }
    }

    /** Waits until every table that is well has seen so many events more. */
    private static void moveOn(List<Scripted> clients, int events) {
        List<Integer> before = clients.stream().map(client -> client.heard).toList();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        for (int i = 0; i < clients.size(); i++) {
            Scripted client = clients.get(i);
            while (client.problem.isEmpty() && client.heard < before.get(i) + events) {
                if (System.nanoTime() > end) {
                    throw new AssertionError(
                            "%s stands still at event %d".formatted(client.name, client.heard));
                }
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
            }
        }
    }

    @Test
    void whatAnybodyWasToldIsInTheJournalHoweverOftenTheServerIsKilled() throws Exception {
        assertThat(differences("database", KILLS)).isEmpty();
    }

    @Test
    void withoutAJournalTheSameTestFindsDifferences() throws Exception {
        assertThat(differences("memory", 1)).isNotEmpty();
    }
}
