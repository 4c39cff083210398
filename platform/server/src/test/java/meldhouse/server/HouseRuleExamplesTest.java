package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Ruleset;
import meldhouse.catalog.Catalog;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.RuleChain;
import meldhouse.scripting.Rulesets;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Every file that people copy is hosted, and bots play a whole match by it over a real socket. */
@Timeout(120)
class HouseRuleExamplesTest {
    private static final Catalog INSTALLED =
            Catalog.of(HouseRuleExamplesTest.class.getClassLoader());

    private static final Rulesets KNOWN = Rulesets.of(INSTALLED.rulesets());

    private static final HouseRuleFolder FOLDER =
            new HouseRuleFolder(
                    List.of(
                            Path.of("../../examples/house-rules"),
                            Path.of("../../examples/house-rules/functions")));

    private static TestServer server;
    private static int joined;

    @BeforeAll
    static void open() throws IOException {
        server =
                TestServer.start(
                        ServerConfig.of(INSTALLED, new MemoryJournal()).withHouseRules(FOLDER));
    }

    @AfterAll
    static void close() {
        server.close();
    }

    static Stream<String> names() {
        HouseRuleFolder.Contents contents = FOLDER.read(KNOWN);
        assertThat(contents.broken()).isEmpty();
        assertThat(contents.files()).hasSize(15);
        return contents.files().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void botsPlayAWholeMatchByEachExample(String name) throws Exception {
        RuleChain chain = FOLDER.read(KNOWN).file(name).orElseThrow();
        Ruleset ruleset = chain.ruleset();
        int seats = ruleset.configure(chain.effective().houseRules()).seats();
        List<Map<String, String>> bots = Collections.nCopies(seats, Map.of("bot", "steady"));
        try (LineClient ann = server.join("Ann" + ++joined)) {
            String table =
                    ann.ok(
                                    "create",
                                    "ruleset",
                                    ruleset.info().id(),
                                    "houseRules",
                                    name,
                                    "seats",
                                    bots)
                            .get("table")
                            .asText();
            ann.ok("watch", "table", table);
            ann.await(message -> message.path("state").asText().equals("over"));
            JsonNode log = ann.log(table);
            assertThat(log.get("moves")).isNotEmpty();
            chain.effective()
                    .houseRules()
                    .values()
                    .forEach(
                            (option, value) ->
                                    assertThat(log.path("houseRules").path(option).asText())
                                            .as(option)
                                            .isEqualTo(String.valueOf(value)));
        }
    }
}
