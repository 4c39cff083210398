package meldhouse.server.table;

import static meldhouse.server.table.Reply.ok;
import static meldhouse.server.table.Reply.refused;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.engine.Seed;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.protocol.Unreadable;
import meldhouse.server.bus.Caller;
import meldhouse.server.bus.Player;
import meldhouse.server.bus.Secret;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.Occupant;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a table says to a request. It changes nothing: what is to change is in the reply.
 *
 * @param table as it stands
 * @param company who is there
 * @param bots which may be seated
 * @param caller who asks, as the server knows it
 */
record Requests(Table table, Company company, BotRoster bots, Caller caller) {
    Reply reply(ClientMessage request) {
        return switch (request) {
            case ClientMessage.Sit sit -> sit(sit);
            case ClientMessage.Stand stand -> stand(stand.id());
            case ClientMessage.SeatBot bot -> byOwner().orElseGet(() -> seatBot(bot));
            case ClientMessage.Start start -> byOwner().orElseGet(() -> start(start.id()));
            case ClientMessage.Kick kick -> byOwner().orElseGet(() -> kick(kick));
            case ClientMessage.Pause pause -> byOwner().orElseGet(() -> pause(pause));
            case ClientMessage.Rematch rematch -> byOwner().orElseGet(() -> rematch(rematch.id()));
            case ClientMessage.Watch watch -> watch(watch);
            case ClientMessage.MakeMove move -> move(move);
            case ClientMessage.Hint ignored -> hint();
            case ClientMessage.Salt salt -> salt(salt);
            case ClientMessage.Say say ->
                    isAtTable() ? new Reply.Spoken(say.text()) : notHere("say something");
            case ClientMessage.Log log -> log(log.id());
            case ClientMessage.Hello ignored -> throw notOurs(request);
            case ClientMessage.Rulesets ignored -> throw notOurs(request);
            case ClientMessage.Bots ignored -> throw notOurs(request);
            case ClientMessage.Tables ignored -> throw notOurs(request);
            case ClientMessage.Create ignored -> throw notOurs(request);
            case ClientMessage.Ping ignored -> throw notOurs(request);
        };
    }

    private static IllegalStateException notOurs(ClientMessage request) {
        return new IllegalStateException(request.getClass().getSimpleName() + " is no table's");
    }

