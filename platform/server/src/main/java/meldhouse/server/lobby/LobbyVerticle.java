package meldhouse.server.lobby;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.VerticleBase;
import io.vertx.core.eventbus.Message;

import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.MessageCodec;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.server.bus.Bus;
import meldhouse.server.bus.Caller;
import meldhouse.server.bus.Fault;
import meldhouse.server.bus.Secret;
import meldhouse.server.bus.ToConnection;
import meldhouse.server.bus.ToLobby;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.FactText;
import meldhouse.server.table.BotRoster;
import meldhouse.server.table.House;
import meldhouse.server.table.TableVerticle;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Predicate;

/** Who is there and which tables there are: one verticle with one address. */
public final class LobbyVerticle extends VerticleBase {
    /** Where the lobby's facts stand in the journal; no table has this id. */
    public static final String JOURNAL = "lobby";

    private static final System.Logger LOG = System.getLogger(LobbyVerticle.class.getName());
    private static final int ID_LENGTH = 6;
    private static final List<String> FEATURES =
            List.of("hint", "log", "pause", "rematch", "resume", "salt", "say", "undo", "vote");

    private final House house;
    private final Front front;

    /** What new tables are made of; it changes when plugins are loaded anew. */
    private NewTable.Sources sources;

    private final Sessions sessions = new Sessions();
    private final Map<String, ToLobby.TableIs> tables = new LinkedHashMap<>();
    private final Map<String, String> deployments = new HashMap<>();

    /**
     * Of tables that are being made, by id, who makes them; one may be among the tables already.
     */
    private final Map<String, String> makers = new HashMap<>();

    private final BotGuests bots;
    private boolean stopping;
    private @Nullable Pulse pulse;

    /**
     * What the lobby is told by the host.
     *
     * @param name the server's name and version, for {@code welcome}
     * @param password needed to say hello; null: none is
     * @param mostTables how many there may be
     * @param mostEach how many one player may own
     * @param files the host's house-rule files
     * @param undo whether moves may be taken back at tables whose makers do not say
     * @param bots what those may use up that come as guests
     */
    public record Front(
            String name,
            @Nullable String password,
            int mostTables,
            int mostEach,
            HouseRuleSource files,
            boolean undo,
            BotGuests.Quota bots) {}

    /**
     * @param known what the journal says of players, in order
     */
    public LobbyVerticle(House house, RuleBook book, Front front, List<Fact.OfLobby> known) {
        this.house = house;
        this.front = front;
        this.bots = new BotGuests(front.bots(), sessions, tables.values(), house.bus());
        this.sources = sources(house.bots(), book);
        known.forEach(sessions::apply);
    }

    private NewTable.Sources sources(BotRoster bots, RuleBook book) {
        return new NewTable.Sources(bots.catalog(), book, bots, front.files(), front.undo());
    }

    /**
     * Makes new tables of these from now on; those that are there keep what they have. From any
     * thread.
     */
    public Future<Void> use(BotRoster bots, RuleBook book) {
        Promise<Void> done = Promise.promise();
        context.runOnContext(
                ignored -> {
                    sources = sources(bots, book);
                    done.complete();
                });
        return done.future();
    }

    @Override
    public Future<?> start() {
        house.bus().<ToLobby>listen(Bus.LOBBY, this::heard);
        pulse = new Pulse(vertx, house.pace().rules(), this::giveUp);
        return Future.succeededFuture();
    }

    /** Makes no more tables; from any thread. Completes when those being made are there. */
    public Future<Void> refuse() {
        Promise<Void> done = Promise.promise();
        context.runOnContext(
                ignored -> {
                    stopping = true;
                    whenNoneIsMade(done);
                });
        return done.future();
    }

    private void whenNoneIsMade(Promise<Void> done) {
        if (makers.isEmpty()) {
            done.complete();
        } else {
            vertx.setTimer(5, ignored -> whenNoneIsMade(done));
        }
    }

