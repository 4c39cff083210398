package meldhouse.protocol;

/** Which characters a text that people see may have. */
public final class Letters {
    /** Shown instead of a character that is not plain. */
    static final int STRANGE = 0xFFFD;

    private Letters() {}

    /** Whether every character is plain. */
    public static boolean arePlain(String text) {
        return text.codePoints().allMatch(Letters::isPlain);
    }

    /**
     * Whether a character is shown where it stands: no control character, no line break, no half of
     * a pair, and none that turns the direction of the text around it.
     */
    public static boolean isPlain(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE ->
                    false;
            default -> !turns(codePoint);
        };
    }

    private static boolean turns(int codePoint) {
        return codePoint == 0x61C
                || (codePoint >= 0x200E && codePoint <= 0x200F)
                || (codePoint >= 0x202A && codePoint <= 0x202E)
                || (codePoint >= 0x2066 && codePoint <= 0x2069);
    }
}
