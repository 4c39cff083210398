package meldhouse.american.rules;

import meldhouse.american.MatchResult;
import meldhouse.american.MatchResult.KittyShare;
import meldhouse.american.MatchResult.MatchChecks;
import meldhouse.american.MatchResult.Reason;
import meldhouse.american.rules.Accounts.Brought;
import meldhouse.american.rules.Forms.DealsTie;
import meldhouse.american.rules.Forms.MercyRule;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Whether the match is over after a scored deal: the tests of variants.md 5.8, in their order.
 *
 * @param accounts after the deal
 * @param result how it ended; null: it goes on
 * @param extra whether it goes on because several are level, or all of them beyond a target that
 *     rises
 */
record Verdict(Accounts accounts, @Nullable MatchResult result, boolean extra) {
    /** Judges a deal that was scored after these accounts. */
    static Verdict of(AmericanGame game, Accounts before, Brought deal) {
        Verdict options = new Judge(game, before.after(game, deal), deal).judge();
        Functions functions = game.functions();
        return functions == null ? options : options.last(game, functions, deal);
    }

    /** The last word, where a function has it. */
    private Verdict last(AmericanGame game, Functions functions, Brought deal) {
        List<Integer> winners =
                functions.winners(
                        accounts,
                        deal.bidders(),
                        deal.made(),
                        result == null ? null : result.winners());
        if (winners == null) {
            return this;
        }
        return new Verdict(
                accounts,
                winners.isEmpty() ? null : ended(game, accounts, winners, Reason.TARGET),
                extra);
    }

    /** The tests of one deal; one that finds nothing leaves the match to the next. */
    private static final class Judge {
        private final AmericanGame game;
        private final MatchRules rules;
        private final Brought deal;
        private Accounts accounts;
        private boolean extra;

        Judge(AmericanGame game, Accounts accounts, Brought deal) {
            this.game = game;
            this.accounts = accounts;
            this.deal = deal;
            rules = game.rules().match();
        }

        Verdict judge() {
            MatchResult result = null;
            if (deal.winsMatch() != null) {
                result = ended(List.of(deal.winsMatch()), Reason.ALL_TRICKS);
            }
            if (result == null) {
                result = rules.mustBidToWin() ? bidOut() : target();
            }
            if (result == null && !extra) {
                result = mercy();
            }
            if (result == null) {
                result = lastDeal();
            }
            return new Verdict(accounts, result, result == null && extra);
        }

        private @Nullable MatchResult bidOut() {
            int side = deal.bidders();
            return deal.made() && isThere(side) ? ended(List.of(side), Reason.BID_OUT) : null;
        }

        private boolean isThere(int side) {
            Integer target = accounts.target();
            return target != null
                    && side != Settlement.NOBODY
                    && accounts.totals().get(side) >= target;
        }

        private boolean isAnybodyThere() {
            for (int side = 0; side < accounts.totals().size(); side++) {
                if (isThere(side)) {
                    return true;
                }
            }
            return false;
        }

        private @Nullable MatchResult target() {
            if (accounts.target() == null || !isAnybodyThere()) {
                return null;
            }
            List<Integer> there =
                    IntStream.range(0, accounts.totals().size())
                            .filter(this::isThere)
                            .boxed()
                            .toList();
            if (there.size() < 2) {
                return there.isEmpty() ? null : ended(there, Reason.TARGET);
            }
            boolean bidder = there.contains(deal.bidders());
            return switch (rules.bothOverTarget()) {
                case HIGHER_TOTAL -> highest(Reason.HIGHER_TOTAL);
                case BIDDING_SIDE ->
                        bidder
                                ? ended(List.of(deal.bidders()), Reason.BIDDING_SIDE)
                                : highest(Reason.HIGHER_TOTAL);
                case RAISE_TARGET -> raised();
                case BIDDING_SIDE_ELSE_RAISE ->
                        bidder ? ended(List.of(deal.bidders()), Reason.BIDDING_SIDE) : raised();
            };
        }

        /** Nobody has won yet: the target rises for the rest of the match. */
        private @Nullable MatchResult raised() {
            Integer target = accounts.target();
            long higher = (target == null ? 0L : target) + rules.raiseTargetBy();
            accounts = accounts.withTarget(Settlement.bounded(higher));
            extra = true;
            return null;
        }

