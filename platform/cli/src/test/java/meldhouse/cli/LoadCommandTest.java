package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import meldhouse.catalog.Catalog;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;

final class LoadCommandTest {
    @TempDir private Path folder;

    @ParameterizedTest
    @CsvSource({"american, true", "danish, false"})
    void everyMoveIsHeardAtEverySeatAndNothingGoesWrong(String ruleset, boolean memory)
            throws Exception {
        Run run =
                Run.of(
                        "load",
                        "--tables=5",
                        "--idle=3",
                        "--warm-up=0",
                        "--seconds=2",
                        "--ruleset=" + ruleset,
                        memory ? "--memory" : "--rate=40",
                        "--json");
        assertThat(run.code()).as(run.out() + run.err()).isZero();
        JsonNode answer = new JsonMapper().readTree(run.out());
        assertThat(answer.get("connections").asInt()).isEqualTo(23);
        assertThat(answer.get("faults").asInt()).isZero();
        long moves = answer.get("moves").asLong();
        assertThat(moves).isPositive();
        // What is on its way at the beginning and at the end is counted in part.
        assertThat(answer.get("heardMicros").get("count").asLong())
                .isBetween(4 * (moves - 5), 4 * (moves + 5));
        assertThat(answer.get("answeredMicros").get("count").asLong())
                .isBetween(moves - 5, moves + 5);
        if (!memory) {
            assertThat(moves).as("the rate is kept").isLessThanOrEqualTo(85);
        }
    }

    @Test
    void whereItEncryptsEveryMoveIsHeardToo() throws Exception {
        Run run =
                Run.of(
                        "load",
                        "--tls",
                        "--tables=3",
                        "--idle=2",
                        "--warm-up=0",
                        "--seconds=1",
                        "--memory",
                        "--json");
        assertThat(run.code()).as(run.out() + run.err()).isZero();
        JsonNode answer = new JsonMapper().readTree(run.out());
        assertThat(answer.get("connections").asInt()).isEqualTo(14);
        assertThat(answer.get("moves").asLong()).isPositive();
    }

    @Test
    void aServerThatEncryptsIsMetAsByAnyClient() throws Exception {
        HostCertificate shown = HostCertificate.ofItsOwn(folder, Clock.systemUTC());
        Catalog catalog = Catalog.of(List.of(), List.of());
        Path trusted = folder.resolve(HostCertificate.CERTIFICATE_FILE);
        try (Server encrypted =
                        new Server(
                                ServerConfig.of(catalog, new MemoryJournal())
                                        .withTls(
                                                new ServerConfig.Tls(shown.key(), shown.chain())));
                Server plain = new Server(ServerConfig.of(catalog, new MemoryJournal()))) {
            int port = encrypted.start();
            int other = plain.start();

            Ran ran = idle(port, "--tls-trust", trusted.toString());
            assertThat(ran.code()).as(ran.out() + ran.err()).isEqualTo(Exit.DONE);
            assertThat(ran.out()).contains("2 connections").doesNotContain("first time");

            assertThat(idle(port).out()).contains("2 faults", "the server ended the connection");
            Ran refused = idle(other, "--tls-trust", trusted.toString());
            assertThat(refused.code()).isEqualTo(Exit.WRONG);
            assertThat(refused.err()).contains("does not encrypt");
            Authority stranger = Authority.root();
            Path others = Authority.write(folder.resolve("root.pem"), stranger.chain());
            assertThat(idle(port, "--tls-trust", others.toString()).err())
                    .contains("its certificate is of no use");
        }
    }

    private static Ran idle(int port, String... more) {
        return Ran.command(
                Stream.concat(
                                Stream.of(
                                        "load",
                                        "--host=127.0.0.1:" + port,
                                        "--tables=0",
                                        "--idle=2",
                                        "--warm-up=0",
                                        "--seconds=0.2"),
                                Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    void theBareRelayStandsBesideIt() {
        Run run =
                Run.of("load", "--tables=2", "--warm-up=0", "--seconds=0.5", "--memory", "--relay");
        assertThat(run.code()).as(run.out() + run.err()).isZero();
        assertThat(run.out())
                .contains("8 connections: 2 tables of four", "The bare relay: ", "a second");
    }

    @Test
    void whereNobodyListensEachConnectionSaysSo() throws IOException {
        int free;
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = taken.getLocalPort();
        }
        Run run =
                Run.of(
                        "load",
                        "--host=127.0.0.1:" + free,
                        "--tables=1",
                        "--idle=1",
                        "--warm-up=0",
                        "--seconds=0.1");
        assertThat(run.code()).isEqualTo(Exit.WRONG);
        assertThat(run.out())
                .contains("0 connections", "2 faults", "Connection refused", "Table 0", "Idle");
    }

    @Test
    void anUnknownRulesetIsAFaultOfEveryTable() {
        Run run = Run.of("load", "--tables=2", "--warm-up=0", "--seconds=0.1", "--ruleset=bridge");
        assertThat(run.code()).isEqualTo(Exit.WRONG);
        assertThat(run.out()).contains("2 faults", "'bridge'", "american");
    }

    @Test
    void numbersThatCannotBeAreRefused() {
        for (String option : new String[] {"--tables=-1", "--seconds=NaN", "--idle=100001"}) {
            Run run = Run.of("load", option);
            assertThat(run.code()).isEqualTo(Exit.USAGE);
            assertThat(run.err())
                    .contains(option.substring(0, option.indexOf('=')), "Allowed: 0 to");
        }
        assertThat(Run.of("load", "--host=localhost:0").code()).isEqualTo(Exit.USAGE);
    }
}
