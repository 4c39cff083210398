package meldhouse.server.gateway;

import com.fasterxml.jackson.databind.JsonNode;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.net.NetSocket;

import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.Decoded;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.MessageCodec;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;
import meldhouse.server.bus.Bus;
import meldhouse.server.bus.Caller;
import meldhouse.server.bus.Fault;
import meldhouse.server.bus.ToConnection;
import meldhouse.server.bus.ToLobby;
import meldhouse.server.bus.ToTable;
import meldhouse.server.bus.Undelivered;
import meldhouse.server.measure.Meters;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * One client: reads its lines, asks the lobby and the tables on its behalf, and writes what they
 * answer and push. It knows who speaks, but nothing of any game. For one event loop.
 */
final class Connection {
    private static final System.Logger LOG = System.getLogger(Connection.class.getName());

    /** Requests without an answer, over which the next ones wait. */
    private static final int MOST_OPEN = 4;

    /** What a client that encrypts sends first, and no line begins with. */
    private static final byte TLS_HANDSHAKE = 0x16;

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Time for a good-bye to arrive before the connection is cut. */
    private static final long BYE_MILLIS = 100;

    /** The same for an error, while the client may still be sending. */
    private static final long LINGER_MILLIS = 1000;

    private final Vertx vertx;
    private final Bus bus;
    private final NetSocket socket;
    private final String address;
    private final ConnectionLimits limits;
    private final Meters meters;
    private final Outbox outbox;
    private final Pushes pushes;
    private final Set<String> tables = new HashSet<>();
    private final Map<RequestId, Integer> open = new HashMap<>();
    private final Deque<byte[]> lines = new ArrayDeque<>();
    private final Runnable gone;
    private final Allowance allowance;
    private @Nullable Caller caller;
    private long helloTimer = -1;
    private long stallTimer = -1;
    private long silenceTimer = -1;
    private int faults;

    /** Requests without an answer; a client may have given several the same id. */
    private int unanswered;

    private boolean hasTaken;
    private boolean hasSpoken;
    private boolean sendsPings;
    private boolean isPaused;
    private boolean isTaking;
    private boolean isGreeting;
    private boolean isEnding;
    private boolean isStopping;

    Connection(
            Vertx vertx,
            Bus bus,
            NetSocket socket,
            String address,
            ConnectionLimits limits,
            Allowance allowance,
            Meters meters,
            Runnable gone) {
        this.vertx = vertx;
        this.bus = bus;
        this.socket = socket;
        this.address = address;
        this.limits = limits;
        this.allowance = allowance;
        this.meters = meters;
        this.gone = gone;
        this.outbox = new Outbox(socket, this::taken);
        this.pushes = new Pushes(bus, this::isCrowded, this::send);
    }

    /** Reads from now on. */
    void begin() {
        LineFraming framing = new LineFraming(MessageCodec.LONGEST_LINE, this::line, this::tooLong);
        socket.handler(
                piece -> {
                    boolean encrypts =
                            !hasSpoken && caller == null && piece.getByte(0) == TLS_HANDSHAKE;
                    hasSpoken = true;
                    if (encrypts && !socket.isSsl()) {
                        end(
                                ErrorCode.BAD_REQUEST,
                                "Cannot read that: it is encrypted, and this server is not.",
                                null);
                    } else {
                        framing.handle(piece);
                    }
                });
        // A reset by the client: the close handler does what is to be done.
        socket.exceptionHandler(ignored -> {});
        socket.closeHandler(ignored -> closed());
        helloTimer =
                vertx.setTimer(
                        limits.helloWithin().toMillis(),
                        ignored -> {
                            if (caller == null && !isEnding) {
                                end(ErrorCode.HELLO_FIRST, "Nobody said hello.", null);
                            }
                        });
    }

    /** From now on every request is refused: the server is about to end. */
    void stopping() {
        isStopping = true;
    }

