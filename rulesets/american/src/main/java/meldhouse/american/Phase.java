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
    /** A dealer who is stuck with the contract is asked whether to give it up. */
    STUCK("stuck"),
    /** The declarer is asked whether to throw the contract in before the widow is seen. */
    THROW_IN("throwIn"),
    /** The declarer gives the cards of the widow out. */
    GIVE("give"),
    /** The declarer names trump. */
    TRUMP("trump"),
    /** The partners of the declaring side exchange cards. */
    EXCHANGE("exchange"),
    /** Each seat in turn is asked whether it exchanges a nine for the turned card. */
    DIX("dix"),
    /** Each seat in turn lists its melds. */
    MELD("meld"),
    /** The declarer lays cards away. */
    BURY("bury"),
    /** The declarer or a defender is asked whether to give up, before another seat leads. */
    CONCEDE("concede"),
    /** The tricks. */
    PLAY("play"),
    /** The winner of a trick may lay melds, while there is a stock. */
    MELDING("melding"),
    /** The winner of a trick chooses between the last two cards of the stock. */
    TAKE("take"),
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
