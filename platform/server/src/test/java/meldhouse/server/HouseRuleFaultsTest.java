package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.catalog.Catalog;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A bad file is dropped into the folder of a server that runs: it is reported with its fault and
 * not offered, and neither a table nor the file beside it notices.
 */
@Timeout(60)
class HouseRuleFaultsTest {
    private static final String GOOD = "export default {ruleset: 'highest', options: {hand: 5}}";

    @TempDir static Path folder;
    private static TestServer server;

    private LineClient anna;
    private Player table;
    private JsonNode turn;

    @BeforeAll
    static void open() throws IOException {
        Catalog installed = Catalog.of(HouseRuleFaultsTest.class.getClassLoader());
        Catalog both =
                Catalog.of(
                        Stream.concat(Stream.of(new Highest("1")), installed.rulesets().stream())
                                .toList(),
                        List.of(ToyBots.steady("random")));
        server =
                TestServer.start(
                        ServerConfig.of(both, new MemoryJournal())
                                .withHouseRules(new HouseRuleFolder(folder)));
        Files.writeString(folder.resolve("good.js"), GOOD);
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @BeforeEach
    void sitDown() throws IOException {
        anna = server.join("Anna" + System.nanoTime() % 1_000_000);
        Map<String, String> bot = Map.of("bot", "random");
        table = Player.of(anna, anna.create("seats", List.of("me", bot, bot, bot)));
        turn = anna.await(Player.turn());
    }

    @AfterEach
    void leave() throws IOException {
        anna.close();
    }

    /** How a fault gets into the folder, as a file of this name. */
    @FunctionalInterface
    interface Fault {
        void drop(Path file) throws IOException;
    }

    private static Arguments text(String what, String file, String text, String... told) {
        return bytes(what, file, text.getBytes(StandardCharsets.UTF_8), told);
    }

    private static Arguments bytes(String what, String file, byte[] bytes, String... told) {
        return Arguments.of(what, file, (Fault) path -> Files.write(path, bytes), told);
    }

    private static Arguments option(String what, String option, String... told) {
        return text(
                what,
                "bad.js",
                "export default {ruleset: 'highest', options: {" + option + "}}",
                told);
    }

    private static Arguments script(String what, String line, String... told) {
        return text(what, "bad.js", line + "\nexport default {ruleset: 'highest'};", told);
    }

    static Stream<Arguments> faults() {
        String hand = "Allowed: a whole number from 1 to 12.";
        return Stream.of(
                option("a misspelt option", "hnad: 5", "bad.js:1:47", "did you mean hand?"),
                option("out of range", "hand: 13", "bad.js:1:47", "Cannot set hand to 13", hand),
                text(
                        "out of step",
                        "bad.js",
                        "export default {ruleset: 'danish', options: {targetScore: 1003}}",
                        "bad.js:1:46: Cannot set targetScore to 1003",
                        "in steps of"),
                option("a wrong type", "hand: 'five'", "Cannot set hand to \"five\"", hand),
                option("no whole number", "hand: 4.5", "Cannot set hand to 4.5", hand),
                option("a list", "hand: [5]", "Cannot set hand to [5]", hand),
                option("NaN", "hand: NaN", "bad.js:1:47", "NaN"),
                option("too large a number", "hand: 1e400", "bad.js:1:47", "Infinity"),
                text(
                        "too large a number in JSON",
                        "bad.json",
                        "{\"ruleset\": \"highest\", \"options\": {\"hand\": 1e400}}",
                        "bad.json:1:36",
                        "hand"),
                option("10 MB of text", "hand: 'x'.repeat(10_000_000)", "bad.js", "1000000 char"),
                text(
                        "a file of 10 MB",
                        "bad.json",
                        "{\"ruleset\": \"" + "x".repeat(10_000_000) + "\"}",
                        "bad.json: Cannot read the house rules: it is larger than 256 KiB."),
                script("one that never ends", "for (;;) {}", "bad.js", "Cannot read the house"),
                script("one that throws", "null.x;", "bad.js:1:1", "it throws: TypeError"),
                script("recursion", "const f = () => f() + 1; f();", "RangeError: Maximum call"),
                text("no script", "bad.js", "export default {ruleset: }", "bad.js:1:26"),
                text(
                        "a missing base",
                        "bad.json",
                        "{\"ruleset\": \"highest\", \"extends\": \"nowhere\"}",
                        "bad.json:1:24: Cannot extend 'nowhere': there is no such preset"),
                text(
                        "one that extends itself",
                        "bad.json",
                        "{\"ruleset\": \"highest\", \"extends\": \"./bad.json\"}",
                        "in a circle, bad.json -> bad.json"),
                Arguments.of(
                        "a folder",
                        "bad.js",
                        (Fault) Files::createDirectory,
                        new String[] {"bad.js: Cannot read the house rules: it is a folder."}),
                Arguments.of(
                        "a file with no end",
                        "bad.js",
                        (Fault) path -> Files.createSymbolicLink(path, Path.of("/dev/zero")),
                        new String[] {"bad.js: Cannot read the house rules: it is no plain file."}),
                bytes(
                        "a binary",
                        "bad.js",
                        new byte[] {(byte) 0xCA, (byte) 0xFE, 0, 0},
                        "bad.js: Cannot read the house rules: it is no text but binary data."),
                bytes("no UTF-8", "bad.js", new byte[] {(byte) 0xE9}, "it is not UTF-8"),
                text(
                        "an unknown ruleset",
                        "bad.json",
                        "{\"ruleset\": \"whist\"}",
                        "bad.json:1:2: Cannot use ruleset 'whist'",
                        "Allowed: american, danish, highest."),
                text(
                        "a newer format",
                        "bad.json",
                        "{\"apiVersion\": 2, \"ruleset\": \"highest\"}",
                        "bad.json:1:2",
                        "apiVersion"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void aBadFileIsReportedAndNotOfferedAndNothingElseChanges(
            String what, String name, Fault fault, String[] told) throws Exception {
        Path bad = folder.resolve(name);
        fault.drop(bad);
        try (LineClient bert = server.join("Bert" + System.nanoTime() % 1_000_000);
                LogCapture log = LogCapture.of("meldhouse.server.lobby.HouseRuleSource")) {
            int asked = bert.send("rulesets");
            assertThat(table.answer(turn).get("type").asText()).isEqualTo("ok");
            turn = anna.await(Player.turn());
            JsonNode offered = bert.await(one -> one.path("re").asInt() == asked);

            assertThat(namesFor(offered)).as(what).containsExactly("good");
            assertThat(log.text().lines()).hasSize(1);
            assertThat(log.text()).contains(told).contains("Allowed: ");
            JsonNode refused = bert.ask("create", "ruleset", "highest", "houseRules", "bad");
            assertThat(refused.get("code").asText()).isEqualTo("bad_rules");
            assertThat(refused.get("message").asText()).contains("the host has this file, but");
            assertThat(bert.create("houseRules", "good")).isNotEmpty();
            assertThat(table.answer(turn).get("type").asText()).isEqualTo("ok");
        } finally {
            Files.delete(bad);
        }
    }

    @Test
    void aFileThatIsMendedIsOffered() throws Exception {
        Path file = folder.resolve("late.js");
        Files.writeString(file, "export default {ruleset: 'highest', options: {hand: NaN}}");
        try {
            assertThat(namesFor(anna.ok("rulesets"))).containsExactly("good");
            Files.writeString(file, GOOD);
            assertThat(namesFor(anna.ok("rulesets"))).containsExactly("good", "late");
        } finally {
            Files.delete(file);
        }
    }

    private static List<String> namesFor(JsonNode rulesets) {
        for (JsonNode ruleset : rulesets.get("rulesets")) {
            if (ruleset.get("id").asText().equals("highest")) {
                return StreamSupport.stream(ruleset.get("houseRules").spliterator(), false)
                        .map(JsonNode::asText)
                        .toList();
            }
        }
        throw new AssertionError("no ruleset highest in " + rulesets);
    }
}
