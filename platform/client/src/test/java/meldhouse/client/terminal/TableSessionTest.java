package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;

import meldhouse.catalog.Catalog;
import meldhouse.client.Credentials;
import meldhouse.client.FakeServer;
import meldhouse.client.MeldhouseClient;
import meldhouse.protocol.ServerMessage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** A person at a table who types, with a server that a test plays. */
@Timeout(60)
class TableSessionTest {
    private static final String ROW =
            """
            {"type":"table","table":"t1","ruleset":"snap","title":"T","seats":[\
            {"seat":0,"kind":"player","who":"Ann","player":"p1","connected":true},\
            {"seat":1,"kind":"bot","who":"quick","player":null,"connected":true}],\
            "state":"%s","watchers":0,"private":false,"owner":"p1","preset":null,"changed":{},\
            "commitment":null,"seeded":false,"undo":true}\
            """;

    private final Seen screen = new Seen();

    /** The house rules of the table. */
    private String rules = "\"changed\":{}";

    private String screen() {
        return screen.toString(StandardCharsets.UTF_8);
    }

    /** What is on the screen; somebody looks at it until they see what they wait for. */
    private static final class Seen extends ByteArrayOutputStream {
        private static final long PATIENCE = TimeUnit.SECONDS.toNanos(20);

        @Override
        public synchronized void write(byte[] bytes, int from, int length) {
            super.write(bytes, from, length);
            notifyAll();
        }

        synchronized void await(String text, int times) {
            long end = System.nanoTime() + PATIENCE;
            while (toString(StandardCharsets.UTF_8).split(Pattern.quote(text), -1).length
                    <= times) {
                long left = end - System.nanoTime();
                if (left <= 0) {
                    throw new AssertionError("not seen: '" + text + "' in\n" + this);
                }
                try {
                    TimeUnit.NANOSECONDS.timedWait(this, left);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }
    }

    /** A session in a thread of its own, lines to be typed one by one, and the server's end. */
    private record Sitting(
            FakeServer.Guest guest,
            CompletableFuture<TableSession.Ending> ending,
            Seen screen,
            OutputStream keyboard,
            Iterator<String> lines) {
        void await(String text) {
            await(text, 1);
        }

        void await(String text, int times) {
            screen.await(text, times);
        }

        /** Types the next line. */
        void type() {
            try {
                keyboard.write(lines.next().getBytes(StandardCharsets.UTF_8));
                keyboard.flush();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private Sitting sitting(FakeServer server, String... lines) throws IOException {
        PipedInputStream typed = new PipedInputStream();
        OutputStream keyboard = new PipedOutputStream(typed);
        Inbox inbox = new Inbox();
        Terminal terminal =
                new PlainTerminal(
                        typed,
                        new PrintStream(screen, true, StandardCharsets.UTF_8),
                        StandardCharsets.UTF_8,
                        true,
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
        String row =
                ROW.formatted("playing")
                        .replace("\"type\":\"table\",", "")
                        .replace("\"changed\":{}", rules);
        guest.answer(guest.request("tables"), "tables", "\"tables\":[" + row + "]");
        guest.answer(
                guest.request("watch"),
                "watching",
                "\"table\":\"t1\",\"seq\":0,\"view\":{\"pile\":[\"AS\"],\"toMove\":0}");
        return new Sitting(guest, ending, screen, keyboard, List.of(lines).iterator());
    }

    private static String turn(int seq) {
        return """
        {"type":"turn","table":"t1","seq":%d,"seat":0,"legal":[{"type":"snap"},\
        {"type":"bid","field":"amount","min":10,"max":30,"step":5}],\
        "complete":true,"deadline":null,"left":null}\
        """
                .formatted(seq);
    }

    private static String told(int seq) {
        return """
        {"type":"event","table":"t1","seq":%d,"event":{"type":"bid_made","seat":0,"amount":15}}\
        """
                .formatted(seq);
    }

    private static final String VIEW = "\"view\":{\"pile\":[\"AS\"],\"toMove\":0}";

    @Test
    void aMoveIsTakenBackByItsNumberAndTheTurnIsAskedAgain() throws IOException {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "2 15\n", "u\n", "1\n");
            FakeServer.Guest guest = sitting.guest();
            guest.send(turn(0));
            sitting.await("Number of your move:");
            sitting.type();
            JsonNode move = guest.request("move");
            guest.answer(move, "ok", "\"seq\":1");
            guest.send(told(1));
            sitting.await("bid made");
            sitting.type();
            JsonNode undo = guest.request("undo");
            assertThat(undo.path("seq").asInt()).isEqualTo(1);
            guest.answer(undo, "ok", "\"seq\":2");
            guest.send(
                    "{\"type\":\"taken_back\",\"table\":\"t1\",\"seq\":2,\"seat\":0,\"since\":0}");
            guest.send("{\"type\":\"view\",\"table\":\"t1\",\"seq\":2," + VIEW + "}");
            guest.send(turn(2));
            sitting.await("Number of your move:", 2);
            sitting.type();
            assertThat(guest.request("move").path("seq").asInt()).isEqualTo(2);
            assertThat(screen()).contains("You take that back.");
            guest.send(ROW.formatted("closed"));
            sitting.ending().join();
        }
    }

    @Test
    void aMoveMadeInAnotherTerminalIsTakenBackFromThisOne() throws IOException {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "u\n");
            FakeServer.Guest guest = sitting.guest();
            guest.send(turn(0));
            sitting.await("Number of your move:");
            guest.send(told(1));
            sitting.await("bid made");
            sitting.type();
            JsonNode undo = guest.request("undo");
            assertThat(undo.path("seq").asInt()).isEqualTo(1);
            guest.answer(undo, "ok", "\"seq\":2");
            guest.send(ROW.formatted("closed"));
            sitting.ending().join();
        }
    }

    @Test
    void whoComesIsToldWhatFunctionsDecideAndHelpTellsItAgain() throws IOException {
        rules =
                """
                "changed":{"pile":3},"origins":{"pile":"table","extraMelds":"own.js:18:7"}\
                """;
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "?\n");
            String sentence = "Functions of the house rules decide here: extra melds, by own.js.";
            sitting.await(sentence);
            sitting.type();
            sitting.await(sentence, 2);
            sitting.guest().send(ROW.formatted("closed"));
            sitting.ending().join();
        }
    }

