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
        if (meld < rules.melds().minTeamMeld()) {
            return Outcome.BELOW_MIN_TEAM_MELD;
        }
        long reach = (long) meld + rules.points().rounded(rules.dealTotal());
        return rules.score().autoSetWhenUnreachable() && reach < bid ? Outcome.UNREACHABLE : null;
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
            AmericanGame game,
            int bidders,
            int bid,
            List<Integer> meld,
            List<Integer> trickPoints,
            List<Integer> tricks) {
        AmericanRules rules = game.rules();
        Sides sides = game.sides();
        List<Integer> counted =
                sides.each(
                        side ->
                                keepsMeld(rules, side, bidders, trickPoints, tricks)
                                        ? meld.get(side)
                                        : 0);
        List<Integer> rounded = sides.each(side -> rules.points().rounded(trickPoints.get(side)));
        if (bidders == Contract.NOBODY) {
            return new Settlement(
                    Outcome.PLAYED,
                    counted,
                    rounded,
                    sides.each(side -> bounded((long) counted.get(side) + rounded.get(side))));
        }
        long reached = (long) counted.get(bidders) + rounded.get(bidders);
        boolean made = reached >= bid;
        long own =
                !made
                        ? set(rules, bid, counted.get(bidders))
                        : rules.score().madeScore() == MadeScore.BID_ONLY ? bid : reached;
        DefendersScore score =
                made
                        ? rules.score().defendersScoreWhenMade()
                        : rules.score().defendersScoreWhenSet();
        return new Settlement(
                made ? Outcome.MADE : Outcome.SET,
                counted,
                rounded,
                sides.each(
                        side ->
                                bounded(
                                        side == bidders
                                                ? own
                                                : (score.meld() ? (long) counted.get(side) : 0)
                                                        + (score.tricks()
                                                                ? rounded.get(side)
                                                                : 0))));
    }

    /**
     * Settles a deal that ended before the first lead: the bidding side as if it had missed its
     * bid, the defenders with their meld.
     *
     * @param outcome why it was not played
     */
    static Settlement unplayed(
            AmericanGame game, int bidders, int bid, List<Integer> meld, Outcome outcome) {
        AmericanRules rules = game.rules();
        Sides sides = game.sides();
        boolean allTricks =
                outcome == Outcome.CONCEDED
                        && rules.score().concedeDefendersScore()
                                == ConcedeDefendersScore.MELD_AND_ALL_TRICKS;
        int given = allTricks ? rules.points().rounded(rules.dealTotal()) : 0;
        long own = set(rules, bid, meld.get(bidders));
        return new Settlement(
                outcome,
                meld,
                sides.each(side -> side == bidders ? 0 : given),
                sides.each(side -> bounded(side == bidders ? own : (long) meld.get(side) + given)));
    }

    private static boolean keepsMeld(
            AmericanRules rules,
            int side,
            int bidders,
            List<Integer> trickPoints,
            List<Integer> tricks) {
        if (side == bidders && rules.melds().meldRequiresTrickSide() == Bound.DEFENDERS) {
            return true;
        }
        MeldRequiresTrick required = rules.melds().meldRequiresTrick();
        return switch (required) {
            case NONE -> true;
            case TRICK -> tricks.get(side) > 0;
            case POINTS -> trickPoints.get(side) > 0;
        };
    }

    /** The score of a side that missed its bid (P39). */
    private static long set(AmericanRules rules, int bid, int meld) {
        long penalty = (long) bid * rules.score().setMultiplier();
        return switch (rules.score().setScore()) {
            case MINUS_BID -> -penalty;
            case MINUS_BID_KEEP_MELD -> meld - penalty;
            case ZERO, TO_DEFENDERS -> 0;
        };
    }
}
