package meldhouse.api.cards;

/** The four suits, in the order in which Meldhouse lists them: spades, hearts, diamonds, clubs. */
public enum Suit {
    SPADES('S'),
    HEARTS('H'),
    DIAMONDS('D'),
    CLUBS('C');

    private static final Suit[] ALL = values();

    private final char letter;

    Suit(char letter) {
        this.letter = letter;
    }

    /** The letter in card texts: {@code S}, {@code H}, {@code D} or {@code C}. */
    public char letter() {
        return letter;
    }

    /** The suit in a sentence: {@code "spades"}. */
    public String title() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /**
     * Finds a suit by its letter.
     *
     * @throws IllegalArgumentException if there is no such suit; the message lists the letters
     */
    public static Suit parse(String text) {
        for (Suit suit : ALL) {
            if (text.length() == 1 && text.charAt(0) == suit.letter) {
                return suit;
            }
        }
        throw new IllegalArgumentException(
                "Cannot read suit '" + text + "': no such suit. Allowed: S, H, D, C.");
    }

    /** The letter, as on the wire. */
    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
