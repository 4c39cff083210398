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
    int partner() {
        return Deck.partner(declarer);
    }

    int bidders() {
        return Deck.side(declarer);
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
        List<SeatMelds> melds = hands.melds(ledger.game().sheet(), Deck.NO_TRUMP);
        return ledger.scored(
                contract.unplayed(Deck.NO_TRUMP, bySeat(melds), Outcome.NO_SUIT), melds);
    }

    /** The score of a deal that ended before the first lead. */
    DealScore unplayed(int trump, List<Integer> meldBySeat, Outcome outcome) {
        Settlement settled =
                Settlement.unplayed(ledger.rules(), bidders(), amount, bySide(meldBySeat), outcome);
        List<Integer> none = List.of(0, 0);
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
        int bonus = rules.lastTrickBonus();
        List<Integer> lastTrick = List.of(lastSide == 0 ? bonus : 0, lastSide == 1 ? bonus : 0);
        List<Integer> trickPoints =
                List.of(cardPoints.get(0) + lastTrick.get(0), cardPoints.get(1) + lastTrick.get(1));
        Settlement settled =
                Settlement.played(
                        rules, bidders(), amount, bySide(meldBySeat), trickPoints, tricks);
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

    /** The meld points of each seat. */
    static List<Integer> bySeat(List<SeatMelds> melds) {
        Integer[] points = {0, 0, 0, 0};
        melds.forEach(shown -> points[shown.seat()] = shown.points());
        return List.of(points);
    }

    /** The meld of each side. */
    static List<Integer> bySide(List<Integer> bySeat) {
        return List.of(bySeat.get(0) + bySeat.get(2), bySeat.get(1) + bySeat.get(3));
    }
}
