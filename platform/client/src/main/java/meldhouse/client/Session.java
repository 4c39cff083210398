package meldhouse.client;

import io.netty.channel.EventLoop;
import io.netty.util.concurrent.Future;

import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.Decoded;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.MessageCodec;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * A player's stay at a server, across connections: what was asked, which tables are followed, and
 * how to come back. Everything happens on one event loop.
 */
final class Session implements Link.Ear {
    private static final System.Logger LOG = System.getLogger(Session.class.getName());
    private static final int PINGS_MISSED = 2;

    private final EventLoop loop;
    private final Address address;
    private final Encryption encryption;
    private final Pace pace;
    private final Delivery delivery;
    private final CompletableFuture<ServerMessage.Welcome> first;
    private final Tables tables;
    private final Map<RequestId, Request> asked = new LinkedHashMap<>();

    private Credentials credentials;
    private @Nullable Link link;
    private boolean ready;
    private boolean ended;
    private long nextId;
    private int attempt;
    private long readySince;
    private @Nullable Future<?> pinging;
    private boolean heard;
    private int silent;
    private @Nullable Duration askedToWait;
    private @Nullable String farewell;
    private @Nullable RequestFailed refusal;

    Session(
            EventLoop loop,
            Address address,
            Encryption encryption,
            Credentials credentials,
            Pace pace,
            Delivery delivery,
            CompletableFuture<ServerMessage.Welcome> first) {
        this.loop = loop;
        this.address = address;
        this.encryption = encryption;
        this.credentials = credentials;
        this.pace = pace;
        this.delivery = delivery;
        this.first = first;
        this.tables = new Tables(delivery, new Resuming());
    }

    void connect() {
        Link.open(loop, address, encryption, pace, this, this::opened, this::notOpened);
    }

    private void opened(Link made) {
        if (ended) {
            made.close("the client was closed");
            return;
        }
        link = made;
        RequestId id = freshId();
        var hello =
                new ClientMessage.Hello(
                        id,
                        List.of(MessageCodec.VERSION),
                        credentials.name(),
                        credentials.program(),
                        credentials.token(),
                        credentials.password(),
                        null);
        CompletableFuture<ServerMessage.Answer> answer = new CompletableFuture<>();
        answer.whenComplete((welcome, thrown) -> greeted(made, welcome, thrown));
        Request request = new Request(hello, false, answer, Runnable::run);
        asked.put(id, request);
        request.timeout =
                loop.schedule(
                        () -> made.close("no answer to hello in " + millis(pace.connect())),
                        pace.connect().toMillis(),
                        TimeUnit.MILLISECONDS);
        send(request);
    }

    private void notOpened(CannotConnect why) {
        if (!first.isDone()) {
            ended = true;
            delivery.answer(() -> first.completeExceptionally(why));
        } else if (why.getCause() instanceof UntrustedHost) {
            end(String.valueOf(why.getMessage()));
        } else {
            retry();
        }
    }

    private void greeted(
            Link on, ServerMessage.@Nullable Answer answer, @Nullable Throwable thrown) {
        if (answer instanceof ServerMessage.Welcome welcome) {
            ready = true;
            readySince = System.nanoTime();
            credentials = credentials.withToken(welcome.token());
            heard = true;
            silent = 0;
            pinging =
                    loop.scheduleAtFixedRate(
                            this::ping,
                            pace.ping().toMillis(),
                            pace.ping().toMillis(),
                            TimeUnit.MILLISECONDS);
            boolean again = first.isDone();
            tables.resumeAll();
            asked.values().stream().filter(request -> !request.sent).toList().forEach(this::send);
            if (again) {
                delivery.tell(Listener::resumed);
            } else {
                delivery.answer(() -> first.complete(welcome));
            }
        } else if (thrown instanceof RequestFailed failed) {
            refusal = failed;
            if (!mayPass(failed.code())) {
                farewell = failed.getMessage();
            }
            on.close(String.valueOf(failed.getMessage()));
        }
    }

    /** Whether a refused hello may be taken later. */
    private static boolean mayPass(ErrorCode code) {
        return code == ErrorCode.SERVER_FULL
                || code == ErrorCode.SERVER_STOPPING
                || code == ErrorCode.TOO_FAST
                || code == ErrorCode.INTERNAL;
    }

    @Override
    public void line(Link from, String line) {
        if (from != link) {
            return;
        }
        heard = true;
        switch (MessageCodec.answer(line)) {
            case Decoded.Message<ServerMessage>(ServerMessage message) -> heed(message);
            case Decoded.Faulty<ServerMessage> faulty when isLater(faulty) ->
                    LOG.log(System.Logger.Level.DEBUG, "ignored: {0}", faulty.message());
            case Decoded.Faulty<ServerMessage> faulty ->
                    from.close("the server sent what is no message (" + faulty.message() + ")");
        }
    }

    /** A kind of message that was added to the protocol after this client was made. */
    private static boolean isLater(Decoded.Faulty<ServerMessage> faulty) {
        return faulty.code() == ErrorCode.UNKNOWN_TYPE;
    }

    private void heed(ServerMessage message) {
        switch (message) {
            case ServerMessage.Answer answer -> answered(answer);
            case ServerMessage.Pushed pushed -> pushed(pushed);
        }
    }