    /** Serves a table of the journal; in any context. */
    public Future<Void> serve(TableVerticle table) {
        return vertx.deployVerticle(table, table.deployment())
                .map(
                        deployment -> {
                            context.runOnContext(ignored -> deployed(table, deployment));
                            return null;
                        });
    }

    /** What the host sees and does from outside. */
    public FrontDesk desk() {
        return new FrontDesk(context, house.bus(), sessions, tables, this::journalled);
    }

    private void deployed(TableVerticle table, String deployment) {
        deployments.put(table.id(), deployment);
        if (pulse != null) {
            pulse.watch(table);
        }
    }

    /** The rules of a table hang: it is lost, and nothing else is. */
    private void giveUp(TableVerticle table) {
        String why =
                "given up: the rules of %s gave no answer for %d seconds."
                        .formatted(table.rulesFrom(), house.pace().rules().toSeconds());
        LOG.log(System.Logger.Level.ERROR, "Table ''{0}'' is {1}", table.id(), why);
        deployments.remove(table.id());
        ToLobby.TableIs lost = tables.remove(table.id());
        if (lost != null) {
            Set<String> there = new LinkedHashSet<>(lost.watchers());
            lost.players().forEach(player -> there.addAll(sessions.connections(player)));
            String sentence = "Table '%s' is %s".formatted(lost.row().title(), why);
            for (String connection : there) {
                tell(connection, new ServerMessage.Said(table.id(), null, sentence));
                tell(connection, new ServerMessage.TableChanged(lost.row().in(TableState.CLOSED)));
            }
        }
    }

    /** Ends every table after what it is doing now; from any thread. */
    public Future<Void> endTables() {
        Promise<Void> done = Promise.promise();
        context.runOnContext(
                ignored -> {
                    if (pulse != null) {
                        pulse.stop();
                    }
                    List<Future<?>> ends = new ArrayList<>();
                    deployments.values().forEach(each -> ends.add(vertx.undeploy(each)));
                    deployments.clear();
                    Future.join(ends).<Void>mapEmpty().onComplete(done);
                });
        return done.future();
    }

    private void heard(Message<ToLobby> message) {
        Future<Void> done;
        try {
            done = dealWith(message.body());
        } catch (RuntimeException | Error e) {
            done = Future.failedFuture(e);
        }
        done.onFailure(e -> refuse(message.body(), e)).onComplete(any -> Bus.done(message));
    }

    private Future<Void> dealWith(ToLobby said) {
        return switch (said) {
            case ToLobby.Greeted(String connection, String from, var hello) ->
                    greet(connection, from, hello);
            case ToLobby.Asked(Caller caller, ClientMessage.Create create) ->
                    create(caller, create);
            case ToLobby.Asked(Caller caller, ClientMessage request) -> answer(caller, request);
            case ToLobby.Departed(Caller caller) -> {
                sessions.departed(caller.player().id(), caller.connection());
                yield Future.succeededFuture();
            }
            case ToLobby.TableIs table -> {
                tables.put(table.row().table(), table);
                yield Future.succeededFuture();
            }
            case ToLobby.TableGone(String table) -> {
                tables.remove(table);
                String deployment = deployments.remove(table);
                if (pulse != null) {
                    pulse.forget(table);
                }
                yield deployment == null
                        ? Future.succeededFuture()
                        : vertx.undeploy(deployment).mapEmpty();
            }
        };
    }

    /** Answers a request that failed; a fault of ours is logged and told as one. */
    private void refuse(ToLobby said, Throwable e) {
        if (!(e instanceof Refused)) {
            LOG.log(System.Logger.Level.ERROR, "Lobby: {0}", new Fault(e));
        }
        switch (said) {
            case ToLobby.Greeted(String connection, var ignored, var hello) ->
                    tell(connection, failed(hello.id(), e));
            case ToLobby.Asked(Caller caller, ClientMessage request) ->
                    tell(caller.connection(), failed(request.id(), e));
            case ToLobby.Departed ignored -> {}
            case ToLobby.TableIs ignored -> {}
            case ToLobby.TableGone ignored -> {}
        }
    }

