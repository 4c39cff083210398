package meldhouse.american;

import meldhouse.api.cards.Suit;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * One line of the score sheet: a scored deal with all that it takes to check the sum (american.md
 * 9). Lists have one number for each side, seats 0 and 2 first, where nothing else is said.
 *
 * @param deal which deal of the match, from 1; void deals are counted
 * @param dealer who dealt
 * @param declarer who won the auction
 * @param bid the contract in points
 * @param trump the trump suit; null where none could be named
 * @param outcome how it came out
 * @param meldBySeat the meld points of each of the four seats
 * @param meld the meld points that counted; 0 where a house rule takes them for want of a trick
 * @param tricks the tricks taken
 * @param cardPoints the points of the cards in them
 * @param lastTrick the bonus for the last trick
 * @param trickPoints card points and bonus, rounded where the house rules say so; where a side that
 *     did not play is given all trick points, these
 * @param delta what the deal brought
 * @param totals the match totals after it
 */
public record DealScore(
        int deal,
        int dealer,
        int declarer,
        int bid,
        @Nullable Suit trump,
        Outcome outcome,
        List<Integer> meldBySeat,
        List<Integer> meld,
        List<Integer> tricks,
        List<Integer> cardPoints,
        List<Integer> lastTrick,
        List<Integer> trickPoints,
        List<Integer> delta,
        List<Integer> totals) {
    public DealScore {
        meldBySeat = List.copyOf(meldBySeat);
        meld = List.copyOf(meld);
        tricks = List.copyOf(tricks);
        cardPoints = List.copyOf(cardPoints);
        lastTrick = List.copyOf(lastTrick);
        trickPoints = List.copyOf(trickPoints);
        delta = List.copyOf(delta);
        totals = List.copyOf(totals);
    }

    /** Whether the bidding side reached its bid. */
    public boolean made() {
        return outcome == Outcome.MADE;
    }

    /** The side of the declarer: 0 (seats 0 and 2) or 1 (seats 1 and 3). */
    public int biddingSide() {
        return declarer % 2;
    }
}
