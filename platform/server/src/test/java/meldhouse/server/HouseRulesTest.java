package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.options.HouseRules;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.Locks;
import meldhouse.scripting.ShareCode;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** House rules as files, and a host that locks options. */
class HouseRulesTest {
    @TempDir Path folder;

    private final MemoryJournal journal = new MemoryJournal();
    private TestServer server;
    private LineClient anna;

    @BeforeEach
    void start() throws IOException {
        start("Anna", Locks.NONE);
    }

    private void start(String name, Locks locks) throws IOException {
        server =
                TestServer.start(
                        TestServer.config(journal)
                                .withHouseRules(new HouseRuleFolder(folder))
                                .withLocks(locks));
        anna = server.join(name);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private JsonNode ruleset() throws IOException {
        return anna.ok("rulesets").get("rulesets").get(0);
    }

    private JsonNode row(String table) throws IOException {
        for (JsonNode row : anna.ok("tables").get("tables")) {
            if (row.get("table").asText().equals(table)) {
                return row;
            }
        }
        throw new AssertionError("no table " + table);
    }

    private JsonNode refused(Object... fields) throws IOException {
        List<Object> all = new ArrayList<>(List.of("ruleset", "highest"));
        all.addAll(List.of(fields));
        JsonNode answer = anna.ask("create", all.toArray());
        assertThat(answer.get("type").asText()).isEqualTo("error");
        return answer;
    }

    @Test
    void aTableIsMadeByAFileAndItsRowTellsWhoSaysSo() throws Exception {
        write("base.json", "{\"ruleset\": \"highest\", \"options\": {\"hand\": 5}}");
        write(
                "kitchen.js",
                "export default {\n"
                        + "  ruleset: 'highest', extends: 'base',\n"
                        + "  options: {\n"
                        + "    deals: 2 + 1,\n"
                        + "  },\n"
                        + "};\n");
        assertThat(ruleset().get("houseRules")).hasToString("[\"base\",\"kitchen\"]");

        String table = anna.create("houseRules", "kitchen", "options", Map.of("players", 2));

        JsonNode row = row(table);
        assertThat(row.get("preset").asText()).isEqualTo("kitchen");
        assertThat(row.get("changed")).hasToString("{\"players\":2,\"deals\":3,\"hand\":5}");
        assertThat(row.get("origins"))
                .hasToString(
                        "{\"players\":\"table\",\"deals\":\"kitchen.js:4:5\",\"hand\":\"base.json:1:36\"}");
    }

    @Test
    void aBrokenFileIsSaidToBeThereAndNotWhatIsWrongWithIt() throws Exception {
        write("spoilt.js", "export default {ruleset: 'highest', options: {secret: }}");
        JsonNode answer = refused("houseRules", "spoilt");
        assertThat(answer.get("code").asText()).isEqualTo("bad_rules");
        assertThat(answer.get("message").asText())
                .contains("'spoilt'", "the host has this file, but it is broken")
                .doesNotContain("secret", folder.toString());
        assertThat(answer.at("/details/broken").asText()).isEqualTo("spoilt");
        assertThat(refused("houseRules", "spoil").at("/details/broken").isMissingNode()).isTrue();
    }

    @Test
    void anEditCountsForNewTablesAndARunningOneKeepsWhatItBeganWith() throws Exception {
        write("kitchen.js", "export default {ruleset: 'highest', options: {hand: 5}}");
        String first = anna.create("houseRules", "kitchen");
        write("kitchen.js", "export default {ruleset: 'highest', options: {hand: 7}}");
        String second = anna.create("houseRules", "kitchen");
        assertThat(row(first).at("/changed/hand").asInt()).isEqualTo(5);
        assertThat(row(second).at("/changed/hand").asInt()).isEqualTo(7);

        server.close();
        Files.delete(folder.resolve("kitchen.js"));
        start("Bert", Locks.NONE);
        assertThat(row(first).at("/changed/hand").asInt()).isEqualTo(5);
        assertThat(row(first).at("/origins/hand").asText()).isEqualTo("kitchen.js:1:47");
        assertThat(row(second).at("/changed/hand").asInt()).isEqualTo(7);
        assertThat(refused("houseRules", "kitchen").get("message").asText())
                .isEqualTo(
                        "Cannot use house rules 'kitchen': the host has no such file for highest"
                                + " that can be used. Allowed: none, since there are none.");
    }

    @Test
    void theJournalKeepsTheTextAndItsHash() throws Exception {
        String text = "export default {ruleset: 'highest', options: {hand: 5}}";
        write("kitchen.js", text);
        String table = anna.create("houseRules", "kitchen");
        String made = journal.lines(table).getFirst();
        assertThat(made)
                .contains("\"file\":\"kitchen.js\"", "\"text\":\"" + text + "\"")
                .containsPattern("\"hash\":\"[0-9a-f]{64}\"");
    }

    @Test
    void aBrokenFileIsToldOnceAndNotOfferedAndTheOthersAre() throws Exception {
        write("good.js", "export default {ruleset: 'highest'}");
        write("endless.js", "for (;;) {}");
        write("wrong.js", "export default {\n  ruleset: 'highest',\n  options: { hnad: 3 } }");
        try (LogCapture log = LogCapture.of("meldhouse.server.lobby.HouseRuleSource")) {
            for (int i = 0; i < 3; i++) {
                assertThat(ruleset().get("houseRules")).hasToString("[\"good\"]");
            }
            assertThat(log.text().lines())
                    .hasSize(2)
                    .anyMatch(line -> line.contains("endless.js: Cannot read the house rules: it "))
                    .anyMatch(
                            line ->
                                    line.contains(
                                            "wrong.js:3:14: Cannot set hnad to 3: no such option;"
                                                    + " did you mean hand?"));
        }
        assertThat(refused("houseRules", "wrong").get("code").asText()).isEqualTo("bad_rules");
        anna.create("houseRules", "good");
        write("wrong.js", "export default {ruleset: 'highest', options: { hand: 3 } }");
        assertThat(ruleset().get("houseRules")).hasToString("[\"good\",\"wrong\"]");
    }

    @Test
    void theServerWritesNothingIntoTheFolder() throws Exception {
        write("kitchen.js", "export default {ruleset: 'highest'}");
        anna.create("houseRules", "kitchen");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactly("kitchen.js");
        }
        assertThat(Files.readString(folder.resolve("kitchen.js")))
                .isEqualTo("export default {ruleset: 'highest'}");
    }

