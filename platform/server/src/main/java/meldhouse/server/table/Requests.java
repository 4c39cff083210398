package meldhouse.server.table;

import static meldhouse.server.table.Reply.ok;
import static meldhouse.server.table.Reply.refused;

import meldhouse.engine.Seed;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.server.bus.Caller;
import meldhouse.server.bus.Player;
import meldhouse.server.bus.Secret;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.Occupant;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a table says to a request. It changes nothing: what is to change is in the reply.
 *
 * @param table as it stands
 * @param company who is there
 * @param bots which may be seated
 * @param asker who asks
 */
record Requests(Table table, Company company, BotRoster bots, Asker asker) {
    Requests(Table table, Company company, BotRoster bots, Caller caller) {
        this(table, company, bots, new Asker(table, company, caller));
    }

    Reply reply(ClientMessage request) {
        return switch (request) {
            case ClientMessage.Sit sit -> seats().sit(sit);
            case ClientMessage.Stand stand -> seats().stand(stand.id());
            case ClientMessage.SeatBot bot -> byOwner().orElseGet(() -> seats().seatBot(bot));
            case ClientMessage.Start start -> byOwner().orElseGet(() -> start(start.id()));
            case ClientMessage.Kick kick -> byOwner().orElseGet(() -> seats().kick(kick));
            case ClientMessage.Pause pause -> byOwner().orElseGet(() -> pause(pause));
            case ClientMessage.Vote vote -> new VoteRequests(asker, table, company).vote(vote);
            case ClientMessage.Rematch rematch -> byOwner().orElseGet(() -> rematch(rematch.id()));
            case ClientMessage.Watch watch -> watch(watch);
            case ClientMessage.MakeMove move -> moves().move(move);
            case ClientMessage.Undo undo -> moves().undo(undo);
            case ClientMessage.Hint ignored -> moves().hint();
            case ClientMessage.Salt salt -> salt(salt);
            case ClientMessage.Say say ->
                    asker.isAtTable()
                            ? new Reply.Spoken(say.text())
                            : asker.notHere("say something");
            case ClientMessage.Log log -> log(log);
            case ClientMessage.Hello ignored -> throw notOurs(request);
            case ClientMessage.Rulesets ignored -> throw notOurs(request);
            case ClientMessage.Bots ignored -> throw notOurs(request);
            case ClientMessage.Tables ignored -> throw notOurs(request);
            case ClientMessage.Create ignored -> throw notOurs(request);
            case ClientMessage.Ping ignored -> throw notOurs(request);
        };
    }

    /** What follows when the host keeps the caller out. */
    List<Fact.OfTable> keptOut() {
        return seats().givenUp();
    }

    private SeatRequests seats() {
        return new SeatRequests(asker, table, company, bots);
    }

    private MoveRequests moves() {
        return new MoveRequests(asker, table, bots);
    }

    private static IllegalStateException notOurs(ClientMessage request) {
        return new IllegalStateException(request.getClass().getSimpleName() + " is no table's");
    }

    private Reply start(RequestId re) {
        if (table.state() != TableState.WAITING) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot start table '%s': it is %s. Allowed: while it is waiting%s."
                            .formatted(
                                    table.made().title(),
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
                                    table.made().title(),
                                    facts.size(),
                                    table.rules().ruleset().info().id()));
        }
        facts.add(new Fact.Started());
        return new Reply.Done(facts, now -> new ServerMessage.Ok(re, null));
    }

    private Reply pause(ClientMessage.Pause pause) {
        boolean on = pause.on() == null || pause.on();
        if (!table.isPlaying()) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot halt table '%s': no match is on.".formatted(table.made().title()));
        }
        return on == table.paused() ? ok(pause.id()) : ok(pause.id(), new Fact.Paused(on));
    }

    private Reply rematch(RequestId re) {
        return table.state() == TableState.OVER
                ? ok(re, new Fact.Rematched(secretInstead()))
                : refused(
                        ErrorCode.NOT_ALLOWED,
                        "Cannot play again at table '%s': it is %s. Allowed: when the match is over."
                                .formatted(table.made().title(), table.state().wire()));
    }

    /** The log has told the seed that a maker chose, so nothing more may come of it. */
    private @Nullable Seed secretInstead() {
        return table.made().seeded() ? Seed.random(Secret.random()) : null;
    }

    private Reply watch(ClientMessage.Watch watch) {
        if (!asker.mayEnter(watch.code())) {
            return asker.isBanned() ? asker.sentAway("watch") : asker.wrongCode("watch");
        }
        long from = watch.from() == null ? table.seq() : watch.from();
        if (from < 0 || from > table.seq()) {
            return refused(
                    ErrorCode.BAD_REQUEST,
                    "Cannot watch table '%s' from %d: there is no such number. Allowed: 0 to %d."
                            .formatted(table.made().title(), from, table.seq()));
        }
        return new Reply.Followed(
                List.of(),
                from,
                now ->
                        new ServerMessage.Watching(
                                watch.id(),
                                now.id(),
                                from,
                                new Resume(now, now.viewer(asker.me())).viewAt(from)));
    }

    private Reply salt(ClientMessage.Salt salt) {
        if (asker.mySeat().isEmpty()) {
            return asker.notSeated("add salt");
        }
        return table.isPlaying()
                ? refused(
                        ErrorCode.NOT_ALLOWED,
                        "Cannot add salt: the cards are shuffled. Allowed: before a match begins.")
                : ok(salt.id(), new Fact.Salted(asker.me(), salt.salt()));
    }

    private Reply log(ClientMessage.Log wish) {
        if (!asker.mayEnter(null)) {
            return asker.notHere("read the log of");
        }
        long from = wish.from() == null ? 0 : wish.from();
        return new Reply.Done(
                List.of(),
                now -> {
                    var page = new MatchLog(now, now.viewer(asker.me())).page(from);
                    return new ServerMessage.LogGiven(
                            wish.id(), now.id(), page.json(), page.next());
                });
    }

    private Optional<Reply> byOwner() {
        if (table.isOwner(asker.me())) {
            return Optional.empty();
        }
        Player owner = table.owner();
        return Optional.of(
                refused(
                        ErrorCode.NOT_ALLOWED,
                        "Cannot do that at table '%s': you do not own it. Allowed: its owner, %s."
                                .formatted(
                                        table.made().title(),
                                        owner == null ? "nobody now" : owner.name())));
    }
}
