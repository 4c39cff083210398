package meldhouse.server.table;

import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.server.bus.Bus;
import meldhouse.server.bus.Player;
import meldhouse.server.bus.ToLobby;
import meldhouse.server.journal.Occupant;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A table's row on the notice board: the lobby and everybody at the table are told of it when it
 * has changed.
 */
final class Notice {
    private final Bus bus;
    private final Company company;
    private final Voice voice;
    private @Nullable Shown shown;
    private ServerMessage.@Nullable TableRow row;
    private ServerMessage.@Nullable TableRow rowTold;
    private ToLobby.@Nullable TableIs lobbyTold;

    /** Connections that have come since it was told last, and need it even if nothing changed. */
    private final Set<String> newcomers = new LinkedHashSet<>();

    /** All that changes in a row while the table lives: most moves change nothing of it. */
    private record Shown(
            Seating seating, @Nullable Player owner, TableState state, int companyChanges) {}

    Notice(Bus bus, Company company, Voice voice) {
        this.bus = bus;
        this.company = company;
        this.voice = voice;
    }

    /** Tells the lobby, before anybody gets an answer, so that whoever asks it next finds it so. */
    void tellLobby(Table table) {
        Shown seen = new Shown(table.seating(), table.owner(), table.state(), company.changes());
        if (seen.equals(shown)) {
            return;
        }
        shown = seen;
        List<String> players =
                table.seating().seats().stream()
                        .map(seat -> seat instanceof Occupant.Person(var who) ? who.id() : "")
                        .toList();
        ServerMessage.TableRow now = Row.of(table, company);
        row = now.equals(row) ? row : now;
        ToLobby.TableIs is = new ToLobby.TableIs(now, players, company.unseated(table.seating()));
        if (!is.equals(lobbyTold)) {
            lobbyTold = is;
            bus.lobby(is);
        }
    }

    /** Somebody has come, and is told the next time, as everybody is if it has changed by that. */
    void expect(String connection) {
        newcomers.add(connection);
    }

    /** Tells the lobby and everybody here; newcomers alone, if it has not changed. */
    void tell(Table table) {
        tellLobby(table);
        if (row != null && !row.equals(rowTold)) {
            rowTold = row;
            voice.row(row);
        } else {
            newcomers.forEach(this::tell);
        }
        newcomers.clear();
    }

    /** Tells one connection, which may have missed it. */
    void tell(String connection) {
        if (row != null) {
            voice.tell(connection, new ServerMessage.TableChanged(row));
        }
    }

    /** The table is no more. */
    void takeDown(Table table) {
        tell(table);
        bus.lobby(new ToLobby.TableGone(table.id()));
    }
}