    /**
     * Says good-bye and ends.
     *
     * @param retry seconds until it makes sense to come back; null: it does not
     */
    void end(ErrorCode code, String message, @Nullable Integer retry) {
        if (!isEnding) {
            outbox.send(new ServerMessage.Bye(code, message, retry));
            cut(BYE_MILLIS);
        }
    }

    /**
     * Ends once what was sent has been taken. What still comes is read and thrown away, since a
     * connection that is closed with unread bytes is reset, and the last line lost with it.
     */
    private void cut(long millis) {
        isEnding = true;
        socket.handler(ignored -> {});
        socket.resume();
        vertx.setTimer(millis, ignored -> outbox.abandon());
    }

    private void closed() {
        isEnding = true;
        // A timer holds all that the connection had.
        vertx.cancelTimer(helloTimer);
        vertx.cancelTimer(stallTimer);
        vertx.cancelTimer(silenceTimer);
        Caller left = caller;
        // At the end of the server the tables have gone before.
        if (left != null && !isStopping) {
            tables.forEach(table -> bus.table(table, new ToTable.Left(left)));
            bus.lobby(new ToLobby.Departed(left));
        }
        gone.run();
    }

    /**
     * A client that sends pings goes on sending them: when it falls silent its machine is gone,
     * which the network may not tell for hours.
     */
    private void expectMore() {
        hasSpoken = false;
        silenceTimer =
                vertx.setTimer(
                        limits.silence().toMillis(),
                        ignored -> {
                            if (hasSpoken || isPaused) {
                                expectMore();
                            } else if (!isEnding) {
                                isEnding = true;
                                outbox.abandon();
                            }
                        });
    }

    private void tooLong() {
        outbox.send(
                new ServerMessage.Failed(
                        null,
                        ErrorCode.TOO_LONG,
                        "Cannot read the line: it is too long. Allowed: %d bytes. The connection ends."
                                .formatted(MessageCodec.LONGEST_LINE),
                        null));
        cut(LINGER_MILLIS);
    }

    private void line(byte[] line) {
        lines.add(line);
        takeLines();
    }

    /**
     * Takes lines, and reads on, only while few requests wait for their answers and the client
     * takes those.
     */
    private void takeLines() {
        if (isTaking) {
            return;
        }
        isTaking = true;
        while (!isEnding && !isFull() && !lines.isEmpty()) {
            take(lines.remove());
        }
        isTaking = false;
        if (isFull() && !isPaused && !isEnding) {
            isPaused = true;
            socket.pause();
        } else if (!isFull() && isPaused) {
            isPaused = false;
            socket.resume();
        }
    }

    private boolean isFull() {
        // What comes behind a hello waits for it: a client need not wait for its welcome.
        return isGreeting || unanswered >= MOST_OPEN || isCrowded();
    }

    /** Whether so much waits for the client that events are left out. */
    private boolean isCrowded() {
        return outbox.waiting() > limits.crowded();
    }

    private void take(byte[] line) {
        try {
            switch (MessageCodec.request(line)) {
                case Decoded.Faulty<ClientMessage>(var re, var code, String message) ->
                        fault(re, code, message);
                case Decoded.Message<ClientMessage>(ClientMessage request) -> request(request);
            }
        } catch (RuntimeException | Error e) {
            LOG.log(System.Logger.Level.ERROR, "{0}: {1}", address, new Fault(e));
            refuse(null, ErrorCode.INTERNAL, "Cannot do that: a fault of the server.");
        }
    }

    private void request(ClientMessage request) {
        String allowed = allowance.exceeded();
        if (allowed != null) {
            fault(
                    request.id(),
                    ErrorCode.TOO_FAST,
                    "Cannot do that: too many requests, and nothing was done. Allowed: %s."
                            .formatted(allowed));
        } else if (isStopping) {
            refuse(
                    request.id(),
                    ErrorCode.SERVER_STOPPING,
                    "Cannot do that now: the server is about to end.");
        } else if (caller == null) {
            beforeHello(request);
        } else {
            dispatch(caller, request);
        }
    }

