package meldhouse.server.table;

import io.vertx.core.Context;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.VerticleBase;
import io.vertx.core.eventbus.Message;
import io.vertx.core.eventbus.MessageConsumer;

import meldhouse.protocol.Choice;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.ServerMessage;
import meldhouse.server.bus.Bus;
import meldhouse.server.bus.Caller;
import meldhouse.server.bus.Fault;
import meldhouse.server.bus.Player;
import meldhouse.server.bus.ToTable;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.Occupant;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * A table: one verticle with one address on the event bus, the only one to touch its match. It does
 * one thing at a time: decides, waits until the journal has it, and tells.
 */
public final class TableVerticle extends VerticleBase {
    private static final System.Logger LOG = System.getLogger(TableVerticle.class.getName());

    private final House house;
    private final Company company = new Company();
    private final Serial serial = new Serial();
    private final Absences absences;
    private final Ballots ballots;
    private final Voice voice;
    private final Ledger ledger;
    private final Notice notice;
    private final Idleness idleness;
    private final Origin origin;
    private final boolean isNew;
    private Table table;
    private @Nullable Turns turns;
    private volatile @Nullable MessageConsumer<ToTable> consumer;
    private boolean stopping;

    private TableVerticle(House house, Table table, boolean isNew) {
        this.house = house;
        this.table = table;
        this.isNew = isNew;
        this.voice = new Voice(house.bus(), company);
        this.absences =
                new Absences(company, voice, house.bots(), house.pace().grace(), this::graceOver);
        this.ballots = new Ballots(company, voice);
        this.ledger = new Ledger(house.journal(), voice, house.meters());
        this.notice = new Notice(house.bus(), company, voice);
        this.idleness = new Idleness(company, house.pace(), () -> later(this::close));
        this.origin = new Origin(house.bots(), table.id(), table.made().ruleset(), table.rules());
    }

    /** A new table; its first line is in the journal when it is deployed. */
    public static TableVerticle made(House house, String id, Rules rules, Fact.TableMade made) {
        return new TableVerticle(house, Table.of(id, rules, made), true);
    }

    /** A table of the journal, as it stood. */
    public static TableVerticle rebuilt(House house, Rebuilt rebuilt) {
        return new TableVerticle(house, rebuilt.table(), false);
    }

    /** The table's id. */
    public String id() {
        return table.id();
    }

    @Override
    public Future<?> start() {
        turns = new Turns(vertx, house, this);
        consumer =
                house.bus().listen(Bus.table(id()), message -> serial.then(() -> heard(message)));
        notice.tell(table);
        idleness.watch(vertx, table);
        if (isNew) {
            return ledger.write(context, id(), table.made());
        }
        absences.begin(vertx, table);
        return serial.then(this::settle);
    }

    /** Ends after what is being done now; what waits is answered, and nothing else begins. */
    @Override
    public Future<?> stop() {
        stopping = true;
        turns().stop();
        turns().dismiss();
        MessageConsumer<ToTable> listening = consumer;
        Promise<Void> heardAll = Promise.promise();
        // What is on its way already is heard, so that it gets its answer.
        context.runOnContext(ignored -> serial.then(Future::succeededFuture).onComplete(heardAll));
        return heardAll.future()
                .compose(
                        done ->
                                listening == null
                                        ? Future.succeededFuture()
                                        : listening.unregister());
    }

    /** How it is deployed. */
    public DeploymentOptions deployment() {
        return origin.deployment();
    }

    /** Whether its rules come from a plugin, or wait for functions of house rules. */
    public boolean hasOwnThread() {
        return origin.hasOwnThread();
    }

    /** Where its rules come from, in words: {@code "plugin whist.jar 1.2"}. */
    public String rulesFrom() {
        return origin.words();
    }

    /** Does this between two things that it does; from any thread, once it is deployed. */
    public void beat(Runnable then) {
        context.runOnContext(ignored -> then.run());
    }

    /** Hears nothing any more, whatever hangs in it; from any thread. */
    public void abandon() {
        MessageConsumer<ToTable> listening = consumer;
        if (listening != null) {
            listening.unregister();
        }
    }

    private Turns turns() {
        Turns all = turns;
        if (all == null) {
            throw new IllegalStateException("the table is not deployed");
        }
        return all;
    }

    Table table() {
        return table;
    }

    Company company() {
        return company;
    }

    Voice voice() {
        return voice;
    }

    Context context() {
        return context;
    }

    /** Does something of the table's own accord, when its turn comes. */
    void later(Supplier<Future<Void>> work) {
        context.runOnContext(
                ignored ->
                        serial.then(
                                        () ->
                                                stopping || table.closed()
                                                        ? Future.succeededFuture()
                                                        : work.get().compose(done -> settle()))
                                .onFailure(this::failed));
    }

