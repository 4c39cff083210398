package meldhouse.american;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Event;
import meldhouse.api.game.View;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * All that one viewer may know of a match (american.md 11): what is public, the viewer's own hand,
 * and the cards that it passed or was passed. Lists by seat have an entry for each person at the
 * table, seat 0 first; lists by side are in the order of {@link #sides}. What belongs to a deal is
 * empty between two deals, where nothing else is said.
 *
 * @param seat whose view it is; null: a watcher's
 * @param phase the step that the match has reached
 * @param toMove the seat to move; null where chance is to move, or nobody
 * @param target the points that end the match; null: none
 * @param dealsPerMatch how many scored deals end the match; null: any number
 * @param sides the side of each seat; 0, 1, 0, 1 for partners
 * @param deal the number of the deal, from 1, void ones counted; between two deals that of the next
 * @param dealer who deals it; null until the first dealer is drawn
 * @param active the seats that play this deal, from the dealer's left on; empty between two deals
 * @param hand the viewer's own cards, by suit S H D C and within it A T K Q J 9
 * @param counts how many cards each seat holds
 * @param calls the calls of this deal's auction, in order
 * @param highBid the highest bid so far; null: none
 * @param highBidder whose it is; null: nobody's
 * @param declarer who won the auction; null until then
 * @param contract the points that the declaring side must reach; null until then
 * @param trump the trump suit; null until it is named
 * @param turned the card turned up for trump, while it lies open; null: none does
 * @param stock how many cards the stock has left, the turned one among them
 * @param shown the last card of the stock, if all have seen it, and who drew it; else null
 * @param widow the widow, also after it was taken, and until the next cards are dealt; null where
 *     there is none
 * @param buried what the declarer buried; null until then
 * @param passed the cards that one seat gave to another, unseen by the others
 * @param chosen the viewer's own cards chosen to be passed, still in its hand until the partner has
 *     chosen too
 * @param melds what each seat laid on the table, in the order of showing; left there until the next
 *     cards are dealt
 * @param table the melded cards that lie open and can still be played, in the order laid; only
 *     where there is a stock
 * @param misdeal the hand that was shown to claim a redeal, until the next cards are dealt; null:
 *     none
 * @param trick the cards of the trick on the table, in order of play
 * @param lastTrick the trick before it; null: none yet
 * @param played every card played in this deal, that of the open trick too, in the order of a hand
 * @param tricks the tricks taken in this deal, by side
 * @param trickPoints the points of their cards, by side, without the bonus for the last trick
 * @param totals the match totals, by side
 * @param deals the score sheet: every scored deal
 * @param result how the match ended; null while it lasts
 */
public record AmericanView(
        @Nullable Integer seat,
        Phase phase,
        @Nullable Integer toMove,
        @Nullable Integer target,
        @Nullable Integer dealsPerMatch,
        List<Integer> sides,
        int deal,
        @Nullable Integer dealer,
        List<Integer> active,
        List<Card> hand,
        List<Integer> counts,
        List<Call> calls,
        @Nullable Integer highBid,
        @Nullable Integer highBidder,
        @Nullable Integer declarer,
        @Nullable Integer contract,
        @Nullable Suit trump,
        @Nullable Card turned,
        int stock,
        @Nullable Laid shown,
        @Nullable Widow widow,
        @Nullable Buried buried,
        List<CardsPassed> passed,
        List<Card> chosen,
        List<SeatMelds> melds,
        List<TableCard> table,
        @Nullable ShownHand misdeal,
        List<Laid> trick,
        @Nullable TakenTrick lastTrick,
        List<Card> played,
        List<Integer> tricks,
        List<Integer> trickPoints,
        List<Integer> totals,
        List<DealScore> deals,
        @Nullable MatchResult result)
        implements View {
    public AmericanView {
        sides = List.copyOf(sides);
        active = List.copyOf(active);
        hand = List.copyOf(hand);
        counts = List.copyOf(counts);
        calls = List.copyOf(calls);
        passed = List.copyOf(passed);
        chosen = List.copyOf(chosen);
        melds = List.copyOf(melds);
        table = List.copyOf(table);
        trick = List.copyOf(trick);
        played = List.copyOf(played);
        tricks = List.copyOf(tricks);
        trickPoints = List.copyOf(trickPoints);
        totals = List.copyOf(totals);
        deals = List.copyOf(deals);
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the event is not one of the American game
     */
    @Override
    public AmericanView after(Event event) {
        if (!(event instanceof AmericanEvent american)) {
            throw new IllegalArgumentException("no event of the American game: " + event);
        }
        ViewFold fold = new ViewFold(this);
        fold.tell(american);
        return fold.view();
    }
}
