package meldhouse.american;

/** The kinds of meld (american.md 6.1); the doubles only where they have a price of their own. */
public enum MeldKind {
    RUN("run", "run"),
    DOUBLE_RUN("doubleRun", "double run"),
    ROYAL_MARRIAGE("royalMarriage", "royal marriage"),
    DOUBLE_ROYAL_MARRIAGE("doubleRoyalMarriage", "double royal marriage"),
    COMMON_MARRIAGE("commonMarriage", "common marriage"),
    DOUBLE_COMMON_MARRIAGE("doubleCommonMarriage", "double common marriage"),
    DIX("dix", "dix"),
    ACES_AROUND("acesAround", "aces around"),
    DOUBLE_ACES_AROUND("doubleAcesAround", "double aces around"),
    KINGS_AROUND("kingsAround", "kings around"),
    DOUBLE_KINGS_AROUND("doubleKingsAround", "double kings around"),
    QUEENS_AROUND("queensAround", "queens around"),
    DOUBLE_QUEENS_AROUND("doubleQueensAround", "double queens around"),
    JACKS_AROUND("jacksAround", "jacks around"),
    DOUBLE_JACKS_AROUND("doubleJacksAround", "double jacks around"),
    PINOCHLE("pinochle", "pinochle"),
    DOUBLE_PINOCHLE("doublePinochle", "double pinochle"),
    /** K-Q in all four suits, where the house rules pay a bonus for it on top of its parts. */
    ROUNDHOUSE("roundhouse", "roundhouse");

    private final String word;
    private final String title;

    MeldKind(String word, String title) {
        this.word = word;
        this.title = title;
    }

    /** In a sentence: {@code "royal marriage"}. */
    public String title() {
        return title;
    }

    /** As on the wire: {@code royalMarriage}. */
    @Override
    public String toString() {
        return word;
    }
}