    private Reply sit(ClientMessage.Sit sit) {
        OptionalInt mine = mySeat();
        if (mine.isPresent()) {
            boolean same = sit.seat() == null || sit.seat() == mine.getAsInt();
            return same
                    ? seated(sit.id(), List.of(), mine.getAsInt())
                    : refused(
                            ErrorCode.NOT_ALLOWED,
                            "Cannot sit in seat %d: you sit in seat %d. Stand up first."
                                    .formatted(sit.seat(), mine.getAsInt()));
        }
        if (!mayEnter(sit.code())) {
            return isBanned() ? sentAway("sit") : wrongCode("sit");
        }
        if (table.made().seeded() && !me().equals(table.made().owner().id())) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot sit at table '%s': its maker chose the seed and could know every hand. Allowed: to watch."
                            .formatted(table.id()));
        }
        return sitDown(sit);
    }

    private Reply sitDown(ClientMessage.Sit sit) {
        Integer before = table.isPlaying() ? table.latest().sat().get(me()) : null;
        Integer wanted = sit.seat() == null ? before : sit.seat();
        if (before != null && !before.equals(wanted)) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot sit in seat %d: in this match you have seen the cards of seat %d. Allowed: seat %d."
                            .formatted(wanted, before, before));
        }
        if (wanted == null) {
            OptionalInt any =
                    table.seating().first(seat -> Seating.isOpen(seat) || Seating.isStandIn(seat));
            if (any.isEmpty()) {
                return refused(
                        ErrorCode.TABLE_FULL,
                        "Cannot sit at table '%s': no seat is open. Allowed: to watch."
                                .formatted(table.id()));
            }
            wanted = any.getAsInt();
        }
        if (!table.seating().has(wanted)) {
            return noSuchSeat(wanted);
        }
        Occupant there = table.seating().at(wanted);
        if (!Seating.isOpen(there) && !Seating.isStandIn(there)) {
            return refused(
                    ErrorCode.SEAT_TAKEN,
                    "Cannot sit in seat %d: somebody sits there. Allowed: %s."
                            .formatted(wanted, freeSeats()));
        }
        List<Fact.OfTable> facts = new ArrayList<>();
        facts.add(new Fact.SeatChanged(wanted, new Occupant.Person(caller.player())));
        if (table.owner() == null) {
            facts.add(new Fact.OwnerChanged(caller.player()));
        }
        return seated(sit.id(), facts, wanted);
    }

    private Reply seated(RequestId re, List<Fact.OfTable> facts, int seat) {
        return new Reply.Followed(
                facts,
                null,
                now ->
                        new ServerMessage.Seated(
                                re,
                                now.id(),
                                seat,
                                now.seq(),
                                new Resume(now, now.viewer(me())).viewNow()));
    }

    private Reply stand(RequestId re) {
        OptionalInt seat = mySeat();
        if (seat.isEmpty()) {
            return notSeated("stand up");
        }
        List<Fact.OfTable> facts = new ArrayList<>();
        facts.add(new Fact.SeatChanged(seat.getAsInt(), whoFollows()));
        if (table.isOwner(me())) {
            facts.add(new Fact.OwnerChanged(heir(seat.getAsInt())));
        }
        return new Reply.Done(facts, now -> new ServerMessage.Ok(re, null));
    }

    /** Who has a seat after a person: nobody, or while a match is on a bot. */
    private Occupant whoFollows() {
        return table.isPlaying()
                ? new Occupant.Bot(bots.usual(table.rules().ruleset()), true)
                : new Occupant.Open();
    }

    /** Who owns the table after whoever leaves this seat: somebody who is here, if anybody is. */
    private @Nullable Player heir(int leaving) {
        Player heir = null;
        for (int seat = 0; seat < table.seating().size(); seat++) {
            Player person = seat == leaving ? null : table.seating().person(seat);
            if (person != null && company.isHere(person.id())) {
                return person;
            }
            heir = heir == null ? person : heir;
        }
        return heir;
    }

    private Reply seatBot(ClientMessage.SeatBot wish) {
        if (!table.seating().has(wish.seat())) {
            return noSuchSeat(wish.seat());
        }
        if (table.seating().person(wish.seat()) != null) {
            return refused(
                    ErrorCode.SEAT_TAKEN,
                    "Cannot seat a bot in seat %d: a person sits there. Send them away first."
                            .formatted(wish.seat()));
        }
        if (wish.bot() == null) {
            return table.isPlaying()
                    ? refused(
                            ErrorCode.NOT_ALLOWED,
                            "Cannot open seat %d: a match is on. Allowed: another bot."
                                    .formatted(wish.seat()))
                    : ok(wish.id(), new Fact.SeatChanged(wish.seat(), new Occupant.Open()));
        }
        Optional<BotProvider> bot = bots.offered(wish.bot(), table.rules().ruleset());
        if (bot.isEmpty()) {
            return refused(
                    ErrorCode.NO_SUCH_BOT, bots.noSuchBot(wish.bot(), table.rules().ruleset()));
        }
        boolean standIn = Seating.isStandIn(table.seating().at(wish.seat()));
        return ok(
                wish.id(),
                new Fact.SeatChanged(wish.seat(), new Occupant.Bot(wish.bot(), standIn)));
    }

    private Reply start(RequestId re) {
        if (table.state() != TableState.WAITING) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot start table '%s': it is %s. Allowed: while it is waiting%s."
                            .formatted(
                                    table.id(),
                                    table.state().wire(),
                                    table.state() == TableState.OVER ? ", or a rematch" : ""));
        }
        List<Fact.OfTable> facts = new ArrayList<>();
        for (int seat = 0; seat < table.seating().size(); seat++) {
            if (Seating.isOpen(table.seating().at(seat))) {
                String bot = bots.usual(table.rules().ruleset());
                facts.add(new Fact.SeatChanged(seat, new Occupant.Bot(bot, false)));
            }
        }
        if (!facts.isEmpty() && bots.offered(table.rules().ruleset()).isEmpty()) {
            return refused(
                    ErrorCode.NO_SUCH_BOT,
                    "Cannot start table '%s': %d seats are open, and no bot plays %s. Allowed: once people sit there."
                            .formatted(
                                    table.id(), facts.size(), table.rules().ruleset().info().id()));
        }
        facts.add(new Fact.Started());
        return new Reply.Done(facts, now -> new ServerMessage.Ok(re, null));
    }

    private Reply kick(ClientMessage.Kick kick) {
        if (kick.player().equals(me())) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot send yourself away. Allowed: to stand up, or somebody else.");
        }
        OptionalInt seat = table.seating().seatOf(kick.player());
        if (seat.isEmpty() && !company.isHere(kick.player())) {
            return refused(
                    ErrorCode.BAD_REQUEST,
                    "Cannot send away player '%s': nobody at the table has this id. Allowed: the player ids of the table's row."
                            .formatted(kick.player()));
        }
        List<Fact.OfTable> facts = new ArrayList<>();
        facts.add(new Fact.Banned(kick.player()));
        seat.ifPresent(there -> facts.add(new Fact.SeatChanged(there, whoFollows())));
        return new Reply.Kicked(kick.player(), facts);
    }

    private Reply pause(ClientMessage.Pause pause) {
        boolean on = pause.on() == null || pause.on();
        if (!table.isPlaying()) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot halt table '%s': no match is on.".formatted(table.id()));
        }
        return on == table.paused() ? ok(pause.id()) : ok(pause.id(), new Fact.Paused(on));
    }

    private Reply rematch(RequestId re) {
        return table.state() == TableState.OVER
                ? ok(re, new Fact.Rematched(secretInstead()))
                : refused(
                        ErrorCode.NOT_ALLOWED,
                        "Cannot play again at table '%s': it is %s. Allowed: when the match is over."
                                .formatted(table.id(), table.state().wire()));
    }

    /** The log has told the seed that a maker chose, so nothing more may come of it. */
    private @Nullable Seed secretInstead() {
        return table.made().seeded() ? Seed.random(Secret.random()) : null;
    }

    private Reply watch(ClientMessage.Watch watch) {
        if (!mayEnter(watch.code())) {
            return isBanned() ? sentAway("watch") : wrongCode("watch");
        }
        long from = watch.from() == null ? table.seq() : watch.from();
        if (from < 0 || from > table.seq()) {
            return refused(
                    ErrorCode.BAD_REQUEST,
                    "Cannot watch table '%s' from %d: there is no such number. Allowed: 0 to %d."
                            .formatted(table.id(), from, table.seq()));
        }
        return new Reply.Followed(
                List.of(),
                from,
                now ->
                        new ServerMessage.Watching(
                                watch.id(),
                                now.id(),
                                from,
                                new Resume(now, now.viewer(me())).viewAt(from)));
    }

    private Reply move(ClientMessage.MakeMove wish) {
        OptionalInt mine = mySeat();
        if (mine.isEmpty()) {
            return notSeated("make a move");
        }
        Move move;
        try {
            move = table.rules().codec().move(wish.move());
        } catch (Unreadable e) {
            return refused(ErrorCode.BAD_REQUEST, e.getMessage());
        }
        int seat = mine.getAsInt();
        Optional<Play.Made> before =
                table.played().stream()
                        .flatMap(play -> play.answerTo(wish.seq()).stream())
                        .findAny();
        if (before.isPresent()) {
            Play.Made made = before.get();
            return made.seat() == seat && made.move().equals(move)
                    ? new Reply.Done(
                            List.of(), now -> new ServerMessage.Ok(wish.id(), made.after()))
                    : stale(wish.seq());
        }
        if (!table.isPlaying()) {
            return refused(
                    ErrorCode.NOT_YOUR_TURN,
                    "Cannot make a move: table '%s' is %s."
                            .formatted(table.id(), table.state().wire()));
        }
        if (table.paused()) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot make a move: table '%s' is halted by its owner.".formatted(table.id()));
        }
        if (wish.seq() != table.seq()) {
            return stale(wish.seq());
        }
        if (!table.latest().isTurnOf(seat)) {
            return refused(ErrorCode.NOT_YOUR_TURN, notYourTurn(seat));
        }
        return table.latest()
                .refusal(seat, move)
                .map(Requests::illegal)
                .orElseGet(
                        () ->
                                new Reply.Done(
                                        List.of(
                                                new Fact.Moved(
                                                        seat,
                                                        wish.seq(),
                                                        table.rules().codec().move(move),
                                                        Fact.By.PLAYER)),
                                        now -> new ServerMessage.Ok(wish.id(), now.seq())));
    }

    private static Reply illegal(Refusal why) {
        return new Reply.Refused(
                ErrorCode.ILLEGAL_MOVE,
                why.sentence(),
                JsonNodeFactory.instance.objectNode().put("rule", why.rule()));
    }

    private String notYourTurn(int seat) {
        return Refusal.notYourTurn(seat, table.latest().match().turn()).sentence();
    }

    private Reply stale(long turn) {
        return refused(
                ErrorCode.STALE_MOVE,
                "Cannot answer turn %d: it is over or never was. Table '%s' is at %d."
                        .formatted(turn, table.id(), table.seq()));
    }

    private Reply hint() {
        OptionalInt seat = mySeat();
        if (seat.isEmpty()) {
            return notSeated("ask for a hint");
        }
        if (!table.seating().onlyBotsBeside(seat.getAsInt())) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot give a hint at table '%s': other people play. Allowed: at tables of one person and bots."
                            .formatted(table.id()));
        }
        if (table.state() != TableState.PLAYING || !table.latest().isTurnOf(seat.getAsInt())) {
            return refused(
                    ErrorCode.NOT_YOUR_TURN,
                    "Cannot give a hint: it is not the turn of seat %d."
                            .formatted(seat.getAsInt()));
        }
        return bots.strongest(table.rules().ruleset()).isPresent()
                ? new Reply.HintWanted(seat.getAsInt())
                : refused(
                        ErrorCode.NO_SUCH_BOT,
                        "Cannot give a hint: no bot plays %s."
                                .formatted(table.rules().ruleset().info().id()));
    }

    private Reply salt(ClientMessage.Salt salt) {
        if (mySeat().isEmpty()) {
            return notSeated("add salt");
        }
        return table.isPlaying()
                ? refused(
                        ErrorCode.NOT_ALLOWED,
                        "Cannot add salt: the cards are shuffled. Allowed: before a match begins.")
                : ok(salt.id(), new Fact.Salted(me(), salt.salt()));
    }

    private Reply log(RequestId re) {
        if (!mayEnter(null)) {
            return notHere("read the log of");
        }
        return new Reply.Done(
                List.of(),
                now ->
                        new ServerMessage.LogGiven(
                                re, now.id(), new MatchLog(now, now.viewer(me())).json()));
    }

    private Optional<Reply> byOwner() {
        if (table.isOwner(me())) {
            return Optional.empty();
        }
        Player owner = table.owner();
        return Optional.of(
                refused(
                        ErrorCode.NOT_ALLOWED,
                        "Cannot do that at table '%s': you do not own it. Allowed: its owner, %s."
                                .formatted(
                                        table.id(), owner == null ? "nobody now" : owner.name())));
    }

    private String me() {
        return caller.player().id();
    }

    private OptionalInt mySeat() {
        return table.seating().seatOf(me());
    }

    private boolean isAtTable() {
        return mySeat().isPresent()
                || table.isOwner(me())
                || company.isFollowing(caller.connection());
    }

    /**
     * Whether the caller may see the table: nobody who was sent away, a private one with its code.
     */
    private boolean mayEnter(@Nullable String code) {
        String needed = table.made().code();
        return !isBanned() && (needed == null || isAtTable() || Secret.same(needed, code));
    }

    private boolean isBanned() {
        return table.banned().contains(me());
    }

    private Reply sentAway(String what) {
        return refused(
                ErrorCode.NOT_ALLOWED,
                "Cannot %s at table '%s': its owner sent you away.".formatted(what, table.id()));
    }

    private Reply wrongCode(String what) {
        return refused(
                ErrorCode.NOT_ALLOWED,
                "Cannot %s at table '%s': it is private, and that is not its code. Its owner knows it."
                        .formatted(what, table.id()));
    }

    private Reply notHere(String what) {
        return refused(
                ErrorCode.NOT_ALLOWED,
                "Cannot %s at table '%s': you are not there. Allowed: after sit or watch."
                        .formatted(what, table.id()));
    }

    private Reply notSeated(String what) {
        return refused(
                ErrorCode.NOT_SEATED,
                "Cannot %s: you have no seat at table '%s'.".formatted(what, table.id()));
    }

    private Reply noSuchSeat(int seat) {
        return refused(
                ErrorCode.NO_SUCH_SEAT,
                "Cannot find seat %d: table '%s' has none of that number. Allowed: 0 to %d."
                        .formatted(seat, table.id(), table.seating().size() - 1));
    }

    private String freeSeats() {
        List<String> free = new ArrayList<>();
        for (int seat = 0; seat < table.seating().size(); seat++) {
            Occupant there = table.seating().at(seat);
            if (Seating.isOpen(there) || Seating.isStandIn(there)) {
                free.add("seat " + seat);
            }
        }
        return free.isEmpty() ? "to watch" : String.join(", ", free);
    }
}
