package meldhouse.server.table;

import io.vertx.core.Future;
import io.vertx.core.Vertx;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Reason;
import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.engine.BotTurn;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.PlainJson;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.server.bus.Caller;
import meldhouse.server.bus.Player;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.Occupant;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Sees to it that somebody answers every turn: tells the person whose turn it is and watches their
 * clock, or asks the bot. No turn stays open: where a person's time is over or a bot fails, a legal
 * move is made for the seat, and the table is told so.
 */
final class Turns {
    private static final System.Logger LOG = System.getLogger(Turns.class.getName());

    /** Reasons may be long; a message may not. */
    private static final int LONGEST_WHY = 500;

    /**
     * Who was asked to answer which turn.
     *
     * @param bot its id; null where a person was told
     * @param waited whether the others wait for that person, so that no time runs
     */
    private record Asked(long seq, int seat, @Nullable String bot, boolean waited) {}

    private final Vertx vertx;
    private final House house;
    private final TableVerticle verticle;
    private final TurnClock clock;
    private final Map<Integer, BotSeat> sitting = new HashMap<>();
    private final Set<String> reported = new HashSet<>();

    /** Seats for which a hint is being thought of: one each, so that nobody fills the queue. */
    private final Set<Integer> hinting = new HashSet<>();

    private int match;
    private @Nullable Asked asked;

    Turns(Vertx vertx, House house, TableVerticle verticle) {
        this.vertx = vertx;
        this.house = house;
        this.verticle = verticle;
        this.clock = new TurnClock(vertx);
    }

    private Table table() {
        return verticle.table();
    }

    /** Nobody is waited for any more. */
    void stop() {
        asked = null;
        clock.stop();
    }

    /** Lets all bots of the table go. */
    void dismiss() {
        sitting.values().forEach(house.runner()::leave);
        sitting.clear();
    }

    /** Asks whoever is to move, unless they have been asked already. */
    Future<Void> arrange() {
        return orHalt(
                () -> {
                    Asked wanted = wanted();
                    if (table().state() == TableState.OVER) {
                        dismiss();
                    }
                    if (wanted == null) {
                        stop();
                    } else if (!wanted.equals(asked)) {
                        forgetWhatIsVoid(wanted);
                        stop();
                        asked = wanted;
                        askInTime(wanted);
                    }
                    return Future.succeededFuture();
                });
    }

    /** Does something that the rules have a part in: where they fail, the table is halted. */
    private Future<Void> orHalt(Supplier<Future<Void>> work) {
        try {
            return work.get();
        } catch (RuntimeException | Error e) {
            stop();
            return verticle.halt(e);
        }
    }

    private void later(Supplier<Future<Void>> work) {
        verticle.later(() -> orHalt(work));
    }

    private @Nullable Asked wanted() {
        Table table = table();
        if (table.state() != TableState.PLAYING
                || !(table.latest().match().turn() instanceof Turn.Seated(int seat))) {
            return null;
        }
        return new Asked(
                table.seq(), seat, botOf(seat), table.agreed().get(seat) == Fact.Agreement.WAIT);
    }

    /** The bot that plays for a seat now; null where a person does. */
    private @Nullable String botOf(int seat) {
        return switch (table().seating().at(seat)) {
            case Occupant.Bot(String bot, boolean ignored) -> bot;
            case Occupant.Person(Player player) ->
                    verticle.company().isAway(player.id()) ? house.bots().standIn(table()) : null;
            case Occupant.Open ignored -> house.bots().usual(table().rules().ruleset());
        };
    }

    /** A bot that was asked about a move that was taken back has no memory of it. */
    private void forgetWhatIsVoid(Asked wanted) {
        List<Play.Made> made = table().latest().made();
        if (asked != null
                && asked.bot() != null
                && !made.isEmpty()
                && made.getLast().takenBack()
                && made.getLast().after() == asked.seq()
                && wanted.seq() > asked.seq()) {
            BotSeat remembers = sitting.remove(asked.seat());
            if (remembers != null) {
                house.runner().leave(remembers);
            }
        }
    }

    /** A bot waits for a while, where what it answers may be taken back. */
    private void askInTime(Asked wanted) {
        long wait =
                wanted.bot() != null && table().isLastMoveOpen()
                        ? house.pace().reconsider().toMillis()
                        : 0;
        if (wait > 0) {
            vertx.setTimer(
                    wait,
                    ignored ->
                            later(
                                    () -> {
                                        if (wanted.equals(asked)) {
                                            ask(wanted);
                                        }
                                        return Future.succeededFuture();
                                    }));
        } else {
            ask(wanted);
        }
    }

