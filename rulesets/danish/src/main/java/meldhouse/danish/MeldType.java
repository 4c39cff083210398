package meldhouse.danish;

/** The two kinds of meld (danish.md 3). */
public enum MeldType {
    /** Three or more cards of one rank. */
    SET("set"),
    /** Three to twelve cards of one suit in order. */
    STRAIGHT("straight");

    private final String word;

    MeldType(String word) {
        this.word = word;
    }

    /** As on the wire: {@code set}. */
    @Override
    public String toString() {
        return word;
    }
}
