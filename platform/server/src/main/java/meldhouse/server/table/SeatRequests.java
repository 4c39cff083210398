package meldhouse.server.table;

import static meldhouse.server.table.Reply.ok;
import static meldhouse.server.table.Reply.refused;

import meldhouse.api.bot.BotProvider;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;
import meldhouse.server.bus.Player;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.Occupant;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a table says to those who want a seat, for themselves or for others.
 *
 * @param asker who asks
 * @param table as it stands
 * @param company who is there
 * @param bots which may be seated
 */
record SeatRequests(Asker asker, Table table, Company company, BotRoster bots) {
    Reply sit(ClientMessage.Sit sit) {
        OptionalInt mine = asker.mySeat();
        if (mine.isPresent()) {
            boolean same = sit.seat() == null || sit.seat() == mine.getAsInt();
            return same
                    ? seated(sit.id(), List.of(), mine.getAsInt())
                    : refused(
                            ErrorCode.NOT_ALLOWED,
                            "Cannot sit in seat %d: you sit in seat %d. Stand up first."
                                    .formatted(sit.seat(), mine.getAsInt()));
        }
        if (!asker.mayEnter(sit.code())) {
            return asker.isBanned() ? asker.sentAway("sit") : asker.wrongCode("sit");
        }
        if (table.made().seeded() && !asker.me().equals(table.made().owner().id())) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot sit at this table: its maker chose the seed and could know every hand."
                            + " Allowed: to watch.");
        }
        return sitDown(sit);
    }

    private Reply sitDown(ClientMessage.Sit sit) {
        Integer before = table.isPlaying() ? table.latest().sat().get(asker.me()) : null;
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
                        "Cannot sit at this table: no seat is open. Allowed: to watch.");
            }
            wanted = any.getAsInt();
        }
        if (!table.seating().has(wanted)) {
            return asker.noSuchSeat(wanted);
        }
        Occupant there = table.seating().at(wanted);
        if (!Seating.isOpen(there) && !Seating.isStandIn(there)) {
            return refused(
                    ErrorCode.SEAT_TAKEN,
                    "Cannot sit in seat %d: somebody sits there. Allowed: %s."
                            .formatted(wanted, freeSeats()));
        }
        List<Fact.OfTable> facts = new ArrayList<>();
        facts.add(new Fact.SeatChanged(wanted, new Occupant.Person(asker.caller().player())));
        if (table.owner() == null) {
            facts.add(new Fact.OwnerChanged(asker.caller().player()));
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
                                new Resume(now, now.viewer(asker.me())).viewNow()));
    }

    Reply stand(RequestId re) {
        OptionalInt seat = asker.mySeat();
        if (seat.isEmpty()) {
            return asker.notSeated("stand up");
        }
        return new Reply.Done(givenUp(), now -> new ServerMessage.Ok(re, null));
    }

    /** What follows when the host keeps the caller out: whatever they have here is given up. */
    List<Fact.OfTable> givenUp() {
        List<Fact.OfTable> facts = new ArrayList<>();
        OptionalInt seat = asker.mySeat();
        seat.ifPresent(mine -> facts.add(new Fact.SeatChanged(mine, whoFollows())));
        if (table.isOwner(asker.me())) {
            facts.add(new Fact.OwnerChanged(heir(seat.orElse(-1))));
        }
        return facts;
    }

    /** Who has a seat after a person: nobody, or while a match is on a bot. */
    private Occupant whoFollows() {
        return table.isPlaying()
                ? new Occupant.Bot(bots.standIn(table), true)
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

    Reply seatBot(ClientMessage.SeatBot wish) {
        if (!table.seating().has(wish.seat())) {
            return asker.noSuchSeat(wish.seat());
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

    Reply kick(ClientMessage.Kick kick) {
        if (Boolean.FALSE.equals(kick.on())) {
            return letIn(kick);
        }
        if (kick.player().equals(asker.me())) {
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

    /** By id or by name: whoever was sent away is in no row any more. */
    private Reply letIn(ClientMessage.Kick kick) {
        List<Fact.OfTable> facts = new ArrayList<>();
        table.banned()
                .forEach(
                        (id, name) -> {
                            if (id.equals(kick.player()) || name.equalsIgnoreCase(kick.player())) {
                                facts.add(new Fact.LetIn(id));
                            }
                        });
        if (facts.isEmpty()) {
            List<String> names = table.banned().values().stream().distinct().sorted().toList();
            return refused(
                    ErrorCode.BAD_REQUEST,
                    "Cannot let player '%s' in: nobody of this id or name was sent away from this table. Allowed: %s."
                            .formatted(
                                    kick.player(),
                                    names.isEmpty()
                                            ? "nobody, since nobody was"
                                            : String.join(", ", names)));
        }
        return new Reply.Done(facts, now -> new ServerMessage.Ok(kick.id(), null));
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
