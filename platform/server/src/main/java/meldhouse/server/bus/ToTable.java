package meldhouse.server.bus;

import meldhouse.protocol.ClientMessage;

/** What a table is told. */
public sealed interface ToTable {
    /** A request about this table. */
    record Asked(Caller caller, ClientMessage request) implements ToTable {}

    /** The table's maker is told of everything from now on, and the table may begin. */
    record Opened(Caller caller) implements ToTable {}

    /** A player who has a seat here has said hello again; whose turn it is is told so. */
    record Returned(Caller caller) implements ToTable {}

    /** A connection that had to do with this table is gone. */
    record Left(Caller caller) implements ToTable {}

    /**
     * Whether the table still does one thing after the other is asked; it is, once it is dealt
     * with.
     */
    record Felt() implements ToTable {}

    /** The host closes the table, in whatever state it is. */
    record ClosedByHost() implements ToTable {}

    /** The host keeps the caller's player out: whatever they have here is given up. */
    record KeptOut(Caller caller) implements ToTable {}

    /** A connection could not take events for a while: it needs the view instead. */
    record FellBehind(Caller caller) implements ToTable {}
}
