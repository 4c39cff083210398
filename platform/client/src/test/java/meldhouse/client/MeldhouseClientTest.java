package meldhouse.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.ServerMessage;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

class MeldhouseClientTest {
    private static final Pace PATIENT =
            new Pace(
                    Duration.ofSeconds(10),
                    Duration.ofSeconds(10),
                    Duration.ofSeconds(60),
                    Duration.ofMillis(1),
                    Duration.ofMillis(5));
    private static final JsonNode PASS = JsonNodeFactory.instance.objectNode().put("type", "pass");

    private final FakeServer server = new FakeServer();
    private final Heard heard = new Heard();
    private final List<MeldhouseClient> clients = new java.util.ArrayList<>();

    @AfterEach
    void end() {
        clients.forEach(MeldhouseClient::close);
        server.close();
    }

    private CompletableFuture<MeldhouseClient> connecting(Pace pace, Listener listener) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        MeldhouseClient client =
                                MeldhouseClient.connect(
                                        server.address(), Credentials.named("Ann"), pace, listener);
                        clients.add(client);
                        return client;
                    } catch (CannotConnect | InterruptedException e) {
                        throw new java.util.concurrent.CompletionException(e);
                    }
                });
    }

    /** A client that follows table t1 from its beginning, and the server's end of it. */
    private record Pair(MeldhouseClient client, FakeServer.Guest guest) {}

    private Pair following(Pace pace, Listener listener) throws Exception {
        var connecting = connecting(pace, listener);
        FakeServer.Guest guest = server.welcomed();
        MeldhouseClient client = done(connecting);
        var watching = client.watch("t1", 0L, null);
        guest.answer(guest.request("watch"), "watching", "\"table\":\"t1\",\"seq\":0");
        done(watching);
        return new Pair(client, guest);
    }

    private static <T> T done(CompletableFuture<T> future) throws Exception {
        return future.get(10, TimeUnit.SECONDS);
    }

    @Test
    void helloSaysWhoIsThereAndTheWelcomeIsKept() throws Exception {
        var connecting = connecting(PATIENT, heard);
        FakeServer.Guest guest = server.guest();
        JsonNode hello = guest.request("hello");
        guest.welcome(hello);
        assertThat(hello.path("name").asText()).isEqualTo("Ann");
        assertThat(hello.path("protocol").toString()).contains("1");
        assertThat(hello.has("token")).isFalse();
        assertThat(done(connecting).token()).isEqualTo("secret-1");
        assertThat(done(connecting).welcome().player()).isEqualTo("p1");
    }

    @Test
    void aPortWhereNothingListensIsNamedWithTheReason() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        assertThatThrownBy(
                        () ->
                                MeldhouseClient.connect(
                                        new Address("127.0.0.1", port),
                                        Credentials.named("Ann"),
                                        PATIENT,
                                        heard))
                .isInstanceOf(CannotConnect.class)
                .hasMessageContaining("127.0.0.1:" + port)
                .hasMessageContaining("connection refused");
    }

    @Test
    void aServerThatTakesTheConnectionAndSaysNothingIsGivenUpInTime() {
        Pace hasty =
                new Pace(
                        Duration.ofMillis(100),
                        Duration.ofSeconds(10),
                        Duration.ofSeconds(60),
                        Duration.ofMillis(1),
                        Duration.ofMillis(5));
        assertThatThrownBy(() -> done(connecting(hasty, heard)))
                .cause()
                .isInstanceOf(CannotConnect.class)
                .hasMessageContaining(server.address().toString())
                .hasMessageContaining("no answer to hello in 100 ms");
    }

    @Test
    void aRefusedHelloTellsTheServersReason() {
        var connecting = connecting(PATIENT, heard);
        FakeServer.Guest guest = server.guest();
        guest.refuse(guest.request("hello"), "name_taken", "Another player is called Ann.");
        assertThatThrownBy(() -> done(connecting))
                .cause()
                .isInstanceOf(CannotConnect.class)
                .hasMessageContaining("Another player is called Ann.")
                .cause()
                .isInstanceOfSatisfying(
                        RequestFailed.class,
                        refusal -> assertThat(refusal.code()).isEqualTo(ErrorCode.NAME_TAKEN));
    }

    @Test
    void aConnectionThatEndsBeforeTheWelcomeIsAFailure() {
        var connecting = connecting(PATIENT, heard);
        FakeServer.Guest guest = server.guest();
        guest.request("hello");
        guest.close();
        assertThatThrownBy(() -> done(connecting))
                .cause()
                .isInstanceOf(CannotConnect.class)
                .hasMessageContaining("closed");
    }

    @Test
    void answersFindTheirRequestsInAnyOrder() throws Exception {
        var connecting = connecting(PATIENT, heard);
        FakeServer.Guest guest = server.welcomed();
        MeldhouseClient client = done(connecting);
        var tables = client.tables();
        JsonNode first = guest.request("tables");
        var bots = client.bots("american");
        JsonNode second = guest.request("bots");
        guest.answer(
                second, "bots", "\"bots\":[{\"id\":\"b\",\"title\":\"B\",\"level\":\"easy\"}]");
        guest.answer(first, "tables", "\"tables\":[]");
        assertThat(done(bots).bots()).extracting(ServerMessage.BotRow::id).containsExactly("b");
        assertThat(done(tables).tables()).isEmpty();
    }

    @Test
    void aRefusedRequestFailsWithItsCodeSentenceAndDetails() throws Exception {
        Pair pair = following(PATIENT, heard);
        var move = pair.client().move("t1", 0, PASS);
        JsonNode request = pair.guest().request("move");
        pair.guest()
                .answer(
                        request,
                        "error",
                        """
                        "code":"illegal_move","message":"You must follow.",
                        "details":{"rule":"followSuit"}\
                        """);
        assertThatThrownBy(() -> done(move))
                .isInstanceOf(ExecutionException.class)
                .cause()
                .isInstanceOfSatisfying(
                        RequestFailed.class,
                        refusal -> {
                            assertThat(refusal.code()).isEqualTo(ErrorCode.ILLEGAL_MOVE);
                            assertThat(refusal).hasMessage("You must follow.");
                            assertThat(refusal.details().path("rule").asText())
                                    .isEqualTo("followSuit");
                        });
    }

    @Test
    void aLineThatComesInPiecesIsOneLine() throws Exception {
        Pair pair = following(PATIENT, heard);
        String line = FakeServer.Guest.event("t1", 1) + "\r\n" + FakeServer.Guest.event("t1", 2);
        for (String piece : line.split("(?<=\\G.{7})", 0)) {
            pair.guest().bytes(piece);
        }
        pair.guest().bytes("\n");
        assertThat(heard.next(2)).containsExactly("1", "2");
    }

    @Test
    void whatIsAddedToTheProtocolLaterIsIgnored() throws Exception {
        Pair pair = following(PATIENT, heard);
        pair.guest().send("{\"type\":\"weather\",\"sky\":\"blue\"}");
        pair.guest()
                .send(
                        "{\"type\":\"event\",\"table\":\"t1\",\"seq\":1,\"mood\":3,"
                                + "\"event\":{\"type\":\"counted\",\"number\":1}}");
        assertThat(heard.next()).isEqualTo("1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"HTTP/1.1 400 Bad Request", "{\"type\":", "\u0000\u0001", "[]", "42"})
    void garbageEndsTheConnectionAndTheClientComesBack(String garbage) throws Exception {
        Pair pair = following(PATIENT, heard);
        pair.guest().event(1);
        pair.guest().send(garbage);
        resumeFrom(server.guest(), 1).event(2);
        assertThat(heard.until("2")).containsExactly("1", "dropped", "resumed", "2");
    }

    @Test
    void anEndlessLineEndsTheConnection() throws Exception {
        Pair pair = following(PATIENT, heard);
        String piece = "x".repeat(1 << 16);
        try {
            for (int sent = 0; sent < 2 * Link.LONGEST_LINE; sent += piece.length()) {
                pair.guest().bytes(piece);
            }
        } catch (java.io.UncheckedIOException e) {
            // The client hung up while the rest was still being sent.
        }
        resumeFrom(server.guest(), 0);
        assertThat(heard.until("resumed")).containsExactly("dropped", "resumed");
    }

    @Test
    void aLineCutOffByTheEndIsNotTaken() throws Exception {
        Pair pair = following(PATIENT, heard);
        pair.guest().event(1);
        String line = FakeServer.Guest.event("t1", 2);
        pair.guest().bytes(line.substring(0, line.length() - 1));
        pair.guest().close();
        resumeFrom(server.guest(), 1).event(2);
        assertThat(heard.until("2")).containsExactly("1", "dropped", "resumed", "2");
    }

    /** Welcomes a client that comes back with its token, and lets it resume from a number. */
    private static FakeServer.Guest resumeFrom(FakeServer.Guest guest, int seq) {
        JsonNode hello = guest.request("hello");
        assertThat(hello.path("token").asText()).isEqualTo("secret-1");
        guest.welcome(hello);
        JsonNode watch = guest.request("watch");
        assertThat(watch.path("table").asText()).isEqualTo("t1");
        assertThat(watch.path("from").asInt()).isEqualTo(seq);
        guest.answer(watch, "watching", "\"table\":\"t1\",\"seq\":" + seq);
        return guest;
    }

    @Test
    void droppedAfterEachEventNothingIsMissedAndNothingTwice() throws Exception {
        int events = 40;
        Pair pair = following(PATIENT, heard);
        FakeServer.Guest guest = pair.guest();
        for (int seq = 1; seq <= events; seq++) {
            guest.event(seq);
            assertThat(heard.until(String.valueOf(seq)).stream().filter(t -> t.matches("[0-9]+")))
                    .containsExactly(String.valueOf(seq));
            guest.close();
            guest = resumeFrom(server.guest(), seq);
            // A server that is unsure may repeat what it sent already.
            guest.event(seq);
        }
        guest.event(events + 1);
        assertThat(heard.until(String.valueOf(events + 1)))
                .containsExactly("dropped", "resumed", String.valueOf(events + 1));
    }

    @Test
    void theServerMayBeGoneForAWhile() throws Exception {
        Pair pair = following(PATIENT, heard);
        pair.guest().event(1);
        pair.guest().close();
        for (int attempt = 0; attempt < 3; attempt++) {
            server.guest().close();
        }
        FakeServer.Guest full = server.guest();
        full.refuse(full.request("hello"), "server_full", "Come back later.");
        resumeFrom(server.guest(), 1).event(2);
        assertThat(heard.until("2")).containsExactly("1", "dropped", "resumed", "2");
    }

    @Test
    void aMissingEventIsAskedForAndTheTurnWaits() throws Exception {
        Pair pair = following(PATIENT, heard);
        FakeServer.Guest guest = pair.guest();
        guest.event(1);
        guest.event(3);
        guest.send(turn(3));
        JsonNode watch = guest.request("watch");
        assertThat(watch.path("from").asInt()).isEqualTo(1);
        guest.answer(watch, "watching", "\"table\":\"t1\",\"seq\":1");
        guest.event(2);
        guest.event(3);
        guest.send(turn(3));
        assertThat(heard.next(4)).containsExactly("1", "2", "3", "turn 3");
    }

    private static String turn(int seq) {
        return """
        {"type":"turn","table":"t1","seq":%d,"seat":0,"legal":[{"type":"pass"}],\
        "complete":true,"deadline":null,"left":null}\
        """
                .formatted(seq);
    }

    @Test
    void whereTheServerCannotTellWhatWasMissedAViewComesInstead() throws Exception {
        Pair pair = following(PATIENT, heard);
        pair.guest().event(1);
        assertThat(heard.next()).isEqualTo("1");
        pair.guest().close();
        FakeServer.Guest guest = server.welcomed();
        guest.answer(
                guest.request("watch"),
                "watching",
                "\"table\":\"t1\",\"seq\":9,\"view\":{\"number\":9}");
        guest.event(10);
        assertThat(heard.until("10")).containsExactly("dropped", "resumed", "view 9", "10");
    }

    @Test
    void aTableThatIsGoneIsToldAndForgotten() throws Exception {
        Pair pair = following(PATIENT, heard);
        pair.guest().close();
        FakeServer.Guest guest = server.welcomed();
        guest.refuse(guest.request("watch"), "no_such_table", "No table t1.");
        assertThat(heard.until("lost t1 No table t1.")).contains("dropped", "resumed");
        guest.close();
        FakeServer.Guest again = server.welcomed();
        var tables = pair.client().tables();
        again.answer(again.request("tables"), "tables", "\"tables\":[]");
        assertThat(done(tables).tables()).isEmpty();
    }

    @Test
    void aMoveWhoseAnswerWasLostIsSentAgainForTheSameTurn() throws Exception {
        Pair pair = following(PATIENT, heard);
        var move = pair.client().move("t1", 7, PASS);
        JsonNode sent = pair.guest().request("move");
        pair.guest().close();
        FakeServer.Guest guest = resumeFrom(server.guest(), 0);
        JsonNode again = guest.request("move");
        assertThat(again).isEqualTo(sent);
        guest.answer(again, "ok", "\"seq\":8");
        assertThat(done(move).seq()).isEqualTo(8);
    }

    @Test
    void whatMustNotHappenTwiceIsNotSentAgain() throws Exception {
        Pair pair = following(PATIENT, heard);
        var say = pair.client().say("t1", "hello");
        pair.guest().request("say");
        pair.guest().close();
        assertThatThrownBy(() -> done(say)).cause().isInstanceOf(ConnectionLost.class);
        FakeServer.Guest guest = resumeFrom(server.guest(), 0);
        var tables = pair.client().tables();
        guest.answer(guest.request("tables"), "tables", "\"tables\":[]");
        assertThat(done(tables).tables()).isEmpty();
    }

    @Test
    void requestsMadeWhileAwayWaitForTheConnection() throws Exception {
        Pair pair = following(PATIENT, heard);
        pair.guest().close();
        assertThat(heard.next()).isEqualTo("dropped");
        var say = pair.client().say("t1", "hello");
        FakeServer.Guest guest = resumeFrom(server.guest(), 0);
        guest.answer(guest.request("say"), "ok", "");
        assertThat(done(say).seq()).isNull();
    }

    @Test
    void twoPingsWithoutASignOfLifeEndTheConnection() throws Exception {
        Pace nervous =
                new Pace(
                        Duration.ofSeconds(10),
                        Duration.ofSeconds(10),
                        Duration.ofMillis(30),
                        Duration.ofMillis(1),
                        Duration.ofMillis(5));
        var connecting = connecting(nervous, heard);
        FakeServer.Guest hole = server.welcomed();
        done(connecting);
        hole.request("ping");
        server.welcomed();
        assertThat(heard.next(2)).containsExactly("dropped", "resumed");
        assertThat(hole.hangsUp()).isTrue();
    }

    @Test
    void anUnansweredRequestFailsInTime() throws Exception {
        Pace hasty =
                new Pace(
                        Duration.ofSeconds(10),
                        Duration.ofMillis(50),
                        Duration.ofSeconds(60),
                        Duration.ofMillis(1),
                        Duration.ofMillis(5));
        var connecting = connecting(hasty, heard);
        server.welcomed();
        MeldhouseClient client = done(connecting);
        assertThatThrownBy(() -> done(client.tables()))
                .cause()
                .isInstanceOf(ConnectionLost.class)
                .hasMessageContaining(server.address().toString());
    }

    @Test
    void aByeWithoutARetryIsTheEnd() throws Exception {
        Pair pair = following(PATIENT, heard);
        pair.guest()
                .send(
                        "{\"type\":\"bye\",\"code\":\"not_allowed\",\"message\":\"You were"
                                + " banned.\"}");
        pair.guest().close();
        assertThat(heard.until("ended You were banned."))
                .containsExactly("bye You were banned.", "ended You were banned.");
        assertThatThrownBy(() -> done(pair.client().tables()))
                .cause()
                .isInstanceOf(ConnectionLost.class);
    }

    @Test
    void aByeWithARetryIsNoEnd() throws Exception {
        Pair pair = following(PATIENT, heard);
        pair.guest()
                .send(
                        "{\"type\":\"bye\",\"code\":\"server_stopping\",\"message\":\"Restart.\","
                                + "\"retry\":0}");
        pair.guest().close();
        resumeFrom(server.guest(), 0).event(1);
        assertThat(heard.until("1")).containsExactly("bye Restart.", "dropped", "resumed", "1");
    }

    @Test
    void aTokenThatIsNobodysEndsTheClient() throws Exception {
        Pair pair = following(PATIENT, heard);
        pair.guest().close();
        FakeServer.Guest guest = server.guest();
        guest.refuse(guest.request("hello"), "bad_token", "Nobody has this token.");
        assertThat(heard.until("ended Nobody has this token.")).hasSize(2);
    }

    @Test
    void closingFailsWhatWasNotAnsweredAndSaysNoMore() throws Exception {
        Pair pair = following(PATIENT, heard);
        var tables = pair.client().tables();
        pair.guest().request("tables");
        pair.client().close();
        assertThatThrownBy(() -> done(tables)).cause().isInstanceOf(ConnectionLost.class);
        assertThat(pair.guest().hangsUp()).isTrue();
    }

    @Test
    void theListenerHearsOneThingAtATimeAndMayWaitForAnAnswer() throws Exception {
        CompletableFuture<MeldhouseClient> self = new CompletableFuture<>();
        CountDownLatch all = new CountDownLatch(3);
        List<Long> order = java.util.Collections.synchronizedList(new java.util.ArrayList<>());
        Pair pair =
                following(
                        PATIENT,
                        message -> {
                            if (message instanceof ServerMessage.EventSeen event) {
                                self.join().tables().join();
                                order.add(event.seq());
                                all.countDown();
                            }
                        });
        self.complete(pair.client());
        IntStream.rangeClosed(1, 3).forEach(pair.guest()::event);
        for (int i = 0; i < 3; i++) {
            pair.guest().answer(pair.guest().request("tables"), "tables", "\"tables\":[]");
        }
        assertThat(all.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(order).containsExactly(1L, 2L, 3L);
    }
}
