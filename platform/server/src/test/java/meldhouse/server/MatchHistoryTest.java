package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.catalog.Catalog;
import meldhouse.engine.Seed;
import meldhouse.protocol.MatchNotation;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.store.Database;
import meldhouse.store.DatabaseJournal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;

class MatchHistoryTest {
    private static final Catalog CATALOG = Catalog.of(List.of(new Highest("1")), List.of());

    @TempDir Path folder;

    @Test
    void everyFinishedMatchOfATableIsToldOpenOrClosed() throws Exception {
        Database database = Database.inFolder(folder);
        try (DatabaseJournal journal = DatabaseJournal.open(database);
                TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient anna = server.join("Anna");
            String table = anna.create("options", Map.of("deals", 1));
            anna.ok("salt", "table", table, "salt", "pepper & salt");
            anna.ok("start", "table", table);
            Player player = Player.of(anna, table);
            player.playToTheEnd();
            JsonNode log = anna.log(table);
            Instant ended = MatchHistory.read(database, CATALOG).matches().getFirst().ended();
            anna.ok("rematch", "table", table);
            player.playToTheEnd();
            anna.create("seats", List.of("me", "open", "open", "open"));

            MatchHistory history = MatchHistory.read(database, CATALOG);

            assertThat(history.unreadable()).isEmpty();
            assertThat(history.matches()).hasSize(2);
            MatchHistory.Finished first = history.matches().getFirst();
            assertThat(first.id()).endsWith(".1");
            // What happens at the table afterwards is nothing to the match.
            assertThat(first.ended()).isEqualTo(ended);
            for (String field : List.of("ruleset", "seats", "seed", "salts", "scores")) {
                assertThat(first.record().get(field)).as(field).isEqualTo(log.get(field));
            }
            // The player sat down before the match: its numbers are counted from the match's start.
            assertThat(first.record().get("moves").findValuesAsText("type"))
                    .isEqualTo(log.get("moves").findValuesAsText("type"));
            JsonNode second = history.matches().getLast().record();
            assertThat(second.get("seed")).isNotEqualTo(log.get("seed"));
            assertThat(Seed.parse(second.get("seed").asText()).commitment())
                    .isEqualTo(second.get("commitment").asText());
            assertThat(second.get("moves").get(0).get("seq"))
                    .isEqualTo(first.record().get("moves").get(0).get("seq"));
            assertThat(MatchNotation.read(MatchNotation.write(second)))
                    .hasToString(second.toString());
        }
    }

    @Test
    void aMatchThatWasEndedByVoteIsNotTold() throws Exception {
        Database database = Database.inFolder(folder);
        try (DatabaseJournal journal = DatabaseJournal.open(database);
                TestServer server =
                        TestServer.start(
                                TestServer.config(journal)
                                        .withPatience(
                                                ServerConfig.Patience.USUAL.withGrace(
                                                        TestServer.millis(500))))) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            List<Object> seats = List.of("me", "open", WholeMatchTest.BOT, WholeMatchTest.BOT);
            String table = anna.create("seats", seats, "options", Map.of("deals", 1));
            bert.ok("sit", "table", table);
            anna.await(Player.turn());
            bert.close();
            anna.awaitType("away");
            anna.ok("vote", "table", table, "seat", 1, "choice", "end");
            anna.await(message -> message.path("state").asText().equals("over"));
            anna.ok("rematch", "table", table);
            anna.await(
                    message ->
                            message.path("type").asText().equals("table")
                                    && message.get("state").asText().equals("playing"));
            JsonNode turn = anna.await(Player.turn());
            Player.of(anna, table).answer(turn);
            Player.of(anna, table).playToTheEnd();

            MatchHistory history = MatchHistory.read(database, CATALOG);

            assertThat(history.unreadable()).isEmpty();
            assertThat(history.matches()).hasSize(1);
            assertThat(history.matches().getFirst().record().get("seed"))
                    .isEqualTo(anna.log(table).get("seed"));
        }
    }

    @Test
    void aMatchWithFunctionsIsToldWithTheirFilesAndWhatFailed() throws Exception {
        Database database = Database.inFolder(folder.resolve("house"));
        Path rules = Files.createDirectory(folder.resolve("rules"));
        String script =
                "export default {ruleset: 'highest', hooks: {trickPoints: ({deal}) => 'none'}};";
        Files.writeString(rules.resolve("kitchen.js"), script);
        try (DatabaseJournal journal = DatabaseJournal.open(database);
                TestServer server =
                        TestServer.start(
                                TestServer.config(journal)
                                        .withHouseRules(new HouseRuleFolder(rules)))) {
            LineClient anna = server.join("Anna");
            String table = anna.create("houseRules", "kitchen", "seats", WholeMatchTest.ALONE);
            Player player = Player.of(anna, table);
            player.playToTheEnd();
            JsonNode log = anna.log(table);
            anna.ok("rematch", "table", table);
            player.playToTheEnd();

            MatchHistory history = MatchHistory.read(database, CATALOG);

            assertThat(history.unreadable()).isEmpty();
            JsonNode first = history.matches().getFirst().record();
            assertThat(first.at("/files/0/name").asText()).isEqualTo("kitchen.js");
            assertThat(first.at("/files/0/text").asText()).isEqualTo(script);
            assertThat(first.path("faults")).hasSize(4);
            assertThat(first.at("/faults/3/off").asInt()).isPositive();
            for (String field : List.of("files", "faults", "scores")) {
                assertThat(first.get(field)).as(field).isEqualTo(log.get(field));
            }
            JsonNode second = history.matches().getLast().record();
            assertThat(second.path("faults").findValues("off")).hasSize(1);
            assertThat(MatchNotation.read(MatchNotation.write(second)))
                    .hasToString(second.toString());
        }
    }

    @Test
    void aMatchThatIsOnIsNotTold() throws Exception {
        Database database = Database.inFolder(folder);
        try (DatabaseJournal journal = DatabaseJournal.open(database);
                TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient anna = server.join("Anna");
            String table = anna.create("seats", WholeMatchTest.ALONE);
            anna.await(m -> m.path("type").asText().equals("turn"));
            assertThat(MatchHistory.read(database, CATALOG).matches()).isEmpty();
            assertThat(table).isNotEmpty();
        }
    }
}
