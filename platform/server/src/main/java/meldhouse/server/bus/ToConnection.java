package meldhouse.server.bus;

import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.ServerMessage;

/** What a gateway is told for its connections. */
public sealed interface ToConnection {
    /**
     * For one connection.
     *
     * @param connection its address
     */
    record Addressed(String connection, Told told) implements ToConnection {}

    /** What a connection is told. */
    sealed interface Told extends ToConnection {}

    /**
     * The host sends whoever speaks here off, and says why: the connection ends.
     *
     * @param code whether they may come back
     */
    record SentOff(ErrorCode code, String why) implements Told {}

    /** To be sent to the client. */
    record Tell(ServerMessage message) implements Told {}

    /**
     * The hello was accepted: whoever speaks here is this player.
     *
     * @param isBot whether a program plays by itself
     */
    record Welcomed(Player player, boolean isBot, ServerMessage.Welcome welcome) implements Told {}
}
