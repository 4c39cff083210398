package meldhouse.american.rules;

import meldhouse.american.Outcome;
import meldhouse.american.rules.Choices.Bound;
import meldhouse.american.rules.Choices.ConcedeDefendersScore;
import meldhouse.american.rules.Choices.DefendersScore;
import meldhouse.american.rules.Choices.MadeScore;
import meldhouse.american.rules.Choices.MeldRequiresTrick;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * What a deal brings each side (american.md 9 and 13.3). Lists are by side.
 *
 * @param outcome how the contract came out
 * @param meld the meld points that counted
 * @param trickPoints the trick points that counted, rounded where that is the rule
 * @param delta what is added to the totals
 */
record Settlement(
        Outcome outcome, List<Integer> meld, List<Integer> trickPoints, List<Integer> delta) {
    /** No score goes further: house rules and bids may be absurd, sums must stay numbers. */
    private static final long MOST = 1_000_000_000;

    static int bounded(long points) {
        return (int) Math.clamp(points, -MOST, MOST);
    }

    /**
     * Why a deal is not played, once the melds are known; null: it is played.
     *
     * @param meld the meld of the bidding side
     */
    static @Nullable Outcome unplayed(AmericanRules rules, int bid, int meld) {
        if (meld < rules.minTeamMeld()) {
            return Outcome.BELOW_MIN_TEAM_MELD;
        }
        long reach = (long) meld + rules.rounded(rules.dealTotal());
        return rules.autoSetWhenUnreachable() && reach < bid ? Outcome.UNREACHABLE : null;
    }

    /**
     * Settles a deal whose tricks were played.
     *
     * @param bidders the bidding side
     * @param meld the meld of each side
     * @param trickPoints what each side took, the bonus for the last trick included
     * @param tricks how many tricks each side took
     */
    static Settlement played(
            AmericanRules rules,
            int bidders,
            int bid,
            List<Integer> meld,
            List<Integer> trickPoints,
            List<Integer> tricks) {
        int defenders = 1 - bidders;
        List<Integer> counted =
                bySide(
                        side ->
                                keepsMeld(rules, side, bidders, trickPoints, tricks)
                                        ? meld.get(side)
                                        : 0);
        List<Integer> rounded = bySide(side -> rules.rounded(trickPoints.get(side)));
        long reached = (long) counted.get(bidders) + rounded.get(bidders);
        boolean made = reached >= bid;
        long own =
                !made
                        ? set(rules, bid, counted.get(bidders))
                        : rules.madeScore() == MadeScore.BID_ONLY ? bid : reached;
        DefendersScore score =
                made ? rules.defendersScoreWhenMade() : rules.defendersScoreWhenSet();
        long others =
                (score.meld() ? (long) counted.get(defenders) : 0)
                        + (score.tricks() ? rounded.get(defenders) : 0);
        return new Settlement(
                made ? Outcome.MADE : Outcome.SET,
                counted,
                rounded,
                bySide(side -> bounded(side == bidders ? own : others)));
    }

    /**
     * Settles a deal that ended before the first lead: the bidding side as if it had missed its
     * bid, the defenders with their meld.
     *
     * @param outcome why it was not played
     */
    static Settlement unplayed(
            AmericanRules rules, int bidders, int bid, List<Integer> meld, Outcome outcome) {
        boolean allTricks =
                outcome == Outcome.CONCEDED
                        && rules.concedeDefendersScore()
                                == ConcedeDefendersScore.MELD_AND_ALL_TRICKS;
        int given = allTricks ? rules.rounded(rules.dealTotal()) : 0;
        int defenders = 1 - bidders;
        long own = set(rules, bid, meld.get(bidders));
        long others = (long) meld.get(defenders) + given;
        return new Settlement(
                outcome,
                meld,
                bySide(side -> side == bidders ? 0 : given),
                bySide(side -> bounded(side == bidders ? own : others)));
    }

    private static boolean keepsMeld(
            AmericanRules rules,
            int side,
            int bidders,
            List<Integer> trickPoints,
            List<Integer> tricks) {
        if (side == bidders && rules.meldRequiresTrickSide() == Bound.DEFENDERS) {
            return true;
        }
        MeldRequiresTrick required = rules.meldRequiresTrick();
        return switch (required) {
            case NONE -> true;
            case TRICK -> tricks.get(side) > 0;
            case POINTS -> trickPoints.get(side) > 0;
        };
    }

    /** The score of a side that missed its bid (P39). */
    private static long set(AmericanRules rules, int bid, int meld) {
        long penalty = (long) bid * rules.setMultiplier();
        return switch (rules.setScore()) {
            case MINUS_BID -> -penalty;
            case MINUS_BID_KEEP_MELD -> meld - penalty;
            case ZERO -> 0;
        };
    }

    private static List<Integer> bySide(java.util.function.IntUnaryOperator number) {
        return List.of(number.applyAsInt(0), number.applyAsInt(1));
    }
}
