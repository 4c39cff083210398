package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import meldhouse.catalog.Catalog;
import meldhouse.client.Credentials;
import meldhouse.client.FakeServer;
import meldhouse.client.MeldhouseClient;
import meldhouse.protocol.ServerMessage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/** A table of a game that this program knows nothing of, with a server that a test plays. */
@Timeout(60)
class GenericTableTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String ROW =
            """
            {"type":"table","table":"t1","ruleset":"snap","title":"T","seats":[\
            {"seat":0,"kind":"player","who":"Ann","player":"p1","connected":true},\
            {"seat":1,"kind":"bot","who":"quick","player":null,"connected":true}],\
            "state":"%s","watchers":0,"private":false,"owner":"p1","preset":null,"changed":{},\
            "commitment":null,"seeded":false,"undo":true}\
            """;

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();

    private String screen() {
        return screen.toString(StandardCharsets.UTF_8);
    }

    /** A session in a thread of its own, with these lines typed, and the server's end of it. */
    private record Sitting(FakeServer.Guest guest, CompletableFuture<TableSession.Ending> ending) {}

    private Sitting sitting(FakeServer server, String typed) {
        Inbox inbox = new Inbox();
        Terminal terminal =
                new PlainTerminal(
                        new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
                        new PrintStream(screen, true, StandardCharsets.UTF_8),
                        StandardCharsets.UTF_8,
                        false,
                        PlainTerminal.WIDEST,
                        Tongue.ENGLISH);
        CompletableFuture<TableSession.Ending> ending =
                CompletableFuture.supplyAsync(
                        () -> {
                            try (MeldhouseClient client =
                                    MeldhouseClient.connect(
                                            server.address(), Credentials.named("Ann"), inbox)) {
                                ServerMessage.TableRow row =
                                        client.tables().get().tables().getFirst();
                                client.watch("t1", 0L, null).get();
                                inbox.readFrom(terminal);
                                Screens screens =
                                        Screens.of(
                                                getClass().getClassLoader(),
                                                Catalog.of(List.of(), List.of()));
                                return new TableSession(
                                                terminal,
                                                inbox,
                                                client,
                                                row,
                                                screens,
                                                new TableSession.Leaving("You lose."))
                                        .follow();
                            } catch (Exception e) {
                                throw new java.util.concurrent.CompletionException(e);
                            }
                        });
        FakeServer.Guest guest = server.welcomed();
        String row = ROW.formatted("playing").replace("\"type\":\"table\",", "");
        guest.answer(guest.request("tables"), "tables", "\"tables\":[" + row + "]");
        guest.answer(
                guest.request("watch"),
                "watching",
                "\"table\":\"t1\",\"seq\":0,\"view\":{\"pile\":[\"AS\"],\"toMove\":0}");
        return new Sitting(guest, ending);
    }

    private static String turn(int seq) {
        return """
        {"type":"turn","table":"t1","seq":%d,"seat":0,"legal":[{"type":"snap"},\
        {"type":"bid","field":"amount","min":10,"max":30,"step":5}],\
        "complete":true,"deadline":null,"left":null}\
        """
                .formatted(seq);
    }

    @Test
    void legalMovesAreNumberedAndRangesAskForANumber() {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "9\nx\n2\n2 15\n");
            sitting.guest().send(turn(0));
            JsonNode move = sitting.guest().request("move");
            assertThat(move.path("seq").asInt()).isZero();
            assertThat(move.path("move").toString()).isEqualTo("{\"type\":\"bid\",\"amount\":15}");
            sitting.guest().answer(move, "ok", "\"seq\":1");
            sitting.guest()
                    .send(
                            """
                            {"type":"event","table":"t1","seq":1,\
                            "event":{"type":"bid_made","seat":0,"amount":15}}\
                            """);
            sitting.guest().send(ROW.formatted("over"));
            assertThat(sitting.ending().join()).isEqualTo(TableSession.Ending.OVER);
            assertThat(screen())
                    .contains(
                            "pile: AS",
                            "1: snap",
                            "2: bid, a number from 10 to 30 in steps of 5. Type both, as in 2 10",
                            "Type the number of a move, from 1 to 2, or ? for help.",
                            "bid made: seat you, amount 15.");
        }
    }

    @Test
    void aRefusalIsSaidAndTheQuestionPutAgain() {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "1\n2 20\n");
            sitting.guest().send(turn(0));
            sitting.guest()
                    .refuse(sitting.guest().request("move"), "illegal_move", "Too slow to snap.");
            JsonNode second = sitting.guest().request("move");
            assertThat(second.path("move").path("amount").asInt()).isEqualTo(20);
            assertThat(screen()).contains("Too slow to snap.");
            assertThat(screen().split("Number of your move:", -1)).hasSize(3);
            sitting.guest().answer(second, "ok", "\"seq\":1");
            sitting.guest().send(ROW.formatted("over"));
            assertThat(sitting.ending().join()).isEqualTo(TableSession.Ending.OVER);
        }
    }

    @Test
    void aMoveIsNotShownBeforeTheServerSaysThatItWasMade() {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "1\n");
            sitting.guest().send(turn(0));
            JsonNode move = sitting.guest().request("move");
            sitting.guest().answer(move, "ok", "\"seq\":1");
            sitting.guest()
                    .send("{\"type\":\"said\",\"table\":\"t1\",\"from\":null,\"text\":\"x\"}");
            sitting.guest().send(ROW.formatted("over"));
            sitting.ending().join();
            assertThat(screen()).contains("Table says: x").doesNotContain("snapped");
        }
    }

    @Test
    void afterAnEventTheViewIsAskedForBeforeTheTurnIsShown() {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "1\n");
            sitting.guest()
                    .send(
                            """
                            {"type":"event","table":"t1","seq":1,\
                            "event":{"type":"snapped","seat":1}}\
                            """);
            sitting.guest().send(turn(1));
            JsonNode watch = sitting.guest().request("watch");
            assertThat(watch.has("from")).isFalse();
            sitting.guest()
                    .answer(
                            watch,
                            "watching",
                            "\"table\":\"t1\",\"seq\":1,\"view\":{\"pile\":[],\"toMove\":0}");
            sitting.guest().send(turn(1));
            JsonNode move = sitting.guest().request("move");
            assertThat(move.path("seq").asInt()).isEqualTo(1);
            assertThat(screen()).contains("snapped: seat Quick.", "pile: none");
            sitting.guest().answer(move, "ok", "\"seq\":2");
            sitting.guest().send(ROW.formatted("over"));
            sitting.ending().join();
        }
    }

    @Test
    void theTurnIsAskedAgainAfterTheConnectionCameBack() {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "");
            sitting.guest().close();
            FakeServer.Guest guest = server.welcomed();
            guest.answer(
                    guest.request("watch"),
                    "watching",
                    "\"table\":\"t1\",\"seq\":0,\"view\":{\"pile\":[\"AS\"],\"toMove\":0}");
            guest.send(turn(0));
            assertThat(sitting.ending().join()).isEqualTo(TableSession.Ending.INPUT_ENDED);
            assertThat(screen())
                    .contains("The connection is gone", "Connected again.", "1: snap", "You lose.");
        }
    }

    @Test
    void aTableThatIsClosedIsLeft() {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "");
            sitting.guest().send(ROW.formatted("closed"));
            assertThat(sitting.ending().join()).isEqualTo(TableSession.Ending.LOST);
            assertThat(screen()).contains("The table is closed.");
        }
    }

    @Test
    void quittingIsAskedFirst() {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "q\nn\nq\ny\n");
            sitting.guest().send(turn(0));
            assertThat(sitting.ending().join()).isEqualTo(TableSession.Ending.QUIT);
            assertThat(screen().split("Leave\\?", -1)).hasSize(3);
        }
    }

    @Test
    void aRulesetsOwnTextsAreSpoken() throws Exception {
        Map<String, String> called =
                Map.of(
                        "move.play", "spiel {card}",
                        "event.drawn", "{seat}: zieht. {cards}",
                        "event.declared", "{seat}: meldet {kind}.",
                        "view.hand", "Deine Hand",
                        "value.royalPair", "das Trumpfpaar");
        GenericSpeaker speaker =
                new GenericSpeaker(
                        "t1", new Seats(0, List.of("Ann", "Bob"), Tongue.GERMAN), called);
        speaker.hear(
                new ServerMessage.ViewNow(
                        "t1", 0, JSON.readTree("{\"hand\":[\"AS\",\"TS\"],\"stock\":47}")));
        assertThat(speaker.table()).containsExactly("Deine Hand: AS TS");
        assertThat(told(speaker, "{\"type\":\"drawn\",\"seat\":1,\"cards\":[]}"))
                .containsExactly("Bob: zieht.");
        assertThat(told(speaker, "{\"type\":\"declared\",\"seat\":1,\"kind\":\"royalPair\"}"))
                .containsExactly("Bob: meldet das Trumpfpaar.");
        assertThat(told(speaker, "{\"type\":\"shuffled\",\"seat\":1}"))
                .containsExactly("shuffled: seat Bob.");
        assertThat(speaker.words(JSON.readTree("{\"type\":\"play\",\"card\":\"AS\"}")))
                .isEqualTo("spiel AS");
    }

    @Test
    void whatLiesBeforeEachSeatStaysApartAndIsSaidAsTheRulesetSaysIt() throws Exception {
        Map<String, String> called =
                Map.of(
                        "view.open", "Open cards, seat by seat",
                        "view.open.each", "{card} ({served})",
                        "value.marriage", "a marriage",
                        "value.sequence", "the sequence");
        GenericSpeaker speaker =
                new GenericSpeaker("t1", new Seats(0, List.of("Ann", "Bob")), called);
        speaker.hear(
                new ServerMessage.ViewNow(
                        "t1",
                        0,
                        JSON.readTree(
                                """
                                {"open":[[{"card":"QS","served":["marriage","sequence"]},\
                                {"card":"7H","served":[]}],[]]}\
                                """)));
        assertThat(speaker.table())
                .containsExactly(
                        "Open cards, seat by seat: QS (a marriage, the sequence), 7H; none");
    }

    /** Eight fields and eight cards to play, on a screen of 80 by 24. */
    @Test
    void atThePlainTableNothingIsCutWhileThereIsRoom() {
        List<String> table =
                IntStream.range(0, 8)
                        .mapToObj(field -> "Field " + field + ": " + "AS ".repeat(9))
                        .toList();
        List<String> moves =
                IntStream.rangeClosed(1, 12).mapToObj(move -> move + ": play AS").toList();
        Picture picture = Pictures.inWords(table, moves, new Look(80, 24, true, true));
        assertThat(picture.table().stream().map(Line::text).map(String::strip))
                .containsExactlyElementsOf(table.stream().map(String::strip).toList());
        assertThat(picture.hand().stream().map(Line::text))
                .containsExactly(
                        String.join("   ", moves.subList(0, 6)),
                        String.join("   ", moves.subList(6, 12)));
        assertThat(picture.table().size() + picture.hand().size()).isLessThanOrEqualTo(18);
    }

    private static List<String> told(GenericSpeaker speaker, String event) throws Exception {
        return speaker.hear(new ServerMessage.EventSeen("t1", 1, JSON.readTree(event)));
    }
}
