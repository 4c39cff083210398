package meldhouse.server.table;

import static meldhouse.server.table.Reply.refused;

import meldhouse.protocol.ErrorCode;
import meldhouse.server.bus.Caller;
import meldhouse.server.bus.Secret;

import org.jspecify.annotations.Nullable;

import java.util.OptionalInt;

/**
 * Whoever asks a table for something: what they are there, and how they are refused.
 *
 * @param table as it stands
 * @param company who is there
 * @param caller who asks, as the server knows it
 */
record Asker(Table table, Company company, Caller caller) {
    String me() {
        return caller.player().id();
    }

    OptionalInt mySeat() {
        return table.seating().seatOf(me());
    }

    boolean isAtTable() {
        return mySeat().isPresent()
                || table.isOwner(me())
                || company.isFollowing(caller.connection());
    }

    /**
     * Whether the caller may see the table: nobody who was sent away, a private one with its code.
     */
    boolean mayEnter(@Nullable String code) {
        String needed = table.made().code();
        return !isBanned() && (needed == null || isAtTable() || Secret.same(needed, code));
    }

    boolean isBanned() {
        return table.banned().containsKey(me());
    }

    Reply sentAway(String what) {
        return refused(
                ErrorCode.NOT_ALLOWED,
                "Cannot %s at this table: its owner sent you away.".formatted(what));
    }

    Reply wrongCode(String what) {
        return refused(
                ErrorCode.NOT_ALLOWED,
                "Cannot %s at this table: it is private, and that is not its code. Its owner knows it."
                        .formatted(what));
    }

    Reply notHere(String what) {
        return refused(
                ErrorCode.NOT_ALLOWED,
                "Cannot %s at table '%s': you are not there. Allowed: after sit or watch."
                        .formatted(what, table.made().title()));
    }

    Reply notSeated(String what) {
        return refused(
                ErrorCode.NOT_SEATED,
                "Cannot %s: you have no seat at table '%s'.".formatted(what, table.made().title()));
    }

    Reply noSuchSeat(int seat) {
        return refused(
                ErrorCode.NO_SUCH_SEAT,
                "Cannot find seat %d: table '%s' has none of that number. Allowed: 0 to %d."
                        .formatted(seat, table.made().title(), table.seating().size() - 1));
    }
}
