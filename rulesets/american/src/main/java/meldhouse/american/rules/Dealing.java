package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Dealt;
import meldhouse.american.Phase;
import meldhouse.american.ShownHand;
import meldhouse.american.StockEvent.TrumpTurned;
import meldhouse.american.rules.Choices.FirstDealer;
import meldhouse.american.rules.Forms.MisdealWindow;
import meldhouse.api.game.Decision;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The cards are to be shuffled and dealt (american.md 2).
 *
 * @param remains what is left of the deal that was just scored, if one was
 * @param misdeal the hand that was shown to claim this redeal; null: it is none
 */
record Dealing(Ledger ledger, Remains remains, @Nullable ShownHand misdeal)
        implements AmericanPosition {
    /** The first deal of a match. */
    static Dealing first(AmericanGame game, int dealer) {
        return new Dealing(Ledger.start(game, dealer), Remains.NONE, null);
    }

    @Override
    public AmericanGame game() {
        return ledger.game();
    }

    @Override
    public Phase phase() {
        return Phase.DEAL;
    }

    @Override
    public Turn.Chance turn() {
        return new Turn.Chance(game().packSize());
    }

    @Override
    public LegalMoves legalMoves() {
        return LegalMoves.NONE;
    }

    @Override
    public List<Integer> totals() {
        return ledger.totals();
    }

    @Override
    public Decision.Accepted shuffled(int[] order) {
        AmericanPosition.check(order, turn());
        AmericanRules rules = ledger.rules();
        int[] cards = new int[order.length];
        for (int place = 0; place < order.length; place++) {
            cards[place] = game().dealt(order[place]);
        }
        Layout layout = Layout.of(game(), ledger.dealer(), cards);
        Story story = Story.heard();
        if (ledger.deal() == 1 && rules.table().firstDealer() == FirstDealer.SEAT_0) {
            story.tell(Drawing.started(rules));
        }
        for (int seat : game().seating().order(ledger.dealer())) {
            long hand = layout.hands().of(seat);
            story.tell(
                    next ->
                            new Dealt(
                                    ledger.deal(),
                                    ledger.dealer(),
                                    seat,
                                    Hand.size(hand),
                                    Hand.cards(hand),
                                    next));
        }
        return story.end(dealt(ledger, layout, story));
    }

    /** What follows when the cards have been dealt. */
    static AmericanPosition dealt(Ledger ledger, Layout layout, Story story) {
        Hands hands = layout.hands();
        if (layout.turned() >= 0) {
            int stock = layout.stock().isEmpty() ? 0 : layout.stock().size() + 1;
            int dealer = ledger.game().seating().last(ledger.dealer());
            story.tell(next -> new TrumpTurned(dealer, Deck.card(layout.turned()), stock, next));
            return stock > 0
                    ? StockDeal.start(ledger, layout, story)
                    : DixAsked.start(Terms.turned(ledger, layout.turned()), hands, story);
        }
        MisdealRules misdeal = ledger.rules().misdeal();
        return ledger.game().hasMisdeals()
                        && misdeal.misdealWindow() == MisdealWindow.BEFORE_AUCTION
                ? new RedealRight(ledger, hands, ledger.next(ledger.dealer()))
                : Bidding.start(ledger, hands);
    }
}
