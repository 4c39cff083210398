package meldhouse.american.rules;

/**
 * The house rules that are a choice among a few words, one enum an option (american.md 13.1, with
 * the words of variants.md 8.1); those of the variants are {@link Forms}.
 */
final class Choices {
    private Choices() {}

    enum FirstDealer {
        HIGH_CARD,
        LOW_CARD,
        SEAT_0,
        RANDOM;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum AuctionStyle {
        CONTINUOUS,
        SINGLE_ROUND,
        NONE;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum AllPass {
        REDEAL_NEXT_DEALER,
        REDEAL_SAME_DEALER,
        DEALER_STUCK,
        DEALER_MUST_BID;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum TrumpRequirement {
        NONE,
        MARRIAGE;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum PassOrder {
        PARTNER_FIRST,
        SIMULTANEOUS;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum MeldDeclaration {
        AUTO,
        MANUAL;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum RunMarriageReuse {
        NONE,
        DIFFERENT_PAIR,
        FULL;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum MeldRequiresTrick {
        NONE,
        TRICK,
        POINTS;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum Bound {
        BOTH,
        DEFENDERS;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum PointScale {
        MODERN,
        TRADITIONAL,
        COUNTERS,
        FIVE_FIVE,
        ONES,
        CUSTOM;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum TrickRounding {
        NONE,
        NEAREST_10,
        FROM_7;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum FirstLeader {
        BID_WINNER,
        LEFT_OF_DEALER;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum TrumpLeadRestriction {
        NONE,
        UNTIL_BROKEN;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum MustBeat {
        ALWAYS,
        TRUMP_LED_ONLY,
        NEVER;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum MadeScore {
        ACTUAL,
        BID_ONLY;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum SetScore {
        MINUS_BID,
        MINUS_BID_KEEP_MELD,
        ZERO,
        TO_DEFENDERS;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum DefendersScore {
        MELD_AND_TRICKS,
        MELD_ONLY,
        TRICKS_ONLY,
        NOTHING;

        @Override
        public String toString() {
            return Words.of(this);
        }

        boolean meld() {
            return this == MELD_AND_TRICKS || this == MELD_ONLY;
        }

        boolean tricks() {
            return this == MELD_AND_TRICKS || this == TRICKS_ONLY;
        }
    }

    enum Concede {
        NONE,
        AFTER_MELD,
        AFTER_WIDOW;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum ConcedeDefendersScore {
        MELD_ONLY,
        MELD_AND_ALL_TRICKS;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum BothOverTarget {
        HIGHER_TOTAL,
        BIDDING_SIDE,
        RAISE_TARGET,
        BIDDING_SIDE_ELSE_RAISE;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }
}
