package meldhouse.server.table;

import static meldhouse.server.table.Reply.refused;

import meldhouse.protocol.Choice;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.server.bus.Player;
import meldhouse.server.journal.Fact;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * What a table says to those who vote.
 *
 * @param asker who asks
 * @param table as it stands
 * @param company who is there
 */
record VoteRequests(Asker asker, Table table, Company company) {
    Reply vote(ClientMessage.Vote wish) {
        if (asker.mySeat().isEmpty()) {
            return asker.notSeated("vote");
        }
        if (!table.isPlaying()) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot vote at table '%s': no match is on.".formatted(table.made().title()));
        }
        return wish.choice().isAboutASeat()
                ? onSeat(wish.seat(), wish.choice())
                : onPause(wish.seat(), wish.choice());
    }

    private Reply onSeat(@Nullable Integer seat, Choice choice) {
        if (seat == null) {
            return refused(
                    ErrorCode.BAD_REQUEST,
                    "Cannot vote for '%s': the field 'seat' is missing. Allowed: %s."
                            .formatted(choice, seatsOfTheAway()));
        }
        if (!table.seating().has(seat)) {
            return asker.noSuchSeat(seat);
        }
        Player player = table.seating().person(seat);
        if (player == null || company.isHere(player.id())) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot vote on seat %d: nobody is away from it. Allowed: %s."
                            .formatted(seat, seatsOfTheAway()));
        }
        boolean holds =
                choice == Choice.BOT && company.isAway(player.id())
                        || choice == Choice.WAIT && table.agreed().get(seat) == Fact.Agreement.WAIT;
        return holds ? holdsAlready(choice) : new Reply.Voted(seat, choice);
    }

    private Reply onPause(@Nullable Integer seat, Choice choice) {
        if (seat != null) {
            return refused(
                    ErrorCode.BAD_REQUEST,
                    "Cannot vote for '%s' for a seat. Allowed: without 'seat'.".formatted(choice));
        }
        return (choice == Choice.PAUSE) == table.paused()
                ? holdsAlready(choice)
                : new Reply.Voted(Ballots.TABLE, choice);
    }

    private static Reply holdsAlready(Choice choice) {
        return refused(
                ErrorCode.NOT_ALLOWED,
                "Cannot vote for '%s': it is so already. Allowed: another choice."
                        .formatted(choice));
    }

    private String seatsOfTheAway() {
        List<String> away = new ArrayList<>();
        for (int seat = 0; seat < table.seating().size(); seat++) {
            Player player = table.seating().person(seat);
            if (player != null && !company.isHere(player.id())) {
                away.add("seat " + seat);
            }
        }
        return away.isEmpty() ? "none, since nobody is away" : String.join(", ", away);
    }
}
