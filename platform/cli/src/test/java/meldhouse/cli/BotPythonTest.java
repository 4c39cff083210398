package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import meldhouse.catalog.Catalog;
import meldhouse.client.Address;
import meldhouse.client.Credentials;
import meldhouse.client.MeldhouseClient;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.SeatWish;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

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

    @Test
    void itPlaysAMatchWithoutARefusal() throws Exception {
        try (MemoryJournal journal = new MemoryJournal();
                Server server =
                        new Server(
                                ServerConfig.of(
                                        Catalog.of(BotPythonTest.class.getClassLoader()),
                                        journal))) {
            int port = server.start();
            try (MeldhouseClient client =
                    MeldhouseClient.connect(
                            new Address("127.0.0.1", port),
                            Credentials.named("Ann"),
                            message -> {})) {
                SeatWish random = new SeatWish.BotNamed("random");
                client.create(
                                id ->
                                        new ClientMessage.Create(
                                                id,
                                                "american",
                                                "seedLively",
                                                null,
                                                Map.of("dealsPerMatch", 2),
                                                null,
                                                null,
                                                List.of(
                                                        random,
                                                        random,
                                                        new SeatWish.Open(),
                                                        random),
                                                null,
                                                null))
                        .get();
                Process bot = bot(port, "Monty");
                String said = said(bot);
                assertThat(said.lines())
                        .first()
                        .asString()
                        .startsWith("Sitting at ")
                        .endsWith("seat 2.");
                assertThat(said.lines()).last().isEqualTo("The match is over.");
                assertThat(said.lines().filter(line -> line.equals("Moved.")).count())
                        .isGreaterThan(12);
                assertThat(said.lines()).doesNotContain("Traceback (most recent call last):");
                assertThat(said.lines().filter(line -> !line.equals("Moved."))).hasSize(2);
                assertThat(bot.waitFor()).isZero();
                Process late = bot(port, "Late");
                assertThat(said(late)).contains("No seat is open.");
                assertThat(late.waitFor()).isNotZero();
            }
        }
    }
}
