package meldhouse.client.terminal;

/**
 * What a terminal can show.
 *
 * @param width columns, at least {@link #LEAST_WIDTH}
 * @param height rows, at least {@link #LEAST_HEIGHT}
 * @param colour whether it has colours, and they are wanted
 * @param signs whether it shows more than ASCII: suit signs and lines
 */
public record Look(int width, int height, boolean colour, boolean signs) {
    /** The narrowest terminal in which a table is drawn. */
    public static final int LEAST_WIDTH = 80;

    /** The lowest one. */
    public static final int LEAST_HEIGHT = 24;

    /** Whether a terminal of this size has room for a table. */
    public static boolean hasRoom(int width, int height) {
        return width >= LEAST_WIDTH && height >= LEAST_HEIGHT;
    }
}
