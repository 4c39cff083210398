package meldhouse.server.bus;

import meldhouse.protocol.ServerMessage;

/** What a connection is told. */
public sealed interface ToConnection {
    /** To be sent to the client. */
    record Tell(ServerMessage message) implements ToConnection {}

    /** The hello was accepted: whoever speaks here is this player. */
    record Welcomed(Player player, ServerMessage.Welcome welcome) implements ToConnection {}
}
