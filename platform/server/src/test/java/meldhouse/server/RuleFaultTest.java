package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.catalog.Catalog;
import meldhouse.server.FaultyRules.Place;
import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Rules that throw, whatever it is, halt their own table and nothing else. */
class RuleFaultTest {
    private static final List<Supplier<Throwable>> FAULTS =
            List.of(
                    () -> new IllegalStateException("c07"),
                    () -> new NoClassDefFoundError("c07"),
                    () -> new AssertionError("c07"),
                    StackOverflowError::new);

    static Stream<Arguments> faults() {
        return Stream.of(Place.values())
                .filter(place -> place != Place.REPLAY && place != Place.SHUFFLE)
                .flatMap(place -> FAULTS.stream().map(fault -> Arguments.of(place, fault.get())));
    }

    static ServerConfig config(Journal journal, FaultyRules rules) {
        return ServerConfig.of(
                Catalog.of(List.of(new Highest("1"), rules), List.of(ToyBots.steady("random"))),
                journal);
    }

    private static boolean saysThatTheRulesFailed(JsonNode message) {
        return message.path("type").asText().equals("said")
                && message.get("text").asText().contains("The rules failed");
    }

    @Test
    void rulesThatCannotBeginAMatchSaySoAndMayBeTriedAgain() throws Exception {
        FaultyRules rules = new FaultyRules();
        rules.failAt(Place.SHUFFLE, new NoClassDefFoundError("c07"));
        try (TestServer server = TestServer.start(config(new MemoryJournal(), rules))) {
            LineClient anna = server.join("Anna");
            String table =
                    anna.ok("create", "ruleset", FaultyRules.ID, "seats", WholeMatchTest.ALONE)
                            .get("table")
                            .asText();
            anna.await(RuleFaultTest::saysThatTheRulesFailed);
            anna.refused("internal", "start", "table", table);
            rules.heal();
            anna.ok("start", "table", table);
            Player.of(anna, table).playToTheEnd();
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("faults")
    void rulesThatThrowHaltTheirTableAndNothingElse(Place place, Throwable fault) throws Exception {
        FaultyRules rules = new FaultyRules();
        MemoryJournal journal = new MemoryJournal();
        String token;
        String table;
        String other;
        try (TestServer server = TestServer.start(config(journal, rules));
                LogCapture log = LogCapture.of("meldhouse")) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            table =
                    anna.ok(
                                    "create",
                                    "ruleset",
                                    FaultyRules.ID,
                                    "seats",
                                    WholeMatchTest.ALONE,
                                    "options",
                                    Map.of("deals", 50))
                            .get("table")
                            .asText();
            String halted = table;
            JsonNode turn = Player.of(anna, table).playUntilTurn(2);
            rules.failAt(place, fault);
            Player.of(anna, table).answer(turn);

            anna.await(RuleFaultTest::saysThatTheRulesFailed);
            assertThat(anna.heard())
                    .filteredOn(m -> m.path("type").asText().equals("said"))
                    .noneMatch(m -> m.get("text").asText().contains("c07"));
            anna.await(
                    m ->
                            m.path("type").asText().equals("table")
                                    && m.findValue("table").toString().contains(halted)
                                    && m.findValue("state").asText().equals("paused"));
            assertThat(log.text()).contains(fault.getClass().getName()).doesNotContain("c07");

            other = bert.create("seats", WholeMatchTest.ALONE, "options", Map.of("deals", 1));
            Player.of(bert, other).playToTheEnd();
            token = anna.token();
        }
        // The rules fail whenever they are asked now, as those of a broken jar do.
        rules.failAt(Place.REPLAY, fault);
        try (TestServer server = TestServer.start(config(journal, rules))) {
            assertThat(server.server().setAside())
                    .singleElement()
                    .asString()
                    .contains("'" + table + "'")
                    .contains(fault.getClass().getName())
                    .doesNotContain("c07");
            LineClient anna = LineClient.rejoin(server.port(), token);
            anna.refused("no_such_table", "watch", "table", table);
            anna.ok("watch", "table", other);
        }
    }
}
