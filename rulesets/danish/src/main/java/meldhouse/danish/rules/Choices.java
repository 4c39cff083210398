package meldhouse.danish.rules;

/** The house rules that are a choice among a few words, one enum an option (danish.md 7). */
final class Choices {
    private Choices() {}

    /** Who scores together (danish.md 1.2, D02). */
    enum TeamMode {
        AUTO,
        PAIRS,
        THREES,
        INDIVIDUAL;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Whether cards or chairs make the sides (danish.md 1.3, D03). */
    enum TeamFormation {
        DRAW,
        SEATS;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Who deals the next round (danish.md 1.4, 7.1, D04). */
    enum DealerRotation {
        NEXT,
        WINNER_STARTS,
        FIXED;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Who wins where several sides reach the target together (danish.md 5.8, D45). */
    enum SimultaneousCrossing {
        HIGHER_TOTAL,
        FINISHER_WINS,
        PLAY_ON;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** When the sheet of a round is frozen (danish.md 5.8, D46). */
    enum RoundAcceptance {
        AUTO,
        ALL_SIDES;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** How the exact cut is played (danish.md 1.5, D05). */
    enum ExactCutMode {
        CHANCE,
        GUESS,
        OFF;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Which side the turned-up card pays (danish.md 1.6, 7.1, D07). */
    enum TurnedCardBonus {
        LAID,
        TAKEN,
        ROUND_WINNER,
        OFF;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** What it takes to take the pile (danish.md 2.1, D08). */
    enum PileRule {
        FREE,
        MUST_LAY_TOP_CARD,
        NOT_SAME_CARD_BACK;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** What happens once the stock is empty (danish.md 2.1, 7.1, D09). */
    enum StockExhausted {
        END_ROUND,
        RESHUFFLE_ONCE,
        RESHUFFLE,
        PILE_ONLY;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Who says Pumba (danish.md 2.4, D14). */
    enum PumbaMode {
        AUTO,
        MANUAL;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** What a wild counts in a meld (danish.md 5.2, D18). */
    enum WildValue {
        REPRESENTED,
        OWN;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Where an ace may stand in a straight (danish.md 3.2, D21). */
    enum AceInStraights {
        HIGH,
        HIGH_OR_LOW;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Which Pinochle is one of the start hand (danish.md 3.5, D28). */
    enum StartHandPinochle {
        DEALT_ELEVEN_ONLY,
        ANY_FIRST_TURN;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Which wilds leave a full straight semi-clean (danish.md 3.3, D23). */
    enum SemiCleanWildRule {
        JOKER_OR_SAME_SUIT_TWO,
        SAME_SUIT_TWO_ONLY,
        ANY_WILD;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** What six aces or pictures with a wild are (danish.md 3.4, D25). */
    enum SixWithWildRule {
        SIX_CARDS_INCLUDING_WILD,
        SIX_NATURALS_PLUS_WILD;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** What a wild does to six or more natural aces or pictures (danish.md 3.4, D26). */
    enum WildOnNaturalSpecial {
        DOWNGRADES,
        KEEPS_NATURAL_VALUE,
        FORBIDDEN;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** When a wild may be rescued (danish.md 3.6, D29). */
    enum ReddeTiming {
        ANY_TIME,
        LATER_TURN;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Where a rescued wild goes (danish.md 3.6, D30). */
    enum RescuedWildGoesTo {
        MELD,
        HAND;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** What a failed Barbele opening costs (danish.md 4.3, D35). */
    enum FailedAttempt {
        PENALTY_ONCE_PER_TURN,
        PENALTY_EVERY_ATTEMPT,
        REFUSE_NO_PENALTY;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Whose cards the three conditions look at (danish.md 5.5, D38). */
    enum FinishBonusScope {
        FINISHER_ROUND,
        TEAM_ROUND,
        FOLD_ONLY,
        OFF;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** What a wild is in the three conditions (danish.md 5.5, D39). */
    enum WildColour {
        REPRESENTED,
        PRINTED,
        SPOILS;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** What a fold with one wild needs for its factor (danish.md 5.6, D42). */
    enum FoldSupport {
        ALLOWED,
        REQUIRED;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Where the wild of a partner counts (danish.md 5.6, D43). */
    enum PartnerWildScope {
        ROUND,
        SUPPORTED_MELD;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Whose cards the factor multiplies (danish.md 5.6, D41). */
    enum MultiplierScope {
        FINISHER_CARDS,
        SIDE_CARDS;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }
}