        /** The sides with the highest total. */
        private List<Integer> leaders() {
            int most = Collections.max(accounts.totals());
            return IntStream.range(0, accounts.totals().size())
                    .filter(side -> accounts.totals().get(side) == most)
                    .boxed()
                    .toList();
        }

        private @Nullable MatchResult highest(Reason reason) {
            List<Integer> leaders = leaders();
            if (leaders.size() == 1) {
                return ended(leaders, reason);
            }
            extra = true;
            return null;
        }

        /** The early end of a match that is as good as lost; by the target as set at the start. */
        private @Nullable MatchResult mercy() {
            Integer target = rules.target();
            return target != null && rules.mercyRule() != MercyRule.NONE && isHopeless(target)
                    ? highest(Reason.MERCY)
                    : null;
        }

        private boolean isHopeless(long target) {
            MercyRule rule = rules.mercyRule();
            long least = Collections.min(accounts.totals());
            List<Integer> order = accounts.totals().stream().sorted().toList();
            long lead = (long) order.getLast() - order.get(order.size() - 2);
            return switch (rule) {
                case NONE -> false;
                case HALF -> 2 * least <= -target;
                case FULL -> least <= -target;
                case SPREAD -> lead >= target;
            };
        }

        private @Nullable MatchResult lastDeal() {
            Integer most = rules.dealsPerMatch();
            if (most == null || accounts.deals() < most) {
                return null;
            }
            List<Integer> leaders = leaders();
            return leaders.size() > 1 && rules.dealsTie() == DealsTie.DRAW
                    ? ended(leaders, Reason.DRAW)
                    : highest(Reason.DEALS);
        }

        private MatchResult ended(List<Integer> winners, Reason reason) {
            return Verdict.ended(game, accounts, winners, reason);
        }
    }

    /** The end of a match that these sides have won by points. */
    static MatchResult ended(
            AmericanGame game, Accounts accounts, List<Integer> winners, Reason reason) {
        MatchChecks checks = checks(game, accounts, winners);
        List<Integer> all = winners;
        Reason decided = reason;
        if (checks != null && game.rules().checks().checkDecidesMatch()) {
            all = most(checks.totals(), winners);
            decided = Reason.CHECKS;
        }
        return new MatchResult(
                all.size() == 1 ? all.getFirst() : null,
                all,
                decided,
                accounts.totals(),
                kitty(game, accounts),
                checks);
    }

    private static @Nullable MatchChecks checks(
            AmericanGame game, Accounts accounts, List<Integer> winners) {
        if (!game.rules().checks().arePaid()) {
            return null;
        }
        Integer winner = winners.size() == 1 ? winners.getFirst() : null;
        List<Integer> brought =
                winner == null
                        ? game.sides().nothing()
                        : Checks.ofMatch(game, winner, accounts.totals());
        return new MatchChecks(
                brought,
                game.sides()
                        .each(
                                side ->
                                        Settlement.bounded(
                                                (long) accounts.checks().get(side)
                                                        + brought.get(side))),
                winner);
    }

    /** The sides with most checks; of level ones those that won by points, if any did. */
    private static List<Integer> most(List<Integer> checks, List<Integer> winners) {
        int most = Collections.max(checks);
        List<Integer> first =
                IntStream.range(0, checks.size())
                        .filter(side -> checks.get(side) == most)
                        .boxed()
                        .toList();
        List<Integer> both = first.stream().filter(winners::contains).toList();
        return both.isEmpty() ? first : both;
    }

    private static @Nullable KittyShare kitty(AmericanGame game, Accounts accounts) {
        if (!game.rules().score().isInUnits() || !game.rules().units().kitty()) {
            return null;
        }
        int people = game.seats();
        int share = accounts.kitty() / people;
        return new KittyShare(
                accounts.kitty(),
                share,
                accounts.kitty() - share * people,
                game.sides()
                        .each(
                                side ->
                                        Settlement.bounded(
                                                (long) accounts.totals().get(side) + share)));
    }
}
