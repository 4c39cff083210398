package meldhouse.american;

/** Where a card of the stock is drawn from (variants.md 4.2). */
public enum DrawnFrom {
    /** The top of the stock, face down. */
    STOCK("stock"),
    /** The card turned up for trump, the last of all. */
    TURNED("turned");

    private final String word;

    DrawnFrom(String word) {
        this.word = word;
    }

    /** As on the wire: {@code stock}. */
    @Override
    public String toString() {
        return word;
    }
}
