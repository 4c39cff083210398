package meldhouse.client;

import meldhouse.protocol.ServerMessage;

/**
 * Hears what a server says of its own accord. Its methods are called one after the other, in the
 * order of the wire, on a thread of its own: they may take their time, and may wait for an answer.
 *
 * <p>The events of a table come without a gap and without a repeat, across reconnects too. A {@link
 * ServerMessage.ViewNow} starts a table anew: it comes when a table is sat at or watched, and where
 * the server could not tell what was missed event by event.
 */
public interface Listener {
    /** Why a connection is gone that the server, or its machine, has closed without a word. */
    String CLOSED_THERE = "the server closed the connection";

    /** Something was said. */
    void pushed(ServerMessage.Pushed message);

    /**
     * The connection is gone, and the client is trying to come back.
     *
     * @param why a sentence
     */
    default void dropped(String why) {}

    /** The connection is back, and the tables are resumed. */
    default void resumed() {}

    /**
     * A table cannot be followed any further: it is gone, or no longer for this player.
     *
     * @param why a sentence
     */
    default void lost(String table, String why) {}

    /**
     * The client has given up for good: it was sent away, or is no longer known. Not called after
     * {@link MeldhouseClient#close}.
     *
     * @param why a sentence
     */
    default void ended(String why) {}
}
