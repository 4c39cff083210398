package meldhouse.danish;

/** The steps of a match, in order (danish.md 1 and 2). */
public enum Phase {
    /** Cards are drawn for partners and places. */
    SEATING("seating"),
    /** The pack is cut. */
    CUT("cut"),
    /** The cards are being shuffled and dealt. */
    DEAL("deal"),
    /** The seat to move draws. */
    DRAW("draw"),
    /** The seat to move lays what it likes, and discards. */
    PLAY("play"),
    /** The pile is being shuffled into a new stock. */
    RESHUFFLE("reshuffle"),
    /** The sides are asked whether they accept the sheet of the round. */
    ACCEPT("accept"),
    /** The match has ended. */
    OVER("over");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /** As on the wire: {@code play}. */
    @Override
    public String toString() {
        return word;
    }
}
