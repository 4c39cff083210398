package meldhouse.american.rules;

import meldhouse.american.DealScore;
import meldhouse.american.Outcome;
import meldhouse.american.SeatMelds;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * What the auction settled.
 *
 * @param ledger the match so far
 * @param said the calls
 * @param declarer who won it
 * @param amount what the declaring side must reach
 */
record Contract(Ledger ledger, @Nullable Said said, int declarer, int amount) {
    /** The declarer's partner; only where there are partners. */
    int partner() {
        return declarer ^ 2;
    }

    int bidders() {
        return sides().of(declarer);
    }

    private Sides sides() {
        return ledger.game().sides();
    }

    /** Where the match goes after an auction that was won (american.md 5, 13.3). */
    static AmericanPosition won(Ledger ledger, Hands hands, Auction auction) {
        Contract contract =
                new Contract(
                        ledger,
                        auction.said(),
                        auction.declarer(),
                        auction.contract(ledger.rules()));
        if (Naming.suits(ledger.rules(), hands.of(contract.declarer)) != 0) {
            return new NamingTrump(contract, hands);
        }
        List<SeatMelds> melds = hands.melds(ledger.game().sheet(), ledger.active(), Deck.NO_TRUMP);
        return ledger.scored(
                contract.unplayed(Deck.NO_TRUMP, ledger.bySeat(melds), Outcome.NO_SUIT), melds);
    }

    /** The score of a deal that ended before the first lead. */
    DealScore unplayed(int trump, List<Integer> meldBySeat, Outcome outcome) {
        Settlement settled =
                Settlement.unplayed(ledger.game(), bidders(), amount, bySide(meldBySeat), outcome);
        List<Integer> none = sides().nothing();
        return score(trump, meldBySeat, settled, none, none, none);
    }

    /** The score after the last trick, which this side took. */
    DealScore played(
            int trump,
            List<Integer> meldBySeat,
            List<Integer> tricks,
            List<Integer> cardPoints,
            int lastSide) {
        AmericanRules rules = ledger.rules();
        int bonus = rules.points().lastTrickBonus();
        List<Integer> lastTrick = sides().each(side -> side == lastSide ? bonus : 0);
        List<Integer> trickPoints =
                sides().each(side -> cardPoints.get(side) + lastTrick.get(side));
        Settlement settled =
                Settlement.played(
                        ledger.game(), bidders(), amount, bySide(meldBySeat), trickPoints, tricks);
        return score(trump, meldBySeat, settled, tricks, cardPoints, lastTrick);
    }

    private DealScore score(
            int trump,
            List<Integer> bySeat,
            Settlement settled,
            List<Integer> tricks,
            List<Integer> cardPoints,
            List<Integer> lastTrick) {
        return new DealScore(
                ledger.deal(),
                ledger.dealer(),
                declarer,
                amount,
                bidders(),
                trump == Deck.NO_TRUMP ? null : Deck.suit(trump),
                settled.outcome(),
                bySeat,
                settled.meld(),
                tricks,
                cardPoints,
                lastTrick,
                settled.trickPoints(),
                settled.delta(),
                Verdict.totals(ledger.rules(), ledger.totals(), settled.delta()));
    }

    private List<Integer> bySide(List<Integer> bySeat) {
        return sides().sums(bySeat);
    }
}
