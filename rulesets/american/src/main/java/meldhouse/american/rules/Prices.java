package meldhouse.american.rules;

import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

/**
 * What the melds are worth (american.md 6.1).
 *
 * @param trumpPinochle a single pinochle where trump is one of its two suits; null: as any other
 * @param roundhouseBonus on top of its parts
 */
record Prices(
        Price run,
        Price royalMarriage,
        Price commonMarriage,
        Price dix,
        Price acesAround,
        Price kingsAround,
        Price queensAround,
        Price jacksAround,
        Price pinochle,
        @Nullable Integer trumpPinochle,
        int roundhouseBonus) {
    /**
     * The price of a kind.
     *
     * @param single of one
     * @param both of two together; null: not priced, so two singles (P17, P18)
     */
    record Price(int single, @Nullable Integer both) {
        /** What so many count, claimed as they must be (C3). */
        int of(int count) {
            return count == 2 && both != null ? both : count * single;
        }
    }

    static Prices of(Values values) {
        return new Prices(
                priced(values, "Run"),
                priced(values, "RoyalMarriage"),
                priced(values, "CommonMarriage"),
                new Price(values.whole("meldDix"), null),
                priced(values, "AcesAround"),
                priced(values, "KingsAround"),
                priced(values, "QueensAround"),
                priced(values, "JacksAround"),
                priced(values, "Pinochle"),
                values.wholeOrOpen("meldTrumpPinochle"),
                values.whole("meldRoundhouseBonus"));
    }

    private static Price priced(Values values, String kind) {
        return new Price(values.whole("meld" + kind), values.wholeOrOpen("meldDouble" + kind));
    }

    /** The price of a pinochle, trump being one of its suits or not. */
    Price pinochle(boolean trump) {
        return trump && trumpPinochle != null
                ? new Price(trumpPinochle, pinochle.both())
                : pinochle;
    }
}
