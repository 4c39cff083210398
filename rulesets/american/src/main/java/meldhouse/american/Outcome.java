package meldhouse.american;

/** How a contract came out (american.md 9 and 13.3). */
public enum Outcome {
    /** The bidding side reached its bid. */
    MADE("made", true),
    /** Played, and the bid was missed. */
    SET("set", true),
    /** Played without a contract: each side has what it melded and took. */
    SCORED("scored", true),
    /** A dealer who was stuck with the contract gave it up; unplayed. */
    STUCK_THROW_IN("stuckThrowIn", false),
    /** The declarer threw the contract in before seeing the widow; unplayed. */
    THROWN_IN("thrownIn", false),
    /** No suit could be named, for want of a marriage; unplayed. */
    NO_SUIT("noSuit", false),
    /** The bidding side melded less than the house rules ask for; unplayed. */
    BELOW_MIN_TEAM_MELD("belowMinTeamMeld", false),
    /** The declarer gave up; unplayed. */
    CONCEDED("conceded", false),
    /** The declarer's melds alone reached the bid; unplayed. */
    WON_BY_MELD("wonByMeld", false),
    /** All defenders gave up; unplayed. */
    DEFENDERS_CONCEDED("defendersConceded", false),
    /** A seat said that it had reached the target, which ended the play. */
    DECLARED_OUT("declaredOut", false),
    /** Meld and all trick points together fell short of the bid; unplayed. */
    UNREACHABLE("unreachable", false);

    private final String word;
    private final boolean played;

    Outcome(String word, boolean played) {
        this.word = word;
        this.played = played;
    }

    /** Whether the tricks were played. */
    public boolean played() {
        return played;
    }

    /** Whether the contract is won. */
    public boolean isMade() {
        return this == MADE || this == WON_BY_MELD || this == DEFENDERS_CONCEDED;
    }

    /** As on the wire: {@code belowMinTeamMeld}. */
    @Override
    public String toString() {
        return word;
    }
}
