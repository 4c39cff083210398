package meldhouse.danish;

/** An end of a straight (danish.md 3.2). */
public enum End {
    /** Below its lowest card; the cards are listed from high to low. */
    LOW("low"),
    /** Above its highest card; the cards are listed from low to high. */
    HIGH("high");

    private final String word;

    End(String word) {
        this.word = word;
    }

    /** As on the wire: {@code low}. */
    @Override
    public String toString() {
        return word;
    }
}
