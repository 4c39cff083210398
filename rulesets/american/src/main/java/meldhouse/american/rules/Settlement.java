package meldhouse.american.rules;

import meldhouse.american.Outcome;
import meldhouse.american.rules.Choices.Bound;
import meldhouse.american.rules.Choices.ConcedeDefendersScore;
import meldhouse.american.rules.Choices.DefendersScore;
import meldhouse.american.rules.Choices.MadeScore;
import meldhouse.american.rules.Choices.SetScore;
import meldhouse.american.rules.Forms.ShootMoon;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.function.IntUnaryOperator;

/**
 * What a deal brings each side in points (american.md 9 and 13.3; variants.md 5.5, 5.7). Lists are
 * by side.
 *
 * @param outcome how the contract came out
 * @param meld the meld points that counted
 * @param trickPoints the trick points that counted, rounded where that is the rule
 * @param delta what is added to the totals
 * @param moon whether all announced tricks were taken; null: none were announced
 * @param winsMatch the side that has won the match by taking every trick; null: none has
 */
record Settlement(
        Outcome outcome,
        List<Integer> meld,
        List<Integer> trickPoints,
        List<Integer> delta,
        @Nullable Boolean moon,
        @Nullable Integer winsMatch) {
    /** Stands for the bidding side where nobody bids. */
    static final int NOBODY = -1;

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
        if (isWonByMeld(rules, bid, meld)) {
            return Outcome.WON_BY_MELD;
        }
        long reach = (long) meld + rules.points().rounded(rules.dealTotal());
        return rules.score().autoSetWhenUnreachable() && reach < bid ? Outcome.UNREACHABLE : null;
    }

    /** The same with other points for the sides. */
    Settlement with(List<Integer> points) {
        return new Settlement(outcome, meld, trickPoints, points, moon, winsMatch);
    }

    /** The last word, where a function has it. */
    private Settlement last(Claims claims) {
        Functions functions = claims.game.functions();
        return functions == null || claims.rules().score().isInUnits()
                ? this
                : functions.dealScore(this, claims.bidders, claims.bid);
    }

    /** Whether melds alone win the contract, so that nothing is played (variants.md 3.4). */
    static boolean isWonByMeld(AmericanRules rules, int bid, int meld) {
        return rules.score().isInUnits() && rules.units().autoWinByMeld() && meld >= bid;
    }

    /**
     * A deal to be settled.
     *
     * @param bidders the bidding side, or {@link #NOBODY}
     * @param bid what it must reach
     * @param meld the meld of each side
     */
    record Claims(AmericanGame game, int bidders, int bid, List<Integer> meld) {
        private AmericanRules rules() {
            return game.rules();
        }

        private List<Integer> each(IntUnaryOperator number) {
            return game.sides().each(number);
        }

        /** The meld of a side, if it is enough to count. */
        private int counted(int side) {
            int points = meld.get(side);
            return points < rules().melds().minMeldToCount() ? 0 : points;
        }

        /** What each other side gets of a missed bid. */
        private long given() {
            return rules().score().setScore() == SetScore.TO_DEFENDERS ? penalty() : 0;
        }

        private long penalty() {
            return (long) bid * rules().score().setMultiplier();
        }

        /** The score of a side that missed its bid (P39). */
        private long set(int kept) {
            return switch (rules().score().setScore()) {
                case MINUS_BID -> -penalty();
                case MINUS_BID_KEEP_MELD -> kept - penalty();
                case ZERO, TO_DEFENDERS -> 0;
            };
        }
    }

    /**
     * Settles a deal whose tricks were played.
     *
     * @param points what each side took in tricks, the bonus for the last one included
     * @param buried the points of buried cards, by the side that they count for
     * @param tricks how many tricks each side took
     * @param moon whether the bidding side had announced all of them
     */
    static Settlement played(
            Claims claims,
            List<Integer> points,
            List<Integer> buried,
            List<Integer> tricks,
            boolean moon) {
        return byOptions(claims, points, buried, tricks, moon).last(claims);
    }

    private static Settlement byOptions(
            Claims claims,
            List<Integer> points,
            List<Integer> buried,
            List<Integer> tricks,
            boolean moon) {
        AmericanRules rules = claims.rules();
        int bidders = claims.bidders;
        List<Integer> counted =
                claims.each(
                        side ->
                                keepsMeld(rules, side, bidders, points, tricks)
                                        ? claims.counted(side)
                                        : 0);
        List<Integer> rounded =
                claims.each(side -> rules.points().rounded(points.get(side) + buried.get(side)));
        int all = allTricks(tricks);
        Integer winner = all >= 0 && rules.score().allTricksWinsMatch() ? all : null;
        if (bidders == NOBODY) {
            return new Settlement(
                    Outcome.SCORED,
                    counted,
                    rounded,
                    claims.each(side -> bounded((long) counted.get(side) + rounded.get(side))),
                    null,
                    winner);
        }
        boolean swept = all == bidders;
        long reached = (long) counted.get(bidders) + rounded.get(bidders);
        boolean made = reached >= claims.bid && (!moon || swept);
        boolean isFailedMoon = moon && !swept;
        long own =
                made
                        ? made(rules, claims.bid, reached, moon)
                        : isFailedMoon
                                ? -Math.max(claims.bid, rules.score().shootMoonPenalty())
                                : claims.set(counted.get(bidders));
        DefendersScore score =
                made
                        ? rules.score().defendersScoreWhenMade()
                        : rules.score().defendersScoreWhenSet();
        long given = made || isFailedMoon ? 0 : claims.given();
        boolean moonWins = moon && made && rules.score().shootMoon() == ShootMoon.MATCH;
        return new Settlement(
                made ? Outcome.MADE : Outcome.SET,
                counted,
                rounded,
                claims.each(
                        side ->
                                bounded(
                                        side == bidders
                                                ? own
                                                : (score.meld() ? (long) counted.get(side) : 0)
                                                        + (score.tricks() ? rounded.get(side) : 0)
                                                        + given)),
                moon ? swept : null,
                moonWins ? Integer.valueOf(bidders) : winner);
    }

    private static long made(AmericanRules rules, int bid, long reached, boolean moon) {
        long score = rules.score().madeScore() == MadeScore.BID_ONLY ? bid : reached;
        boolean bonus = moon && rules.score().shootMoon() == ShootMoon.BONUS;
        return bonus ? score + rules.score().shootMoonBonus() : score;
    }

    /** The side that took every trick; {@link #NOBODY}: none did. */
    static int allTricks(List<Integer> tricks) {
        int total = 0;
        for (int taken : tricks) {
            total += taken;
        }
        return total == 0 ? NOBODY : tricks.indexOf(total);
    }

    /**
     * Settles a deal that ended before the first lead: the bidding side as if it had missed its
     * bid, the others with their meld (variants.md 5.5).
     *
     * @param outcome why it was not played
     */
    static Settlement unplayed(Claims claims, Outcome outcome) {
        return byOptions(claims, outcome).last(claims);
    }

    private static Settlement byOptions(Claims claims, Outcome outcome) {
        AmericanRules rules = claims.rules();
        int bidders = claims.bidders;
        List<Integer> nothing = claims.game.sides().nothing();
        if (outcome == Outcome.STUCK_THROW_IN) {
            int cost = Objects.requireNonNullElse(rules.auction().stuckThrowIn(), 0);
            List<Integer> delta = claims.each(side -> side == bidders ? -cost : 0);
            return new Settlement(outcome, nothing, nothing, delta, null, null);
        }
        boolean allTricks =
                outcome == Outcome.CONCEDED
                        && rules.score().concedeDefendersScore()
                                == ConcedeDefendersScore.MELD_AND_ALL_TRICKS;
        int given = allTricks ? rules.points().rounded(rules.dealTotal()) : 0;
        List<Integer> counted = claims.each(claims::counted);
        long own = claims.set(counted.get(bidders));
        return new Settlement(
                outcome,
                counted,
                claims.each(side -> side == bidders ? 0 : given),
                claims.each(
                        side ->
                                bounded(
                                        side == bidders
                                                ? own
                                                : (long) counted.get(side)
                                                        + given
                                                        + claims.given())),
                null,
                null);
    }

    /** Whether a side has taken what it takes to keep its meld (P40; variants.md 5). */
    static boolean keepsMeld(
            AmericanRules rules,
            int side,
            int bidders,
            List<Integer> points,
            List<Integer> tricks) {
        if (side == bidders && rules.melds().meldRequiresTrickSide() == Bound.DEFENDERS) {
            return true;
        }
        return switch (rules.melds().meldRequiresTrick()) {
            case NONE -> true;
            case TRICK -> tricks.get(side) > 0;
            case POINTS -> points.get(side) >= rules.melds().meldSavePoints();
        };
    }
}
