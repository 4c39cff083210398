package meldhouse.american.rules;

import meldhouse.american.rules.Choices.AllPass;
import meldhouse.american.rules.Choices.AuctionStyle;
import meldhouse.american.rules.Forms.BidRequirement;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

/**
 * The auction (american.md 4).
 *
 * @param active a bit for each seat that plays the deal
 * @param dealer who deals it
 * @param last who calls last in the first round: the dealer, if he plays
 * @param turn the seat to call; where the auction is over, the last that called
 * @param high the highest bid; 0: none
 * @param bidder whose it is; -1: nobody's
 * @param passed a bit for each seat that has passed
 * @param called a bit for each seat that has called
 * @param status how it stands
 * @param said every call
 */
record Auction(
        int active,
        int dealer,
        int last,
        int turn,
        int high,
        int bidder,
        int passed,
        int called,
        Status status,
        @Nullable Said said) {
    /** How an auction stands. */
    enum Status {
        OPEN,
        WON,
        ALL_PASSED;

        /** As in the rule page: {@code allPassed}. */
        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    static Auction start(Seating seating, int dealer) {
        int active = seating.active(dealer);
        int first = Seating.next(active, dealer);
        return new Auction(
                active, dealer, seating.last(dealer), first, 0, -1, 0, 0, Status.OPEN, null);
    }

    boolean isOpen() {
        return status == Status.OPEN;
    }

    /** The least legal bid, on the grid; more than an {@code int} can hold where none is left. */
    long least(AmericanRules rules) {
        return rules.auction().grid().above(high);
    }

    /** The greatest legal bid; null: no end. */
    @Nullable Integer greatest(AmericanRules rules) {
        return rules.auction().allowJumpBids()
                ? rules.auction().maximumBid()
                : Integer.valueOf((int) Math.min(Integer.MAX_VALUE, least(rules)));
    }

    /**
     * The greatest legal bid of a hand, which may have to bid without being fit for more than the
     * minimum; null: no end.
     */
    @Nullable Integer greatest(AmericanRules rules, long hand) {
        return isForced(rules) && !isFit(rules, hand)
                ? Integer.valueOf(rules.auction().minimumBid())
                : greatest(rules);
    }

    /** Whether any bid is left. */
    boolean canBid(AmericanRules rules) {
        return least(rules) <= Integer.MAX_VALUE;
    }

    /**
     * Why the seat whose turn it is may not bid so much, in the order of section 4; null: it may.
     */
    @Nullable Refusal refusal(AmericanRules rules, long bid) {
        int minimum = rules.auction().minimumBid();
        BidGrid grid = rules.auction().grid();
        Integer cap = rules.auction().maximumBid();
        if (bid < minimum) {
            return new Refusal(
                    "belowMinimum",
                    "You bid %d, but the lowest bid is %d.".formatted(bid, minimum));
        }
        if (bid <= high) {
            return new Refusal(
                    "notHigher",
                    "You bid %d, but the bid stands at %d: bid %d or more, or pass."
                            .formatted(bid, high, least(rules)));
        }
        if (!grid.has(bid)) {
            return new Refusal(
                    "offIncrement",
                    "You bid %d, but bids go up from %d in steps of %d: the nearest are %d and %d."
                            .formatted(
                                    bid,
                                    grid.row(bid).from(),
                                    grid.row(bid).step(),
                                    grid.atMost(bid),
                                    grid.above(bid)));
        }
        if (cap != null && bid > cap) {
            return new Refusal(
                    "aboveMaximum", "You bid %d, but the highest bid is %d.".formatted(bid, cap));
        }
        if (!rules.auction().allowJumpBids() && bid > least(rules)) {
            return new Refusal(
                    "jumpBid",
                    "You bid %d, but bids may not skip a step: bid %d, or pass."
                            .formatted(bid, least(rules)));
        }
        return null;
    }

    /** Whether the seat whose turn it is has the last word while nobody has bid. */
    private boolean isLastResort() {
        return high == 0 && (passed | 1 << turn) == active;
    }

    /** Whether the seat whose turn it is must bid, because all others have passed. */
    boolean isForced(AmericanRules rules) {
        return isLastResort() && rules.auction().allPass() == AllPass.DEALER_MUST_BID;
    }

    /**
     * Whether the seat whose turn it is may bid at all (variants.md 5.1): a forced one may.
     *
     * @param hand its cards
     */
    boolean mayBid(AmericanRules rules, long hand) {
        return isForced(rules) || isFit(rules, hand);
    }

    /** Whether a hand has what bidding takes. */
    private static boolean isFit(AmericanRules rules, long hand) {
        return rules.auction().bidRequirement() == BidRequirement.NONE
                || Naming.withMarriage(hand) != 0;
    }

    /**
     * Whether the seat whose turn it is may pass (variants.md 5.1).
     *
     * @param hand its cards
     */
    boolean mayPass(AmericanRules rules, long hand) {
        if (isForced(rules)) {
            return false;
        }
        boolean mustOpen =
                switch (rules.auction().firstMustOpen()) {
                    case NO -> false;
                    case FIRST_CALLER -> called == 0;
                    case HOLDER_OF_MELD -> high == 0 && Naming.hasMeld(rules, hand);
                };
        return !mustOpen || !isFit(rules, hand);
    }

    /** Why the seat whose turn it is may not pass; null: it may. */
    @Nullable Refusal passRefusal(AmericanRules rules, long hand) {
        return mayPass(rules, hand)
                ? null
                : new Refusal(
                        "mustBid",
                        isForced(rules)
                                ? "You may not pass: all others have passed, so you must bid."
                                : "You may not pass: it is on you to open the bidding.");
    }

    /**
     * Why the seat whose turn it is may not bid so much with this hand; null: it may.
     *
     * @param hand its cards
     */
    @Nullable Refusal refusal(AmericanRules rules, long bid, long hand) {
        Refusal refusal = refusal(rules, bid);
        boolean least = isForced(rules) && bid == rules.auction().minimumBid();
        if (refusal != null || least || isFit(rules, hand)) {
            return refusal;
        }
        return new Refusal(
                "needsMarriage",
                isForced(rules)
                        ? "You hold no king and queen of one suit, so you may bid %d and no more."
                                .formatted(rules.auction().minimumBid())
                        : "You hold no king and queen of one suit, so you may not bid.");
    }

    /** The auction after a legal call of the seat whose turn it is. */
    Auction with(AmericanRules rules, int call) {
        boolean pass = call == Said.PASS;
        int high = pass ? this.high : call;
        int bidder = pass ? this.bidder : turn;
        int passed = pass ? this.passed | 1 << turn : this.passed;
        int called = this.called | 1 << turn;
        Said said = new Said(this.said, turn, call);
        Integer cap = rules.auction().maximumBid();
        boolean capped = cap != null && high == cap;
        boolean stuck =
                high == 0
                        && passed == (active & ~(1 << last))
                        && rules.auction().allPass() == AllPass.DEALER_STUCK;
        int out =
                rules.auction().auctionStyle() == AuctionStyle.SINGLE_ROUND
                        ? called
                        : passed | (bidder < 0 ? 0 : 1 << bidder);
        boolean goesOn = !capped && !stuck && out != active;
        int next = turn;
        if (goesOn) {
            do {
                next = Seating.next(active, next);
            } while ((out & 1 << next) != 0);
        }
        Status status =
                goesOn ? Status.OPEN : bidder >= 0 || stuck ? Status.WON : Status.ALL_PASSED;
        return new Auction(active, dealer, last, next, high, bidder, passed, called, status, said);
    }

    /** The seat that won it, or the last to call, who is stuck with it. */
    int declarer() {
        return bidder >= 0 ? bidder : last;
    }

    /** What the declaring side must reach. */
    int contract(AmericanRules rules) {
        return bidder >= 0 ? high : rules.auction().stuckContract();
    }
}
