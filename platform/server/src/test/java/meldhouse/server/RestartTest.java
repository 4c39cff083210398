package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.catalog.Catalog;
import meldhouse.store.FileJournal;
import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** A server goes on where its journal ends. */
class RestartTest {
    private static final List<Object> TWO_AND_TWO =
            List.of("me", "open", WholeMatchTest.BOT, WholeMatchTest.BOT);

    @TempDir private Path folder;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 6})
    void aServerStoppedInMidDealGoesOnAtTheSameNumberWithTheSameTurn(int turns) throws Exception {
        String token;
        String bert;
        String table;
        JsonNode turn;
        JsonNode before;
        try (Journal journal = FileJournal.open(folder);
                TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient anna = server.join("Anna");
            LineClient other = server.join("Bert");
            table = anna.create("seats", TWO_AND_TWO);
            String where = table;
            other.ok("sit", "table", table);
            Thread.ofPlatform().daemon().start(() -> playQuietly(other, where));
            turn = Player.of(anna, table).playUntilTurn(turns);
            before = anna.log(table);
            token = anna.token();
            bert = other.token();
        }
        try (Journal journal = FileJournal.open(folder);
                TestServer server = TestServer.start(TestServer.config(journal))) {
            goesOn(server, table, token, bert, turn, before);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 7})
    void aServerKilledInMidDealHasForgottenNothingThatAClientWasTold(int turns) throws Exception {
        Path copy = folder.resolve("copy");
        String table;
        JsonNode turn;
        JsonNode before;
        try (Journal journal = FileJournal.open(folder.resolve("first"));
                TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient anna = server.join("Anna");
            LineClient other = server.join("Bert");
            table = anna.create("seats", TWO_AND_TWO);
            String where = table;
            other.ok("sit", "table", table);
            Thread.ofPlatform().daemon().start(() -> playQuietly(other, where));
            turn = Player.of(anna, table).playUntilTurn(turns);
            before = anna.log(table);
            // What a power cut leaves: the files as they are now, while the server runs.
            copy(folder.resolve("first"), copy);
            try (Journal left = FileJournal.open(copy);
                    TestServer next = TestServer.start(TestServer.config(left))) {
                goesOn(next, table, anna.token(), other.token(), turn, before);
            }
        }
    }

    private static void goesOn(
            TestServer server,
            String table,
            String token,
            String bert,
            JsonNode turn,
            JsonNode before)
            throws Exception {
        LineClient anna = LineClient.rejoin(server.port(), token);
        LineClient other = LineClient.rejoin(server.port(), bert);
        assertThat(anna.heard().getFirst().get("tables").get(0).get("table").asText())
                .isEqualTo(table);
        assertThat(anna.await(Player.turn())).isEqualTo(turn);
        assertThat(anna.log(table)).isEqualTo(before);
        JsonNode watching = anna.ok("watch", "table", table, "from", 0);
        assertThat(watching.get("seq").asInt()).isZero();
        other.ok("watch", "table", table);
        List<JsonNode> ends =
                WholeMatchTest.inParallel(
                        List.of(anna, other), client -> Player.of(client, table).playToTheEnd());
        assertThat(ends.get(0)).isEqualTo(ends.get(1));
        List<Integer> numbers = WholeMatchTest.numbers(anna, table);
        assertThat(numbers).isEqualTo(WholeMatchTest.upTo(numbers.size()));
        List<JsonNode> events =
                anna.heard().stream()
                        .filter(m -> m.path("type").asText().equals("event"))
                        .map(m -> m.get("event"))
                        .toList();
        for (int i = 0; i < before.get("events").size(); i++) {
            assertThat(events.get(i)).isEqualTo(before.get("events").get(i));
        }
    }

    private static void playQuietly(LineClient client, String table) {
        try {
            Player.of(client, table).playToTheEnd();
        } catch (IOException e) {
            // The server was stopped, as it should be.
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            files.forEach(
                    file -> {
                        try {
                            Files.copy(file, to.resolve(from.relativize(file)));
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
        }
    }

    @Test
    void everythingAboutATableOutlivesARestart() throws Exception {
        MemoryJournal journal = new MemoryJournal();
        String token;
        JsonNode before;
        String table;
        try (TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            table =
                    anna.ok(
                                    "create",
                                    "ruleset",
                                    "highest",
                                    "private",
                                    true,
                                    "title",
                                    "Ours",
                                    "turnSeconds",
                                    900,
                                    "options",
                                    java.util.Map.of("deals", 5))
                            .get("table")
                            .asText();
            anna.ok("salt", "table", table, "salt", "s");
            anna.ok("watch", "table", table);
            bert.refused("not_allowed", "watch", "table", table);
            before = anna.ok("tables").get("tables").get(0);
            token = anna.token();
        }
        try (TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient anna = LineClient.rejoin(server.port(), token);
            anna.ok("watch", "table", table);
            assertThat(anna.ok("tables").get("tables").get(0)).isEqualTo(before);
            anna.ok("start", "table", table);
            Player.of(anna, table).playToTheEnd();
            assertThat(anna.log(table).get("salts")).hasToString("[\"s\"]");
            anna.ok("rematch", "table", table);
            Player.of(anna, table).playUntilTurn(1);
        }
        try (TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient anna = LineClient.rejoin(server.port(), token);
            assertThat(anna.await(Player.turn()).get("left").asLong()).isPositive();
            anna.ok("watch", "table", table, "from", 0);
            Player.of(anna, table).playToTheEnd();
        }
    }

    @Test
    void aMatchOfBotsGoesOnAfterARestart() throws Exception {
        MemoryJournal journal = new MemoryJournal();
        String token;
        String table;
        try (TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient anna = server.join("Anna");
            table =
                    anna.create(
                            "seats",
                            java.util.Collections.nCopies(4, WholeMatchTest.BOT),
                            "options",
                            java.util.Map.of("deals", 100));
            anna.await(message -> Player.isEvent(message, "trick_taken"));
            token = anna.token();
        }
        try (TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient anna = LineClient.rejoin(server.port(), token);
            JsonNode watching = anna.ok("watch", "table", table);
            if (!watching.get("view").get("over").asBoolean()) {
                anna.await(message -> Player.isEvent(message, "match_ended"));
            }
        }
    }

    @Test
    void aTableWhoseRulesAreGoneOrWhoseLinesAreBadIsSetAsideAndTheRestGoesOn() throws Exception {
        MemoryJournal journal = new MemoryJournal();
        String token;
        String table;
        try (TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient anna = server.join("Anna");
            table = anna.create("seats", WholeMatchTest.ALONE);
            Player.of(anna, table).playUntilTurn(2);
            token = anna.token();
        }
        String made = journal.lines(table).getFirst();
        journal.append("gone", made.replace("\"highest\"", "\"lowest\""));
        journal.append("newer", made.replace("\"version\":\"1\"", "\"version\":\"2\""));
        journal.append("broken", made);
        journal.append(
                "broken",
                "{\"v\":1,\"fact\":\"moved\",\"seat\":0,\"seq\":4,\"by\":\"player\",\"move\":{\"type\":\"pass\"}}");
        journal.append("rubbish", "not a line");
        journal.append("later", "{\"v\":2,\"fact\":\"table_made\"}");
        try (TestServer server = TestServer.start(TestServer.config(journal))) {
            assertThat(server.server().setAside())
                    .hasSize(5)
                    .anyMatch(line -> line.contains("'gone'") && line.contains("lowest"))
                    .anyMatch(line -> line.contains("'newer'") && line.contains("version 2"))
                    .anyMatch(line -> line.contains("'broken'") && line.contains("line 2"))
                    .anyMatch(line -> line.contains("'rubbish'"))
                    .anyMatch(line -> line.contains("'later'"))
                    .noneMatch(
                            line ->
                                    line.contains(
                                            made.replaceAll(".*\"seed\":\"([0-9a-f]+)\".*", "$1")));
            LineClient anna = LineClient.rejoin(server.port(), token);
            anna.await(Player.turn());
            anna.ok("watch", "table", table);
            Player.of(anna, table).playToTheEnd();
        }
    }

    @Test
    void nobodyIsToldOfAMoveThatTheJournalDoesNotHave() throws Exception {
        Failing journal = new Failing();
        try (TestServer server = TestServer.start(TestServer.config(journal));
                LogCapture log = LogCapture.of("meldhouse")) {
            LineClient anna = server.join("Anna");
            LineClient wally = server.join("Wally");
            String table = anna.create("seats", WholeMatchTest.ALONE);
            wally.ok("watch", "table", table);
            JsonNode turn = Player.of(anna, table).playUntilTurn(2);

            journal.failing.set("\"by\":\"player\"");
            JsonNode answer = Player.of(anna, table).answer(turn);

            assertThat(answer.get("code").asText()).isEqualTo("internal");
            assertThat(log.text()).contains("IOException");
            assertThat(wally.ok("watch", "table", table).get("seq").asInt())
                    .isEqualTo(turn.get("seq").asInt());
            assertThat(WholeMatchTest.numbers(wally, table))
                    .isNotEmpty()
                    .allMatch(seq -> seq <= turn.get("seq").asInt());
            journal.failing.set("player_known");
            JsonNode hello = new LineClient(server.port()).ask("hello", "protocol", 1, "name", "X");
            assertThat(hello.get("code").asText()).isEqualTo("internal");
            // Whoever was not let in has not taken the name.
            server.join("X");
            // The turn is still open; and a bot's move that fails is tried again.
            assertThat(Player.of(anna, table).answer(turn).get("type").asText()).isEqualTo("ok");
            journal.failing.set("\"by\":\"bot\"");
            Player.of(anna, table).playToTheEnd();
        }
    }

    /** A journal in which the next line with a certain word in it fails. */
    private static final class Failing implements Journal {
        private final MemoryJournal journal = new MemoryJournal();
        private final AtomicReference<String> failing = new AtomicReference<>(NONE);
        private static final String NONE = "no such word";

        @Override
        public CompletionStage<Void> append(String table, String line) {
            return line.contains(failing.get()) && failing.getAndSet(NONE) != null
                    ? CompletableFuture.failedFuture(new IOException("the disk is full"))
                    : journal.append(table, line);
        }

        @Override
        public void replay(BiConsumer<String, String> lines) {
            journal.replay(lines);
        }

        @Override
        public CompletionStage<Void> retire(String table) {
            return journal.retire(table);
        }

        @Override
        public void close() {}
    }

    @Test
    void aServerThatStopsSaysGoodByeAndRefusesWhatComesLate() throws Exception {
        TestServer server = TestServer.start();
        LineClient anna = server.join("Anna");
        String table = anna.create("seats", WholeMatchTest.ALONE);
        Player.of(anna, table).playUntilTurn(1);
        Thread stopping = Thread.ofPlatform().start(server::close);
        JsonNode bye = anna.awaitType("bye");
        assertThat(bye.get("code").asText()).isEqualTo("server_stopping");
        assertThat(bye.get("retry").asInt()).isPositive();
        assertThat(anna.isEnded()).isTrue();
        stopping.join();
        server.close();
    }

    @Test
    void requestsDuringTheStopAreRefusedWithTheirId() throws Exception {
        CompletableFuture<Void> held = new CompletableFuture<>();
        SlowJournal journal = new SlowJournal(held);
        TestServer server = TestServer.start(TestServer.config(journal));
        LineClient anna = server.join("Anna");
        String table = anna.create("seats", WholeMatchTest.ALONE);
        JsonNode turn = Player.of(anna, table).playUntilTurn(1);
        journal.slow();
        int move =
                anna.send(
                        "move",
                        "table",
                        table,
                        "seq",
                        turn.get("seq").asInt(),
                        "move",
                        Player.pick(turn));
        journal.awaitReached();
        Thread stopping = Thread.ofPlatform().start(server::close);
        JsonNode late = anna.ask("tables");
        while (!late.get("type").asText().equals("error")) {
            late = anna.ask("tables");
        }
        assertThat(late.get("code").asText()).isEqualTo("server_stopping");
        held.complete(null);

        // The move that was being made is finished and answered.
        assertThat(anna.await(m -> m.path("re").asInt() == move).get("type").asText())
                .isEqualTo("ok");
        anna.awaitType("bye");
        stopping.join();
    }

    @Test
    void aCatalogWithoutTheBotOfATableLetsTheTableMakeItsMoves() throws Exception {
        MemoryJournal journal = new MemoryJournal();
        String token;
        String table;
        try (TestServer server =
                TestServer.start(TestServer.config(journal, ToyBots.steady("visitor")))) {
            LineClient anna = server.join("Anna");
            table =
                    anna.create(
                            "preset",
                            "duel",
                            "seats",
                            List.of("me", java.util.Map.of("bot", "visitor")));
            Player.of(anna, table).playUntilTurn(1);
            token = anna.token();
        }
        var empty = ServerConfig.of(Catalog.of(List.of(new Highest("1")), List.of()), journal);
        try (TestServer server = TestServer.start(empty)) {
            LineClient anna = LineClient.rejoin(server.port(), token);
            anna.ok("watch", "table", table);
            Player.of(anna, table).playToTheEnd();
            assertThat(anna.awaitType("said").get("text").asText()).contains("'visitor'");
        }
    }
}
