package meldhouse.client;

import com.fasterxml.jackson.databind.JsonNode;

import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;

import meldhouse.protocol.Choice;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;

import org.jspecify.annotations.Nullable;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * A player at a server. Requests are answered by futures: a refusal completes one exceptionally
 * with {@link RequestFailed}, a connection that goes for good with {@link ConnectionLost}. What the
 * server says of its own accord goes to the {@link Listener}.
 *
 * <p>A lost connection is made anew, with growing waits: the player is the same, every table is
 * followed from the last event that the listener heard, and a question or a move whose answer was
 * lost is sent again. Requests made meanwhile wait. The client never takes a move of its own for
 * made: only the server's event says so.
 */
public final class MeldhouseClient implements AutoCloseable {
    private final MultiThreadIoEventLoopGroup threads;
    private final EventLoop loop;
    private final Delivery delivery;
    private final Session session;
    private final ServerMessage.Welcome welcome;

    private MeldhouseClient(
            MultiThreadIoEventLoopGroup threads,
            EventLoop loop,
            Delivery delivery,
            Session session,
            ServerMessage.Welcome welcome) {
        this.threads = threads;
        this.loop = loop;
        this.delivery = delivery;
        this.session = session;
        this.welcome = welcome;
    }

    /**
     * Connects and says hello, at the usual pace.
     *
     * @throws CannotConnect if nothing answers in time, or hello is refused (its cause is then a
     *     {@link RequestFailed}); the message names the address and the reason
     */
    public static MeldhouseClient connect(
            Address address, Credentials credentials, Listener listener)
            throws CannotConnect, InterruptedException {
        return connect(address, credentials, Pace.USUAL, listener);
    }

    /**
     * Connects and says hello, in plain text.
     *
     * @throws CannotConnect if nothing answers in time, or hello is refused (its cause is then a
     *     {@link RequestFailed}); the message names the address and the reason
     */
    public static MeldhouseClient connect(
            Address address, Credentials credentials, Pace pace, Listener listener)
            throws CannotConnect, InterruptedException {
        return connect(address, Encryption.NONE, credentials, pace, listener);
    }

    /**
     * Connects and says hello.
     *
     * @throws CannotConnect if nothing answers in time, or hello is refused (its cause is then a
     *     {@link RequestFailed}), or the host is not to be trusted ({@link UntrustedHost}), or only
     *     one of the two encrypts ({@link TlsMismatch}); the message names the address and the
     *     reason
     */
    public static MeldhouseClient connect(
            Address address,
            Encryption encryption,
            Credentials credentials,
            Pace pace,
            Listener listener)
            throws CannotConnect, InterruptedException {
        var threads =
                new MultiThreadIoEventLoopGroup(
                        1,
                        new DefaultThreadFactory("meldhouse-client", true),
                        NioIoHandler.newFactory());
        EventLoop loop = threads.next();
        Delivery delivery = new Delivery(listener);
        CompletableFuture<ServerMessage.Welcome> first = new CompletableFuture<>();
        Session session =
                new Session(loop, address, encryption, credentials, pace, delivery, first);
        boolean connected = false;
        try {
            loop.execute(session::connect);
            ServerMessage.Welcome welcome = first.get();
            connected = true;
            return new MeldhouseClient(threads, loop, delivery, session, welcome);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof CannotConnect known
                    ? known
                    : new CannotConnect(address, String.valueOf(e.getCause()), e.getCause());
        } finally {
            if (!connected) {
                end(threads, loop, delivery, session);
            }
        }
    }

    /** What the server said to the first hello: the player's id, the seats that are theirs. */
    public ServerMessage.Welcome welcome() {
        return welcome;
    }

    /** The secret by which this player is known again; keep it to come back another day. */
    public String token() {
        return welcome.token();
    }

    /** Which rulesets are there? */
    public CompletableFuture<ServerMessage.RulesetList> rulesets() {
        return ask(ServerMessage.RulesetList.class, ClientMessage.Rulesets::new);
    }

    /**
     * Which bots are there?
     *
     * @param ruleset only those that play it; null: all
     */
    public CompletableFuture<ServerMessage.BotList> bots(@Nullable String ruleset) {
        return ask(ServerMessage.BotList.class, id -> new ClientMessage.Bots(id, ruleset));
    }

    /** Which tables are there? */
    public CompletableFuture<ServerMessage.TableList> tables() {
        return ask(ServerMessage.TableList.class, ClientMessage.Tables::new);
    }

    /** Makes a table: {@code create(id -> new ClientMessage.Create(id, …))}. */
    public CompletableFuture<ServerMessage.Created> create(
            Function<RequestId, ClientMessage.Create> table) {
        return ask(ServerMessage.Created.class, table::apply);
    }

    /**
     * Sits down.
     *
     * @param seat null: any that is open
     * @param code of a private table
     */
    public CompletableFuture<ServerMessage.Seated> sit(
            String table, @Nullable Integer seat, @Nullable String code) {
        return ask(ServerMessage.Seated.class, id -> new ClientMessage.Sit(id, table, seat, code));
    }

    /** Stands up. */
    public CompletableFuture<ServerMessage.Ok> stand(String table) {
        return ok(id -> new ClientMessage.Stand(id, table));
    }

