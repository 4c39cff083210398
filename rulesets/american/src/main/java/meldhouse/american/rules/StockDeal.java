package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.TrickTaken;
import meldhouse.american.DrawnFrom;
import meldhouse.american.Laid;
import meldhouse.american.Next;
import meldhouse.american.SeatMelds;
import meldhouse.american.StockEvent.Drew;
import meldhouse.american.StockEvent.TableCleared;
import meldhouse.american.TableCard;
import meldhouse.american.TakenTrick;
import meldhouse.american.rules.Forms.LastStockChoice;
import meldhouse.api.cards.Card;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * A two-handed deal while there is a stock: all but whose turn it is (variants.md 4.2).
 *
 * @param terms with trump, and the melds laid
 * @param hand0 the hand of seat 0, without its cards on the table
 * @param hand1 the hand of seat 1
 * @param open0 the cards of seat 0 on the table
 * @param open1 those of seat 1
 * @param stock what is left to draw
 * @param last the trick before the open one, or {@link Trick#NONE}
 * @param taken the tricks taken by seat 0, and above eight bits those of seat 1
 * @param sums the points of the cards in them, of seat 0, and above 32 bits those of seat 1
 */
record StockDeal(
        Terms terms,
        long hand0,
        long hand1,
        OpenCards open0,
        OpenCards open1,
        Stock stock,
        int last,
        int taken,
        long sums) {
    private static final int ONE_SEAT = 8;
    private static final int HALF = 32;
    private static final int BOTH = 0b11;

    /** With tricks and points by seat. */
    static StockDeal of(
            Terms terms,
            Hands hands,
            List<TableCard> table,
            Stock stock,
            int last,
            List<Integer> tricks,
            List<Integer> points) {
        return new StockDeal(
                terms,
                hands.of(0),
                hands.of(1),
                OpenCards.of(table.stream().filter(laid -> laid.seat() == 0).toList()),
                OpenCards.of(table.stream().filter(laid -> laid.seat() == 1).toList()),
                stock,
                last,
                tricks.get(0) | tricks.get(1) << ONE_SEAT,
                points.get(0) | (long) points.get(1) << HALF);
    }

    /** What a seat holds. */
    long hand(int seat) {
        return seat == 0 ? hand0 : seat == 1 ? hand1 : Hand.EMPTY;
    }

    /** What a seat has on the table. */
    OpenCards open(int seat) {
        return seat == 0 ? open0 : open1;
    }

    /** All cards on the table, those of seat 0 first. */
    List<TableCard> table() {
        if (open1.cards().isEmpty()) {
            return open0.cards();
        }
        List<TableCard> table = new ArrayList<>(open0.cards());
        table.addAll(open1.cards());
        return List.copyOf(table);
    }

    /** The tricks taken by each seat. */
    List<Integer> tricks() {
        return List.of(taken & (1 << ONE_SEAT) - 1, taken >>> ONE_SEAT);
    }

    /** The points of the cards that each seat has taken. */
    List<Integer> points() {
        return List.of((int) sums, (int) (sums >>> HALF));
    }

    /** Where a deal begins. */
    static AmericanPosition start(Ledger ledger, Layout layout, Story story) {
        AmericanGame game = ledger.game();
        int trump = Deck.suitOf(layout.turned());
        StockDeal deal =
                new StockDeal(
                        Terms.named(Contract.none(ledger), trump),
                        layout.hands().of(0),
                        layout.hands().of(1),
                        OpenCards.NONE,
                        OpenCards.NONE,
                        Stock.of(layout.stock(), layout.turned()),
                        Trick.NONE,
                        0,
                        0);
        if (Deck.rankOf(layout.turned()) == Deck.NINE && game.rules().draw().turnedDixScores()) {
            SeatMelds dix = dix(game, ledger.dealer(), trump);
            story.tellMelds(List.of(dix));
            deal = deal.with(deal.terms.with(dix));
        }
        return deal.led(ledger.next(ledger.dealer()));
    }

    /** A nine of trump as a meld. */
    static SeatMelds dix(AmericanGame game, int seat, int trump) {
        long nine = Hand.with(Hand.EMPTY, Deck.number(trump, Deck.NINE));
        return game.sheet().laid(seat, Tally.with(Tally.NOTHING, Tally.DIX, 1), nine, trump);
    }

    AmericanGame game() {
        return terms.game();
    }

    private static int other(int seat) {
        return 1 - seat;
    }

    StockDeal with(Terms changed) {
        return new StockDeal(changed, hand0, hand1, open0, open1, stock, last, taken, sums);
    }

    /** With another hand of a seat. */
    StockDeal with(int seat, long hand) {
        return seat == 0
                ? new StockDeal(terms, hand, hand1, open0, open1, stock, last, taken, sums)
                : new StockDeal(terms, hand0, hand, open0, open1, stock, last, taken, sums);
    }

    /** With other cards of a seat on the table. */
    StockDeal with(int seat, OpenCards open) {
        return seat == 0
                ? new StockDeal(terms, hand0, hand1, open, open1, stock, last, taken, sums)
                : new StockDeal(terms, hand0, hand1, open0, open, stock, last, taken, sums);
    }

    StockDeal with(Stock left) {
        return new StockDeal(terms, hand0, hand1, open0, open1, left, last, taken, sums);
    }

    /** After a trick that this seat has taken. */
    private StockDeal taken(int trick, int winner) {
        long points = terms.play().points(trick);
        return new StockDeal(
                terms,
                hand0,
                hand1,
                open0,
                open1,
                stock,
                trick,
                taken + (1 << winner * ONE_SEAT),
                sums + (points << winner * HALF));
    }

    /** The position where a seat is to lead. */
    FreePlay led(int seat) {
        return new FreePlay(this, Trick.led(seat, BOTH));
    }

    /** The cards of stock and table. */
    long unplayed() {
        long cards = stock.cards();
        if (stock.turned() >= 0) {
            cards = Hand.with(cards, stock.turned());
        }
        return Hand.plus(Hand.plus(cards, open0.hand()), open1.hand());
    }

    /**
     * Both draw, the winner of the trick first.
     *
     * @param choice what the winner takes of the last two cards
     */
    StockDeal drawn(int winner, DrawnFrom choice, Story story) {
        if (!stock.isLastDraw()) {
            return twoFromTheTop(winner, story);
        }
        boolean open = game().rules().draw().lastStockCardShown();
        return choice == DrawnFrom.STOCK
                ? top(winner, open, story).turned(other(winner), story)
                : turned(winner, story).top(other(winner), open, story);
    }

    /** Both draw unseen: the winner the top card, the other the next. */
    private StockDeal twoFromTheTop(int winner, Story story) {
        int first = stock.top();
        Stock less = stock.withoutTop();
        int second = less.top();
        Stock left = less.withoutTop();
        story.tell(next -> drew(winner, first, left.size() + 1, next))
                .tell(next -> drew(other(winner), second, left.size(), next));
        return new StockDeal(
                terms,
                Hand.with(hand0, winner == 0 ? first : second),
                Hand.with(hand1, winner == 0 ? second : first),
                open0,
                open1,
                left,
                last,
                taken,
                sums);
    }

    private static Drew drew(int seat, int card, int left, @Nullable Next next) {
        return new Drew(seat, DrawnFrom.STOCK, Deck.card(card), false, left, next);
    }

    private StockDeal top(int seat, boolean open, Story story) {
        int card = stock.top();
        Stock left = stock.withoutTop();
        story.tell(
                next -> new Drew(seat, DrawnFrom.STOCK, Deck.card(card), open, left.size(), next));
        StockDeal drawn = with(left).with(seat, Hand.with(hand(seat), card));
        return open ? drawn.with(terms.withShown(new Laid(seat, Deck.card(card)))) : drawn;
    }

    private StockDeal turned(int seat, Story story) {
        Card card = Deck.card(stock.turned());
        Stock left = stock.withTurned(-1);
        story.tell(next -> new Drew(seat, DrawnFrom.TURNED, card, true, left.size(), next));
        return with(left).with(seat, Hand.with(hand(seat), stock.turned()));
    }

    /** Whether a trump has been played. */
    boolean isBroken() {
        int trumps = terms.play().trumps;
        int left = Hand.count(hand0, trumps) + Hand.count(hand1, trumps);
        return left + Hand.count(unplayed(), trumps) < Hand.count(game().pack(), trumps);
    }

    /** Where it goes when a trick is complete. */
    AmericanPosition complete(int trick, Story story) {
        int winner = Trick.winningSeat(trick, terms.play().trumps);
        StockDeal taken = taken(trick, winner);
        story.tell(next -> new TrickTaken(taken.lastTaken(), next));
        return game().rules().draw().meldBeforeDraw()
                ? new MeldTurn(taken, winner, 0)
                : taken.draws(winner, story);
    }

    /** The trick before the open one; null: none yet. */
    @Nullable TakenTrick lastTrick() {
        return last == Trick.NONE ? null : lastTaken();
    }

    private TakenTrick lastTaken() {
        int number = tricks().get(0) + tricks().get(1);
        return new TakenTrick(
                number,
                Playing.laid(last),
                Trick.winningSeat(last, Deck.ofSuit(terms.trump())),
                terms.play().points(last));
    }

    /** Where it goes when the winner has melded. */
    AmericanPosition melded(int winner, Story story) {
        return game().rules().draw().meldBeforeDraw()
                ? draws(winner, story)
                : goesOn(winner, story);
    }

    /** Whether the next draw is the last, and the winner chooses. */
    boolean isChoice() {
        return stock.isLastDraw()
                && game().rules().draw().lastStockChoice() == LastStockChoice.WINNER_CHOOSES;
    }

    private AmericanPosition draws(int winner, Story story) {
        return isChoice() ? new LastDraw(this, winner) : drew(winner, DrawnFrom.STOCK, story);
    }

    /** Where it goes when it is known what the winner draws. */
    AmericanPosition drew(int winner, DrawnFrom choice, Story story) {
        StockDeal drawn = drawn(winner, choice, story);
        return game().rules().draw().meldBeforeDraw()
                ? drawn.goesOn(winner, story)
                : new MeldTurn(drawn, winner, 0);
    }

    /** Where it goes once both have drawn and the winner has melded: on to the lead. */
    private AmericanPosition goesOn(int winner, Story story) {
        return stock.size() > 0 ? led(winner) : strict(winner, story);
    }

    /** The second half: melds go back into the hands, and all duties hold. */
    private Playing strict(int leader, Story story) {
        Hands whole =
                Hands.NONE
                        .with(0, Hand.plus(hand0, open0.hand()))
                        .with(1, Hand.plus(hand1, open1.hand()));
        story.tell(TableCleared::new);
        return Playing.resumed(terms, whole, Trick.led(leader, BOTH), last, tricks(), points());
    }
}
