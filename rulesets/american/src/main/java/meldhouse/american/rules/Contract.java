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
        int suits = Naming.suits(ledger.rules(), hands.of(contract.declarer));
        return suits == 0
                ? contract.unplayed(
                        Deck.NO_TRUMP, contract.meldsWithoutTrump(hands), Outcome.NO_SUIT)
                : new NamingTrump(contract, hands);
    }

    /** What the hands show where no trump could be named. */
    List<SeatMelds> meldsWithoutTrump(Hands hands) {
        return hands.melds(ledger.game().sheet(), Deck.NO_TRUMP);
    }

    /** Where the match goes when the deal ends before the first lead. */
    AmericanPosition unplayed(int trump, List<SeatMelds> melds, Outcome outcome) {
        List<Integer> bySeat = bySeat(melds);
        Settlement settled =
                Settlement.unplayed(ledger.rules(), bidders(), amount, bySide(bySeat), outcome);
        List<Integer> none = List.of(0, 0);
        return ledger.scored(score(trump, bySeat, settled, none, none, none));
    }

    /** Where the match goes after the last trick. */
    AmericanPosition played(
            int trump,
            List<SeatMelds> melds,
            List<Integer> tricks,
            List<Integer> cardPoints,
            int lastSide) {
        AmericanRules rules = ledger.rules();
        int bonus = rules.lastTrickBonus();
        List<Integer> lastTrick = List.of(lastSide == 0 ? bonus : 0, lastSide == 1 ? bonus : 0);
        List<Integer> trickPoints =
                List.of(cardPoints.get(0) + lastTrick.get(0), cardPoints.get(1) + lastTrick.get(1));
        List<Integer> bySeat = bySeat(melds);
        Settlement settled =
                Settlement.played(rules, bidders(), amount, bySide(bySeat), trickPoints, tricks);
        return ledger.scored(score(trump, bySeat, settled, tricks, cardPoints, lastTrick));
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