    private void beforeHello(ClientMessage request) {
        if (!(request instanceof ClientMessage.Hello hello)) {
            fault(
                    request.id(),
                    ErrorCode.HELLO_FIRST,
                    "Cannot do that yet: the first request must be hello.");
        } else {
            isGreeting = true;
            deliver(request.id(), Bus.LOBBY, new ToLobby.Greeted(address, from(), hello));
        }
    }

    /** Where the client is, without the zone of an address that has one. */
    private String from() {
        String host = socket.remoteAddress() == null ? null : socket.remoteAddress().hostAddress();
        return host == null ? "" : host.replaceFirst("%.*", "");
    }

    private void dispatch(Caller who, ClientMessage request) {
        switch (request) {
            case ClientMessage.Hello hello ->
                    fault(
                            hello.id(),
                            ErrorCode.BAD_REQUEST,
                            "Cannot say hello again: this connection is %s already."
                                    .formatted(who.player().name()));
            case ClientMessage.Ping ping -> {
                answer(new ServerMessage.Pong(ping.id()));
                if (!sendsPings) {
                    sendsPings = true;
                    expectMore();
                }
            }
            case ClientMessage.Rulesets ignored -> lobby(who, request);
            case ClientMessage.Bots ignored -> lobby(who, request);
            case ClientMessage.Tables ignored -> lobby(who, request);
            case ClientMessage.Create ignored -> lobby(who, request);
            case ClientMessage.Sit sit -> table(who, request, sit.table());
            case ClientMessage.Stand stand -> table(who, request, stand.table());
            case ClientMessage.SeatBot bot -> table(who, request, bot.table());
            case ClientMessage.Start start -> table(who, request, start.table());
            case ClientMessage.Kick kick -> table(who, request, kick.table());
            case ClientMessage.Pause pause -> table(who, request, pause.table());
            case ClientMessage.Vote vote -> table(who, request, vote.table());
            case ClientMessage.Rematch rematch -> table(who, request, rematch.table());
            case ClientMessage.Watch watch -> table(who, request, watch.table());
            case ClientMessage.MakeMove move -> table(who, request, move.table());
            case ClientMessage.Undo undo -> table(who, request, undo.table());
            case ClientMessage.Hint hint -> table(who, request, hint.table());
            case ClientMessage.Salt salt -> table(who, request, salt.table());
            case ClientMessage.Say say when who.isBot() && !limits.botsMaySay() ->
                    refuse(
                            say.id(),
                            ErrorCode.NOT_ALLOWED,
                            "Cannot say that: this host does not let bots speak (bots-chat).");
            case ClientMessage.Say say -> table(who, request, say.table());
            case ClientMessage.Log log -> table(who, request, log.table());
        }
    }

    private void lobby(Caller who, ClientMessage request) {
        deliver(request.id(), Bus.LOBBY, new ToLobby.Asked(who, request));
    }

    private void table(Caller who, ClientMessage request, String table) {
        long asked = System.nanoTime();
        boolean comes =
                (request instanceof ClientMessage.Watch || request instanceof ClientMessage.Sit)
                        && tables.add(table);
        Future<Void> done =
                request instanceof ClientMessage.Sit && who.isBot()
                        // The lobby knows how many tables it has, and passes it on.
                        ? deliver(request.id(), Bus.LOBBY, new ToLobby.Asked(who, request))
                        : deliver(request.id(), Bus.table(table), new ToTable.Asked(who, request));
        if (comes) {
            // Told of the end even if that comes before the answer, or it would follow for ever.
            done.onFailure(ignored -> tables.remove(table));
        }
        if (request instanceof ClientMessage.MakeMove) {
            done.onSuccess(ignored -> meters.moveTook(System.nanoTime() - asked));
        }
    }

    private Future<Void> deliver(RequestId re, String to, Object message) {
        open.merge(re, 1, Integer::sum);
        unanswered++;
        takeLines();
        return bus.deliver(to, message, PATIENCE)
                .onFailure(
                        e -> {
                            if (isOpen(re)) {
                                Undelivered why = new Undelivered(e, to);
                                refuse(re, why.code(), why.sentence());
                            }
                        });
    }

