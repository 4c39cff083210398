package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

final class LoadCommandTest {
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