    private void answered(ServerMessage.Answer answer) {
        RequestId re = answer.re();
        Request request = re == null ? null : asked.remove(re);
        if (request == null) {
            LOG.log(System.Logger.Level.DEBUG, "an answer to nothing: {0}", answer);
            return;
        }
        tables.answered(request.message, answer);
        request.complete(answer);
    }

    private void pushed(ServerMessage.Pushed pushed) {
        if (pushed instanceof ServerMessage.Bye bye) {
            if (bye.retry() == null) {
                farewell = bye.message();
            } else {
                askedToWait = Duration.ofSeconds(bye.retry());
            }
        }
        tables.pushed(pushed);
    }

    @Override
    public void closed(Link from, String why) {
        if (from != link) {
            return;
        }
        link = null;
        boolean was = ready;
        ready = false;
        if (pinging != null) {
            pinging.cancel(false);
        }
        tables.dropped();
        for (Request request : List.copyOf(asked.values())) {
            if (request.sent && !request.repeatable) {
                asked.remove(request.message.id());
                request.fail(new ConnectionLost("Lost the connection to " + address + ": " + why));
            }
            request.sent = false;
        }
        if (!first.isDone()) {
            ended = true;
            CannotConnect failure =
                    refusal != null
                            ? new CannotConnect(address, why, refusal)
                            : why.equals(Link.CLOSED_THERE) && isLikelyEncrypted()
                                    ? encrypted()
                                    : new CannotConnect(address, why + ".");
            delivery.answer(() -> first.completeExceptionally(failure));
        } else if (farewell != null) {
            end(farewell);
        } else if (!ended) {
            if (was) {
                delivery.tell(listener -> listener.dropped(why));
                Duration stood = Duration.ofNanos(System.nanoTime() - readySince);
                if (stood.compareTo(pace.longestRetry()) > 0) {
                    attempt = 0;
                }
            }
            retry();
        }
    }

    /** A host that encrypts hears no hello in plain text, and says nothing that we could read. */
    private boolean isLikelyEncrypted() {
        return encryption instanceof Encryption.None && !heard;
    }

    private CannotConnect encrypted() {
        String sentence =
                "the host closed the connection without a word. One that encrypts does so: join"
                        + " with --tls.";
        return new CannotConnect(address, sentence, new TlsMismatch(true, sentence));
    }

    private void retry() {
        if (ended) {
            return;
        }
        Duration wait = askedToWait == null ? pace.retry(attempt) : askedToWait;
        askedToWait = null;
        attempt++;
        loop.schedule(
                () -> {
                    if (!ended) {
                        connect();
                    }
                },
                wait.toMillis(),
                TimeUnit.MILLISECONDS);
    }

    private void ping() {
        silent = heard ? 0 : silent + 1;
        heard = false;
        if (silent >= PINGS_MISSED && link != null) {
            link.close("no sign of life in " + millis(pace.ping().multipliedBy(PINGS_MISSED)));
        } else {
            ask(
                    new Request(
                            new ClientMessage.Ping(freshId()),
                            false,
                            new CompletableFuture<>(),
                            delivery::answer));
        }
    }

    /** Asks what a table's listener has missed; a lost connection asks anew, from later on. */
    private final class Resuming implements Tables.Resumption {
        @Override
        public RequestId ask(String table, long from, @Nullable String code) {
            RequestId id = freshId();
            Session.this.ask(
                    new Request(
                            new ClientMessage.Watch(id, table, from, code),
                            false,
                            new CompletableFuture<>(),
                            delivery::answer));
            return id;
        }

        @Override
        public void failed(String why) {
            drop("cannot resume: " + why);
        }
    }

    /** Sends a request as soon as there is a connection. */
    void ask(
            Function<RequestId, ClientMessage> message,
            CompletableFuture<ServerMessage.Answer> answer) {
        ClientMessage made = message.apply(freshId());
        ask(new Request(made, Request.isRepeatable(made), answer, delivery::answer));
    }

    private void ask(Request request) {
        if (ended) {
            request.fail(new ConnectionLost("The client is closed."));
            return;
        }
        RequestId id = request.message.id();
        asked.put(id, request);
        request.timeout =
                loop.schedule(
                        () -> {
                            if (asked.remove(id) != null) {
                                request.fail(
                                        new ConnectionLost(
                                                "No answer from %s in %s."
                                                        .formatted(
                                                                address, millis(pace.answer()))));
                            }
                        },
                        pace.answer().toMillis(),
                        TimeUnit.MILLISECONDS);
        if (ready) {
            send(request);
        }
    }

    private void send(Request request) {
        if (link != null) {
            request.sent = true;
            link.send(MessageCodec.print(request.message));
        }
    }

    /** Cuts the connection as a broken cable would; the session comes back by itself. */
    void drop(String why) {
        if (link != null) {
            link.close(why);
        }
    }

    /** The end, asked for by the client's owner. */
    void close() {
        ended = true;
        failAll("The client was closed.");
        if (link != null) {
            link.close("the client was closed");
        }
    }

    private void end(String why) {
        ended = true;
        failAll(why);
        delivery.tell(listener -> listener.ended(why));
    }

    private void failAll(String why) {
        List<Request> left = new ArrayList<>(asked.values());
        asked.clear();
        left.forEach(request -> request.fail(new ConnectionLost(why)));
    }

    private RequestId freshId() {
        return RequestId.of(++nextId);
    }

    private static String millis(Duration duration) {
        return duration.toMillis() + " ms";
    }
}
