package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.TrickTaken;
import meldhouse.american.DrawnFrom;
import meldhouse.american.Laid;
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
 * @param hands without the cards on the table
 * @param table the melded cards that lie open
 * @param stock what is left to draw
 * @param last the trick before the open one, or {@link Trick#NONE}
 * @param taken the tricks taken by seat 0, and above eight bits those of seat 1
 * @param sums the points of the cards in them, of seat 0, and above 32 bits those of seat 1
 */
record StockDeal(
        Terms terms,
        Hands hands,
        List<TableCard> table,
        Stock stock,
        int last,
        int taken,
        long sums) {
    private static final int ONE_SEAT = 8;
    private static final int HALF = 32;

    StockDeal {
        table = List.copyOf(table);
    }

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
                hands,
                table,
                stock,
                last,
                tricks.get(0) | tricks.get(1) << ONE_SEAT,
                points.get(0) | (long) points.get(1) << HALF);
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
                        layout.hands(),
                        List.of(),
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

    int other(int seat) {
        return terms.ledger().next(seat);
    }

    StockDeal with(Terms changed) {
        return new StockDeal(changed, hands, table, stock, last, taken, sums);
    }

    StockDeal with(Hands changed, List<TableCard> laid) {
        return new StockDeal(terms, changed, laid, stock, last, taken, sums);
    }

    StockDeal with(Hands changed, Stock left) {
        return new StockDeal(terms, changed, table, left, last, taken, sums);
    }

    /** After a trick that this seat has taken. */
    StockDeal taken(int trick, int winner) {
        long points = terms.play().points(trick);
        return new StockDeal(
                terms,
                hands,
                table,
                stock,
                trick,
                taken + (1 << winner * ONE_SEAT),
                sums + (points << winner * HALF));
    }

    /** The position where a seat is to lead. */
    FreePlay led(int seat) {
        return new FreePlay(this, Trick.led(seat, terms.ledger().active()));
    }

    /** A seat's own cards on the table, in the order laid. */
    List<TableCard> tableOf(int seat) {
        if (table.isEmpty()) {
            return table;
        }
        List<TableCard> own = new ArrayList<>(table.size());
        for (TableCard laid : table) {
            if (laid.seat() == seat) {
                own.add(laid);
            }
        }
        return own;
    }

    /** The distinct cards that a seat has on the table. */
    int onTable(int seat) {
        int cards = 0;
        for (TableCard laid : table) {
            cards |= laid.seat() == seat ? 1 << Deck.number(laid.card()) : 0;
        }
        return cards;
    }

    /** The cards of stock and table. */
    long unplayed() {
        long cards = stock.cards();
        if (stock.turned() >= 0) {
            cards = Hand.with(cards, stock.turned());
        }
        for (TableCard laid : table) {
            cards = Hand.with(cards, Deck.number(laid.card()));
        }
        return cards;
    }

    /** What a seat has counted in this deal so far, melds and cards. */
    int counted(int seat) {
        return terms.ledger().bySeat(terms.melds()).get(seat) + points().get(seat);
    }

    /**
     * Both draw, the winner of the trick first.
     *
     * @param choice what the winner takes of the last two cards
     */
    StockDeal drawn(int winner, DrawnFrom choice, Story story) {
        if (!stock.isLastDraw()) {
            return top(winner, false, story).top(other(winner), false, story);
        }
        boolean open = game().rules().draw().lastStockCardShown();
        return choice == DrawnFrom.STOCK
                ? top(winner, open, story).turned(other(winner), story)
                : turned(winner, story).top(other(winner), open, story);
    }

    private StockDeal top(int seat, boolean open, Story story) {
        Card card = Deck.card(stock.top());
        Stock left = stock.withoutTop();
        story.tell(next -> new Drew(seat, DrawnFrom.STOCK, card, open, left.size(), next));
        StockDeal drawn = with(hands.with(seat, Hand.with(hands.of(seat), stock.top())), left);
        return open ? drawn.with(terms.withShown(new Laid(seat, card))) : drawn;
    }

    private StockDeal turned(int seat, Story story) {
        Card card = Deck.card(stock.turned());
        Stock left = stock.withTurned(-1);
        story.tell(next -> new Drew(seat, DrawnFrom.TURNED, card, true, left.size(), next));
        return with(hands.with(seat, Hand.with(hands.of(seat), stock.turned())), left);
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
                game().points(last));
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
        Hands whole = hands;
        for (TableCard laid : table) {
            long hand = Hand.with(whole.of(laid.seat()), Deck.number(laid.card()));
            whole = whole.with(laid.seat(), hand);
        }
        story.tell(TableCleared::new);
        return Playing.resumed(
                terms, whole, Trick.led(leader, terms.ledger().active()), last, tricks(), points());
    }
}
