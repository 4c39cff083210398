package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.bot.Bot;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Standing;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.engine.Match;
import meldhouse.engine.MatchRecord;
import meldhouse.engine.Playout;
import meldhouse.engine.Seed;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.MatchNotation;
import meldhouse.protocol.PlainJson;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

class HistoryCommandTest {
    private static final List<String> SALTS = List.of("pepper & salt", "♠");
    private static final Catalog CATALOG = Catalog.of(HistoryCommandTest.class.getClassLoader());

    @TempDir Path folder;

    /** A match of bots, as a host would keep it. */
    static ObjectNode record(String id, HouseRules rules) {
        Ruleset ruleset = CATALOG.ruleset(id);
        Game game = ruleset.configure(rules);
        Seed seed = Seed.ofNumber(5);
        List<Bot> bots = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            bots.add(CATALOG.bot("random").sit(game, seat));
        }
        Playout played = Playout.of(game, seed.mixedWith(SALTS), bots, 100_000);
        LanguageCodec codec = new LanguageCodec(ruleset.language());
        ObjectNode record = new JsonMapper().createObjectNode();
        record.put("ruleset", id).put("version", ruleset.info().version());
        record.set("houseRules", PlainJson.json(game.houseRules()));
        var seats = record.putArray("seats");
        for (int seat = 0; seat < game.seats(); seat++) {
            seats.addObject().put("kind", "bot").put("who", "random");
        }
        record.put("commitment", seed.commitment()).put("seed", seed.hex());
        SALTS.forEach(record.putArray("salts")::add);
        record.put("mixedSeed", seed.mixedWith(SALTS).hex());
        var moves = record.putArray("moves");
        Match match = Match.start(game, seed.mixedWith(SALTS)).match();
        for (MatchRecord.Moved moved : played.record().moves()) {
            ObjectNode made = moves.addObject().put("seat", moved.seat());
            made.put("seq", match.events()).put("by", "bot");
            made.set("move", codec.move(moved.move()));
            match = ((meldhouse.engine.Step) match.decide(moved.seat(), moved.move())).match();
        }
        var scores = record.putArray("scores");
        for (Standing.Side side : played.end().position().standing().sides()) {
            ObjectNode one = scores.addObject();
            side.seats().forEach(one.putArray("seats")::add);
            one.put("points", side.points()).put("winner", side.winner());
        }
        return record;
    }

    private Path file(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name), text);
    }

    @ParameterizedTest
    @CsvSource({"american, target, 150", "danish, targetScore, 500"})
    void aMatchGoesThroughTheNotationByteForByteAndIsVerified(
            String ruleset, String option, int target) throws Exception {
        String json = record(ruleset, HouseRules.of(option, target)) + "\n";
        Path file = file("match.json", json);

        Ran text = Ran.command("history", "import", file.toString(), "--format", "text");
        assertThat(text.code()).as(text.err()).isEqualTo(Exit.DONE);
        assertThat(text.out()).startsWith(MatchNotation.TITLE + "\n");
        Path written = file("match.txt", text.out());
        Ran back = Ran.command("history", "import", written.toString());
        assertThat(back.out()).isEqualTo(json);

        Ran verified = Ran.command("verify", written.toString());
        assertThat(verified.code()).as(verified.err()).isEqualTo(Exit.DONE);
        assertThat(verified.out())
                .startsWith("The record is right: the seed has the commitment ")
                .contains(" and of 2 salts,", "nor any player could choose the cards.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"seed\":\"0         | \"seed\":\"1          | its seed has the commitment",
                "pepper               | pfeffer               | the seed and its 2 salts do not"
                        + " make",
                "\"winner\":true      | \"winner\":false      | The record is wrong: side",
                "\"version\":\"1\"    | \"version\":\"0\"     | version 0",
                "\"ruleset\":\"american\" | \"ruleset\":\"whist\" | whist",
            })
    void aRecordThatWasChangedIsToldFromARightOne(String was, String is, String sentence)
            throws Exception {
        String json = record("american", HouseRules.of("target", 150)).toString();
        assertThat(json).contains(was.strip());
        Path file = file("match.json", json.replace(was.strip(), is.strip()));
        Ran ran = Ran.command("verify", file.toString());
        assertThat(ran.code()).isNotEqualTo(Exit.DONE);
        assertThat(ran.err()).contains(sentence.strip());
    }

    /** Each turns a good record into one that somebody made up. */
    static Stream<Arguments> oddRecords() {
        return Stream.of(
                odd("seat 9", record -> move(record, 0).put("seat", 9)),
                odd("seat -1", record -> move(record, 3).put("seat", -1)),
                odd("a seat by name", record -> move(record, 0).put("seat", "Ann")),
                odd("a move that is a number", record -> move(record, 2).put("move", 7)),
                odd("a move that is a list", record -> move(record, 2).putArray("move")),
                odd("no move", record -> move(record, 2).remove("move")),
                odd(
                        "moves that are no objects",
                        record -> record.putArray("moves").add(1).add("x")),
                odd("no moves", record -> record.putArray("moves")),
                odd(
                        "a move of another game",
                        record -> move(record, 2).putObject("move").put("type", "lay")),
                odd("no ruleset", record -> record.remove("ruleset")),
                odd("a ruleset that is a list", record -> record.putArray("ruleset")),
                odd("a short seed", record -> record.put("seed", "00")),
                odd("no mixed seed", record -> record.remove("mixedSeed")),
                odd("house rules that are a list", record -> record.putArray("houseRules").add(1)),
                odd(
                        "an unheard-of house rule",
                        record -> record.putObject("houseRules").put("x", 1)),
                odd("scores that are a number", record -> record.put("scores", 5)),
                odd("no scores", record -> record.remove("scores")),
                odd("salts that are a text", record -> record.put("salts", "pepper")),
                odd("no commitment", record -> record.remove("commitment")));
    }

    private static Arguments odd(String what, Consumer<ObjectNode> change) {
        return Arguments.of(what, change);
    }

    private static ObjectNode move(ObjectNode record, int number) {
        return (ObjectNode) record.path("moves").path(number);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("oddRecords")
    void anOddRecordIsRefusedInASentence(String what, Consumer<ObjectNode> change)
            throws Exception {
        ObjectNode record = record("american", HouseRules.of("target", 150));
        change.accept(record);
        for (String verb : List.of("verify", "history import")) {
            List<String> words = new ArrayList<>(List.of(verb.split(" ")));
            words.add(file("odd.json", record.toString()).toString());
            Ran ran = Ran.command(words.toArray(String[]::new));
            assertThat(ran.code()).as(what).isNotEqualTo(Exit.DONE);
            assertThat(ran.err().strip().lines()).as(what).hasSizeLessThanOrEqualTo(2);
            assertThat(ran.err())
                    .containsAnyOf("Cannot ", "The record is wrong")
                    .doesNotContain("\tat ", "Exception", "java.");
        }
    }

    @Test
    void aRecordThatIsCutOffAnywhereIsRefusedInASentence() throws Exception {
        ObjectNode record = record("american", HouseRules.of("target", 150));
        for (String whole : List.of(record.toString(), MatchNotation.write(record))) {
            for (int part = 0; part < 12; part++) {
                String cut = whole.substring(0, whole.length() * part / 12);
                Ran ran = Ran.command("verify", file("cut.txt", cut).toString());
                assertThat(ran.code()).as(cut).isNotEqualTo(Exit.DONE);
                assertThat(ran.err())
                        .containsAnyOf("Cannot ", "The record is wrong")
                        .doesNotContain("\tat ", "Exception", "java.");
            }
        }
    }

    @Test
    void aMoveThatWasExchangedIsFound() throws Exception {
        ObjectNode record = record("american", HouseRules.of("target", 150));
        ObjectNode first = (ObjectNode) record.path("moves").path(0);
        first.put("seat", (first.path("seat").asInt() + 1) % 4);
        Ran ran = Ran.command("verify", file("match.json", record.toString()).toString());
        assertThat(ran.code()).isEqualTo(Exit.WRONG);
        assertThat(ran.err()).contains("Cannot replay move 1 of ");
    }

    @Test
    void aMatchWithoutItsEndIsFound() throws Exception {
        ObjectNode record = record("american", HouseRules.of("target", 150));
        ((com.fasterxml.jackson.databind.node.ArrayNode) record.path("moves"))
                .remove(record.path("moves").size() - 1);
        Ran ran = Ran.command("verify", file("match.json", record.toString()).toString());
        assertThat(ran.err()).contains("the match is not over after its");
    }

    @Test
    void whatIsNoRecordIsNamed() throws Exception {
        Path letter = file("letter.txt", "Dear Ann");
        assertThat(Ran.command("verify", letter.toString()).err())
                .contains("letter.txt: Cannot read the record: line 1");
        assertThat(Ran.command("verify", file("a.json", "{\"a\":1}").toString()).code())
                .isEqualTo(Exit.WRONG);
        Ran none = Ran.command("verify", "77.1", "--data", folder.resolve("none").toString());
        assertThat(none.err()).contains("it is not there");
    }

    @Test
    void whatABotDidInAPlayersSeatIsTold() {
        ObjectNode record = record("american", HouseRules.of("target", 150));
        ((ObjectNode) record.path("seats").path(2)).put("kind", "player").put("who", "Ann");
        Installation installation = Installation.find(Console.ofProcess());
        PlayersCommand players = new PlayersCommand(Console.ofProcess());
        int moves = 0;
        for (JsonNode made : record.path("moves")) {
            moves += made.path("seat").asInt() == 2 ? 1 : 0;
        }
        assertThat(players.lines(installation, List.of(record)))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("Ann, american, with random: 1 match")
                .contains("%1$d of %1$d moves in that seat were made by a bot".formatted(moves));
        record.path("moves").forEach(made -> ((ObjectNode) made).put("by", "player"));
        assertThat(players.lines(installation, List.of(record)).getFirst())
                .doesNotContain("made by a bot");
    }

    @Test
    void aHouseWithoutMatchesSaysSo() throws Exception {
        Path house = folder.resolve("house");
        meldhouse.store.DatabaseJournal.open(meldhouse.store.Database.inFolder(house)).close();
        Ran ran = Ran.command("history", "--data", house.toString());
        assertThat(ran.code()).as(ran.err()).isEqualTo(Exit.DONE);
        assertThat(ran.out())
                .isEqualToIgnoringNewLines("No match has been played to its end here.");
        assertThat(Ran.command("history", "players", "--data", house.toString()).out())
                .contains("No match");
        assertThat(Ran.command("verify", "3.1", "--data", house.toString()).err())
                .contains("Cannot find match '3.1'");
    }
}
