package meldhouse.american;

/**
 * The kinds of meld (american.md 6.1, variants.md 3.1); several together only where they have a
 * price of their own.
 */
public enum MeldKind {
    RUN("run", "run"),
    DOUBLE_RUN("doubleRun", "double run"),
    TRIPLE_RUN("tripleRun", "triple run"),
    QUADRUPLE_RUN("quadrupleRun", "quadruple run"),
    ROYAL_MARRIAGE("royalMarriage", "royal marriage"),
    DOUBLE_ROYAL_MARRIAGE("doubleRoyalMarriage", "double royal marriage"),
    TRIPLE_ROYAL_MARRIAGE("tripleRoyalMarriage", "triple royal marriage"),
    QUADRUPLE_ROYAL_MARRIAGE("quadrupleRoyalMarriage", "quadruple royal marriage"),
    COMMON_MARRIAGE("commonMarriage", "common marriage"),
    DOUBLE_COMMON_MARRIAGE("doubleCommonMarriage", "double common marriage"),
    TRIPLE_COMMON_MARRIAGE("tripleCommonMarriage", "triple common marriage"),
    QUADRUPLE_COMMON_MARRIAGE("quadrupleCommonMarriage", "quadruple common marriage"),
    DIX("dix", "dix"),
    ACES_AROUND("acesAround", "aces around"),
    DOUBLE_ACES_AROUND("doubleAcesAround", "double aces around"),
    TRIPLE_ACES_AROUND("tripleAcesAround", "triple aces around"),
    QUADRUPLE_ACES_AROUND("quadrupleAcesAround", "quadruple aces around"),
    KINGS_AROUND("kingsAround", "kings around"),
    DOUBLE_KINGS_AROUND("doubleKingsAround", "double kings around"),
    TRIPLE_KINGS_AROUND("tripleKingsAround", "triple kings around"),
    QUADRUPLE_KINGS_AROUND("quadrupleKingsAround", "quadruple kings around"),
    QUEENS_AROUND("queensAround", "queens around"),
    DOUBLE_QUEENS_AROUND("doubleQueensAround", "double queens around"),
    TRIPLE_QUEENS_AROUND("tripleQueensAround", "triple queens around"),
    QUADRUPLE_QUEENS_AROUND("quadrupleQueensAround", "quadruple queens around"),
    JACKS_AROUND("jacksAround", "jacks around"),
    DOUBLE_JACKS_AROUND("doubleJacksAround", "double jacks around"),
    TRIPLE_JACKS_AROUND("tripleJacksAround", "triple jacks around"),
    QUADRUPLE_JACKS_AROUND("quadrupleJacksAround", "quadruple jacks around"),
    PINOCHLE("pinochle", "pinochle"),
    DOUBLE_PINOCHLE("doublePinochle", "double pinochle"),
    TRIPLE_PINOCHLE("triplePinochle", "triple pinochle"),
    QUADRUPLE_PINOCHLE("quadruplePinochle", "quadruple pinochle"),
    /** K-Q in all four suits, where the house rules pay a bonus for it on top of its parts. */
    ROUNDHOUSE("roundhouse", "roundhouse"),
    /** An {@link ExtraMeld}: said of cards on the table alone, never of a meld of the options. */
    EXTRA("extra", "extra meld");

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