    private Future<Void> heard(Message<ToTable> message) {
        return Future.<Void>succeededFuture()
                .compose(now -> dealWith(message.body()))
                .compose(done -> settle())
                .recover(
                        e -> {
                            failed(e);
                            return Future.succeededFuture();
                        })
                .onComplete(done -> Bus.done(message));
    }

    private Future<Void> dealWith(ToTable said) {
        return switch (said) {
            case ToTable.Asked(Caller caller, ClientMessage request) -> asked(caller, request);
            case ToTable.Opened(Caller caller) -> {
                company.follow(caller);
                came(caller);
                yield Future.succeededFuture();
            }
            case ToTable.Returned(Caller caller) -> {
                company.greet(caller);
                came(caller);
                remind(caller);
                yield renamed(caller);
            }
            case ToTable.Left(Caller caller) -> {
                company.leave(caller.connection());
                absences.left(vertx, table, caller.player());
                yield Future.succeededFuture();
            }
            case ToTable.Felt ignored -> Future.succeededFuture();
            case ToTable.ClosedByHost ignored -> {
                voice.says(table, "The host closes this table.", "closedByHost", Map.of());
                yield table.closed() ? Future.succeededFuture() : end();
            }
            case ToTable.KeptOut(Caller caller) -> {
                Requests requests = new Requests(table, company, house.bots(), caller);
                yield table.closed()
                        ? Future.succeededFuture()
                        : record(requests.keptOut(), () -> {});
            }
            case ToTable.FellBehind(Caller caller) -> {
                if (company.isFollowing(caller.connection())) {
                    voice.view(table, caller);
                }
                notice.tell(caller.connection());
                remind(caller);
                yield Future.succeededFuture();
            }
        };
    }

    private Future<Void> asked(Caller caller, ClientMessage request) {
        if (table.closed()) {
            voice.refuse(
                    caller,
                    request.id(),
                    ErrorCode.NO_SUCH_TABLE,
                    "Cannot find table '%s': it has been closed. Allowed: those that 'tables' lists."
                            .formatted(table.made().title()),
                    null);
            return Future.succeededFuture();
        }
        if (stopping) {
            voice.refuse(
                    caller,
                    request.id(),
                    ErrorCode.SERVER_STOPPING,
                    "Cannot do that now: the server is about to end.",
                    null);
            return Future.succeededFuture();
        }
        Promise<Void> done = Promise.promise();
        try {
            act(caller, request).onComplete(done);
        } catch (RuntimeException | Error e) {
            done.fail(e);
        }
        return done.future()
                .recover(
                        e -> {
                            failed(e);
                            voice.refuse(
                                    caller,
                                    request.id(),
                                    ErrorCode.INTERNAL,
                                    "Cannot do that: a fault of the server, which is in its log."
                                            + " The table goes on.",
                                    null);
                            return Future.succeededFuture();
                        });
    }

    private Future<Void> act(Caller caller, ClientMessage request) {
        Requests requests = new Requests(table, company, house.bots(), caller);
        return switch (requests.reply(request)) {
            case Reply.Refused(var code, var message, var details) -> {
                voice.refuse(caller, request.id(), code, message, details);
                yield Future.succeededFuture();
            }
            case Reply.Done(var facts, var answer) ->
                    record(facts, () -> voice.answer(caller, answer.apply(table)));
            case Reply.Followed(var facts, Long from, var answer) ->
                    record(
                            facts,
                            () -> {
                                company.follow(caller);
                                came(caller);
                                voice.answer(caller, answer.apply(table));
                                long known = from == null ? table.seq() : from;
                                voice.replay(
                                        table,
                                        table.viewer(caller.player().id()),
                                        caller.connection(),
                                        known);
                                remind(caller);
                            });
            case Reply.Spoken(String text) -> {
                voice.answer(caller, new ServerMessage.Ok(request.id(), null));
                voice.said(table, caller.player().name(), text);
                yield Future.succeededFuture();
            }
            case Reply.Voted(int about, Choice choice) -> {
                ballots.cast(about, caller.player().id(), choice);
                voice.answer(caller, new ServerMessage.Ok(request.id(), null));
                yield Future.succeededFuture();
            }
            case Reply.Kicked(String player, var facts) ->
                    record(
                            facts,
                            () -> {
                                voice.answer(caller, new ServerMessage.Ok(request.id(), null));
                                voice.says(
                                        table,
                                        "The owner sent a player away.",
                                        "sentAway",
                                        Map.of());
                                notice.tell(table);
                                company.sendAway(player);
                            });
            case Reply.HintWanted(int seat) -> {
                turns().hint(caller, request.id(), seat);
                yield Future.succeededFuture();
            }
        };
    }

