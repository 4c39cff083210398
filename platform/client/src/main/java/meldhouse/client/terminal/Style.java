package meldhouse.client.terminal;

/**
 * How a piece of text looks. Nothing is told by looks alone, since not every terminal has them.
 *
 * @param red in red, where there are colours
 * @param strong bold
 * @param faint dim
 * @param inverse dark on light, as a title
 */
public record Style(boolean red, boolean strong, boolean faint, boolean inverse) {
    /** As everything else. */
    public static final Style PLAIN = new Style(false, false, false, false);

    /** What matters now. */
    public static final Style STRONG = new Style(false, true, false, false);

    /** What matters less. */
    public static final Style FAINT = new Style(false, false, true, false);

    /** A title across the screen. */
    public static final Style TITLE = new Style(false, false, false, true);

    /** What was refused, and why. */
    public static final Style WRONG = new Style(true, true, false, false);

    /** The same in red, or not. */
    public Style inRed(boolean yes) {
        return new Style(yes, strong, faint, inverse);
    }
}
