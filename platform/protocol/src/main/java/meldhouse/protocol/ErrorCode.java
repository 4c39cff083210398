package meldhouse.protocol;

import java.util.Locale;

/** What can go wrong with a request: the closed list of {@code error.code}. */
public enum ErrorCode {
    /** The line is no JSON object. */
    BAD_JSON,
    /** A field is missing, of the wrong type or out of range; the message names it. */
    BAD_REQUEST,
    /** No such message type; the message lists those there are. */
    UNKNOWN_TYPE,
    /** The line is over 64 KiB; the connection ends. */
    TOO_LONG,
    /** Too many requests in a short time; nothing was done. */
    TOO_FAST,
    /** The first request must be {@code hello}. */
    HELLO_FIRST,
    /** No protocol version in common; the message names both sides' versions. */
    BAD_VERSION,
    /** Another player has this name. */
    NAME_TAKEN,
    /** The token is nobody's. */
    BAD_TOKEN,
    /** The host keeps this player or this address out. */
    BANNED,
    /** This player may not do that. */
    NOT_ALLOWED,
    /** No table of this name. */
    NO_SUCH_TABLE,
    /** The table has no such seat. */
    NO_SUCH_SEAT,
    /** Somebody sits there. */
    SEAT_TAKEN,
    /** No seat is open. */
    TABLE_FULL,
    /** Only a seated player may do that. */
    NOT_SEATED,
    /** It is not this seat's turn. */
    NOT_YOUR_TURN,
    /** The move answers a turn that is over. */
    STALE_MOVE,
    /** The rules forbid the move; {@code details.rule} has the rule page's code. */
    ILLEGAL_MOVE,
    /** The house rules cannot be played; {@code details.faults} lists every fault. */
    BAD_RULES,
    /** No such bot; the message lists those there are. */
    NO_SUCH_BOT,
    /** The server takes no more connections or tables. */
    SERVER_FULL,
    /** The server is about to end. */
    SERVER_STOPPING,
    /** A fault of the server; it is logged there. */
    INTERNAL;

    /** The code on the wire: {@code bad_json}. */
    public String wire() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The same as {@link #wire}. */
    @Override
    public String toString() {
        return wire();
    }
}
