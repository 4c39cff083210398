package meldhouse.server.bus;

/**
 * Whoever asks: a connection that has said hello. The server knows it from the connection, never
 * from what a line says.
 *
 * @param connection its address on the bus
 * @param player who speaks through it
 * @param isBot whether it said that a program plays by itself
 */
public record Caller(String connection, Player player, boolean isBot) {
    /** A person. */
    public Caller(String connection, Player player) {
        this(connection, player, false);
    }
}
