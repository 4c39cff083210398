package meldhouse.american;

/** Where a card lies that a seat plays (variants.md 4.2). */
public enum Origin {
    HAND("hand"),
    /** Among the melds that lie open. */
    TABLE("table");

    private final String word;

    Origin(String word) {
        this.word = word;
    }

    /** As on the wire: {@code hand}. */
    @Override
    public String toString() {
        return word;
    }
}
