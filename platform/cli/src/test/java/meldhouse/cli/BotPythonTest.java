package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import meldhouse.catalog.Catalog;
import meldhouse.client.Address;
import meldhouse.client.Credentials;
import meldhouse.client.Listener;
import meldhouse.client.MeldhouseClient;
import meldhouse.programs.ProgramBots;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.SeatWish;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The example bot in Python, at a real table. */
@Timeout(120)
class BotPythonTest {
    private static final Path BOT = Path.of("../../examples/bot-python/bot.py");

    @BeforeAll
    static void pythonIsInstalled() throws InterruptedException {
        boolean found;
        try {
            found = new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException e) {
            found = false;
        }
        assumeTrue(found, "python3 is not installed, so the example bot in Python is not tried");
    }

    private static Process bot(int port, String name) throws IOException {
        return new ProcessBuilder(
                        "python3", BOT.toString(), "127.0.0.1", String.valueOf(port), name)
                .redirectErrorStream(true)
                .start();
    }

    private static String said(Process bot) throws IOException {
        return new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static ClientMessage.Create table(RequestId id, int deals, List<SeatWish> seats) {
        return new ClientMessage.Create(
                id,
                "american",
                "seedLively",
                null,
                Map.of("dealsPerMatch", deals),
                null,
                null,
                seats,
                null,
                null,
                null,
                null);
    }

    private static Server server(MemoryJournal journal, List<ProgramBots> programs) {
        Catalog catalog = Catalog.of(BotPythonTest.class.getClassLoader()).withBots(programs);
        return new Server(ServerConfig.of(catalog, journal));
    }

    private static MeldhouseClient ann(int port, Heard heard) throws Exception {
        return MeldhouseClient.connect(
                new Address("127.0.0.1", port), Credentials.named("Ann"), heard);
    }

    /** What Ann is told: what the table says, and when it is over. */
    private static final class Heard implements Listener {
        private final List<String> said = new CopyOnWriteArrayList<>();
        private final CountDownLatch over = new CountDownLatch(1);

        @Override
        public void pushed(ServerMessage.Pushed message) {
            if (message instanceof ServerMessage.Said words) {
                said.add(words.text());
            }
            if (message instanceof ServerMessage.TableChanged(var row)
                    && row.state() == TableState.OVER) {
                over.countDown();
            }
        }
    }

    private static final SeatWish RANDOM = new SeatWish.BotNamed("random");

    @Test
    void overTcpItPlaysAMatchWithoutARefusal() throws Exception {
        try (MemoryJournal journal = new MemoryJournal();
                Server server = server(journal, List.of())) {
            int port = server.start();
            Heard heard = new Heard();
            try (MeldhouseClient client = ann(port, heard)) {
                SeatWish open = new SeatWish.Open();
                String table =
                        client.create(id -> table(id, 2, List.of(RANDOM, RANDOM, open, RANDOM)))
                                .get()
                                .table();
                Process bot = bot(port, "Monty");
                assertThat(said(bot).lines())
                        .containsExactly("Sitting at " + table + ", seat 2.", "The match is over.");
                assertThat(bot.waitFor()).isZero();
                assertThat(heard.said).isEmpty();
                Process late = bot(port, "Late");
                assertThat(said(late)).contains("No seat is open.");
                assertThat(late.waitFor()).isNotZero();
            }
        }
    }

    @Test
    void cutOffInTheMiddleItComesBackToItsSeatAndPlaysOn() throws Exception {
        try (MemoryJournal journal = new MemoryJournal();
                Server server = server(journal, List.of());
                Scissors scissors = Scissors.before(server.start(), 60)) {
            Heard heard = new Heard();
            try (MeldhouseClient client = ann(server.port(), heard)) {
                SeatWish open = new SeatWish.Open();
                client.create(id -> table(id, 2, List.of(RANDOM, RANDOM, open, RANDOM))).get();
                Process bot = bot(scissors.port(), "Monty");
                assertThat(said(bot).lines()).hasSize(2).endsWith("The match is over.");
                assertThat(scissors.connections()).isEqualTo(2);
                assertThat(bot.waitFor()).isZero();
                assertThat(heard.said).isEmpty();
            }
        }
    }

    @Test
    void onItsStdinAndStdoutItPlaysAMatchAndEndsWithTheTable() throws Exception {
        try (MemoryJournal journal = new MemoryJournal();
                ProgramBots monty = ProgramBots.of("Monty", "python3 " + BOT, false);
                Server server = server(journal, List.of(monty))) {
            int port = server.start();
            Heard heard = new Heard();
            try (MeldhouseClient client = ann(port, heard)) {
                SeatWish bot = new SeatWish.BotNamed("monty");
                String table =
                        client.create(id -> table(id, 2, List.of(bot, RANDOM, bot, RANDOM)))
                                .get()
                                .table();
                client.watch(table, null, null).get();
                assertThat(heard.over.await(60, TimeUnit.SECONDS)).isTrue();
                assertThat(heard.said).as("no fault is reported").isEmpty();
                long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
                while (monty.processes() > 0 && System.nanoTime() < end) {
                    Thread.onSpinWait();
                }
                assertThat(monty.processes()).isZero();
            }
        }
    }

    private static final String HELLO =
            """
            import json, sys
            print(json.dumps({"type": "hello", "id": 1, "protocol": 1, "name": "X"}), flush=True)
            for line in sys.stdin:
                if json.loads(line)["type"] == "turn":
            """;

    /** Whatever sits there, the match ends, and the table is told why a move was made for it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "crash   | sys.exit(3)                                | ProgramGone",
                "garbage | print('Good day!\\n' * 20, flush=True)      | ProgramBabbles",
                "silence | pass                                       | ProgramSilent",
                "flood   | [print('{}', flush=True) for i in range(10**6)] | ProgramBabbles"
            })
    void aProgramThatFailsCostsItsMovesAndNotTheTable(
            String name, String deed, String fault, @TempDir Path folder) throws Exception {
        Path script = folder.resolve(name + ".py");
        Files.writeString(script, HELLO + "        " + deed + "\n");
        try (MemoryJournal journal = new MemoryJournal();
                ProgramBots bad = ProgramBots.of("Bad", "python3 '" + script + "'", false)) {
            Catalog catalog =
                    Catalog.of(BotPythonTest.class.getClassLoader()).withBots(List.of(bad));
            ServerConfig config = ServerConfig.of(catalog, journal);
            try (Server server =
                    new Server(
                            config.withPatience(
                                    config.patience().withBot(Duration.ofMillis(700))))) {
                int port = server.start();
                Heard heard = new Heard();
                try (MeldhouseClient client = ann(port, heard)) {
                    SeatWish bot = new SeatWish.BotNamed("bad");
                    String table =
                            client.create(id -> table(id, 1, List.of(bot, RANDOM, RANDOM, RANDOM)))
                                    .get()
                                    .table();
                    client.watch(table, null, null).get();
                    assertThat(heard.over.await(90, TimeUnit.SECONDS)).isTrue();
                    assertThat(heard.said)
                            .isNotEmpty()
                            .allMatch(text -> text.contains("'bad' in seat 0"));
                    assertThat(String.join(" ", heard.said)).contains(fault);
                    assertThat(server.stuckBots()).isZero();
                }
            }
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
            while (bad.processes() > 0 && System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            assertThat(bad.processes()).isZero();
        }
    }

    static Stream<String> rulesets() {
        return Catalog.of(BotPythonTest.class.getClassLoader()).rulesets().stream()
                .filter(ruleset -> !ruleset.measures().isEmpty())
                .map(ruleset -> ruleset.info().id());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void itPlaysEveryGameWithoutAFault(String ruleset) throws Exception {
        Run run =
                Run.of(
                        "arena",
                        "random",
                        "Monty=python3 " + BOT,
                        "--ruleset",
                        ruleset,
                        "--deals",
                        "3",
                        "--json");
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode monty = new JsonMapper().readTree(run.out()).at("/contestants/1");
        assertThat(monty.at("/decisions").asInt()).isPositive();
        for (String fault : List.of("illegal", "exceptions", "timeouts")) {
            assertThat(monty.at("/" + fault).asInt()).as(fault).isZero();
        }
    }

    @Test
    void theWholeBotHasAtMostSixtyLines() throws IOException {
        try (Stream<String> lines = Files.lines(BOT)) {
            assertThat(lines.count()).isLessThanOrEqualTo(60);
        }
    }
}
