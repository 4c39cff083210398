package meldhouse.american;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * One line of the score sheet: a scored deal with all that it takes to check the sum (american.md
 * 9). Lists have one number for each side where nothing else is said: for partners seats 0 and 2
 * first, for others the seats in order.
 *
 * @param deal which deal of the match, from 1; void deals are counted
 * @param dealer who dealt
 * @param declarer who won the auction, or declared out; null where nobody did
 * @param bid the contract in points; null where there is no auction
 * @param biddingSide the side of the declarer; null where there is none
 * @param trump the trump suit; null where none could be named
 * @param outcome how it came out
 * @param meldBySeat the meld points of each seat
 * @param meld the meld points that counted; 0 where a house rule takes them for want of a trick
 * @param tricks the tricks taken
 * @param cardPoints the points of the cards in them
 * @param lastTrick the bonus for the last trick
 * @param buried the cards that the declarer had buried, where they count for somebody
 * @param buriedPoints the points of these
 * @param trickPoints card points, bonus and points of buried cards, rounded where the house rules
 *     say so; where a side that did not play is given all trick points, these
 * @param moon whether all announced tricks were taken; null: none were announced
 * @param winsMatch the side that has won the match by taking every trick; null: none has
 * @param delta what the deal brought: points, or chips where deals are settled in units
 * @param units how the chips came about; null where deals bring points
 * @param checks the checks of the deal; null where none are paid
 * @param totals the match totals after it
 * @param target the points that end the match from here on; null: none
 */
public record DealScore(
        int deal,
        int dealer,
        @Nullable Integer declarer,
        @Nullable Integer bid,
        @Nullable Integer biddingSide,
        @Nullable Suit trump,
        Outcome outcome,
        List<Integer> meldBySeat,
        List<Integer> meld,
        List<Integer> tricks,
        List<Integer> cardPoints,
        List<Integer> lastTrick,
        List<Card> buried,
        List<Integer> buriedPoints,
        List<Integer> trickPoints,
        @Nullable Boolean moon,
        @Nullable Integer winsMatch,
        List<Integer> delta,
        @Nullable UnitScore units,
        @Nullable CheckScore checks,
        List<Integer> totals,
        @Nullable Integer target) {
    public DealScore {
        meldBySeat = List.copyOf(meldBySeat);
        meld = List.copyOf(meld);
        tricks = List.copyOf(tricks);
        cardPoints = List.copyOf(cardPoints);
        lastTrick = List.copyOf(lastTrick);
        buried = List.copyOf(buried);
        buriedPoints = List.copyOf(buriedPoints);
        trickPoints = List.copyOf(trickPoints);
        delta = List.copyOf(delta);
        totals = List.copyOf(totals);
    }

    /** Whether the bidding side reached its bid. */
    public boolean made() {
        return outcome.isMade();
    }
}