    private void ask(Asked wanted) {
        if (wanted.bot() == null) {
            Integer seconds = table().made().turnSeconds();
            if (seconds != null && !wanted.waited()) {
                clock.start(seconds, () -> later(() -> timeOver(wanted)));
                tellClock(wanted, verticle.company().everybody());
            }
            tell(verticle.company().connections(person(wanted.seat())));
        } else {
            askBot(wanted, wanted.bot(), true);
        }
    }

    private String person(int seat) {
        Player player = table().seating().person(seat);
        return player == null ? "" : player.id();
    }

    private void tell(List<String> connections) {
        if (asked != null && asked.bot() == null) {
            verticle.voice().turn(table(), asked.seat(), clock, connections);
        }
    }

    private void tellClock(Asked running, List<String> connections) {
        verticle.voice().clock(table(), running.seat(), clock, connections);
    }

    /** Tells somebody who has come whose time runs, and whose turn it is if it is theirs. */
    void remind(Caller caller) {
        if (asked != null && asked.seq() == table().seq()) {
            tellClock(asked, List.of(caller.connection()));
        }
        if (asked != null
                && asked.seq() == table().seq()
                && person(asked.seat()).equals(caller.player().id())) {
            tell(List.of(caller.connection()));
        }
    }

    private Future<Void> timeOver(Asked then) {
        if (!then.equals(asked)) {
            return Future.succeededFuture();
        }
        verticle.voice()
                .says(
                        table(),
                        "The time of seat %d was over, so a move was made for it."
                                .formatted(then.seat()),
                        "timeOver",
                        Map.of("seat", then.seat()));
        return move(then, turn(then.seat()).instead(), Fact.By.CLOCK);
    }

    /** What the bot in a seat is told: no more than the seat may know. */
    private BotTurn turn(int seat) {
        Play play = table().latest();
        return BotTurn.at(
                table().rules().ahead(),
                play.match().position(),
                play.history().seenBy(Viewer.seat(seat)));
    }

    private void askBot(Asked wanted, String bot, boolean again) {
        BotTurn turn = turn(wanted.seat());
        BotSeat seat = seat(wanted.seat(), bot);
        Optional<Move> forced = turn.forced();
        if (forced.isPresent() && (seat == null || seat.skipsForced())) {
            later(() -> move(wanted, forced.get(), Fact.By.BOT));
            return;
        }
        if (seat == null) {
            later(() -> fallBack(wanted, bot, "is not here"));
            return;
        }
        house.runner()
                .ask(seat, turn, table().latest().match().seed().randomFor(purpose(wanted)))
                .thenAccept(came -> later(() -> botAnswered(wanted, seat, came, again)));
    }

    private static String purpose(Asked wanted) {
        return "seat " + wanted.seat() + " turn " + wanted.seq();
    }

    /** The bot as it sits there, or a fresh one; null where there is none of this id. */
    private @Nullable BotSeat seat(int seat, String bot) {
        if (match != table().played().size()) {
            match = table().played().size();
            dismiss();
            reported.clear();
        }
        BotSeat there = sitting.get(seat);
        if (there != null && there.id().equals(bot)) {
            return there;
        }
        if (there != null) {
            house.runner().leave(there);
        }
        BotSeat fresh =
                house.bots().catalog().bots().stream()
                        .filter(provider -> provider.id().equals(bot))
                        .findFirst()
                        .map(provider -> new BotSeat(provider, table().rules().ahead(), seat))
                        .orElse(null);
        if (fresh != null) {
            sitting.put(seat, fresh);
        }
        return fresh;
    }

    private Future<Void> botAnswered(
            Asked then, BotSeat seat, BotRunner.Outcome came, boolean again) {
        if (!then.equals(asked)) {
            return Future.succeededFuture();
        }
        return switch (came) {
            case BotRunner.Outcome.Failed(String how) -> {
                sitting.remove(then.seat(), seat);
                house.runner().leave(seat);
                yield fallBack(then, seat.id(), how);
            }
            case BotRunner.Outcome.Chose(Chosen chosen) -> {
                String refused = refused(then.seat(), chosen.move());
                if (refused == null) {
                    yield move(then, chosen.move(), Fact.By.BOT);
                }
                if (again) {
                    askBot(then, seat.id(), false);
                    yield Future.succeededFuture();
                }
                yield fallBack(then, seat.id(), "chose an illegal move twice (" + refused + ")");
            }
        };
    }

