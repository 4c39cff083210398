package meldhouse.american.rules;

/** The house rules that are a choice among a few words, one enum an option (american.md 13.1). */
final class Choices {
    private Choices() {}

    enum Sides {
        PARTNERS,
        INDIVIDUAL,
        SOLO_VS_REST;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum FirstDealer {
        HIGH_CARD,
        SEAT_0 {
            @Override
            public String toString() {
                return "seat0";
            }
        },
        RANDOM;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum AuctionStyle {
        CONTINUOUS,
        SINGLE_ROUND;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum AllPass {
        REDEAL_NEXT_DEALER,
        REDEAL_SAME_DEALER,
        DEALER_STUCK;

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
        CUSTOM;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum TrickRounding {
        NONE,
        NEAREST_10 {
            @Override
            public String toString() {
                return "nearest10";
            }
        };

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
        ZERO;

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
        AFTER_MELD;

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
        BIDDING_SIDE;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }
}
