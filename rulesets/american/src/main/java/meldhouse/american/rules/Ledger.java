package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.DealScored;
import meldhouse.american.AmericanEvent.DealVoid;
import meldhouse.american.AmericanEvent.MatchEnded;
import meldhouse.american.DealScore;
import meldhouse.american.MatchResult;
import meldhouse.american.SeatMelds;
import meldhouse.american.ShownHand;
import meldhouse.american.rules.Accounts.Brought;
import meldhouse.american.rules.Choices.AllPass;
import meldhouse.american.rules.Contract.Scored;
import meldhouse.american.rules.Forms.DealerRotation;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.List;

/**
 * What goes on from deal to deal.
 *
 * @param game the rules
 * @param deal the number of the deal, from 1; void deals are counted
 * @param dealer who deals it
 * @param deals the scored deals before it
 */
record Ledger(AmericanGame game, int deal, int dealer, List<DealScore> deals) {
    Ledger {
        deals = List.copyOf(deals);
    }

    static Ledger start(AmericanGame game, int dealer) {
        return new Ledger(game, 1, dealer, List.of());
    }

    AmericanRules rules() {
        return game.rules();
    }

    /** A bit for each seat that plays this deal. */
    int active() {
        return game.seating().active(dealer);
    }

    /** The player on a seat's left. */
    int next(int seat) {
        return Seating.next(active(), seat);
    }

    /** The meld points of each seat. */
    List<Integer> bySeat(List<SeatMelds> melds) {
        return game.seating()
                .each(
                        seat -> {
                            int sum = 0;
                            for (SeatMelds shown : melds) {
                                sum += shown.seat() == seat ? shown.points() : 0;
                            }
                            return sum;
                        });
    }

    /** Who deals after this deal, if everybody passes (P10). */
    int nextDealerAfterPasses() {
        return rules().auction().allPass() == AllPass.REDEAL_SAME_DEALER
                ? dealer
                : game.seating().left(dealer);
    }

    /** The checks that the melds of each seat earn. */
    List<Integer> checksBySeat(List<SeatMelds> melds) {
        if (!rules().checks().arePaid()) {
            return Sides.NOTHING.get(game.seats());
        }
        return game.seating()
                .each(
                        seat -> {
                            int sum = 0;
                            for (SeatMelds shown : melds) {
                                sum += shown.seat() == seat ? shown.checks() : 0;
                            }
                            return sum;
                        });
    }

    /** How the match stands before this deal. */
    Accounts accounts() {
        return deals.isEmpty() ? Accounts.start(game) : accounts(deals.size(), deals.getLast());
    }

    private static Accounts accounts(int deals, DealScore last) {
        return new Accounts(
                last.totals(),
                last.target(),
                deals,
                last.units() == null ? 0 : last.units().kittyTotal(),
                last.checks() == null
                        ? Sides.NOTHING.get(last.totals().size())
                        : last.checks().totals());
    }

    /** The match totals, by side. */
    List<Integer> totals() {
        return accounts().totals();
    }

    /** The verdict on the last deal of this ledger. */
    Verdict verdict() {
        DealScore last = deals.getLast();
        Accounts before =
                new Ledger(game, deal, dealer, deals.subList(0, deals.size() - 1)).accounts();
        return Verdict.of(game, before, brought(last));
    }

    private Brought brought(DealScore score) {
        return new Brought(
                score.delta(),
                score.biddingSide() == null ? Settlement.NOBODY : score.biddingSide(),
                score.made(),
                score.winsMatch(),
                score.units() == null ? 0 : score.units().kitty(),
                score.checks() == null ? game.sides().nothing() : score.checks().ledger());
    }

    /** Who deals after a scored deal. */
    private int nextDealer(DealScore score) {
        int next = byOptions(score);
        Functions functions = game.functions();
        return functions == null ? next : functions.nextDealer(score, next, game.seats());
    }

    private int byOptions(DealScore score) {
        int left = game.seating().left(dealer);
        if (rules().table().dealerRotation() == DealerRotation.CLOCKWISE) {
            return left;
        }
        int most = Collections.max(score.delta());
        int side = score.delta().indexOf(most);
        return score.delta().lastIndexOf(most) == side ? game.sides().seats(side).getFirst() : left;
    }

    /**
     * The next deal after a void one.
     *
     * @param misdeal the hand shown to claim it; null: everybody passed
     */
    Dealing voided(
            DealVoid.Reason reason, int nextDealer, @Nullable ShownHand misdeal, Story story) {
        story.tell(next -> new DealVoid(deal, reason, nextDealer, game.sides().count(), next));
        return new Dealing(new Ledger(game, deal + 1, nextDealer, deals), Remains.NONE, misdeal);
    }

    /**
     * Where the match stands when this deal is scored.
     *
     * @param remains what is left on the table
     */
    AmericanPosition scored(Scored last, Remains remains, Story story) {
        DealScore score = last.score();
        DealScore[] sheet = deals.toArray(new DealScore[deals.size() + 1]);
        sheet[deals.size()] = score;
        Ledger scored = new Ledger(game, deal, dealer, List.of(sheet));
        MatchResult result = last.result();
        if (result != null) {
            story.tell(new DealScored(score, null, null))
                    .tell(next -> new MatchEnded(result, next));
            return new MatchOver(scored, remains, result);
        }
        int nextDealer = nextDealer(score);
        story.tell(next -> new DealScored(score, nextDealer, next));
        return new Dealing(new Ledger(game, deal + 1, nextDealer, scored.deals()), remains, null);
    }
}
