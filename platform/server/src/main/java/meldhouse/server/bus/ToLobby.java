package meldhouse.server.bus;

import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ServerMessage;

import java.util.List;

/** What the lobby is told. */
public sealed interface ToLobby {
    /**
     * A connection says hello.
     *
     * @param connection its address on the bus
     * @param from the network address that it comes from
     */
    record Greeted(String connection, String from, ClientMessage.Hello hello) implements ToLobby {}

    /** A request that is the lobby's affair. */
    record Asked(Caller caller, ClientMessage request) implements ToLobby {}

    /** A connection that had said hello is gone. */
    record Departed(Caller caller) implements ToLobby {}

    /**
     * A table has changed.
     *
     * @param players ids of those who hold a seat, seat by seat; an empty text where nobody does
     * @param watchers connections of those who are there without a seat
     */
    record TableIs(ServerMessage.TableRow row, List<String> players, List<String> watchers)
            implements ToLobby {
        public TableIs {
            players = List.copyOf(players);
            watchers = List.copyOf(watchers);
        }
    }

    /** A table is no more. */
    record TableGone(String table) implements ToLobby {}
}