    /**
     * Puts a bot in a seat.
     *
     * @param bot null: the seat becomes open
     */
    public CompletableFuture<ServerMessage.Ok> bot(String table, int seat, @Nullable String bot) {
        return ok(id -> new ClientMessage.SeatBot(id, table, seat, bot));
    }

    /** Begins; open seats are given to bots. */
    public CompletableFuture<ServerMessage.Ok> start(String table) {
        return ok(id -> new ClientMessage.Start(id, table));
    }

    /** Sends a player away from a table. */
    public CompletableFuture<ServerMessage.Ok> kick(String table, String player) {
        return ok(id -> new ClientMessage.Kick(id, table, player, null));
    }

    /**
     * Lets somebody come to a table again who was sent away.
     *
     * @param player the id, or the name that the player had at the table
     */
    public CompletableFuture<ServerMessage.Ok> letIn(String table, String player) {
        return ok(id -> new ClientMessage.Kick(id, table, player, false));
    }

    /** Halts a table or lets it go on. */
    public CompletableFuture<ServerMessage.Ok> pause(String table, boolean on) {
        return ok(id -> new ClientMessage.Pause(id, table, on));
    }

    /**
     * Votes on a seat whose player is away, or on a pause.
     *
     * @param seat null for a pause and its end
     */
    public CompletableFuture<ServerMessage.Ok> vote(
            String table, @Nullable Integer seat, Choice choice) {
        return ok(id -> new ClientMessage.Vote(id, table, seat, choice));
    }

    /** Plays again with the same seats. */
    public CompletableFuture<ServerMessage.Ok> rematch(String table) {
        return ok(id -> new ClientMessage.Rematch(id, table));
    }

    /**
     * Follows a table: the listener hears a view, then every event after it.
     *
     * @param from a number that was seen; null: now
     * @param code of a private table
     */
    public CompletableFuture<ServerMessage.Watching> watch(
            String table, @Nullable Long from, @Nullable String code) {
        return ask(
                ServerMessage.Watching.class, id -> new ClientMessage.Watch(id, table, from, code));
    }

    /**
     * Makes a move. It is made when its event comes, not before.
     *
     * @param seq the number of the turn that it answers
     * @param move as in the turn's {@code legal}
     */
    public CompletableFuture<ServerMessage.Ok> move(String table, long seq, JsonNode move) {
        return ok(id -> new ClientMessage.MakeMove(id, table, seq, move));
    }

    /**
     * Takes the player's last move back, while nobody has answered it, at a table that allows it.
     * It is taken back when the server says so to all, not before.
     *
     * @param seq the number that the table had reached by the move
     */
    public CompletableFuture<ServerMessage.Ok> undo(String table, long seq) {
        return ok(id -> new ClientMessage.Undo(id, table, seq));
    }

    /** What would a bot do? */
    public CompletableFuture<ServerMessage.HintGiven> hint(String table) {
        return ask(ServerMessage.HintGiven.class, id -> new ClientMessage.Hint(id, table));
    }

    /** Mixes something of one's own into the shuffle, before the start. */
    public CompletableFuture<ServerMessage.Ok> salt(String table, String salt) {
        return ok(id -> new ClientMessage.Salt(id, table, salt));
    }

    /** Says something to the table. */
    public CompletableFuture<ServerMessage.Ok> say(String table, String text) {
        return ok(id -> new ClientMessage.Say(id, table, text));
    }

    /** The record of the match, all its pages as one. */
    public CompletableFuture<ServerMessage.LogGiven> log(String table) {
        return log(table, null).thenCompose(page -> LogPages.joined(this, page));
    }

    /**
     * One page of the record of the match.
     *
     * @param from the {@code next} of the page before; null: the first
     */
    public CompletableFuture<ServerMessage.LogGiven> log(String table, @Nullable Long from) {
        return ask(ServerMessage.LogGiven.class, id -> new ClientMessage.Log(id, table, from));
    }

    /** Still there? */
    public CompletableFuture<ServerMessage.Pong> ping() {
        return ask(ServerMessage.Pong.class, ClientMessage.Ping::new);
    }

    private CompletableFuture<ServerMessage.Ok> ok(Function<RequestId, ClientMessage> request) {
        return ask(ServerMessage.Ok.class, request);
    }

    /**
     * Asks for anything.
     *
     * @param type the answer that the protocol gives to it
     * @param request makes the request of an id
     */
    public <A extends ServerMessage.Answer> CompletableFuture<A> ask(
            Class<A> type, Function<RequestId, ClientMessage> request) {
        CompletableFuture<ServerMessage.Answer> answer = new CompletableFuture<>();
        loop.execute(() -> session.ask(request, answer));
        return answer.thenApply(type::cast);
    }

    /** Cuts the connection as a broken cable would; the client comes back by itself. */
    public void drop() {
        loop.execute(() -> session.drop("it was cut on purpose"));
    }

    /** Ends it; what was asked and not answered fails. The listener hears nothing more. */
    @Override
    public void close() {
        end(threads, loop, delivery, session);
    }

    private static void end(
            MultiThreadIoEventLoopGroup threads,
            EventLoop loop,
            Delivery delivery,
            Session session) {
        if (loop.isShuttingDown()) {
            return;
        }
        loop.execute(session::close);
        delivery.close();
        threads.shutdownGracefully(0, 2, TimeUnit.SECONDS);
    }
}