    private static ServerMessage.Failed failed(RequestId re, Throwable e) {
        return e instanceof Refused refused
                ? new ServerMessage.Failed(
                        re, refused.code(), refused.getMessage(), refused.details())
                : new ServerMessage.Failed(
                        re,
                        ErrorCode.INTERNAL,
                        "Cannot do that: a fault of the server, which is in its log.",
                        null);
    }

    private void tell(String connection, ServerMessage message) {
        house.bus().connection(connection, new ToConnection.Tell(message));
    }

    private Future<Void> greet(String connection, String from, ClientMessage.Hello hello) {
        boolean isBot = Boolean.TRUE.equals(hello.bot());
        Reception reception = new Reception(front, sessions, tables.values());
        Reception.Greeting greeting;
        try {
            greeting = reception.greeting(hello, from);
            if (isBot) {
                bots.admit();
            }
        } catch (Refused e) {
            return Future.failedFuture(e);
        }
        // Known at once, so that nobody else takes the name while the journal writes.
        greeting.facts().forEach(sessions::apply);
        sessions.connected(greeting.player().id(), connection, from, isBot);
        return journalled(greeting.facts())
                .onFailure(e -> sessions.departed(greeting.player().id(), connection))
                .onSuccess(
                        done -> {
                            LOG.log(
                                    System.Logger.Level.DEBUG,
                                    "{0} joined with {1}",
                                    greeting.player().name(),
                                    hello.client());
                            house.bus()
                                    .connection(
                                            connection,
                                            new ToConnection.Welcomed(
                                                    greeting.player(),
                                                    isBot,
                                                    welcome(hello.id(), greeting, reception)));
                        });
    }

    private Future<Void> journalled(List<Fact.OfLobby> facts) {
        Promise<Void> done = Promise.promise();
        var all =
                facts.stream()
                        .map(fact -> house.journal().append(JOURNAL, FactText.print(fact)))
                        .map(stage -> stage.toCompletableFuture())
                        .toArray(java.util.concurrent.CompletableFuture<?>[]::new);
        java.util.concurrent.CompletableFuture.allOf(all)
                .whenComplete(
                        (ignored, e) ->
                                context.runOnContext(
                                        now -> {
                                            if (e == null) {
                                                done.complete();
                                            } else {
                                                done.fail(e);
                                            }
                                        }));
        return done.future();
    }

    private ServerMessage.Welcome welcome(
            RequestId re, Reception.Greeting greeting, Reception reception) {
        return new ServerMessage.Welcome(
                re,
                MessageCodec.VERSION,
                front.name(),
                greeting.player().id(),
                greeting.token(),
                FEATURES,
                reception.seatsOf(greeting.player().id()));
    }