    @Test
    void aLockedOptionIsShownAndNoTableMayChangeIt() throws Exception {
        server.close();
        start("Bert", new Locks(HouseRules.of("hand", 5), Set.of("players", "elsewhere")));
        write("kitchen.js", "export default {ruleset: 'highest', options: {hand: 7, players: 3}}");
        JsonNode properties = ruleset().at("/options/properties");
        assertThat(properties.at("/hand/readOnly").asBoolean()).isTrue();
        assertThat(properties.at("/players/readOnly").asBoolean()).isTrue();
        assertThat(properties.at("/deals").has("readOnly")).isFalse();

        JsonNode hand = refused("options", Map.of("hand", 4));
        assertThat(hand.get("code").asText()).isEqualTo("bad_rules");
        assertThat(hand.get("message").asText())
                .isEqualTo("Cannot set hand to 4: the host has locked it. Allowed: 5.");
        assertThat(hand.at("/details/faults/0/option").asText()).isEqualTo("hand");
        assertThat(
                        refused("houseRules", "kitchen", "options", Map.of("players", 2))
                                .get("message")
                                .asText())
                .isEqualTo("Cannot set players to 2: the host has locked it. Allowed: 3.");

        String same = anna.create("options", Map.of("hand", 5, "deals", 3));
        assertThat(row(same).get("origins"))
                .hasToString("{\"deals\":\"table\",\"hand\":\"locked by the host\"}");
        String kitchen = anna.create("houseRules", "kitchen");
        assertThat(row(kitchen).get("changed")).hasToString("{\"players\":3,\"hand\":5}");
    }

    @Test
    void aScoreComesWithTheHouseRulesThatMadeItAndAreNotTheDefaults() throws Exception {
        assertThat(end("hand", 2).get("scoredBy"))
                .hasToString("{\"/points/0\":[\"hand\"],\"/points/1\":[\"hand\"]}");
        assertThat(end("hand", 3).has("scoredBy")).isFalse();
    }

    /** How a match of two bots is told to have ended. */
    private JsonNode end(String option, int value) throws IOException {
        Map<String, String> bot = Map.of("bot", "random");
        String table =
                anna.create(
                        "options",
                        Map.of("players", 2, option, value),
                        "seats",
                        List.of("me", bot));
        Player.of(anna, table).playToTheEnd();
        return anna.heard().getLast();
    }

    @Test
    void aTableIsMadeByAShareCode() throws Exception {
        String code = ShareCode.of(new Highest(Highest.ID), HouseRules.DEFAULTS.with("hand", 5));

        JsonNode row = row(anna.create("houseRules", code));

        assertThat(row.get("preset").asText()).isEqualTo("code");
        assertThat(row.get("changed")).hasToString("{\"hand\":5}");
        assertThat(row.get("origins")).hasToString("{\"hand\":\"code\"}");
    }

    @Test
    void aDamagedShareCodeIsRefusedAndTheServerGoesOn() throws Exception {
        String code = ShareCode.of(new Highest(Highest.ID), HouseRules.DEFAULTS.with("hand", 5));
        assertThat(refused("houseRules", code.substring(0, code.length() - 2)).get("message"))
                .asString()
                .contains("Cannot read the share code")
                .contains("Allowed: ");
        assertThat(refused("houseRules", "MH1.nothing.AAAA").get("message"))
                .asString()
                .contains("there is no ruleset nothing");
        assertThat(anna.create()).isNotEmpty();
    }

    @Test
    void aPresetIsNamedAsTheOrigin() throws Exception {
        String table = anna.create("preset", "duel");
        assertThat(row(table).get("origins")).hasToString("{\"players\":\"preset duel\"}");
        assertThat(List.of(row(anna.create()).get("origins").size())).containsExactly(0);
    }
}