    @Test
    void aHintWithoutAReasonSaysThatItIsTheOnlyMove() throws IOException {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "h\n");
            FakeServer.Guest guest = sitting.guest();
            guest.send(turn(0).replaceAll(",?\\{\"type\":\"bid\"[^}]*\\}", ""));
            sitting.await("Number of your move:");
            sitting.type();
            guest.answer(
                    guest.request("hint"),
                    "hint",
                    "\"table\":\"t1\",\"move\":{\"type\":\"snap\"},\"why\":\"\"");
            sitting.await("It is all that you may do.");
            guest.send(ROW.formatted("closed"));
            sitting.ending().join();
        }
    }

    @Test
    void whatHasBeenAnsweredIsNotTakenBack() throws IOException {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "u\n", "2 15\n", "u\n");
            FakeServer.Guest guest = sitting.guest();
            guest.send(turn(0));
            sitting.await("Number of your move:");
            sitting.type();
            sitting.await("Nothing to take back");
            sitting.type();
            guest.answer(guest.request("move"), "ok", "\"seq\":1");
            guest.send(told(1));
            guest.send(told(2));
            sitting.await("bid made", 2);
            sitting.type();
            sitting.await("before anybody answers.\n", 2);
            guest.send(ROW.formatted("closed"));
            sitting.ending().join();
        }
    }

    @Test
    void whereEveryMoveStandsItIsSaid() throws IOException {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "undo\n");
            sitting.guest()
                    .send(ROW.formatted("playing").replace("\"undo\":true", "\"undo\":false"));
            sitting.guest().send(turn(0));
            sitting.await("Number of your move:");
            sitting.type();
            sitting.await("At this table every bid stands.");
            sitting.guest().send(ROW.formatted("closed"));
            sitting.ending().join();
        }
    }

    @Test
    void nothingIsAskedWhileTheConnectionIsGoneAndTheTurnOnceItIsBack() throws IOException {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "1\n");
            sitting.guest().send(turn(0));
            sitting.await("Number of your move:");
            sitting.guest().close();
            FakeServer.Guest guest = server.welcomed();
            guest.answer(guest.request("watch"), "watching", "\"table\":\"t1\",\"seq\":0," + VIEW);
            sitting.await("Connected again.");
            assertThat(screen().split("Number of your move:", -1)).hasSize(2);
            guest.send(turn(0));
            sitting.await("Number of your move:", 2);
            sitting.type();
            assertThat(guest.request("move").path("seq").asInt()).isZero();
            guest.send(ROW.formatted("closed"));
            sitting.ending().join();
        }
    }

    @Test
    void whatIsTypedWhileTheConnectionIsGoneIsAnsweredWithThat() throws IOException {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "1\n");
            sitting.guest().send(turn(0));
            sitting.await("Number of your move:");
            sitting.guest().close();
            sitting.await("The connection is gone");
            sitting.type();
            sitting.await("Not connected just now.");
            FakeServer.Guest guest = server.welcomed();
            guest.answer(guest.request("watch"), "watching", "\"table\":\"t1\",\"seq\":0," + VIEW);
            guest.send(ROW.formatted("closed"));
            sitting.ending().join();
        }
    }

    private static String away(int seat, String state, String left) {
        return """
        {"type":"away","table":"t1","seat":%d,"state":"%s","deadline":null,"left":%s,"bot":"quick"}\
        """
                .formatted(seat, state, left);
    }

    @Test
    void whoIsAwayIsSaidAndVotesAreSent() throws IOException {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting =
                    sitting(server, "vote wait\n", "vote tea\n", "vote wait\n", "vote end quick\n");
            FakeServer.Guest guest = sitting.guest();
            guest.send(turn(0));
            sitting.await("Number of your move:");
            sitting.type();
            sitting.await("Nobody is away");
            guest.send(away(1, "held", "60000"));
            sitting.await("Quick is away: in 60 seconds a bot plays.");
            sitting.type();
            sitting.await("Vote for what?");
            sitting.type();
            JsonNode wait = guest.request("vote");
            assertThat(wait.path("seat").asInt()).isEqualTo(1);
            assertThat(wait.path("choice").asText()).isEqualTo("wait");
            guest.answer(wait, "ok", "\"seq\":null");
            guest.send(away(1, "waited_for", "null"));
            sitting.await("The table waits for Quick.");
            sitting.type();
            assertThat(guest.request("vote").path("choice").asText()).isEqualTo("end");
            guest.send(ROW.formatted("closed"));
            sitting.ending().join();
        }
    }

    @Test
    void theOwnerHaltsTheTableAndTheOthersVoteForIt() throws IOException {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "pause\n", "continue\n");
            FakeServer.Guest guest = sitting.guest();
            guest.send(turn(0));
            sitting.await("Number of your move:");
            sitting.type();
            JsonNode pause = guest.request("pause");
            assertThat(pause.path("on").asBoolean()).isTrue();
            guest.answer(pause, "ok", "\"seq\":null");
            guest.send(ROW.formatted("paused").replace("\"owner\":\"p1\"", "\"owner\":\"p2\""));
            sitting.await("The table is paused.");
            sitting.type();
            JsonNode vote = guest.request("vote");
            assertThat(vote.path("choice").asText()).isEqualTo("go_on");
            assertThat(vote.hasNonNull("seat")).isFalse();
            guest.send(ROW.formatted("closed"));
            sitting.ending().join();
        }
    }

    @Test
    void theOwnerLetsInAgainWhomTheySentAway() throws IOException {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "?\n", "admit\n", "admit Bob\n", "admit Bib\n");
            FakeServer.Guest guest = sitting.guest();
            guest.send(turn(0));
            sitting.await("Number of your move:");
            sitting.type();
            sitting.await("admit NAME: let somebody in again");
            sitting.type();
            sitting.await("Let whom in?");
            sitting.type();
            JsonNode kick = guest.request("kick");
            assertThat(kick.path("player").asText()).isEqualTo("Bob");
            assertThat(kick.path("on")).isEqualTo(BooleanNode.FALSE);
            guest.answer(kick, "ok", "\"seq\":null");
            sitting.await("Bob may come to this table again.");
            sitting.type();
            guest.answer(
                    guest.request("kick"),
                    "error",
                    "\"code\":\"bad_request\",\"message\":\"Cannot let 'Bib' in.\"");
            sitting.await("Cannot let 'Bib' in.");
            guest.send(ROW.formatted("closed"));
            sitting.ending().join();
        }
    }

    @Test
    void theTimeOfTheTurnIsSaid() throws IOException {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server);
            sitting.guest()
                    .send(
                            "{\"type\":\"clock\",\"table\":\"t1\",\"seq\":0,\"seat\":0,"
                                    + "\"deadline\":\"2026-11-30T10:00:00Z\",\"left\":20000}");
            sitting.guest().send(turn(0));
            sitting.await("You have 20 seconds.");
            sitting.await("Number of your move:");
            sitting.guest().send(ROW.formatted("closed"));
            sitting.ending().join();
        }
    }

    @Test
    void whoLosesTheSeatElsewhereIsToldAndIsNotAskedAnyMore() throws IOException {
        try (FakeServer server = new FakeServer()) {
            Sitting sitting = sitting(server, "1\n", "q\n");
            sitting.guest().send(turn(0));
            sitting.await("Number of your move:");
            sitting.guest()
                    .send(
                            ROW.formatted("playing")
                                    .replace(
                                            "\"kind\":\"player\",\"who\":\"Ann\",\"player\":\"p1\"",
                                            "\"kind\":\"bot\",\"who\":\"quick\",\"player\":null"));
            sitting.await("You have no seat here any more.");
            sitting.type();
            sitting.await("It is not your turn.");
            sitting.type();
            assertThat(sitting.ending().join()).isEqualTo(TableSession.Ending.QUIT);
            assertThat(screen()).doesNotContain("Leave?");
        }
    }
}
