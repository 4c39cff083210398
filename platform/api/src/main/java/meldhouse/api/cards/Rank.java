package meldhouse.api.cards;

/**
 * The ranks, two to ace in the everyday order. Which rank beats which is a matter of each ruleset:
 * in Pinochle the ten stands right behind the ace.
 */
public enum Rank {
    TWO('2', "two"),
    THREE('3', "three"),
    FOUR('4', "four"),
    FIVE('5', "five"),
    SIX('6', "six"),
    SEVEN('7', "seven"),
    EIGHT('8', "eight"),
    NINE('9', "nine"),
    TEN('T', "ten"),
    JACK('J', "jack"),
    QUEEN('Q', "queen"),
    KING('K', "king"),
    ACE('A', "ace");

    private static final Rank[] ALL = values();

    private final char letter;
    private final String title;

    Rank(char letter, String title) {
        this.letter = letter;
        this.title = title;
    }

    /** The letter in card texts: {@code A K Q J T 9} … {@code 2}. */
    public char letter() {
        return letter;
    }

    /** The rank in a sentence: {@code "ten"}. */
    public String title() {
        return title;
    }

    /**
     * Finds a rank by its letter.
     *
     * @throws IllegalArgumentException if there is no such rank; the message lists the letters
     */
    public static Rank parse(String text) {
        for (Rank rank : ALL) {
            if (text.length() == 1 && text.charAt(0) == rank.letter) {
                return rank;
            }
        }
        throw new IllegalArgumentException(
                "Cannot read rank '"
                        + text
                        + "': no such rank. Allowed: A, K, Q, J, T, 9, 8, 7, 6, 5, 4, 3, 2.");
    }

    /** The letter, as on the wire. */
    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
