package meldhouse.client.terminal;

import meldhouse.protocol.SeatKind;
import meldhouse.protocol.ServerMessage;

/**
 * What somebody is at a table.
 *
 * @param row the table
 * @param me the player's id
 */
record Part(ServerMessage.TableRow row, String me) {
    boolean isOwner() {
        return me.equals(row.owner());
    }

    boolean isSeated() {
        return row.seats().stream().anyMatch(seat -> me.equals(seat.player()));
    }

    /** Whether a hint would be given: to a player whom bots alone sit beside. */
    boolean mayAskForHints() {
        return isSeated()
                && row.seats().stream()
                        .allMatch(seat -> seat.kind() == SeatKind.BOT || me.equals(seat.player()));
    }
}
