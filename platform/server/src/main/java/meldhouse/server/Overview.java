package meldhouse.server;

import meldhouse.protocol.ServerMessage;

import java.util.List;

/**
 * Who and what is in the house just now, for the host to see; no more of a table than the lobby
 * tells any guest.
 *
 * @param players the names of those who are connected
 * @param tables in the order in which they were made
 */
public record Overview(List<String> players, List<ServerMessage.TableRow> tables) {
    /** Both are immutable. */
    public Overview {
        players = List.copyOf(players);
        tables = List.copyOf(tables);
    }
}