    /**
     * The rule against a bot's move; null if it is legal. A foreign move may make the rules throw.
     */
    private @Nullable String refused(int seat, Move move) {
        try {
            table().rules().codec().move(move);
            return table().latest().refusal(seat, move).map(Refusal::rule).orElse(null);
        } catch (RuntimeException | Error e) {
            return "not a move of this game";
        }
    }

    /** A legal move in the bot's place, and a word about why. */
    private Future<Void> fallBack(Asked then, String bot, String how) {
        if (!then.equals(asked)) {
            return Future.succeededFuture();
        }
        house.meters().botFailed(bot);
        report(then.seat(), bot, how);
        return move(then, turn(then.seat()).instead(), Fact.By.FALLBACK);
    }

    /** Once for a bot, a seat and a fault in each match: in the log, and to the table. */
    private void report(int seat, String bot, String how) {
        if (reported.add(seat + bot + how)) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Table ''{0}'': bot ''{1}''{2} in seat {3} {4}; a move was made for it.",
                    table().id(),
                    bot,
                    house.bots().from(bot),
                    seat,
                    how);
            verticle.voice()
                    .says(
                            table(),
                            "Bot '%s'%s in seat %d %s, so a move was made for it."
                                    .formatted(bot, house.bots().from(bot), seat, how),
                            "botFailed",
                            Map.of("bot", bot, "seat", seat, "how", how));
        }
    }

    private Future<Void> move(Asked then, Move move, Fact.By by) {
        if (!then.equals(asked)) {
            return Future.succeededFuture();
        }
        var json = table().rules().codec().move(move);
        Fact.Moved moved = new Fact.Moved(then.seat(), then.seq(), json, by);
        return verticle.record(List.of(moved), () -> {}).recover(this::tryLater);
    }

    /** The journal failed, so nothing has happened. */
    private Future<Void> tryLater(Throwable e) {
        verticle.failed(e);
        vertx.setTimer(house.pace().retry().toMillis(), ignored -> verticle.later(this::askAgain));
        return Future.succeededFuture();
    }

    private Future<Void> askAgain() {
        asked = null;
        return Future.succeededFuture();
    }

    /** Asks the strongest bot what it would do in the caller's place. */
    void hint(Caller caller, RequestId re, int seat) {
        if (hinting.contains(seat)) {
            verticle.voice()
                    .refuse(
                            caller,
                            re,
                            ErrorCode.TOO_FAST,
                            "Cannot give another hint: the last one is still being thought of."
                                    + " Allowed: when it has come.",
                            null);
            return;
        }
        BotProvider strongest = house.bots().strongest(table().rules().ruleset()).orElseThrow();
        BotTurn turn = turn(seat);
        long seq = table().seq();
        hinting.add(seat);
        BotSeat adviser = new BotSeat(strongest, table().rules().ahead(), seat);
        house.runner()
                .ask(adviser, turn, table().latest().match().seed().randomFor("hint " + seq))
                .thenAccept(
                        came ->
                                verticle.later(
                                        () -> {
                                            hinting.remove(seat);
                                            house.runner().leave(adviser);
                                            verticle.voice().answer(caller, advice(re, came, turn));
                                            return Future.succeededFuture();
                                        }));
    }

    private ServerMessage.Answer advice(RequestId re, BotRunner.Outcome came, BotTurn turn) {
        if (came instanceof BotRunner.Outcome.Chose(Chosen chosen)
                && table().state() == TableState.PLAYING
                && refused(turn.seat(), chosen.move()) == null) {
            String why = chosen.why() == null ? "" : chosen.why();
            return new ServerMessage.HintGiven(
                    re,
                    table().rules().codec().move(chosen.move()),
                    why.length() <= LONGEST_WHY ? why : why.substring(0, LONGEST_WHY),
                    reason(chosen.reason()));
        }
        return new ServerMessage.Failed(
                re,
                ErrorCode.INTERNAL,
                "Cannot give a hint: the bot that was asked has none for this turn.",
                null);
    }

    private static ServerMessage.@Nullable Reason reason(@Nullable Reason reason) {
        return reason == null
                ? null
                : new ServerMessage.Reason(reason.code(), PlainJson.json(reason.args()));
    }
}
