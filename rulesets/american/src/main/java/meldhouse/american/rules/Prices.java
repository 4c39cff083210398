package meldhouse.american.rules;

import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

/**
 * What the melds are worth (american.md 6.1, variants.md 3.1).
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
     * @param three of three together; null: not priced
     * @param four of four together; null: not priced
     */
    record Price(
            int single, @Nullable Integer both, @Nullable Integer three, @Nullable Integer four) {
        static Price single(int single) {
            return new Price(single, null, null, null);
        }

        /** What so many sets together cost as one claim; null: not priced. */
        @Nullable Integer of(int sets) {
            return switch (sets) {
                case 1 -> single;
                case 2 -> both;
                case 3 -> three;
                default -> four;
            };
        }

        /** What a split counts; -1 if it may not be claimed so (C3). */
        int ofSplit(int split) {
            int[] claims = Tally.CLAIMS[split];
            int sum = 0;
            for (int claim : claims) {
                Integer price = of(claim);
                if (price == null) {
                    return -1;
                }
                sum += price;
            }
            return joins(claims) ? -1 : sum;
        }

        /** Whether two or more of these claims add up to a multiple that has a price. */
        private boolean joins(int[] claims) {
            for (int some = 0; some < 1 << claims.length; some++) {
                int sets = 0;
                for (int i = 0; i < claims.length; i++) {
                    sets += (some >>> i & 1) * claims[i];
                }
                if (Integer.bitCount(some) > 1 && of(sets) != null) {
                    return true;
                }
            }
            return false;
        }
    }

    static Prices of(Values values) {
        return new Prices(
                priced(values, "Run"),
                priced(values, "RoyalMarriage"),
                priced(values, "CommonMarriage"),
                Price.single(values.whole("meldDix")),
                priced(values, "AcesAround"),
                priced(values, "KingsAround"),
                priced(values, "QueensAround"),
                priced(values, "JacksAround"),
                priced(values, "Pinochle"),
                values.wholeOrOpen("meldTrumpPinochle"),
                values.whole("meldRoundhouseBonus"));
    }

    private static Price priced(Values values, String kind) {
        return new Price(
                values.whole("meld" + kind),
                values.wholeOrOpen("meldDouble" + kind),
                values.wholeOrOpen("meldTriple" + kind),
                values.wholeOrOpen("meldQuadruple" + kind));
    }

    /** The price of a pinochle, trump being one of its suits or not. */
    Price pinochle(boolean trump) {
        return trump && trumpPinochle != null
                ? new Price(trumpPinochle, pinochle.both(), pinochle.three(), pinochle.four())
                : pinochle;
    }

    /** The price of a numbered kind, as in {@link Tally}. */
    Price of(int kind, boolean pinochleOfTrump) {
        return switch (kind) {
            case Tally.RUN -> run;
            case Tally.ROYAL -> royalMarriage;
            case Tally.DIX -> dix;
            case Tally.AROUND -> acesAround;
            case Tally.KINGS -> kingsAround;
            case Tally.QUEENS -> queensAround;
            case Tally.JACKS -> jacksAround;
            case Tally.PINOCHLE -> pinochle(pinochleOfTrump);
            case Tally.ROUNDHOUSE -> Price.single(roundhouseBonus);
            default -> commonMarriage;
        };
    }
}