    /** From the lobby or a table. */
    void told(ToConnection.Told message) {
        switch (message) {
            case ToConnection.Welcomed(var player, boolean isBot, var welcome) -> {
                Caller now = new Caller(address, player, isBot);
                caller = now;
                vertx.cancelTimer(helloTimer);
                if (isBot) {
                    allowance.change(limits.botLinesPerSecond());
                }
                answer(welcome);
                for (ServerMessage.SeatedAt seat : welcome.tables()) {
                    tables.add(seat.table());
                    bus.table(seat.table(), new ToTable.Returned(now));
                }
            }
            case ToConnection.Tell(ServerMessage.Answer answer) -> answered(answer);
            case ToConnection.Tell(ServerMessage.Pushed push) -> pushes.push(push);
            case ToConnection.SentOff(ErrorCode code, String why) -> end(code, why, null);
        }
    }

    private boolean isOpen(@Nullable RequestId re) {
        return re != null && open.containsKey(re);
    }

    private void answered(ServerMessage.Answer answer) {
        // Each request has one answer: what comes when it has had one is dropped.
        if (isOpen(answer.re())) {
            if (answer instanceof ServerMessage.Failed(var re, var code, String text, var details)
                    && caller == null) {
                fault(re, code, text, details);
                return;
            }
            answer(answer);
        }
        if (answer instanceof ServerMessage.Created created && caller != null) {
            tables.add(created.table());
            bus.table(created.table(), new ToTable.Opened(caller));
        }
    }

    private void refuse(@Nullable RequestId re, ErrorCode code, String message) {
        answer(new ServerMessage.Failed(re, code, message, null));
    }

    /** An error that a sound client does not make; too many in a row are the last. */
    private void fault(@Nullable RequestId re, ErrorCode code, String message) {
        fault(re, code, message, null);
    }

    private void fault(
            @Nullable RequestId re, ErrorCode code, String message, @Nullable JsonNode details) {
        faults++;
        boolean last = faults >= limits.faultsInARow();
        answer(
                new ServerMessage.Failed(
                        re,
                        code,
                        last
                                ? message
                                        + " That was fault %d in a row, and the connection ends."
                                                .formatted(faults)
                                : message,
                        details));
        if (last) {
            cut(LINGER_MILLIS);
        }
    }

    private void answer(ServerMessage.Answer answer) {
        if (!(answer instanceof ServerMessage.Failed)) {
            faults = 0;
        }
        isGreeting = false; // nothing else is asked meanwhile, so this is what hello came to
        RequestId re = answer.re();
        if (isOpen(re)) {
            open.computeIfPresent(re, (id, count) -> count == 1 ? null : count - 1);
            unanswered--;
        }
        send(answer);
        takeLines();
    }

    private void send(ServerMessage message) {
        if (isEnding) {
            return;
        }
        boolean isTooMuch = outbox.waiting() > limits.queuedBytes();
        outbox.send(message);
        if (isTooMuch) {
            end(
                    ErrorCode.TOO_FAST,
                    "The connection ends: more waits for you than you read. Come back with your"
                            + " token.",
                    1);
        } else if (outbox.waiting() > limits.relaxed() && stallTimer < 0) {
            watchForStall();
        }
    }

    private void watchForStall() {
        hasTaken = false;
        stallTimer = vertx.setTimer(limits.stall().toMillis(), ignored -> stalled());
    }

    private void stalled() {
        stallTimer = -1;
        if (hasTaken) {
            watchForStall();
        } else {
            end(
                    ErrorCode.TOO_FAST,
                    "The connection ends: you have read nothing for a while. Come back with your"
                            + " token.",
                    1);
        }
    }

    /** The client has taken a line. */
    private void taken() {
        hasTaken = true;
        if (outbox.waiting() <= limits.relaxed() && !isEnding) {
            vertx.cancelTimer(stallTimer);
            stallTimer = -1;
            if (caller != null) {
                pushes.catchUp(caller);
            }
        }
        takeLines();
    }
}
