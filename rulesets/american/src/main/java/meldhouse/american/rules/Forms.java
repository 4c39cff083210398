package meldhouse.american.rules;

/**
 * The house rules by which the variants differ and which are a choice among a few words, one enum
 * an option (variants.md 8.2).
 */
final class Forms {
    private Forms() {}

    enum SidesForm {
        PARTNERS,
        INDIVIDUAL,
        SOLO_VS_REST;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum DealerRotation {
        CLOCKWISE,
        DEAL_WINNER;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum MisdealWindow {
        BEFORE_OWN_FIRST_CALL,
        BEFORE_AUCTION,
        BEFORE_FIRST_LEAD;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum FirstMustOpen {
        NO,
        FIRST_CALLER,
        HOLDER_OF_MELD;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum BidRequirement {
        NONE,
        MARRIAGE;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum TrumpChoice {
        DECLARER,
        TURNED_CARD;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum TrumpNaming {
        AFTER_WIDOW,
        BEFORE_WIDOW;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum WidowSeenBy {
        ALL,
        DECLARER;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum WidowUse {
        TAKE_AND_BURY,
        GIVE_ONE_EACH;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum BuryOrder {
        MELD_THEN_BURY,
        BURY_THEN_MELD;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum BuryRule {
        NOT_MELDED,
        ANY,
        NO_TRUMP_NO_ACE;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum BuryCounts {
        DECLARER,
        DEFENDERS,
        NOBODY;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum ThrowIn {
        NONE,
        MINIMUM_ONLY,
        ANY_BID;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum PassReturn {
        ANY,
        NOT_RECEIVED;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum WhoMelds {
        ALL,
        DECLARER,
        DECLARER_SIDE;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum SameClassReuse {
        HIGHER,
        NONE;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum LastStockChoice {
        WINNER_TAKES_STOCK,
        WINNER_CHOOSES;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum SettledIn {
        POINTS,
        UNITS;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum ShootMoon {
        NONE,
        BONUS,
        MATCH;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum PaidChecks {
        NONE,
        PARTNERSHIP,
        EACH_OTHER;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum DealsTie {
        EXTRA_DEAL,
        DRAW;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    enum MercyRule {
        NONE,
        HALF,
        FULL,
        SPREAD;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }
}