    /**
     * Makes facts true, one after the other: first the journal, then the table, then whoever is to
     * hear of it.
     *
     * @param answer is given when all are durable, before anybody else is told of the last
     */
    Future<Void> record(List<Fact.OfTable> facts, Runnable answer) {
        if (facts.isEmpty()) {
            answer.run();
            return Future.succeededFuture();
        }
        Fact.OfTable fact = facts.getFirst();
        // Before it is written: what could not be replayed must not get into the journal.
        Table next = table.after(fact);
        boolean isLast = facts.size() == 1;
        return ledger.write(context, table, HookNews.before(next))
                .compose(done -> ledger.write(context, id(), fact))
                .compose(
                        done -> {
                            Table before = table;
                            table = next;
                            notice.tellLobby(table);
                            if (isLast) {
                                answer.run();
                            }
                            try {
                                tell(before, fact);
                            } catch (RuntimeException | Error e) {
                                return halt(e);
                            }
                            return isLast
                                    ? Future.succeededFuture()
                                    : record(facts.subList(1, facts.size()), answer);
                        });
    }

    /** Tells of a fact that has just become true; what is told goes through the rules. */
    private void tell(Table before, Fact.OfTable fact) {
        if (fact instanceof Fact.Moved moved) {
            house.meters().moved(moved.by().toString());
        }
        voice.events(before, table);
        if (fact instanceof Fact.SeatChanged(int seat, Occupant ignored)) {
            leftSeat(before, seat);
        } else if (fact instanceof Fact.Agreed(int seat, Fact.Agreement on) && on != null) {
            absences.agreed(vertx, table, seat, on);
        } else if (fact instanceof Fact.BrokenOff) {
            voice.says(
                    table,
                    "The players have agreed to end the match. It has no result.",
                    "brokenOff",
                    Map.of());
        }
    }

    /** Whoever had a seat and still follows is a watcher now, and sees what watchers see. */
    private void leftSeat(Table before, int seat) {
        Player left = before.seating().person(seat);
        if (left != null && table.seating().seatOf(left.id()).isEmpty()) {
            for (String connection : company.connections(left.id())) {
                if (company.isFollowing(connection)) {
                    voice.view(table, new Caller(connection, left));
                }
            }
        }
    }

    /** After everything that was done: whatever follows from how the table stands now. */
    private Future<Void> settle() {
        if (stopping || table.closed()) {
            return Future.succeededFuture();
        }
        List<Fact.OfTable> due = new Sequel(company, absences, ballots).of(table);
        if (!due.isEmpty()) {
            return recordOrHalt(due).compose(done -> settle());
        }
        tellAll();
        return turns().arrange()
                .map(
                        done -> {
                            tellAll();
                            idleness.watch(vertx, table);
                            return null;
                        });
    }

    private Future<Void> recordOrHalt(List<Fact.OfTable> facts) {
        try {
            return record(facts, () -> {});
        } catch (RuntimeException | Error e) {
            return halt(e);
        }
    }

    private void tellAll() {
        notice.tell(table);
        absences.tell(table);
    }

    private void came(Caller caller) {
        notice.expect(caller.connection());
        absences.came(vertx, caller.player());
    }

    /** Tells somebody who has come what is going on besides the match. */
    private void remind(Caller caller) {
        absences.remind(table, caller.connection());
        ballots.remind(caller.connection());
        turns().remind(caller);
    }

    private void graceOver(String player) {
        later(() -> record(absences.over(table, player), () -> {}));
    }

    private Future<Void> renamed(Caller caller) {
        OptionalInt seat = table.seating().seatOf(caller.player().id());
        if (seat.isEmpty() || caller.player().equals(table.seating().person(seat.getAsInt()))) {
            return Future.succeededFuture();
        }
        return record(
                List.of(
                        new Fact.SeatChanged(
                                seat.getAsInt(), new Occupant.Person(caller.player()))),
                () -> {});
    }

    private Future<Void> close() {
        if (!idleness.isIdle(table)) {
            return Future.succeededFuture();
        }
        return end();
    }

    private Future<Void> end() {
        return record(List.of(new Fact.Closed()), () -> {})
                .onSuccess(
                        done -> {
                            turns().stop();
                            turns().dismiss();
                            ledger.close(id());
                            notice.takeDown(table);
                        });
    }

    /** A fault: logged without a card; the table goes on. */
    void failed(Throwable e) {
        LOG.log(
                System.Logger.Level.ERROR,
                "Table ''{0}'', by the rules of {1}: {2}",
                id(),
                rulesFrom(),
                new Fault(e));
    }

    /** The rules themselves failed: the table is halted, so that somebody may look. */
    Future<Void> halt(Throwable e) {
        failed(e);
        voice.says(
                table,
                "The rules failed (%s), and the table is halted. The host's log says where; the owner may let it go on."
                        .formatted(rulesFrom()),
                "rulesFailed",
                Map.of("rules", rulesFrom()));
        return record(List.of(new Fact.Paused(true)), () -> {});
    }
}