    private Future<Void> answer(Caller caller, ClientMessage request) {
        Offers offers = new Offers(sources);
        return switch (request) {
            case ClientMessage.Tables ask -> {
                List<ServerMessage.TableRow> rows =
                        tables.values().stream().map(ToLobby.TableIs::row).toList();
                tell(caller.connection(), new ServerMessage.TableList(ask.id(), rows));
                yield Future.succeededFuture();
            }
            case ClientMessage.Rulesets ask ->
                    offLoop(() -> offers.rulesets(ask.id()))
                            .onSuccess(list -> tell(caller.connection(), list))
                            .mapEmpty();
            case ClientMessage.Bots ask ->
                    offLoop(() -> offers.bots(ask))
                            .onSuccess(list -> tell(caller.connection(), list))
                            .mapEmpty();
            case ClientMessage.Hello ignored -> throw notOurs(request);
            case ClientMessage.Create ignored -> throw notOurs(request);
            case ClientMessage.Sit sit -> bots.sit(caller, sit);
            case ClientMessage.Stand ignored -> throw notOurs(request);
            case ClientMessage.SeatBot ignored -> throw notOurs(request);
            case ClientMessage.Start ignored -> throw notOurs(request);
            case ClientMessage.Kick ignored -> throw notOurs(request);
            case ClientMessage.Pause ignored -> throw notOurs(request);
            case ClientMessage.Vote ignored -> throw notOurs(request);
            case ClientMessage.Rematch ignored -> throw notOurs(request);
            case ClientMessage.Watch ignored -> throw notOurs(request);
            case ClientMessage.MakeMove ignored -> throw notOurs(request);
            case ClientMessage.Undo ignored -> throw notOurs(request);
            case ClientMessage.Hint ignored -> throw notOurs(request);
            case ClientMessage.Salt ignored -> throw notOurs(request);
            case ClientMessage.Say ignored -> throw notOurs(request);
            case ClientMessage.Log ignored -> throw notOurs(request);
            case ClientMessage.Ping ignored -> throw notOurs(request);
        };
    }

    private static IllegalStateException notOurs(ClientMessage request) {
        return new IllegalStateException(
                request.getClass().getSimpleName() + " is not the lobby's");
    }

    /** Rulesets and house-rule files are strangers' code and disks: never on the event loop. */
    private <T> Future<T> offLoop(Callable<T> work) {
        return vertx.executeBlocking(work, false);
    }

    private Future<Void> create(Caller caller, ClientMessage.Create wish) {
        if (stopping) {
            return Future.failedFuture(
                    new Refused(
                            ErrorCode.SERVER_STOPPING,
                            "Cannot make a table: the server is about to end."));
        }
        if (tables.size() + making(maker -> true) >= front.mostTables()) {
            return Future.failedFuture(
                    new Refused(
                            ErrorCode.SERVER_FULL,
                            "Cannot make a table: the server has as many as it takes, %d."
                                    .formatted(front.mostTables())));
        }
        if (caller.isBot()) {
            try {
                bots.create(caller);
            } catch (Refused e) {
                return Future.failedFuture(e);
            }
        }
        String maker = caller.player().id();
        if (tablesOf(maker) >= front.mostEach()) {
            return Future.failedFuture(
                    new Refused(
                            ErrorCode.SERVER_FULL,
                            "Cannot make a table: you own as many as a player may, %d. Allowed: once one of them is closed."
                                    .formatted(front.mostEach())));
        }
        String id = newTableId();
        makers.put(id, maker);
        NewTable.Sources from = sources;
        return offLoop(() -> NewTable.of(from, caller.player(), wish))
                .compose(made -> open(caller, wish.id(), id, made, house.with(from.bots())))
                .onComplete(done -> makers.remove(id));
    }

    /** How many tables a player owns or is making. */
    private long tablesOf(String player) {
        return making(player::equals)
                + tables.values().stream()
                        .filter(table -> player.equals(table.row().owner()))
                        .count();
    }

    /** How many tables are being made that nobody has heard of yet. */
    private long making(Predicate<String> maker) {
        return makers.entrySet().stream()
                .filter(one -> !tables.containsKey(one.getKey()) && maker.test(one.getValue()))
                .count();
    }

    private Future<Void> open(Caller caller, RequestId re, String id, NewTable made, House its) {
        TableVerticle table = TableVerticle.made(its, id, made.rules(), made.made());
        return vertx.deployVerticle(table, table.deployment())
                .map(
                        deployment -> {
                            deployed(table, deployment);
                            tell(
                                    caller.connection(),
                                    new ServerMessage.Created(re, table.id(), made.made().code()));
                            return null;
                        });
    }

    private String newTableId() {
        String id = "t" + Secret.word(ID_LENGTH);
        return tables.containsKey(id) ? newTableId() : id;
    }
}
