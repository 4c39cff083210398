package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Whoever has no seat sees what is public and changes nothing. */
class WatcherTest {
    private static final Pattern CARD = Pattern.compile("\"c[0-9][0-9]\"");

    private TestServer server;
    private LineClient anna;
    private LineClient wally;

    @BeforeEach
    void start() throws IOException {
        server = TestServer.start();
        anna = server.join("Anna");
        wally = server.join("Wally");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void aWatcherMayAskForEverythingAndGetsNothingThatIsNotPublic() throws Exception {
        String table = anna.create("seats", WholeMatchTest.ALONE);
        JsonNode turn = Player.of(anna, table).playUntilTurn(1);
        int seq = turn.get("seq").asInt();
        wally.ok("watch", "table", table, "from", 0);

        wally.refused("table_full", "sit", "table", table);
        wally.refused("seat_taken", "sit", "table", table, "seat", 0);
        wally.refused("no_such_seat", "sit", "table", table, "seat", 9);
        wally.refused("not_seated", "stand", "table", table);
        wally.refused("not_seated", "move", "table", table, "seq", seq, "move", Player.pick(turn));
        wally.refused("not_seated", "hint", "table", table);
        wally.refused("not_seated", "salt", "table", table, "salt", "s");
        wally.refused("not_allowed", "bot", "table", table, "seat", 1, "bot", "random");
        wally.refused("not_allowed", "start", "table", table);
        wally.refused("not_allowed", "kick", "table", table, "player", anna.player());
        wally.refused("not_allowed", "pause", "table", table);
        wally.refused("not_allowed", "rematch", "table", table);
        JsonNode log = wally.ok("log", "table", table);
        wally.ok("say", "table", table, "text", "Hello!");
        JsonNode said = anna.awaitType("said");

        assertThat(log.get("log").has("seed")).isFalse();
        assertThat(said.get("from").asText()).isEqualTo("Wally");
        // Nothing was played yet, so there is no card that everybody knows.
        assertThat(wally.heard()).noneMatch(message -> CARD.matcher(message.toString()).find());
        Player.of(anna, table).answer(turn);
        Player.of(anna, table).playToTheEnd();
    }

    @Test
    void aWatcherSeesNoCardBeforeItIsPlayed() throws Exception {
        String table = anna.create("seats", WholeMatchTest.ALONE);
        wally.ok("watch", "table", table, "from", 0);
        Player.of(anna, table).playToTheEnd();
        wally.await(message -> Player.isEvent(message, "match_ended"));

        for (JsonNode message : wally.heard()) {
            boolean mayHold =
                    Player.isEvent(message, "played")
                            || message.path("type").asText().equals("view")
                            || message.path("type").asText().equals("watching");
            assertThat(mayHold || !CARD.matcher(message.toString()).find())
                    .as("%s", message)
                    .isTrue();
            assertThat(message.path("view").path("hand")).isEmpty();
        }
    }

    @Test
    void aTokenThatIsNobodysGetsNoStateAtAll() throws Exception {
        String table = anna.create("seats", WholeMatchTest.ALONE);
        Player.of(anna, table).playUntilTurn(1);
        LineClient thief = new LineClient(server.port());
        thief.refused(
                "bad_token", "hello", "protocol", 1, "token", anna.token() + "x", "name", "Anna");
        thief.refused("hello_first", "watch", "table", table, "from", 0);
        thief.refused("hello_first", "log", "table", table);
        thief.refused("hello_first", "tables");
        assertThat(thief.heard()).hasSize(4).allMatch(m -> m.get("type").asText().equals("error"));
    }

    @Test
    void aPrivateTableNeedsItsCode() throws Exception {
        JsonNode created = anna.ok("create", "ruleset", "highest", "private", true);
        String table = created.get("table").asText();
        String code = created.get("code").asText();
        assertThat(code).hasSize(6);

        wally.refused("not_allowed", "watch", "table", table);
        wally.refused("not_allowed", "watch", "table", table, "code", "guess");
        wally.refused("not_allowed", "sit", "table", table);
        wally.refused("not_allowed", "log", "table", table);
        wally.refused("not_allowed", "say", "table", table, "text", "let me in");
        JsonNode row = wally.ok("tables").get("tables").get(0);
        assertThat(row.get("private").asBoolean()).isTrue();
        assertThat(wally.heard()).noneMatch(m -> m.toString().contains(code));

        wally.ok("watch", "table", table, "code", code);
        wally.ok("log", "table", table);
        wally.ok("sit", "table", table, "code", code);
    }

    @Test
    void nobodySitsWhereTheySawOtherCards() throws Exception {
        LineClient bert = server.join("Bert");
        String table =
                anna.create("seats", List.of("me", "open", WholeMatchTest.BOT, WholeMatchTest.BOT));
        bert.ok("sit", "table", table);
        anna.await(Player.turn());
        anna.ok("stand", "table", table);
        bert.ok("stand", "table", table);

        bert.refused("not_allowed", "sit", "table", table, "seat", 0);

        assertThat(bert.ok("sit", "table", table).get("seat").asInt()).isEqualTo(1);
    }

    @Test
    void whoeverStandsUpIsAWatcher() throws Exception {
        String table =
                anna.create(
                        "seats",
                        List.of("me", WholeMatchTest.BOT, WholeMatchTest.BOT, WholeMatchTest.BOT),
                        "options",
                        Map.of("deals", 1));
        Player.of(anna, table).playUntilTurn(1);
        anna.ok("stand", "table", table);
        anna.refused("not_seated", "stand", "table", table);
        JsonNode view =
                anna.await(m -> m.path("type").asText().equals("view") && m.get("seq").asInt() > 0);
        assertThat(view.get("view").get("me").asInt()).isEqualTo(-1);
        anna.await(message -> Player.isEvent(message, "match_ended"));
    }
}
