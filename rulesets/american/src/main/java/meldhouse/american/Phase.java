package meldhouse.american;

/** The steps of a match, in order (american.md 3). */
public enum Phase {
    /** Cards are drawn for the first dealer. */
    DRAW("draw"),
    /** The cards are being shuffled and dealt. */
    DEAL("deal"),
    /** Each seat in turn is asked whether it claims a redeal. */
    REDEAL("redeal"),
    /** The auction. */
    AUCTION("auction"),
    /** The declarer names trump. */
    TRUMP("trump"),
    /** The partners of the declaring side exchange cards. */
    EXCHANGE("exchange"),
    /** Each seat in turn lists its melds. */
    MELD("meld"),
    /** The declarer is asked whether to give up, before another seat leads. */
    CONCEDE("concede"),
    /** The tricks. */
    PLAY("play"),
    /** The match has ended. */
    OVER("over");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /** As on the wire: {@code auction}. */
    @Override
    public String toString() {
        return word;
    }
}
