package meldhouse.danish;

/** Where a player draws from (danish.md 2.1). */
public enum Source {
    /** The top card of the stock. */
    STOCK("stock"),
    /** The whole pile. */
    PILE("pile");

    private final String word;

    Source(String word) {
        this.word = word;
    }

    /** As on the wire: {@code stock}. */
    @Override
    public String toString() {
        return word;
    }
}
