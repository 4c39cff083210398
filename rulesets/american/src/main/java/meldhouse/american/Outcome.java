package meldhouse.american;

/** How a contract came out (american.md 9 and 13.3). */
public enum Outcome {
    /** The bidding side reached its bid. */
    MADE("made", true),
    /** Played, and the bid was missed. */
    SET("set", true),
    /** No suit could be named, for want of a marriage; unplayed. */
    NO_SUIT("noSuit", false),
    /** The bidding side melded less than the house rules ask for; unplayed. */
    BELOW_MIN_TEAM_MELD("belowMinTeamMeld", false),
    /** The declarer gave up; unplayed. */
    CONCEDED("conceded", false),
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

    /** As on the wire: {@code belowMinTeamMeld}. */
    @Override
    public String toString() {
        return word;
    }
}
