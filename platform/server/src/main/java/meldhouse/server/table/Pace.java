package meldhouse.server.table;

import java.time.Duration;

/**
 * How long is waited.
 *
 * @param grace how long a seat is held for a player whose connection is gone, before a bot plays
 * @param idle how long a table with nobody connected stays before a match or after it
 * @param idlePaused how long one stays that was halted
 * @param retry how long after a failure of the journal a bot's move is tried again
 * @param rules how long the rules of a plugin may take for one thing
 * @param reconsider how long a bot waits before it answers a move that may be taken back
 */
public record Pace(
        Duration grace,
        Duration idle,
        Duration idlePaused,
        Duration retry,
        Duration rules,
        Duration reconsider) {}
